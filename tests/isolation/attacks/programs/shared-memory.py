# Leaves a piece of shared memory under a number that others know.
import ctypes
libc = ctypes.CDLL(None, use_errno=True)
if libc.shmget(0x52414C50, 4096, 0o1666) >= 0:
    won('made shared memory')
