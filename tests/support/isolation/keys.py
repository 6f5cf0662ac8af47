# Puts a key into a new session key ring and into that of the user, as an earlier step of a job may, and becomes its arguments.
import ctypes, os, sys
libc = ctypes.CDLL(None)
ADD, CTL = {'x86_64': (248, 250), 'aarch64': (217, 219)}[os.uname().machine]
libc.syscall(CTL, ctypes.c_long(1), None)
for ring in (-3, -4):
    text = b'CANARY of a key ring'
    key = libc.syscall(ADD, b'user', b'ralph-canary', text, ctypes.c_long(len(text)), ctypes.c_long(ring))
    libc.syscall(CTL, ctypes.c_long(15), ctypes.c_long(key), ctypes.c_long(900))
os.execvp(sys.argv[1], sys.argv[1:])
