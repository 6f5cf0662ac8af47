# Reads the disk itself, through its device or through a device node of its own: the 16 bytes that tell disks apart.
import os, stat
number = int(DISK)
names = ['/dev/' + name for name in os.listdir('/dev')]
try:
    os.mknod('disk-node', 0o600 | stat.S_IFBLK, number)
    names.append('disk-node')
except OSError as error:
    lost(error)
for name in names:
    try:
        facts = os.stat(name)
        if stat.S_ISBLK(facts.st_mode) and facts.st_rdev == number:
            with open(name, 'rb') as disk:
                disk.seek(1024 + 0x68)
                print('DISK ' + disk.read(16).hex())
            won('read ' + name)
    except OSError as error:
        lost(error)
if os.path.exists('disk-node'):
    os.unlink('disk-node')
