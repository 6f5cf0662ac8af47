# Writes into a folder of root with a program that has the set-user-id bit.
"$ROOTS/set-uid-tool" "$ROOTS/$MARK" 2>/dev/null && won 'used a set-user-id program'
