# Looks for secrets in the environment of every process that it can see.
for environ in /proc/[0-9]*/environ; do
  tr '\0' '\n' < "$environ" 2>/dev/null | grep CANARY && won "read $environ"
done
