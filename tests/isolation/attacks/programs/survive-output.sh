# Leaves a process that holds the output open.
env -i setsid bash -c "exec -a $MARK sleep 120" < /dev/null &
won 'started a process that holds my output'
