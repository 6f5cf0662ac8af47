# Prints the files named in the arguments.
for file in "$@"; do
  cat $file 2>/dev/null && won "read $file"
done
