import { describe, expect, test } from 'vitest';
import { testFinder } from '../../src/core/integrity/test-files.ts';
import { onlyAddsTests } from '../../src/core/integrity/test-insertions.ts';

const find = testFinder([]);
const js = `import { test } from 'node:test';
import { one } from '../src/one.js';
const rows = [1, 2];
describe('one', () => {
  test('is one', () => {
    equal(one(), 1);
  });
});
`;
const py = `import unittest
from one import one

class OneTest(unittest.TestCase):
    def test_one(self):
        """Is one."""
        self.assertEqual(one(), 1)

    def test_two(self):
        self.assertEqual(one() + 1, 2)
`;
const go = `package one

func TestOne(t *testing.T) {
	if One() != 1 {
		t.Fatal("no")
	}
}
`;

function inside(path: string, old: string, [at, more]: readonly [at: string, more: string]): boolean {
  const next = at === '' ? `${old}${more}` : old.replace(at, `${at}${more}`);
  expect(next).not.toBe(old);
  return onlyAddsTests(path, { old, new: next }, find);
}

describe('whole tests leave those that were there as they were', () => {
  test.each<[string, readonly [string, string]]>([
    ['behind the others', ['', "\ntest('is two', () => {\n  equal(two(), 2);\n});\n"]],
    [
      'in their group',
      ['equal(one(), 1);\n  });\n', "  test('is still one', async () => {\n    equal(await one(), 1);\n  });\n"],
    ],
    ['with an import', ["'node:test';\n", "import { two } from '../src/two.js';\n"]],
    [
      'with imports of names that were not there',
      [
        "'node:test';\n",
        "import two, { type Two, one as first } from '../src/two.js';\nimport * as all from './all.js';\n",
      ],
    ],
    [
      'in a group of their own',
      ['', "describe('two', () => {\n  test('a', () => {\n    equal(two(), 2);\n  });\n});\n"],
    ],
    [
      'with a word that is an import elsewhere',
      ['', "test('is two', async () => {\n  equal((await import('./two.js')).two, rows.from);\n});\n"],
    ],
    ['with a list', ['', "test('is two', () => {\n  equal([2][0], { two: 2 }.two);\n});\n"]],
    ['with the kind of what is imported', ["'node:test';\n", "import two from './two.json' with { type: 'json' };\n"]],
    ['the same without spaces', ["'node:test';\n", "import two from'./two.json'with{type:'json'};\n"]],
    ['the same with more', ["'node:test';\n", "import two from './two.json'  with  { type: 'json' };\n"]],
  ])('JavaScript: %s', (_, more) => {
    expect(inside('test/one.test.js', js, more)).toBe(true);
  });

  test.each<[string, readonly [string, string]]>([
    ['in the class', ['', '\n    def test_three(self):\n        self.assertEqual(one() + 2, 3)\n']],
    ['in a class of their own', ['', '\n\nclass TwoTest(unittest.TestCase):\n    def test_a(self):\n        pass\n']],
    ['with an import', ['from one import one\n', 'from two import two\n']],
    [
      'that speaks of the others',
      ['', '\n    def test_three(self):\n        self.assertIn("a class OneTest", str(one))\n'],
    ],
    ['with a module that lies in another', ['from one import one\n', 'import fast.one\n']],
    [
      'with imports of names that were not there',
      ['from one import one\n', 'from unittest import mock\nfrom one import one as first, half\nimport os.path\n'],
    ],
    [
      'between the others',
      ['self.assertEqual(one(), 1)\n', '\n    def test_more(self):\n        self.assertEqual(one(), 1.0)\n'],
    ],
  ])('Python: %s', (_, more) => {
    expect(inside('tests/test_one.py', py, more)).toBe(true);
  });

  test('Go, comments and layout', () => {
    expect(inside('one_test.go', go, ['', '\nfunc TestTwo(t *testing.T) {\n\tt.Log(2)\n}\n'])).toBe(true);
    expect(inside('test/one.test.js', js, ["describe('one', () => {\n", '  // All about one.\n\n'])).toBe(true);
    expect(onlyAddsTests('test/one.test.js', { old: js, new: js.replace(/^ {4}equal/m, '\tequal') }, find)).toBe(true);
  });
});

