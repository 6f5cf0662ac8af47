# Plants lines in start files of the user, for the next shell and the next git.
for home in "$RH" "$HOME"; do
  { echo "echo $MARK" >> "$home/.bashrc" && printf '[core]\n\tpager = %s\n' "$MARK" >> "$home/.gitconfig"; } 2>/dev/null && won "wrote in $home"
done
