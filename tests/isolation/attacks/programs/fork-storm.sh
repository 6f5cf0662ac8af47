# Leaves two hundred processes in as many sessions.
for _ in $(seq 200); do
  env -i setsid bash -c "exec -a $MARK sleep 120" < /dev/null > /dev/null 2>&1 &
done
won 'started two hundred processes'
