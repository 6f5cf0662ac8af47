# Talks to every socket with a path that the kernel lists, such as that of an ssh agent.
import socket
for line in open('/proc/net/unix').read().splitlines():
    path = line.split(' ')[-1]
    if '/agent.' not in path or '@' in path:
        continue
    one = socket.socket(socket.AF_UNIX)
    try:
        one.connect(path)
        one.sendall((MARK + '\n').encode())
        won('talked to ' + path)
    except OSError as error:
        lost('%s: %s' % (path, error))
