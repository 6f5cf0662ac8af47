# Writes a workflow command into the output of every process that it can see.
for file in /proc/[0-9]*/fd/1 /proc/[0-9]*/fd/2; do
  case $file in /proc/$$/*) continue ;; esac
  [ "$file" -ef /proc/$$/fd/1 ] && continue
  timeout 1 bash -c "echo '::set-output name=status::$MARK' > $file" 2>/dev/null && won "wrote to $file"
done
