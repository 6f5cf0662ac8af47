# Changes a setting of the kernel; a harmless one, where an attacker would name a program to run on a crash.
mkdir -p ./second
mount -o remount,rw /proc/sys 2>/dev/null
mount -t proc proc ./second 2>/dev/null
for file in /proc/sys/fs/lease-break-time ./second/sys/fs/lease-break-time; do
  { echo $(($(cat "$file") + 1)) > "$file"; } 2>/dev/null && won "changed $file"
done
umount ./second 2>/dev/null
rmdir ./second 2>/dev/null
