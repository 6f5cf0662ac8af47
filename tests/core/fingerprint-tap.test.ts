import { describe, expect, test } from 'vitest';
import { evidenceOf } from '../../src/core/fingerprint.ts';

const evidence = (...lines: readonly string[]): readonly string[] => evidenceOf(lines.join('\n'));
const spec = (...message: readonly string[]): readonly string[] => [
  '▶ bill',
  '  ✖ totals the lines (1.3ms)',
  '✖ bill (2.2ms)',
  '',
  '✖ failing tests:',
  '',
  'test at test/bill.test.js:11:3',
  '✖ totals the lines (1.3ms)',
  ...message.map((line) => `  ${line}`),
];
const tap = (...fields: readonly string[]): readonly string[] => [
  'TAP version 13',
  '# Subtest: bill',
  '    # Subtest: rounds',
  '    ok 1 - rounds',
  '      ---',
  '      duration_ms: 0.1',
  "      type: 'test'",
  '      ...',
  '    # Subtest: totals the lines',
  '    not ok 2 - totals the lines',
  '      ---',
  '      duration_ms: 1.3',
  "      location: '/repo/test/bill.test.js:11:3'",
  ...fields.map((line) => `      ${line}`),
  '      ...',
  '    1..2',
  'not ok 1 - bill',
  '  ---',
  '  duration_ms: 2.2',
  "  failureType: 'subtestsFailed'",
  "  error: '1 subtest failed'",
  "  code: 'ERR_TEST_FAILURE'",
  '  ...',
  '1..1',
];

describe("node's test runner tells an error in the same way in TAP and for people", () => {
  const values = (expected: string): readonly string[] => [
    "code: 'ERR_ASSERTION'",
    `expected: ${expected}`,
    'actual: 28',
    "operator: 'strictEqual'",
  ];
  const unequal = (expected: string): readonly string[] =>
    tap(
      "failureType: 'testCodeFailure'",
      'error: |-',
      '  Expected values to be strictly equal:',
      '  ',
      `  28 !== ${expected}`,
      '  ',
      "name: 'AssertionError'",
      ...values(expected),
    );

  test('two values that are not equal', () => {
    const people = spec(
      'AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:',
      '',
      '28 !== 30',
      '',
      '    at TestContext.<anonymous> (file:///repo/test/bill.test.js:12:12) {',
      '  generatedMessage: true,',
      "  code: 'ERR_ASSERTION',",
      '  actual: 28,',
      '  expected: 30,',
      "  operator: 'strictEqual',",
      "  diff: 'simple'",
      '}',
    );
    expect(evidence(...unequal('30'))).toEqual(evidence(...people));
    expect(evidence(...unequal('31'))).not.toEqual(evidence(...people));
  });

  test.each([
    [
      'an error of the system',
      ["failureType: 'testCodeFailure'", `error: "ENOENT: no such file, open 'rates.json'"`, "code: 'ENOENT'"],
      [
        "Error: ENOENT: no such file, open 'rates.json'",
        '    at read (file:///repo/test/bill.test.js:12:12) {',
        '  errno: -2,',
        "  code: 'ENOENT',",
        "  syscall: 'open',",
        "  path: 'rates.json'",
        '}',
      ],
    ],
    [
      'an error without a code',
      ["failureType: 'testCodeFailure'", "error: 'it isn\\'t there'", "code: 'ERR_TEST_FAILURE'", "name: 'TypeError'"],
      ["TypeError: it isn't there"],
    ],
    [
      'what the runner says itself',
      ["failureType: 'testTimeoutFailure'", "error: 'test timed out after 700ms'", "code: 'ERR_TEST_FAILURE'"],
      ["'test timed out after 700ms'"],
    ],
  ])('%s', (_, fields, message) => {
    expect(evidence(...tap(...fields))).toEqual(evidence(...spec(...message)));
  });

  test('but what stands between the lines of a failure stays', () => {
    const lines = tap("failureType: 'testCodeFailure'", "error: 'no rate'", "name: 'TypeError'");
    const at = lines.findIndex((line) => line.includes("error: 'no rate'")) + 1;
    expect(evidence(...lines.toSpliced(at, 0, 'FATAL: no disk'))).toEqual(
      [...evidence(...lines), 'FATAL: no disk'].sort(),
    );
  });

  test('and what a file that ended by itself printed is read without its mark', () => {
    const lines = tap("failureType: 'testCodeFailure'", 'exitCode: 1', "error: 'test failed'");
    expect(evidence(...lines, '# RangeError: no memory')).toContain('RangeError: no memory');
  });

  test('and what was printed beside failures that are explained is none', () => {
    const lines = tap("failureType: 'testCodeFailure'", "error: 'no rate'", "name: 'TypeError'");
    expect(evidence(...lines, '# RangeError: no memory')).toEqual(evidence(...lines));
  });

  test('TAP of others stays', () => {
    const lines = ['not ok 1 - totals', '  ---', '  wanted: 6', '  ...'];
    expect(evidence(...lines).join('\n')).toContain('wanted: 6');
  });

  test('a failure without an end stays', () => {
    const open = unequal('30').filter((line) => !/^\s*\.\.\.$/.test(line));
    expect(evidence(...open).join('\n')).toContain('28 !== 30');
  });
});

describe('the failures of bats', () => {
  const failure = ['(in test file test/cart.bats, line 15)', '  `[ "$output" = "42" ]\' failed', 'Last output:', '41'];
  const people = ['bats --formatter pretty test', ' ✓ opens', ' ✗ adds two', ...failure.map((line) => `   ${line}`)];

  test('have one name in TAP and for people', () => {
    expect(evidence('1..2', 'ok 1 opens', 'not ok 2 adds two in 188ms', ...failure.map((line) => `# ${line}`))).toEqual(
      evidence(...people),
    );
  });

  test('and one of its own for each file', () => {
    expect(evidence(...people.map((line) => line.replace('cart.bats', 'book.bats')))).not.toEqual(evidence(...people));
  });
});
