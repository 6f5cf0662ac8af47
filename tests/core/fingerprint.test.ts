import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingerprint, fingerprintOfOutput, fingerprintOfTests } from '../../src/core/fingerprint.ts';
import type { GateResult } from '../../src/core/gates.ts';
import { gate } from '../support/history.ts';

const esc = '\u001b';

describe('fingerprint', () => {
  test('nothing blocked, no name', () => {
    expect(fingerprint([])).toBe('');
  });

  test('is 8 hex characters whatever the output was', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (lines) => {
        expect(fingerprint([failing(lines)])).toMatch(/^[0-9a-f]{8}$/);
      }),
    );
  });

  test.each([
    [
      'another run',
      ['not ok 3 - dates # 12ms', 'Error at /tmp/a1/x.js:3:4'],
      ['not ok 4 - dates # 9ms', 'Error at /tmp/b2/x.js:9:1'],
    ],
    ['other progress around it', ['compiling 12 modules', 'Error: boom', 'done in 3s'], ['Error: boom']],
    ['another order', ['Error: a', 'Error: b'], ['Error: b', 'Error: a']],
    ['told twice', ['Error: a', 'Error: a'], ['Error: a']],
    ['colours', [`${esc}[31mError: a${esc}[0m`], ['Error: a']],
    ['a summary of no errors', ['Error: a', '0 errors', 'no failures', '"is_error": false', 'Errors: 0'], ['Error: a']],
    [
      'more tests that pass',
      ['Error: a', '✓ reports an error', 'ok 3 - fails well', 'PASS errors.test.ts'],
      ['Error: a'],
    ],
    [
      'pytest and cargo successes',
      ['Error: a', 'test_x.py::test_error PASSED', 'test errors::one ... ok'],
      ['Error: a'],
    ],
    ['a coloured success', ['Error: a', `${esc}[32m✓${esc}[39m reports an error`], ['Error: a']],
    ['no failure line at all', ['one 1', 'two 2'], ['one 7', 'two 8']],
    ['a long preamble without failure lines', [...range(40), 'the end'], [...range(10).slice(1), 'the end']],
  ])('same error: %s', (_, a, b) => {
    expect(fingerprint([failing(a)])).toBe(fingerprint([failing(b)]));
  });

  test.each([
    ['another test', ['not ok 3 - parses dates'], ['not ok 3 - parses times']],
    ['another numbered test', ['FAIL test_add_2'], ['FAIL test_add_3']],
    ['another error code', ['error TS2304: x'], ['error TS2345: x']],
    ['another value', ['expected 404 to equal 200'], ['expected 500 to equal 200']],
    ['another file', ['Error in src/a.ts:3'], ['Error in src/b.ts:3']],
    ['another last word, where no line names a failure', ['building one'], ['building two']],
    ['another folder', ['Error in src/one/a.ts:3'], ['Error in src/two/a.ts:3']],
    ['one more error', ['Error: a'], ['Error: a', 'Error: b']],
    [
      'an error in a sentence that also says "no error"',
      ['expected no error but got TypeError'],
      ['expected no error but got RangeError'],
    ],
    ['a count of failures beside 0 errors', ['2 failed, 0 errors in a'], ['2 failed, 0 errors in b']],
    ['a number that is no success mark', ['not ok 3 - a'], ['ok 3 - a', 'not ok 4 - b']],
  ])('different error: %s', (_, a, b) => {
    expect(fingerprint([failing(a)])).not.toBe(fingerprint([failing(b)]));
  });

  test.each([
    ['gate', gate('implement', 'fail')],
    ['check', gate('test', 'fail', { check: 'lint' })],
    ['verdict', gate('test', 'timeout', { check: 'test' })],
    ['reason', gate('test', 'fail', { check: 'test', reason: 'nothing shows that this story is done' })],
  ])('different %s, different error', (_, other) => {
    expect(fingerprint([other])).not.toBe(fingerprint([failing([])]));
  });

  test('all blocking gates count', () => {
    const lint = gate('test', 'fail', { check: 'lint', lines: ['Error: style'] });
    expect(fingerprint([failing(['Error: a']), lint])).not.toBe(fingerprint([failing(['Error: a'])]));
  });
});

describe('fingerprint of a gate whose whole output was read', () => {
  const whole = (error: string, lines: readonly string[]): GateResult =>
    gate('test', 'fail', { check: 'test', lines, error });

  test('takes the name of that output, whatever its excerpt shows', () => {
    const error = fingerprintOfOutput('Error: a');
    expect(fingerprint([whole(error, ['Error: b'])])).toBe(fingerprint([whole(error, ['cut'])]));
    expect(fingerprint([whole(error, [])])).not.toBe(fingerprint([whole(fingerprintOfOutput('Error: b'), [])]));
  });

  test('is the same as by an excerpt that shows everything', () => {
    expect(fingerprint([whole(fingerprintOfOutput('Error: a'), [])])).toBe(fingerprint([failing(['Error: a'])]));
  });
});

describe('fingerprintOfTests', () => {
  const adds = { testId: 'cart::adds', message: 'expected 3 to be 4' };
  const sells = { testId: 'cart::sells', message: 'TypeError: no price\n    at sell (/home/u/shop/src/cart.js:3:4)' };

  test.each([
    ['another order', [sells, adds]],
    ['a test told twice', [adds, sells, adds]],
    [
      'another checkout and line',
      [adds, { ...sells, message: sells.message.replace('/home/u/shop', '/tmp/x1/y').replace(':3:4', ':9:1') }],
    ],
  ])('is the same in %s', (_, failed) => {
    expect(fingerprintOfTests(failed)).toBe(fingerprintOfTests([adds, sells]));
  });

  test.each([
    ['test', [{ ...adds, testId: 'cart::adds more' }, sells]],
    ['value', [{ ...adds, message: 'expected 3 to be 5' }, sells]],
    ['message that does not look like an error', [{ ...adds, message: 'door 3' }, sells]],
    ['set of tests', [adds]],
    [
      'messages between the tests',
      [
        { ...adds, message: sells.message },
        { ...sells, message: adds.message },
      ],
    ],
  ])('differs with another %s', (_, failed) => {
    expect(fingerprintOfTests(failed)).not.toBe(fingerprintOfTests([adds, sells]));
  });

  test('keeps numbers in a message that does not look like an error', () => {
    const of = (message: string): string => fingerprintOfTests([{ testId: 'a', message }]);
    expect(of('door 3')).not.toBe(of('door 4'));
  });
});

function failing(lines: readonly string[]): GateResult {
  return gate('test', 'fail', { check: 'test', lines });
}

function range(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `step ${String.fromCodePoint(97 + ((count - index) % 26))}`);
}
