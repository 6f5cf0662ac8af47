# Leaves a process that goes on to change the tree.
touch late.txt
env -i setsid bash -c "exec -a $MARK bash -c 'for _ in {1..600}; do echo late >> $PWD/late.txt; sleep 0.1; done'" < /dev/null > /dev/null 2>&1 &
won 'left a writer behind'
