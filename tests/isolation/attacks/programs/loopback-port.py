# Leaves a server on a port where the next process may expect one of its own.
import os, socket
one = socket.socket()
one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
try:
    one.bind(('127.0.0.1', int(PORT)))
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
