import type { Sample } from './sample.ts';

const checker = `import importlib.util, os, struct, sys, unittest

def is_cached(path):
    cached = importlib.util.cache_from_source(path)
    if not os.path.exists(cached):
        return False
    with open(cached, 'rb') as code:
        _, flags, changed = struct.unpack('<4sII', code.read(12))
        return flags & 1 == 1 or changed == int(os.stat(path).st_mtime)

here = os.getcwd()
print('bytecode:', 'kept' if is_cached(os.path.join(here, 'src/sample/core.py')) else 'made')
import sample.core
print('prefix:', sys.prefix, 'program:', sys.argv[0])
if not os.path.realpath(sample.core.__file__).startswith(os.path.realpath(here) + os.sep):
    sys.exit('the tested code is not that of this folder but ' + sample.core.__file__)
unittest.main(module=None, argv=['unittest', 'discover', '-s', 'tests', '-t', '.'])
`;

/** A project in a virtual environment that names its own absolute path: in start lines of programs, and for its own code. */
export const pythonSample: Sample = {
  name: 'python',
  needs: ['python3'],
  files: {
    '.gitignore': '.venv/\n__pycache__/\n',
    'src/sample/__init__.py': '',
    'src/sample/core.py': 'def half(n):\n    return n // 2\n',
    'tests/__init__.py': '',
    'tests/test_core.py': `import unittest
from sample.core import half

class Core(unittest.TestCase):
    def test_half(self):
        self.assertEqual(half(84), 42)
`,
    'tools/check.py': checker,
  },
  prepare: `/usr/bin/python3 -m venv --without-pip .venv
echo "$PWD/src" > "$(echo .venv/lib/python3*/site-packages)/sample.pth"
{ echo "#!$PWD/.venv/bin/python"; cat tools/check.py; } > .venv/bin/check
chmod +x .venv/bin/check
/usr/bin/python3 -m compileall -q --invalidation-mode checked-hash src`,
  gate: '. .venv/bin/activate && check && .venv/bin/check',
  chill: 'find src -name __pycache__ -prune -exec rm -rf {} +',
  cold: /bytecode: made/,
  warm: /^(?![\s\S]*bytecode: made)[\s\S]*bytecode: kept/,
};
