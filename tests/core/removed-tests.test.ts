import { describe, expect, test } from 'vitest';
import type { RemovedTests } from '../../src/core/facts.ts';
import { allowedLoss } from '../../src/core/removed-tests.ts';

const old: RemovedTests = { path: 'test/unit/old.test.js', tests: 2, names: ['adds', 'rounds'] };
const python: RemovedTests = { path: 'tests/api/test_old.py', tests: 2, names: ['test_one', 'test_two'] };
const table: RemovedTests = { path: 'test/table.test.js', tests: 3, names: ['adds'] };

function ids(...names: readonly string[]) {
  return { by: 'id', names } as const;
}

describe('tests that may be missing where a criterion asks for files to go', () => {
  test.each<[string, ReturnType<typeof ids> | undefined, readonly RemovedTests[], number]>([
    ['all of a file that the report names', ids('test/unit/old.test.js::x', 'test/unit/old.test.js::y::z'), [old], 2],
    ['all of a file that it names in short', ids('old.test.js::x', 'unit/old.test.js::y', 'b.test.js::z'), [old], 2],
    ['those of its names', ids('sums::adds', 'rounds (2)', 'other'), [old], 2],
    ['those of its module or class', ids('tests.api.test_old.TestX::one', 'test_old::y', 'api.other::z'), [python], 2],
    [
      'parts of a test that Go names',
      ids('pkg::TestOld/part'),
      [{ path: 'a_test.go', tests: 1, names: ['TestOld'] }],
      1,
    ],
    ['no others', ids('test/unit/older.test.js::x', 'sums', 'addsup'), [old], 0],
    ['no others of a module whose name ends alike', ids('test_very_old.X::y', 'old::y'), [python], 0],
    ['as many as get their name at run time', ids('row 1', 'row 2', 'row 3', 'adds'), [table], 3],
    ['none where none is gone', ids(), [old, table], 0],
    ['as many as were declared where none is named', undefined, [old, table], 5],
  ])('are %s', (_, gone, removed, expected) => expect(allowedLoss(gone, removed)).toBe(expected));

  test('are as many as were declared where only hashes are known', () => {
    expect(allowedLoss({ by: 'hash', names: ['0a', '0b', '0c'] }, [old])).toBe(2);
  });
});
