# Tells whether the process before left its shared memory, and removes it.
import ctypes
libc = ctypes.CDLL(None, use_errno=True)
number = libc.shmget(0x52414C50, 0, 0)
if number >= 0:
    print(MARK)
    libc.shmctl(number, 0, None)
