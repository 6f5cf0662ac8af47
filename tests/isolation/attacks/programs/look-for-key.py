# Tells whether the process before left a key.
import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
ADD, CTL = {'x86_64': (248, 250), 'aarch64': (217, 219)}[os.uname().machine]
if libc.syscall(CTL, ctypes.c_long(10), ctypes.c_long(-4), b'user', MARK.encode(), ctypes.c_long(0)) > 0:
    print(MARK)
