import { describe, expect, test } from 'vitest';
import { type Kind, kindOf, kindsOnce } from '../../src/core/fingerprint-kinds.ts';

/** Messages, values and counts beside the edges of the patterns, each near one of another kind. */
const rows: readonly (readonly [Kind, string])[] = [
  // what calls itself an error
  ['error', 'Failure: the pump'],
  ['error', 'pump | error[E0425]: the pump'],
  ['error', 'pump | failure (the pump)'],
  ['error', 'pump has error TS2304 in it'],
  ['error', '  12:7  error  the pump'],
  ['error', 'error of the pump'],
  ['error', '** error of the pump'],
  ['weak', 'errors of the pump'],
  ['error', 'E: the pump'],
  ['plain', 'key E: the pump'],
  ['error', 'bin/pump Error of the pump'],
  ['weak', 'the bin/pump Error of it'],
  ['error', 'CONFLICT (content): Merge conflict in a.txt'],
  ['weak', 'a CONFLICT (content) of it'],
  ['error', "pump: unrecognized option '-x'"],
  ['error', "pump: unrecognised option '-x'"],
  ['error', 'src/pump.ts:12:34: the pump'],
  ['error', 'src/pump.ts:12: the pump'],
  ['weak', 'nothing to commit, working tree clean'],
  ['weak', 'no changes added to commit (use "git add")'],
  ['plain', 'with nothing to commit'],
  ['error', ' ERR_PNPM_OUTDATED_LOCKFILE  the pump'],
  ['plain', 'see ERR_PNPM_OUTDATED_LOCKFILE'],
  // values
  ['detail', "'test did not finish before its parent and was cancelled'"],
  ['plain', "'test did not finish before its parent and was cancelled', or so"],
  ['plain', "or 'test did not finish before its parent and was cancelled'"],
  ['detail', '#     + 3'],
  ['detail', '#+ 3'],
  ['detail', 'E - 3'],
  ['detail', 'E   the pump'],
  ['detail', '    E   the pump'],
  ['plain', 'E the pump'],
  ['detail', 'want: 3'],
  ['detail', 'wanted = 3'],
  ['detail', 'a == b'],
  ['detail', 'a != b'],
  ['plain', 'a ==== b'],
  ['plain', 'a <== b'],
  ['detail', 'got two, want three'],
  ['detail', 'expect 3 to be 4'],
  ['detail', 'expected 3 to be 4'],
  // places
  ['frame', '    #12 in main'],
  ['frame', '#0 0x55d in main'],
  ['frame', '#1 in main'],
  ['plain', '#x in main'],
  ['frame', 'src/pump.ts:12:34'],
  ['frame', 'src/pump.ts:12:'],
  ['plain', 'src/pump.ts:12:34, or so'],
  ['frame', '  (.text+0x1f): the pump'],
  ['frame', '(.text+0x1f): the pump'],
  ['plain', 'the (.text+0x1f) of it'],
  // words of failure
  ['weak', 'a timeout of the pump'],
  ['weak', 'a time out of the pump'],
  ['weak', 'disk_error of the pump'],
  // counts
  ['ignored', 'Ran 3 tests in 12345ns'],
  ['ignored', 'Ran 3 tests in 12 ns'],
  // a number that is a part of a name counts nothing
  ['plain', '2 passed, in file1'],
  ['frame', 'test at test5:1'],
  ['ignored', `${'1 passed, '.repeat(29)}2 passed..`],
  ['plain', `${'1 passed, '.repeat(29)}2 passed...`],
  ['plain', '12 and the pump'],
  ['plain', '12 34'],
  ['test', '12) tests'],
  ['test', '1) tests'],
  ['detail', "#   `[ 1 = 2 ]' failed"],
  ['error', 'error: 2 tests failed'],
  ['detail', '#   found: 2 errors'],
  ['detail', 'found : 2 errors'],
];

describe('kindOf', () => {
  test.each(rows)('%s: %j', (kind, line) => expect(kindOf(line)).toBe(kind));
});

test('who looks at lines several times is told the same', () => {
  const kinds = kindsOnce();
  const once = rows.map(([, line]) => kinds(line));
  expect(once).toEqual(rows.map(([, line]) => kindOf(line)));
  expect(rows.map(([, line]) => kinds(line))).toEqual(once);
});
