# Tells whether the server of the process before answers.
import socket
try:
    socket.create_connection(('127.0.0.1', int(PORT)), 2)
    print(MARK)
except OSError as error:
    lost(error)
