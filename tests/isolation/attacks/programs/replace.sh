# Replaces the files named in the arguments by others of the same name, as far as the folder allows it.
for file in "$@"; do
  { mkdir -p "$(dirname "$file")" && rm -f "$file" && printf '#!/bin/sh\necho %s\n' "$MARK" > "$file" && chmod +x "$file"; } 2>/dev/null && won "replaced $file"
done
