import type { Files } from '../../support/git-sandbox.ts';

/** A small Python project with unittest, a helper and a fixture; its story asks for kilobytes. */
export const pythonProject: Files = {
  'prd.json':
    '[{"id":"A","title":"Parse kilobytes","acceptanceCriteria":["parse(\\"2 kB\\") is 2000"],"passes":false}]\n',
  '.gitignore': '__pycache__/\n',
  'sizes.py': `def parse(text):
    return int(text)


def double(size):
    return size * 2
`,
  'tests/__init__.py': '',
  'tests/helpers.py': `def same(case, actual, wanted):
    case.assertEqual(actual, wanted)
`,
  'tests/fixtures/doubles.json': '[[1, 2], [5, 10]]\n',
  'tests/test_sizes.py': `import unittest

from sizes import double, parse


class SizesTest(unittest.TestCase):
    def test_number(self):
        self.assertEqual(parse("12"), 12)

    def test_word(self):
        with self.assertRaises(ValueError):
            parse("x")

    def test_double(self):
        self.assertEqual(double(3), 6)
`,
  'tests/test_table.py': `import json
import pathlib
import unittest

from sizes import double
from tests.helpers import same


class TableTest(unittest.TestCase):
    def test_rows(self):
        rows = json.loads((pathlib.Path(__file__).parent / "fixtures" / "doubles.json").read_text())
        for size, wanted in rows:
            same(self, double(size), wanted)
`,
};

/** The story done as it should be: code and a test. */
export const honestPython = `cat > sizes.py <<'PY'
def parse(text):
    if text.endswith(" kB"):
        return int(text[:-3]) * 1000
    return int(text)


def double(size):
    return size * 2
PY
cat > tests/test_kilobytes.py <<'PY'
import unittest

from sizes import parse


class KilobytesTest(unittest.TestCase):
    def test_kilobytes(self):
        self.assertEqual(parse("2 kB"), 2000)
PY
`;

/** The same code with a fault that the tests of the start notice. */
export const brokenPython = `${honestPython}
sed -i 's/size \\* 2/size + 2/' sizes.py
`;
