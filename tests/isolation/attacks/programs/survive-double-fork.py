# Leaves a daemon: two forks, a session of its own, no file of its parent.
import os
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        null = os.open('/dev/null', os.O_RDWR)
        for number in (0, 1, 2):
            os.dup2(null, number)
        os.closerange(3, 64)
        os.chdir('/')
        os.execv('/bin/sleep', [MARK, '120'])
    os._exit(0)
os.wait()
won('started a daemon')
