# Mounts the whole file system, or its disk, a second time, where nothing is hidden or read-only.
mkdir -p ./second
device=$(awk -v place="$SCENE" '$5 == place {print $(NF-1); exit}' /proc/self/mountinfo)
try() {
  for file in "$RT/ralph/journal.jsonl" "$RUNNER/.credentials" "$RH/.ssh/id_ed25519"; do
    cat "./second$1${file#"$SCENE"}" 2>/dev/null | grep CANARY && won "read $file"
  done
  umount -R -l ./second 2>/dev/null
}
mount --rbind / ./second 2>/dev/null && try "$SCENE"
mount --bind / ./second 2>/dev/null && try "$SOURCE"
mount "$device" ./second 2>/dev/null && try "$SOURCE"
rmdir ./second 2>/dev/null
