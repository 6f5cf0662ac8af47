# Uses whatever its parent left open: reads files, goes up from folders, tells of sockets.
import os, stat
for name in os.listdir('/proc/self/fd'):
    number = int(name)
    try:
        mode = os.fstat(number).st_mode
    except OSError:
        continue
    if number > 2 and stat.S_ISSOCK(mode):
        won('holds the open socket %d' % number)
    if number < 3 or not (stat.S_ISDIR(mode) or stat.S_ISREG(mode)):
        continue
    try:
        text = os.pread(number, 1 << 20, 0).decode('latin1') if stat.S_ISREG(mode) else ''
        if stat.S_ISDIR(mode) and os.readlink('/proc/self/fd/' + name) != '/proc/self/fd':
            text = open(os.open('../' * 20 + RT.lstrip('/') + '/ralph/journal.jsonl', os.O_RDONLY, dir_fd=number)).read()
    except OSError:
        continue
    if 'CANARY' in text:
        print(text)
        won('read the open file %d' % number)
