# Sends a signal to every process that it may signal; a harmless one, where an attacker would send KILL.
kill -URG "$PPID" "$CONTROLLER" -1 2>/dev/null && won 'signalled processes that are not mine'
for process in /proc/[0-9]*; do kill -URG "${process#/proc/}" 2>/dev/null; done
