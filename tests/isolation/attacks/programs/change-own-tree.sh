# Changes tracked and ignored files of its own tree, with the times put back.
for file in src/app.txt node_modules/.bin/sample-shim; do
  touch -r "$file" ./time 2>/dev/null
  { echo "$MARK" >> "$file"; } 2>/dev/null && won "changed $file"
  touch -r ./time "$file" 2>/dev/null
done
rm -f ./time
