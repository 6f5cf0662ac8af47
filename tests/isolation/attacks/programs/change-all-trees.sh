# Changes every copy of a tracked file that it can find, wherever the views of other gates may lie.
find "$SCENE" -name app.txt -path '*src*' 2>/dev/null | while read -r file; do
  { echo "$MARK" >> "$file"; } 2>/dev/null && won "changed $file"
done
