# Looks for a key of the job in every key ring that a process may name, and in those that the kernel lists.
import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
ADD, CTL = {'x86_64': (248, 250), 'aarch64': (217, 219)}[os.uname().machine]
text = ctypes.create_string_buffer(200)
def keyctl(*args):
    return libc.syscall(CTL, *[ctypes.c_long(one) if isinstance(one, int) else one for one in args])
def read(key):
    if key > 0 and keyctl(11, key, text, 200) > 0:
        print(text.value.decode('latin1'))
persistent = keyctl(22, -1, -3)
for ring in (-1, -2, -3, -4, -5, persistent):
    read(keyctl(10, ring, b'user', b'ralph-canary', 0))
read(libc.syscall(ADD + 1, b'user', b'ralph-canary', None, ctypes.c_long(0)))
try:
    numbers = [int(line.split()[0], 16) for line in open('/proc/keys')]
except OSError:
    numbers = []
for number in numbers:
    keyctl(8, number, -3)
    read(number)
read(keyctl(10, -3, b'user', b'ralph-canary', 0))
