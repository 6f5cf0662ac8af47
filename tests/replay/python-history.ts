import type { Step } from './step.ts';

function module(name: string, code: string, test: string): string {
  return `mkdir -p tests
touch tests/__init__.py
cat > ${name}.py <<'PY'
${code}
PY
cat > tests/test_${name}.py <<'PY'
import unittest

import ${name}


class ${name.charAt(0).toUpperCase()}${name.slice(1)}Test(unittest.TestCase):
${test}
PY`;
}

/** How a small library about money came to be, commit by commit. */
export const pythonHistory: readonly Step[] = [
  [
    'Add amounts',
    module(
      'amounts',
      'def add(one, other):\n    return one + other',
      '    def test_add(self):\n        self.assertEqual(amounts.add(1, 2), 3)',
    ),
  ],
  [
    'Subtract amounts',
    `printf '\\n\\ndef sub(one, other):\\n    return one - other\\n' >> amounts.py; printf '\\n    def test_sub(self):\\n        self.assertEqual(amounts.sub(3, 2), 1)\\n' >> tests/test_amounts.py`,
  ],
  [
    'Describe the project',
    `printf '[project]\\nname = "money"\\nversion = "0.1.0"\\n' > pyproject.toml; echo '# Money' > README.md`,
  ],
  [
    'Add rates',
    module(
      'rates',
      'def apply(amount, rate):\n    return round(amount * rate, 2)',
      '    def test_apply(self):\n        self.assertEqual(rates.apply(10, 0.1), 1)',
    ),
  ],
  [
    'Refuse negative rates',
    `printf '\\n\\ndef check(rate):\\n    if rate < 0:\\n        raise ValueError(rate)\\n' >> rates.py; printf '\\n    def test_check(self):\\n        with self.assertRaises(ValueError):\\n            rates.check(-1)\\n' >> tests/test_rates.py`,
  ],
  ['Set the version to 0.2.0', `sed -i 's/0.1.0/0.2.0/' pyproject.toml; echo '- rates' > CHANGES.md`],
  [
    'Configure the linter',
    `printf '\\n[tool.ruff]\\nline-length = 100\\n' >> pyproject.toml; echo 'ruff==0.4' > requirements-dev.txt`,
  ],
  ['Add types', `sed -i 's/def add(one, other)/def add(one: int, other: int) -> int/' amounts.py; touch py.typed`],
  [
    'Rename rates to taxes',
    `git mv rates.py taxes.py; git mv tests/test_rates.py tests/test_taxes.py; sed -i 's/rates/taxes/g; s/Rates/Taxes/' tests/test_taxes.py; sed -i 's/test_taxes/test_taxes/' tests/test_taxes.py`,
  ],
  [
    'Share what tests use',
    `printf 'def cents(value):\\n    return round(value * 100)\\n' > tests/helpers.py; printf '\\n    def test_cents(self):\\n        from tests.helpers import cents\\n\\n        self.assertEqual(cents(taxes.apply(10, 0.1)), 100)\\n' >> tests/test_taxes.py`,
  ],
  [
    'Read amounts from a fixture',
    `mkdir tests/fixtures; echo '[[1, 2, 3]]' > tests/fixtures/sums.json; cat > tests/test_sums.py <<'PY'
import json
import pathlib
import unittest

from amounts import add


class SumsTest(unittest.TestCase):
    def test_sums(self):
        rows = json.loads((pathlib.Path(__file__).parent / "fixtures" / "sums.json").read_text())
        for one, other, total in rows:
            with self.subTest(one=one):
                self.assertEqual(add(one, other), total)
PY`,
  ],
  ['Add rows to the fixture', `printf '[[1, 2, 3],\\n [4, 5, 9]]\\n' > tests/fixtures/sums.json`],
  [
    'Add an old parser',
    module(
      'oldparser',
      'def parse(text):\n    return int(text)',
      '    def test_parse(self):\n        self.assertEqual(oldparser.parse("1"), 1)',
    ),
  ],
  ['Delete oldparser.py, nobody uses it', 'git rm -q oldparser.py tests/test_oldparser.py'],
  [
    'Make a package of it',
    `mkdir money; git mv amounts.py taxes.py money/; touch money/__init__.py; sed -i 's/^import amounts/from money import amounts/; s/^import taxes/from money import taxes/; s/^from amounts/from money.amounts/' tests/*.py`,
  ],
  [
    'Run one test on Linux only',
    `sed -i '1i import sys' tests/test_amounts.py; printf '\\n    @unittest.skipUnless(sys.platform == "linux", "Linux only")\\n    def test_linux(self):\\n        self.assertEqual(amounts.add(2, 2), 4)\\n' >> tests/test_amounts.py`,
  ],
  [
    'Use black',
    `sed -i 's/        self.assertEqual(amounts.add(1, 2), 3)/        self.assertEqual(\\n            amounts.add(1, 2),\\n            3,\\n        )/' tests/test_amounts.py`,
  ],
  ['Write names in other alphabets', `printf '# -*- coding: utf-8 -*-\\nWÄHRUNG = "€"\\n' > money/währung.py`],
  [
    'Add a command line',
    `printf 'import sys\\n\\nfrom money.amounts import add\\n\\nif __name__ == "__main__":\\n    print(add(int(sys.argv[1]), int(sys.argv[2])))\\n    sys.exit(0)\\n' > money/__main__.py; chmod +x money/__main__.py`,
  ],
  ['Ignore what tools leave', `printf '__pycache__/\\n.ruff_cache/\\n*.egg-info/\\n' > .gitignore`],
  [
    'Move tests by kind',
    `mkdir tests/unit; touch tests/unit/__init__.py; git mv tests/test_amounts.py tests/test_taxes.py tests/unit/`,
  ],
  [
    'Document the functions',
    `sed -i 's/^def sub.*/&\\n    """The difference of two amounts."""/' money/amounts.py; mkdir docs; echo '# Use' > docs/index.md`,
  ],
];
