# Tells whoever asks on a socket without a path who it is, and root a secret.
import socket, struct
server = socket.socket(socket.AF_UNIX)
server.bind('\0ralph-service')
server.listen(50)
while True:
    client, _ = server.accept()
    _, uid, _ = struct.unpack('3i', client.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))
    client.sendall(b'user %d%s\n' % (uid, b' CANARY of a service' if uid == 0 else b''))
    client.close()
