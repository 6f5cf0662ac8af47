# Makes a control group of its own, the first step to limits lifted and to a program that the kernel starts on release.
for root in /sys/fs/cgroup /sys/fs/cgroup/*; do
  mkdir "$root/$MARK" 2>/dev/null && won "made $root/$MARK"
done
