import { describe, expect, test } from 'vitest';
import { renamedModules } from '../../src/core/integrity/asked-deletions.ts';
import { testFinder } from '../../src/core/integrity/test-files.ts';
import { changesBetween } from './integrity-world.ts';

interface Move {
  readonly from: string;
  readonly to: string;
  readonly path?: string;
}

/** Whether a test only followed the move of a file. */
function follows({ from, to, path = 'test/a.test.js' }: Move, old: string, next: string): boolean {
  const changes = changesBetween({ [from]: 'x', [path]: old }, { [to]: 'x', [path]: next });
  return renamedModules(changes, testFinder([]))(path, { old, new: next });
}

const js = { from: 'src/size.js', to: 'src/sizes.js' };
const py = { from: 'pkg/sizes.py', to: 'pkg/measures.py', path: 'tests/test_a.py' };

describe('a test that follows a renamed module', () => {
  test.each([
    ['an import', js, "import { a } from '../src/size.js';", "import { a } from '../src/sizes.js';"],
    ['without extension', js, "const a = require('../src/size');", "const a = require('../src/sizes');"],
    ['a mock', js, "  vi.mock('../src/size.js');", "  vi.mock('../src/sizes.js');"],
    [
      'a move to a folder',
      { from: 'src/size.js', to: 'src/lib/size.js' },
      "import '../src/size.js'",
      "import '../src/lib/size.js'",
    ],
    [
      'a module with an index',
      { from: 'src/size.ts', to: 'src/size/index.ts' },
      "import '../src/size'",
      "import '../src/size/index'",
    ],
    ['Python', py, 'from pkg.sizes import parse', 'from pkg.measures import parse'],
    ['Python, by its last name', py, 'from sizes import parse', 'from measures import parse'],
    ['an import with spaces', py, 'from  pkg.sizes import parse', 'from  pkg.measures import parse'],
    ['a required file', js, "require_once '../src/size.js'", "require_once '../src/sizes.js'"],
    ['an export from it', js, "export { a } from '../src/size.js'", "export { a } from '../src/sizes.js'"],
    ['a dynamic import', js, "const a = await import('../src/size.js');", "const a = await import('../src/sizes.js');"],
    ['a Go package', { from: 'a/size/size.go', to: 'a/sizes/sizes.go', path: 'a/b_test.go' }, '"x/size"', '"x/size"'],
    [
      'a package of Python',
      { from: 'pkg/sizes/__init__.py', to: 'pkg/measures/__init__.py', path: 'tests/test_a.py' },
      'from pkg.sizes import parse',
      'from pkg.measures import parse',
    ],
    [
      'a file at the root',
      { from: 'sizes.py', to: 'measures.py', path: 'tests/test_a.py' },
      'from app.sizes import parse',
      'from app.measures import parse',
    ],
    [
      'one of two names in a line',
      js,
      "import a from '../src/size.js'; import b from './b.js'",
      "import a from '../src/sizes.js'; import b from './b.js'",
    ],
    [
      'two lines alike',
      js,
      "import '../src/size.js'\nrequire('../src/size.js')",
      "import '../src/sizes.js'\nrequire('../src/sizes.js')",
    ],
    ['and grew', js, "import '../src/size.js'", "import '../src/sizes.js'\ntest('more', () => {});"],
  ] as const)('%s', (_, move, old, next) => expect(follows(move, old, next)).toBe(true));

  test.each([
    ['changed an assertion too', js, "import '../src/size.js'\nequal(a, 1)", "import '../src/sizes.js'\nequal(a, 2)"],
    ['lost a line too', js, "import '../src/size.js'\nequal(a, 1)", "import '../src/sizes.js'"],
    ['imports something else that was there', js, "import '../src/size.js'", "import '../src/other.js'"],
    [
      'imports two modules less one',
      js,
      "import '../src/size.js'\nimport '../src/size.js'",
      "import '../src/sizes.js'",
    ],
    [
      'imports one more in the same line',
      js,
      "import a from '../src/size.js'",
      "import a from '../src/sizes.js', '../src/sizes.js'",
    ],
    [
      'changes the other name of the line too',
      js,
      "import a from '../src/size.js'; import b from './b.js'",
      "import a from '../src/sizes.js'; import b from './c.js'",
    ],
    ['imports what is deeper', js, "import '../src/size.js/deep'", "import '../src/sizes.js/deep'"],
    ['imports a name that only ends alike', js, "import '../src/bigsize.js'", "import '../src/bigsizes.js'"],
    ['imports the module under another name', js, "import a from '../src/size.js'", "import a from 'x'"],
    ['speaks of an import', js, "see(`import '../src/size.js'`)", "see(`import '../src/sizes.js'`)"],
    [
      'mentions Python names in a text',
      py,
      "x = 'from pkg.sizes import parse'",
      "x = 'from pkg.measures import parse'",
    ],
    ['imports another name from it', js, "import { a } from '../src/size.js'", "import { b } from '../src/sizes.js'"],
    ['changed a text that is no import', js, "equal(a, '../src/size.js')", "equal(a, '../src/sizes.js')"],
    ['changed what it expects', js, "const want = '../src/size.js';", "const want = '../src/sizes.js';"],
    ['exports an expectation', js, "export const want = 'src/size.js';", "export const want = 'src/sizes.js';"],
    [
      'follows a helper',
      { from: 'test/helper.js', to: 'test/helpers/one.js' },
      "import './helper.js'",
      "import './helpers/one.js'",
    ],
    ['follows nothing', { from: 'docs/a.md', to: 'docs/b.md' }, "import '../src/size.js'", "import '../src/sizes.js'"],
  ] as const)('is none that %s', (_, move, old, next) => expect(follows(move, old, next)).toBe(false));

  test('is none whose text is not known', () => {
    const changes = changesBetween({ 'src/size.js': 'x' }, { 'src/sizes.js': 'x' });
    expect(renamedModules(changes, testFinder([]))('test/a.test.js', { new: 'x' })).toBe(false);
    expect(renamedModules(changes, testFinder([]))('test/a.test.js', { old: 'x' })).toBe(false);
  });

  test.each([
    ['only changed', { 'src/size.js': 'x', 'src/sizes.js': 'x' }, { 'src/size.js': 'y', 'src/sizes.js': 'y' }],
    ['only removed', { 'src/size.js': 'x', 'src/sizes.js': 'x' }, { 'src/sizes.js': 'y' }],
    ['only added', { 'src/size.js': 'x' }, { 'src/size.js': 'y', 'src/sizes.js': 'x' }],
  ])('is none where modules were %s', (_, before, after) => {
    const changes = changesBetween(before, after);
    const texts = { old: "import '../src/size.js'", new: "import '../src/sizes.js'" };
    expect(renamedModules(changes, testFinder([]))('test/a.test.js', texts)).toBe(false);
  });

  test('is found among several modules that were moved', () => {
    const changes = changesBetween({ 'src/a.js': 'x', 'src/size.js': 'x' }, { 'src/b.js': 'x', 'src/sizes.js': 'x' });
    const texts = { old: "import '../src/size.js'", new: "import '../src/sizes.js'" };
    expect(renamedModules(changes, testFinder([]))('test/a.test.js', texts)).toBe(true);
  });
});
