import { describe, expect, test } from 'vitest';
import { environmentClass, environmentTrouble } from '../../src/core/environment-class.ts';
import type { GateResult } from '../../src/core/gates.ts';
import { gate } from '../support/history.ts';

/** Of the product or of whatever ran, of the shell, and of make about an exit code: each is believed less often than the next. */
const ofProgram = "Error: EACCES: permission denied, open 'x'";
const ofShell = 'sh: 1: ./x: Permission denied';
const ofMake = 'make: *** [Makefile:2: test] Error 126';

function failed(lines: readonly string[], more: Partial<GateResult> = {}): GateResult {
  return { ...gate('test', 'fail', { check: 'unit', exitCode: 1, lines: [...lines] }), ...more };
}

/** How far a run got, by whose word is believed of it. */
function progress(lines: readonly string[], more: Partial<GateResult> = {}): string {
  const isBelieved = (line: string) => environmentTrouble(failed([...lines, line], more)) !== undefined;
  if (isBelieved(ofProgram)) return 'nowhere';
  if (isBelieved(ofShell)) return 'passing';
  return isBelieved(ofMake) ? 'failing' : 'among tests';
}

describe('a run whose tests nobody counted', () => {
  test.each([
    '  Failed Adds_two [12 ms]',
    '1/2 Test #1: adds ...***Failed 0.1 sec',
    '1/2 Test #1: adds ...***Exception: SegFault',
    'Tests run: 3, Failures: 1, Errors: 0',
    'Failures: 2',
    '3 examples, 1 failure',
    '1 example, 12 failures',
    '2 runs, 4 assertions, 1 failures, 0 errors, 0 skips',
    '1 run, 0 failures, 1 error',
    '1 test, 2 errors',
    '2 failed of 3 tests',
    '1 failed, 1 test',
    '1 error in 1 run',
    '10 errors in 3 runs',
    '12 failures, 1 example',
    '1 failure, 4 examples',
    '4 failed, 3 assertions',
    'FAIL\texample.org/cart 0.1s',
  ])('failed by %j', (line) => expect(progress([line])).toBe('failing'));

  test.each([
    '  ✓ adds',
    '✔ adds',
    '√ adds',
    'ok 1 - adds',
    ' ok',
    'PASS src/cart.test.js',
    '  PASSED',
    '--- PASS: TestAdds (0.0s)',
    '=== RUN   TestAdds',
    '[       OK ] Cart.adds (0 ms)',
    '[  PASSED  ] one',
    '[ RUN      ] Cart.adds',
    'test adds ... ok',
    'test_adds..passed',
    'adds: ok',
    'adds:passed',
    'collected; 3 passed',
    '12 passing (3ms)',
    '1 example',
    '20 examples',
    '1 test',
    '40 tests',
    '2 assertions',
    'Tests run: 5',
    '0 failures in 3 tests',
  ])('got as far as tests that pass by %j', (line) => expect(progress([line])).toBe('passing'));

  test.each([
    'It Failed Adds_two [12 ms]',
    'Failed  [12 ms]',
    'Failures: 0',
    '10 failures',
    '3 errors in the testament',
    'xFAIL\tcart',
    'okay',
    'is ok',
    'PASSWORD',
    'x PASS',
    'x--- PASS',
    'see === RUN',
    '[OK]',
    '[ OK]',
    '[ SKIPPED ]',
    'adds. ok',
    'adds:  ok',
    'adds: okay',
    '0 passed',
    'x3 passed',
    'Tests run: 0',
    'xTests run: 5',
  ])('got nowhere by %j', (line) => expect(progress([line])).toBe('nowhere'));

  test('is judged by every line', () => {
    expect(progress(['', 'ok 1 - a', ''])).toBe('passing');
    expect(progress(['ok 1 - a', 'Failures: 1', ''])).toBe('failing');
  });
});

test.each([
  [[0, 0, 0], 'nowhere'],
  [[1, 0, 0], 'passing'],
  [[0, 1, 0], 'among tests'],
  [[0, 0, 1], 'among tests'],
  [[0, 2, 0], 'nowhere'],
  [[0, 1, 1], 'nowhere'],
  [[1, 1, 0], 'among tests'],
  [[1, 0, 2], 'among tests'],
] as const)('of %j passed, failed and broken tests a run got %s', ([passed, red, errors], expected) => {
  const counts = { passed, failed: red, errors, skipped: 0 };
  const tests = { source: 'output', counts, listed: 'none', exitCode: 1, failing: [] } as const;
  expect(progress(['Failures: 1'], { tests })).toBe(expected);
});

describe('a command that could not be started', () => {
  test.each([
    [127, ['a', '  sh: 1: jest: not found  ', 'b'], 'command not found', 'command not found: sh: 1: jest: not found'],
    [127, ['first', '  last  ', ' ', ''], 'command not found', 'command not found: last'],
    [127, [' '], 'command not found', 'command not found: '],
    [126, ['sh: 1: jest: not found'], 'permission', 'permission denied or not executable: sh: 1: jest: not found'],
    [127, ['sh: 1: ./x: Permission denied'], 'permission', `permission denied or not executable: ${ofShell}`],
    [
      ...[127, ['x: error while loading shared libraries: libz.so'], 'command not found'],
      'the program cannot be loaded: x: error while loading shared libraries: libz.so',
    ] as [number, string[], string, string],
  ] as [number, string[], string, string][])('with exit code %i, saying %j', (exitCode, lines, name, cause) => {
    expect(environmentTrouble(failed(lines, { exitCode }))).toEqual({ class: name, cause });
  });

  test('is named by whoever called it', () => {
    const lines = ['sh: 1: jest: not found', 'make: *** [Makefile:2: test] Error 127'];
    const cause = 'command not found: sh: 1: jest: not found';
    expect(environmentTrouble(failed(lines))).toEqual({ class: 'command not found', cause });
    expect(environmentTrouble(failed([` ${ofMake}`]))).toBeUndefined();
  });
});

describe('the words of a machine that refuses something', () => {
  test.each([
    ...['assert', 'asserts', 'assertEqual', 'expect', 'expects', 'expected', 'expecting', 'should', 'want', 'wants'],
    ...['wanted', 'instead of', 'got', 'GOT'],
  ])('are those of a test where it says %s', (word) => {
    expect(environmentTrouble(failed([`${ofProgram} ${word}`]))).toBeUndefined();
  });

  test.each(['unexpected', 'gotten', 'shoulder', 'wanting', 'reassert'])('are its own where it says %s', (word) => {
    expect(environmentTrouble(failed([`${ofProgram} ${word}`]))?.class).toBe('permission');
  });

  test('are no trouble of a check that passed, or that says so by its exit code', () => {
    expect(environmentTrouble(failed([ofProgram], { verdict: 'pass' }))).toBeUndefined();
    expect(environmentTrouble(failed([ofProgram], { exitCode: 0 }))).toBeUndefined();
  });

  test('are believed of a check that is not known to have run', () => {
    expect(environmentClass({ gates: [failed([ofProgram])] })).toBe('permission');
    expect(environmentClass({ gates: [failed([ofProgram])] }, () => true)).toBeUndefined();
  });
});
