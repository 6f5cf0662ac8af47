# Takes away whatever is mounted over the hidden places, then looks below.
for _ in 1 2 3; do
  for place in "$WS" "$RT" "$RH" "$RUNNER" "$RH/.ssh" "$RH/.aws" "$RT/ralph"; do umount -l "$place" 2>/dev/null; done
done
for file in "$RT/ralph/journal.jsonl" "$RUNNER/.credentials" "$RH/.ssh/id_ed25519"; do
  cat "$file" 2>/dev/null | grep CANARY && won "read $file"
done
