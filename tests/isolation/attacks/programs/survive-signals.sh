# Leaves a process that ignores every signal that can be ignored.
setsid bash -c "trap '' TERM INT HUP QUIT USR1 USR2; exec -a $MARK sleep 120" < /dev/null > /dev/null 2>&1 &
won 'started a process that ignores signals'
