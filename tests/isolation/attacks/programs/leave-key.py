# Leaves a key in the key ring of its user, for a minute.
import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
ADD, CTL = {'x86_64': (248, 250), 'aarch64': (217, 219)}[os.uname().machine]
key = libc.syscall(ADD, b'user', MARK.encode(), b'x', ctypes.c_long(1), ctypes.c_long(-4))
if key > 0:
    libc.syscall(CTL, ctypes.c_long(15), ctypes.c_long(key), ctypes.c_long(60))
    won('left the key %d' % key)
