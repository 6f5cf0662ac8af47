import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainLines } from '../../src/core/fingerprint-lines.ts';
import { normalise } from '../../src/core/fingerprint-noise.ts';

const esc = '\u001b';

describe('normalise', () => {
  test.each([
    // colours and other terminal control
    [`${esc}[31mError${esc}[39m: boom`, 'Error: boom'],
    [`${esc}[1;38;5;196mError: boom${esc}[0m`, 'Error: boom'],
    [`${esc}]8;;https://example.org/x${esc}\\docs${esc}]8;;${esc}\\ failed`, 'docs failed'],
    [`${esc}]0;vitest 3\u0007Error`, 'Error'],
    // times
    ['2026-01-02T03:04:05.678Z Error', 'Error'],
    ['2026-01-02 03:04:05,678 ERROR', 'ERROR'],
    ['2026-01-02T03:04:05+02:00 Error', 'Error'],
    ['Jan  2 03:04:05 host Error', 'host Error'],
    ['[03:04:05] Error', 'Error'],
    ['Error at 2026-01-02T03:04:05.678Z', 'Error at <time>'],
    ['Error at 3:04:05 PM, again', 'Error at <time>, again'],
    ['see 2026-11-22T12_31_45_123Z-debug-0.log', 'see <time>-debug-0.log'],
    ['now is 1763813655123', 'now is <time>'],
    ['Error at 11/22/2026, 12:14:15 PM', 'Error at <time>'],
    ['report of 2026-01-02', 'report of <time>'],
    // durations
    ['failed (12ms)', 'failed (<duration>)'],
    ['failed in 1.25 s', 'failed in <duration>'],
    ['failed after 2 minutes', 'failed after <duration>'],
    ['failed in 1m2s', 'failed in <duration>'],
    ['failed in 1m 2.5s now', 'failed in <duration> now'],
    ['# duration_ms: 81.25', '# duration_ms: <n>'],
    // addresses, pids, ports, seeds, workers
    ['at 0x7fff5fbff8c0 in main', 'at <address> in main'],
    ['(node:12345) Error', '(node) Error'],
    ['pid 4711 exited', 'pid <n> exited'],
    ['connect ECONNREFUSED 127.0.0.1:34567', 'connect ECONNREFUSED 127.0.0.1:<port>'],
    ['listen failed on port 34567', 'listen failed on port <n>'],
    ['Seed: 1337', 'Seed: <n>'],
    ['expected order, seed=1337', 'expected order, seed=<n>'],
    ['worker #3 failed', 'worker #<n> failed'],
    ['Thread-7 of ForkPoolWorker-12 died', 'Thread-<n> of ForkPoolWorker-<n> died'],
    ['Unexpected token (12:5)', 'Unexpected token'],
    // paths
    ['npm error path /workspace', 'npm error path <folder>'],
    ['npm error path /home/u/src/shop-7', 'npm error path <folder>'],
    ['npm error path /tmp/x12/shop', 'npm error path <folder>'],
    ['/tmp/ccXyZ12a.o: in main', '<folder>: in main'],
    ['/home/u/src/shop-7/packages/a/src/x.ts', 'packages/a/src/x.ts'],
    ['/srv/ci/job-7/index.js', 'index.js'],
    ['/home/circleci/project/src/date.ts', 'src/date.ts'],
    ['/home/circleci/project/date.ts', 'date.ts'],
    ['/go/src/github.com/acme/shop/date.go', 'date.go'],
    ['/bitrise/src/date.ts', 'date.ts'],
    ['/srv/ci/job-7/node_modules/a/x.js', 'node_modules/a/x.js'],
    ['/home/runner/work/app/src/date.ts', 'date.ts'],
    ['(/tmp/ralph-x8Kd2/view/src/date.ts:3:7)', '(src/date.ts)'],
    ["open '/tmp/ralph-x8Kd2'", "open '<folder>'"],
    ["open '/private/var/tmp/ralph-x8Kd2'", "open '<folder>'"],
    ['file:///home/u/app/date.js', 'date.js'],
    ['C:\\Users\\u\\app\\date.ts', 'date.ts'],
    ['src/deep/date.ts', 'src/deep/date.ts'],
    ['../lib/deep/date.ts', 'lib/deep/date.ts'],
    ['http://localhost:3000/api/v1/users', 'http://localhost:<port>/api/v1/users'],
    // ids
    ['request 123e4567-e89b-12d3-a456-426614174000 failed', 'request <id> failed'],
    ['request 00000000-0000-4000-8000-000000000000 failed', 'request <id> failed'],
    ['session ffffffff-ffff-ffff-ffff-ffffffffffff expired', 'session <id> expired'],
    ['Falsifying example: add(a=[], b=None)', 'Falsifying example'],
    ['Counterexample: [[], "a"] shrunk', 'Counterexample'],
    ['commit 9fceb02d0ae598e95dc970b74767f19372d61af8', 'commit <hash>'],
    ['commit 0000a00', 'commit <hash>'],
    ['commit a00000a', 'commit <hash>'],
    ['chunk a1b2c3d.js', 'chunk <hash>.js'],
    ['token vnB2IePYUYCmFEfe expired', 'token <id> expired'],
    ['token V1StGXR8_Z5jdHi6B-myT expired', 'token <id> expired'],
    ['chunk 01ARZ3NDEKTSV4RRFFQ69G5FAV', 'chunk <id>'],
    ['getUserByIdV2ForAccount is no XMLHttpRequest2', 'getUserByIdV2ForAccount is no XMLHttpRequest2'],
    ['x86_64-linux-gnu utf8mb4_0900_ai_ci', 'x86_64-linux-gnu utf8mb4_0900_ai_ci'],
    ['test_case_1_2_3_of_4 US-003-T-12-B3', 'test_case_1_2_3_of_4 US-003-T-12-B3'],
    // line numbers
    ['date.ts:12:5 - error', 'date.ts - error'],
    ['date.ts:12: error', 'date.ts: error'],
    ['date.ts(12,5): error TS2304', 'date.ts: error TS2304'],
    ['  File "date.py", line 12, in parse', 'File "date.py", line <n>, in parse'],
    // counts
    ['Tests  3 failed | 17 passed', 'Tests <n> failed | <n> passed'],
    ['===== 1 failed, 2 passed in 0.12s =====', '<n> failed, <n> passed in <duration>'],
    ['wrote 1234 bytes, expected none', 'wrote <size>, expected none'],
    ['retry 3 of 5', 'retry <n> of 5'],
    ['used 83% of 1.5 GB', 'used <n>% of <size>'],
    // where another program was told to put it, and what stands beside a mistake
    ["error: failed to push some refs to '../up-86c13r.git'", 'error: failed to push some refs to <remote>'],
    ["error: failed to push some refs to 'git@example.org:a/b'", 'error: failed to push some refs to <remote>'],
    [
      String.raw`Expected ',' in JSON at position 35 (line 1 column 36) while parsing near "...,\"version\":\"1.9\" \"a\""`,
      "Expected ',' in JSON at position <n> (line <n> column <n>) while parsing near <text>",
    ],
    [
      'Unexpected end of JSON input while parsing \'{ "name": "shop"\'',
      'Unexpected end of JSON input while parsing <text>',
    ],
    [
      'Unexpected end of JSON input while parsing empty string',
      'Unexpected end of JSON input while parsing empty string',
    ],
    // what is the error stays
    ['error TS2304: Cannot find name', 'error TS2304: Cannot find name'],
    ['US-003 test_add_2 failed', 'US-003 test_add_2 failed'],
    ['expected 404 to equal 200', 'expected 404 to equal 200'],
    ['AssertionError: 3 == 4', 'AssertionError: 3 == 4'],
    ['got -3, want 4.5', 'got -3, want 4.5'],
    ['Error:   too\tmany  spaces ', 'Error: too many spaces'],
  ])('%j', (line, normalised) => {
    expect(plainLines(line).map((each) => normalise(each))).toEqual([normalised]);
  });

  test.each([
    // people write days and full minutes, clocks do not
    ['expected 2026-01-02', 'expected 2026-01-02'],
    ["expected '2026-01-02T03:00:00.000Z'", "expected '2026-01-02T03:00:00.000Z'"],
    ["expected '2026-01-02T03:00:01.000Z'", "expected '<time>'"],
    ["expected '2026-01-02T03:00:00.464Z'", "expected '<time>'"],
    // what a test is called, and what it compares
    ['waits 5 ms for 3 tests', 'waits 5 ms for 3 tests'],
    ['waits 5 ms for 3 tests (12 ms)', 'waits 5 ms for 3 tests'],
    ['waits for 3 tests 1.25s', 'waits for 3 tests'],
    ['expected 12345 to be 12346', 'expected 12345 to be 12346'],
    ["expected '50%' to be '60%'", "expected '50%' to be '60%'"],
    ['expected 0x7fff5fbff8c0 at /tmp/a1/src/x.js:3:4', 'expected <address> at src/x.js'],
  ])('exactly: %j', (line, normalised) => {
    expect(normalise(line, 'exact')).toBe(normalised);
  });

  test.each([
    ['step 12 of -3.5', 'step <n> of <n>'],
    ['step TS2304 of US-003', 'step TS2304 of US-003'],
  ])('loosely: %j', (line, normalised) => {
    expect(normalise(line, 'loose')).toBe(normalised);
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
