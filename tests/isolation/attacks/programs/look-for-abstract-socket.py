# Tells whether the server of the process before answers.
import socket
one = socket.socket(socket.AF_UNIX)
try:
    one.connect('\0ralph-' + MARK)
    print(MARK)
except OSError as error:
    lost(error)
