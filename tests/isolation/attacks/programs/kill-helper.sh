# Kills the controller's helper, by its id and by its name.
kill -KILL "$HELPER" 2>/dev/null && won 'killed the id of the helper'
for process in /proc/[0-9]*; do
  case $(tr '\0' ' ' < "$process/cmdline" 2>/dev/null) in *bash*) ;; *"$PEER"*) kill -KILL "${process#/proc/}" 2>/dev/null && won 'killed the helper' ;; esac
done
