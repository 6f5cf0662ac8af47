# Leaves a process without any variable that a scan could know it by.
env -i setsid bash -c "exec -a $MARK sleep 120" < /dev/null > /dev/null 2>&1 &
won 'started a process without environment'