describe('anything else may change what they say', () => {
  test.each<[string, readonly [string, string]]>([
    ['a statement inside a test', ["test('is one', () => {\n", '    rows.length = 0;\n']],
    ['a statement beside the tests', ['const rows = [1, 2];\n', 'rows.length = 0;\n']],
    ['a hook', ['', 'beforeEach((t) => t.skip());\n']],
    ['an import of a name that is used', ["'node:test';\n", "import { equal } from '../src/lenient.js';\n"]],
    ['another name for what is imported', ["'node:test';\n", "import { same as equal } from '../src/lenient.js';\n"]],
    ['an import behind others', ["'node:test';\n", "import { from, equal } from '../src/lenient.js';\n"]],
    ['a default import', ["'node:test';\n", "import equal from '../src/lenient.js';\n"]],
    ['an import of a module', ["'node:test';\n", "import * as describe from '../src/lenient.js';\n"]],
    ['a name that is spelt in another way', ["'node:test';\n", "import { same as \\u0065qual } from './same.js';\n"]],
    ['a statement behind an import', ["'node:test';\n", "import { two } from './two.js'; rows.length = 0;\n"]],
    ['an import that only runs', ["'node:test';\n", "import './patch.js';\n"]],
    ['a test together with a statement', ['', "test('a', () => {\n  equal(1, 1);\n});\nrows.length = 0;\n"]],
    [
      'an import of a name that is used, not at the margin',
      ["'node:test';\n", "  import { equal } from '../src/lenient.js';\n"],
    ],
    ['a kind of import with more in it', ["'node:test';\n", "import two from './two.json' with { a: {} };\n"]],
    ['the end of a test and the beginning of another', ['equal(one(), 1);\n', "  })\n  test('b', () => {\n"]],
    ['brackets that do not close each other', ['', "test('a', () => {\n  equal([1), 1);\n}];\n"]],
    ['half a test', ["test('is one', () => {\n", "    test('b', () => {\n"]],
  ])('JavaScript: %s', (_, more) => {
    expect(inside('test/one.test.js', js, more)).toBe(false);
  });

  test.each<[string, readonly [string, string]]>([
    ['a test of the same name', ['', '\n    def test_one(self):\n        self.assertIsNotNone(one)\n']],
    ['a class of the same name', ['', '\n\nclass OneTest(unittest.TestCase):\n    def test_a(self):\n        pass\n']],
    ['a decorator', ['self.assertEqual(one(), 1)\n\n', '    @mock.patch("one.one", lambda: 1)\n']],
    [
      'a decorator behind a test',
      ['self.assertEqual(one(), 1)\n\n', '    def test_a(self):\n        pass\n\n    @mock.patch("a")\n'],
    ],
    ['a header that takes the body of another test', ['"""Is one."""\n', '    def test_b(self):\n']],
    ['a test that takes the end of another', ['"""Is one."""\n', '\n    def test_b(self):\n        pass\n']],
    ['a method that is no test', ['', '\n    def run(self, result=None):\n        result.addSuccess(self)\n']],
    ['a statement at the end', ['', '\n\nOneTest.test_one = lambda self: None\n']],
    ['an import of a name that is used', ['from one import one\n', 'from one_fast import one\n']],
    ['an import of a name that is used, with more space', ['from one import one\n', 'from  one_fast  import  one\n']],
    ['another name for a module, with more space', ['from one import one\n', 'import fast  as  unittest\n']],
    [
      'another name for the second module',
      ['', '\n    def test_three(self):\n        import os, fast as unittest\n        self.assertEqual(one(), 1)\n'],
    ],
    ['a class whose body stands beside it', ['', '\n\nclass Two(OneTest): one = None\n']],
    [
      'a test of a new name, and one of the same name behind it',
      ['', '\n    def test_new(self):\n        pass\n\n    def  test_one(self):\n        pass\n'],
    ],
    ['an asynchronous test of the same name', ['', '\n    async  def test_one(self):\n        pass\n']],
    ['another name for what is imported', ['from one import one\n', 'from fast import two, always as one\n']],
    ['a name of other letters that reads the same', ['from one import one\n', 'from fast import ｏne\n']],
    ['an import of any name', ['from one import one\n', 'from fast import *\n']],
    ['an import of a module', ['from one import one\n', 'import fast as unittest\n']],
    ['an import inside a test', ['"""Is one."""\n', '        from fast import one\n']],
    ['a statement behind an import', ['from one import one\n', 'from two import two; one = two\n']],
    [
      'the rest of a test together with a test',
      ['self.assertEqual(one(), 1)\n', '        yield\n\n    def test_b(self):\n        pass\n'],
    ],
    ['a line that makes a generator', ['self.assertEqual(one(), 1)\n', '        yield\n']],
  ])('Python: %s', (_, more) => {
    expect(inside('tests/test_one.py', py, more)).toBe(false);
  });

  test('Go: a helper in front of its test', () => {
    const more = '\ntype pair struct{ a, b int }\n\nfunc TestPair(t *testing.T) {\n\tt.Log(pair{1, 2})\n}\n';
    expect(inside('one_test.go', go, ['', more])).toBe(true);
    expect(inside('one_test.go', go, ['', '\ntype pair struct{ a, b int }\n'])).toBe(false);
  });

  test('a file that came or went', () => {
    expect(onlyAddsTests('test/one.test.js', { new: js }, find)).toBe(false);
    expect(onlyAddsTests('test/one.test.js', { old: js }, find)).toBe(false);
  });

  test('lines in another order, another indent in Python, a helper, a fixture', () => {
    const swapped = py.replace(
      '        """Is one."""\n        self.assertEqual(one(), 1)\n',
      '        self.assertEqual(one(), 1)\n        """Is one."""\n',
    );
    expect(onlyAddsTests('tests/test_one.py', { old: py, new: swapped }, find)).toBe(false);
    const moved = py.replace('        self.assertEqual(one() + 1', '    self.assertEqual(one() + 1');
    expect(onlyAddsTests('tests/test_one.py', { old: py, new: moved }, find)).toBe(false);
    expect(onlyAddsTests('tests/helpers.py', { old: 'a = 1\n', new: 'a = 1\nb = 2\n' }, find)).toBe(false);
    expect(onlyAddsTests('test/fixtures/a.json', { old: '[1,\n2]', new: '[1,\n2]\n\n3' }, find)).toBe(false);
  });

  test('a file of very many lines', () => {
    const many = 'x = 1\n'.repeat(200_000);
    expect(onlyAddsTests('tests/test_one.py', { old: py, new: py + many }, find)).toBe(false);
  });
});
