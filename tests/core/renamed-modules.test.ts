import { describe, expect, test } from 'vitest';
import { renamedModules } from '../../src/core/renamed-modules.ts';
import { testFinder } from '../../src/core/test-files.ts';
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
    ['and grew', js, "import '../src/size.js'", "import '../src/sizes.js'\ntest('more', () => {});"],
  ] as const)('%s', (_, move, old, next) => expect(follows(move, old, next)).toBe(true));

  test.each([
    ['changed an assertion too', js, "import '../src/size.js'\nequal(a, 1)", "import '../src/sizes.js'\nequal(a, 2)"],
    ['lost a line too', js, "import '../src/size.js'\nequal(a, 1)", "import '../src/sizes.js'"],
    ['imports something else that was there', js, "import '../src/size.js'", "import '../src/other.js'"],
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
  });
});
