# Gives a hidden file a second name in its own folder.
for file in "$RUNNER/.credentials" "$RT/ralph/journal.jsonl"; do
  ln "$file" ./second-name 2>/dev/null && grep CANARY second-name && won "linked $file"
  rm -f second-name
done
