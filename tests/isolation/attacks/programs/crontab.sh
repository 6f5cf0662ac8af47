# Leaves a table for cron.
for folder in /var/spool/cron/crontabs /var/spool/cron /etc/cron.d; do
  { echo '# nothing' > "$folder/$MARK"; } 2>/dev/null && won "wrote into $folder"
done
