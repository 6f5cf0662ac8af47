# Puts links in place of its HOME and its folder for temporary files, so that cleaning up or filling them hits the bait.
for folder in "$HOME" "$TMPDIR"; do
  case $folder in "$SCENE"/*) ;; *) continue ;; esac
  cd / && rm -rf "$folder" 2>/dev/null && ln -s "$BAIT" "$folder" 2>/dev/null && won "replaced $folder"
done
