# Asks a service of the machine that serves nobody but root.
import socket
one = socket.socket(socket.AF_UNIX)
try:
    one.connect('\0ralph-service')
    print(one.recv(100).decode())
except OSError as error:
    lost(error)
