import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingerprint, normalise } from '../../src/core/fingerprint.ts';
import type { GateResult } from '../../src/core/gates.ts';
import { gate } from '../support/history.ts';

const esc = '\u001b';

describe('normalise', () => {
  test.each([
    // colours and other terminal control
    [`${esc}[31mError${esc}[39m: boom`, 'Error: boom'],
    [`${esc}[1;38;5;196mError: boom${esc}[0m`, 'Error: boom'],
    [`${esc}]8;;https://example.org/x${esc}\\docs${esc}]8;;${esc}\\ failed`, 'docs failed'],
    [`${esc}]0;vitest 3\u0007Error`, 'Error'],
    // times
    ['2026-01-02T03:04:05.678Z Error', '<time> Error'],
    ['2026-01-02 03:04:05,678 ERROR', '<time> ERROR'],
    ['2026-01-02T03:04:05+02:00 Error', '<time> Error'],
    ['built on 2026-01-02', 'built on <time>'],
    ['Jan  2 03:04:05 host Error', '<time> host Error'],
    ['[03:04:05] Error', '[<time>] Error'],
    ['3:04:05 PM - error', '<time> - error'],
    // durations
    ['failed (12ms)', 'failed (<duration>)'],
    ['failed in 1.25 s', 'failed in <duration>'],
    ['failed after 2 minutes', 'failed after <duration>'],
    ['failed in 1m2s', 'failed in <duration>'],
    ['failed in 1m 2.5s now', 'failed in <duration> now'],
    ['# duration_ms 81.25', '# duration_ms <n>'],
    // addresses, pids, ports, seeds, workers
    ['at 0x7fff5fbff8c0 in main', 'at <address> in main'],
    ['(node:12345) Error', '(node:<line>) Error'],
    ['pid 4711 exited', 'pid <n> exited'],
    ['connect ECONNREFUSED 127.0.0.1:34567', 'connect ECONNREFUSED <n>.0.1:<line>'],
    ['listen failed on port 34567', 'listen failed on port <n>'],
    ['Seed: 1337', 'Seed: <n>'],
    ['expected order, seed=1337', 'expected order, seed=<n>'],
    ['worker #3 failed', 'worker #<n> failed'],
    // paths
    ['/home/runner/work/app/src/date.ts', 'date.ts'],
    ['(/tmp/ralph-x8Kd2/view/src/date.ts:3:7)', '(date.ts:<line>)'],
    ["open '/tmp/ralph-x8Kd2'", "open '<temp>'"],
    ["open '/private/var/tmp/ralph-x8Kd2'", "open '<temp>'"],
    ['file:///home/u/app/date.js', 'file://date.js'],
    ['C:\\Users\\u\\app\\date.ts', 'date.ts'],
    ['src/deep/date.ts', 'src/deep/date.ts'],
    ['../lib/deep/date.ts', '../lib/deep/date.ts'],
    ['http://localhost:3000/api/v1/users', 'http://localhost:<line>/api/v1/users'],
    // ids
    ['request 123e4567-e89b-12d3-a456-426614174000 failed', 'request <id> failed'],
    ['request 00000000-0000-4000-8000-000000000000 failed', 'request <id> failed'],
    ['commit 9fceb02d0ae598e95dc970b74767f19372d61af8', 'commit <hash>'],
    ['commit 0000a00', 'commit <hash>'],
    ['commit a00000a', 'commit <hash>'],
    ['chunk a1b2c3d.js', 'chunk <hash>.js'],
    // line numbers
    ['date.ts:12:5 - error', 'date.ts:<line> - error'],
    ['date.ts:12: error', 'date.ts:<line>: error'],
    ['date.ts(12,5): error TS2304', 'date.ts(<line>): error TS2304'],
    ['  File "date.py", line 12, in parse', 'File "date.py", line <n>, in parse'],
    // counts
    ['Tests  3 failed | 17 passed (20)', 'Tests <n> failed | <n> passed (<n>)'],
    ['===== 1 failed, 2 passed in 0.12s =====', '===== <n> failed, <n> passed in <duration> ====='],
    ['not ok 12 - parses a date', 'not ok <n> - parses a date'],
    ['  3) parses a date', '<n>) parses a date'],
    ['wrote 1234 bytes, expected none', 'wrote <n> bytes, expected none'],
    ['retries left 3', 'retries left <n>'],
    // what is the error stays
    ['error TS2304: Cannot find name', 'error TS2304: Cannot find name'],
    ['US-003 test_add_2 failed', 'US-003 test_add_2 failed'],
    ['expected 404 to equal 200', 'expected 404 to equal 200'],
    ['AssertionError: 3 == 4', 'AssertionError: 3 == 4'],
    ['got -3, want 4.5', 'got -3, want 4.5'],
    ['Error:   too\tmany  spaces ', 'Error: too many spaces'],
  ])('%j', (line, normalised) => {
    expect(normalise(line)).toBe(normalised);
  });

  test('a normalised line stays as it is', () => {
    const word = fc.constantFrom(
      'Error:',
      'expected',
      '3',
      '12ms',
      '/tmp/a/b.ts:3:4',
      '0xdead',
      'US-003',
      'pid',
      ':',
      '7)',
    );
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const once = normalise(words.join(' '));
        expect(normalise(once)).toBe(once);
      }),
    );
  });
});

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

function failing(lines: readonly string[]): GateResult {
  return gate('test', 'fail', { check: 'test', lines });
}

function range(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `step ${String.fromCodePoint(97 + ((count - index) % 26))}`);
}
