# Poisons caches of the user that later builds read.
for home in "$RH" "$HOME"; do
  for cache in .npm/_cacache/index .m2/repository/sample/sample.jar .cargo/bin/cargo-sample; do
    { echo "$MARK" >> "$home/$cache"; } 2>/dev/null && won "wrote $home/$cache"
  done
done
