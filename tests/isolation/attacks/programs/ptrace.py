# Attaches to the controller's helper as a debugger does, with the option that the helper dies with its debugger.
import ctypes, glob, os
libc = ctypes.CDLL(None, use_errno=True)
libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
SEIZE, EXITKILL = 0x4206, 0x00100000
for folder in glob.glob('/proc/[0-9]*'):
    try:
        line = open(folder + '/cmdline').read()
    except OSError:
        continue
    if PEER in line and int(folder[6:]) != os.getpid() and 'python' not in line.split('\0')[0]:
        if libc.ptrace(SEIZE, int(folder[6:]), None, EXITKILL) == 0:
            won('attached to ' + folder)
