# Tells whether the process before left something in the folders named in the arguments.
for folder in "$@"; do cat "$folder/ralph-attack" 2>/dev/null; done
