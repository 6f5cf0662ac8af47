# Leaves a file in each of the folders named in the arguments, for the next process.
for folder in "$@"; do
  { echo "$MARK" > "$folder/ralph-attack"; } 2>/dev/null && won "left a file in $folder"
done
