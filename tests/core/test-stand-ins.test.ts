import { describe, expect, test } from 'vitest';
import { standInFinder, testFinder } from '../../src/core/integrity/test-files.ts';

const before = [
  ...['src/helper.js', 'test/helper.js', 'test/data/doubles.json', 'tests/helpers.py', 'tests/fast.py'],
  ...['tests/pkg/__init__.py', 'test/lib/index.js', 'test/a.test.js'],
];
const isStandIn = standInFinder(before, testFinder([]));

describe('a new file that may be loaded in the place of what tests loaded', () => {
  test.each([
    // of the same name but for the ending
    ...[
      'test/helper',
      'test/helper.mjs',
      'test/helper.ts',
      'test/data/doubles.js',
      'test/helper/index.js',
      'test/lib.js',
    ],
    ...[
      'test/lib/index.mjs',
      'tests/helpers.so',
      'tests/helpers.abi3.so',
      'tests/fast.cpython-312-x86_64-linux-gnu.so',
    ],
    ...['tests/fast.cp312-win_amd64.pyd', 'tests/pkg.py'],
    // what says where imports lead
    ...['test/package.json', 'test/deep/tsconfig.json', 'tests/jsconfig.json', 'test/__mocks__/fs.js'],
    // modules of Python come before installed ones
    ...['tests/requests.py', 'tests/unit/json.py'],
  ])('%s', (path) => expect(isStandIn(path)).toBe(true));

  test.each([
    ...['test/other.js', 'test/b.test.js', 'test/helper2.js', 'test/my-helper.js', 'test/data/helper.js'],
    ...['test/my-package.json', 'test/package.json.js', 'test/package-json', 'test/my__mocks__/fs.js'],
    // a test of Python is loaded by its own name
    ...['tests/test_cart.py', 'tests/cart_test.py', 'tests/unit/test_cart.py', 'tests/other/__init__.py'],
    // nothing of the program itself
    ...['src/helper.mjs', 'src/package.json', 'src/requests.py', 'helper.mjs'],
  ])('not %s', (path) => expect(isStandIn(path)).toBe(false));
});
