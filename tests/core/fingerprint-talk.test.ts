import { describe, expect, test } from 'vitest';
import { fingerprintOfOutput } from '../../src/core/fingerprint-output.ts';

/** Each runner's output with what a test printed in it, at the place where the runner shows it. */
type Output = (...talk: readonly string[]) => readonly string[];

const vitest: Output = (...talk) => [
  ...talk.flatMap((line) => ['stderr | test/cart.test.js > cart > closes', line, '']),
  ' ❯ test/cart.test.js (2 tests | 1 failed) 9ms',
  '   × cart > adds 4ms',
  ' FAIL  test/cart.test.js > cart > adds',
  'AssertionError: expected 3 to be 4',
  ' ❯ test/cart.test.js:9:3',
];
const jest: Output = (...talk) => [
  'FAIL test/cart.test.js',
  ...talk.flatMap((line) => [
    '  ● Console',
    '',
    '    console.error',
    `      ${line}`,
    '',
    '      at log (test/cart.test.js:3:4)',
    '',
  ]),
  '  ● cart › adds',
  '',
  '    Expected: 4',
  '    Received: 3',
];
const nodeSpec: Output = (...talk) => [
  ...talk,
  '▶ cart',
  '  ✔ closes (1.2ms)',
  ...talk,
  '  ✖ adds (1.2ms)',
  '✖ cart (4.2ms)',
  'ℹ tests 2',
  '',
  '✖ failing tests:',
  '',
  'test at test/cart.test.js:9:3',
  '✖ adds (1.2ms)',
  '  TypeError: a is undefined',
  '      at sum (src/cart.js:3:4)',
];
const tap: Output = (...talk) => [
  'TAP version 13',
  ...talk.map((line) => `# ${line}`),
  'not ok 1 - adds',
  '  ---',
  "  location: '/work/test/cart.test.js:9:3'",
  "  failureType: 'testCodeFailure'",
  "  error: 'a is undefined'",
  "  name: 'TypeError'",
  '  ...',
];
const mocha: Output = (...talk) => [
  '  cart',
  ...talk,
  '    ✔ closes',
  ...talk,
  '    1) adds',
  '',
  '  1 passing (9ms)',
  '  1 failing',
  '',
  '  1) cart',
  '       adds:',
  '     TypeError: a is undefined',
];
const mochaDots: Output = (...talk) => [
  '',
  ...(talk.length === 0 ? ['  .!'] : ['', ...talk, '.', ...talk.map((line) => `!${line}`)]),
  ...mocha().slice(mocha().indexOf('  1 passing (9ms)')),
];
const jasmine: Output = (...talk) => [
  'Started',
  ...talk,
  '.F',
  '',
  'Failures:',
  '1) cart adds',
  '  Message:',
  '    Expected 3 to be 4.',
];

const name = (lines: readonly string[]): string => fingerprintOfOutput(lines.join('\n'));

describe('the fingerprint of tests that print errors', () => {
  test.each<[string, Output]>([
    ['vitest', vitest],
    ['jest', jest],
    ["node's runner", nodeSpec],
    ["node's TAP", tap],
    ['mocha', mocha],
    ["mocha's dots", mochaDots],
    ['jasmine', jasmine],
  ])('is the one of the failures alone: %s', (_, output) => {
    expect(name(output('Error: handled 4711'))).toBe(name(output()));
  });

  test('keeps the suite of a test that node tells above its list', () => {
    const inCart = nodeSpec();
    const inShop = inCart.map((line) => line.replace(/^(✖|▶) cart/, '$1 shop'));
    expect(name(inShop)).not.toBe(name(inCart));
  });

  test('keeps what a runner shows below what a test printed', () => {
    const below = (value: string): string =>
      name([
        ...jest('Error: handled').slice(0, -1),
        `    Received: ${value}`,
        '  ● cart › sums',
        '',
        '    Expected: 7',
      ]);
    expect(below('3')).not.toBe(below('5'));
    const told = (message: string): string => name([...vitest('Error: handled'), message]);
    expect(told('Error: one')).not.toBe(told('Error: two'));
  });

  test('keeps an error with a stack that was thrown before the first test', () => {
    const thrown = (message: string): string =>
      name([`Error: ${message}`, '    at load (src/load.js:3:4)', ...nodeSpec()]);
    expect(thrown('no database')).not.toBe(thrown('no cache'));
  });

  test.each<[string, (message: string) => readonly string[]]>([
    [
      "node's TAP",
      (message) => [
        `# Error: ${message}`,
        'not ok 1 - test/cart.test.js',
        '  ---',
        "  failureType: 'testCodeFailure'",
        '  exitCode: 1',
        "  error: 'test failed'",
        '  ...',
      ],
    ],
    [
      "node's runner",
      (message) => [
        `Error: ${message}`,
        '✖ test/cart.test.js (90.1ms)',
        '',
        '✖ failing tests:',
        '',
        'test at test/cart.test.js:1:1',
        '✖ test/cart.test.js (90.1ms)',
        "  'test failed'",
      ],
    ],
    ['nothing but talk', (message) => ['stderr | test/cart.test.js > cart > closes', `Error: ${message}`]],
  ])('is what was printed where nothing else explains it: %s', (_, output) => {
    expect(name(output('no database'))).not.toBe(name(output('no cache')));
  });
});
