# Appends a line to the files named in the arguments.
for file in "$@"; do
  for one in $file; do
    { echo "$MARK" >> "$one"; } 2>/dev/null && won "appended to $one"
  done
done
