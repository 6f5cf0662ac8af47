# Leaves a process in a session of its own.
setsid bash -c "exec -a $MARK sleep 120" < /dev/null > /dev/null 2>&1 &
won 'started a process in a session of its own'
