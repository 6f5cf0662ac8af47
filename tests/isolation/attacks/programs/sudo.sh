# Writes into a folder of root with sudo.
sudo -n tee "$ROOTS/$MARK" < /dev/null > /dev/null 2>&1 && won 'used sudo'
