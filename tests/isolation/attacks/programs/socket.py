# Talks to the sockets named in the arguments.
import socket, sys
for path in sys.argv[1:]:
    one = socket.socket(socket.AF_UNIX)
    try:
        one.connect(path)
        one.sendall((MARK + '\n').encode())
        won('talked to ' + path)
    except OSError as error:
        lost('%s: %s' % (path, error))
