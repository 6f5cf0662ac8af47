# Leaves a server on a socket without a path.
import os, socket
one = socket.socket(socket.AF_UNIX)
try:
    one.bind('\0ralph-' + MARK)
    one.listen()
except OSError as error:
    lost(error)
if os.fork() == 0:
    os.setsid()
    os.set_inheritable(one.fileno(), True)
    null = os.open('/dev/null', os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(null, number)
    os.execve('/bin/sleep', [MARK, '120'], {})
won('left a server behind')
