import { describe, expect, test } from 'vitest';
import { evidenceOf } from '../../src/core/fingerprint-evidence.ts';

/** A failing test as a reporter for people tells it. */
const spec = [
  '✖ totals the lines (22.4ms)',
  '✖ failing tests:',
  '✖ totals the lines (22.4ms)',
  '  AssertionError [ERR_ASSERTION]: 6 !== 7',
];
/** The same one, and another one, as TAP tells them. */
const tap = (name: string): readonly string[] => [
  `not ok 3 - ${name}`,
  '  ---',
  '  duration_ms: 12.4',
  "  failureType: 'testCodeFailure'",
  '  error: |-',
  '    6 !== 7',
  '  ...',
];
const evidence = (...lines: readonly string[]): readonly string[] => evidenceOf(lines.join('\n'));

describe('an error that is told twice is the error that is told once', () => {
  test('TAP beside a reporter for people', () => {
    expect(evidence('TAP version 13', ...tap('totals the lines'), ...spec)).toEqual(evidence(...spec));
  });

  test('but not a test that TAP alone tells', () => {
    const more = evidence(...tap('totals the lines'), ...tap('rounds up'), ...spec);
    expect(more).toContain('test rounds up');
    expect(more).not.toEqual(evidence(...spec));
    expect(evidence(...tap('rounds up'))).toContain('test rounds up');
  });

  test('suites of nested TAP, which their tests tell', () => {
    const line = ' × totals the lines 9ms';
    const told = ['FAIL a.test.ts > bill > totals the lines', 'AssertionError: expected 6 to be 7'];
    const nested = [
      'not ok 1 - a.test.ts # time=19.74ms {',
      '    not ok 1 - bill # time=16.00ms {',
      ...tap('totals the lines # time=9.52ms').map((each) => `        ${each}`),
      '    }',
      '}',
    ];
    expect(evidence(line, ...nested, ...told)).toEqual(evidence(line, ...told));
  });

  test('a message below the name of its test and again in full', () => {
    const told = ['FAIL a.test.ts > totals', 'AssertionError: expected 6 to be 7'];
    const short = ['× totals 18ms', '  → expected 6 to be 7'];
    expect(evidence(...short, ...told)).toEqual(evidence('× totals 18ms', ...told));
    expect(evidence(...short)).not.toEqual(evidence('× totals 18ms'));
  });
});

describe('an error is the same', () => {
  const unit = (root: string): readonly string[] => [
    'FAIL: test_total (test_bill.BillTest.test_total)',
    `  File "${root}/test_bill.py", line 6, in test_total`,
    'AssertionError: 5 != 6',
  ];
  const hook = (first: string): readonly string[] => [
    `  1) bill "before all" hook for "${first}":`,
    '     Error: the ledger is not open',
  ];

  test.each([
    ['in a checkout that is called src', unit('/srv/ci/a1/src'), unit('/srv/ci/billing')],
    ['whichever test is the first behind a hook', hook('adds an item'), hook('adds two')],
    [
      'with make -k',
      ["make: *** No rule to make target 'bill.o', needed by 'all'.  Stop."],
      [
        "make: *** No rule to make target 'bill.o', needed by 'all'.",
        "make: Target 'all' not remade because of errors.",
      ],
    ],
    [
      'with and without the suites before such a name',
      ['× totals the lines 9ms', 'FAIL a.test.ts > totals the lines', 'Error: no'],
      ['× a.test.ts > totals the lines 18ms', 'FAIL a.test.ts > totals the lines', 'Error: no'],
    ],
    [
      'with the name of a method as Python tells it from 3.11 on',
      ['FAIL: test_total (tests.test_bill.BillTest.test_total)', 'AssertionError: 5 != 6'],
      ['FAIL: test_total (tests.test_bill.BillTest)', 'AssertionError: 5 != 6'],
    ],
    [
      'with the name of a file that Python cannot import',
      ['ERROR: tests.test_bill (unittest.loader._FailedTest.tests.test_bill)', 'ImportError: no'],
      ['  tests.test_bill (unittest.loader._FailedTest) ... ERROR', 'ImportError: no'],
    ],
    [
      'with the end of a line that others spoke into',
      ['ERROR', 'ERROR: setUpClass (test_bill.BillTest)', 'RuntimeError: locked'],
      ['ERROR: setUpClass (test_bill.BillTest)', 'RuntimeError: locked'],
    ],
    [
      'of npm under either of its names for errors, with or without the place of its log',
      [
        'npm ERR! code E404',
        'npm ERR!',
        'npm ERR! A complete log of this run can be found in:',
        'npm ERR!     /root/.npm/_logs/2026-01-02T10_00_00_123Z-debug-0.log',
      ],
      [
        'npm error code E404',
        'npm error A complete log of this run can be found in: /root/.npm/_logs/2026-01-02T10_00_00_123Z-debug-0.log',
      ],
    ],
    [
      'of npm in another version of the project',
      [
        'npm error code ERESOLVE',
        'npm error While resolving: shop@1.0.0',
        'npm error For a full report see:',
        'npm error /root/.npm/_logs/2026-01-02T10_00_00_123Z-eresolve-report.txt',
      ],
      ['npm error code ERESOLVE', 'npm error While resolving: shop@1.2.0'],
    ],
    [
      'of npm that another version of node runs',
      ['npm error code EBADENGINE', 'npm error notsup Actual:   {"npm":"10.1.0","node":"v20.1.0"}'],
      ['npm error code EBADENGINE', 'npm error notsup Actual:   {"node":"v24.1.0","npm":"11.1.0"}'],
    ],
    ['of a runtime that keeps the first name of an error', ['TypeError [Error]: no rate'], ['TypeError: no rate']],
    [
      'of commits whose short names have no letter',
      ['error: could not apply 1234567... rates', '! [rejected] 1a2b3c4..7654321 main -> main (fetch first)'],
      ['error: could not apply 1a2b3c4... rates', '! [rejected] 1234567..abcdef1 main -> main (fetch first)'],
    ],
    [
      'that is thrown on Windows',
      ['C:\\Users\\u\\shop\\src\\start.js:4', 'Error: no rate'],
      ['/home/u/shop/src/start.js:4', 'Error: no rate'],
    ],
    ['of any shell that finds no command', ['sh: 1: tsc: not found'], ['bash: line 1: tsc: command not found']],
    ['of a shell called by its path', ['/bin/sh: 1: tsc: not found'], ['bash: tsc: command not found']],
    [
      'at another address of the same name',
      ['FetchError: request to https://registry.example.org/a failed, reason: connect ECONNREFUSED 104.16.1.34:443'],
      ['FetchError: request to https://registry.example.org/a failed, reason: connect ECONNREFUSED 104.16.9.35:443'],
    ],
    [
      'with the legend of a difference',
      ['  1) account', '       serialises:', '', '      AssertionError: no', '+ actual - expected', "+ 'b'", "- 'c'"],
      ['  1) account', '       serialises:', '', '      AssertionError: no', "+ 'b'", "- 'c'"],
    ],
    [
      'below the title of a list of failures',
      ['✖ failing tests:', '✖ totals the lines', 'Error: no'],
      ['✖ totals the lines', 'Error: no'],
    ],
    [
      'on Windows',
      ['tests\\bill.test.ts(2,14): error TS2304: Cannot find name "x".'],
      ['tests/bill.test.ts(2,14): error TS2304: Cannot find name "x".'],
    ],
    [
      'of a linker with and without symbols for a debugger',
      ["/repo/src/main.c:5: undefined reference to `post'"],
      ["main.c:(.text.startup+0x5): undefined reference to `post'"],
    ],
    [
      'of a linker that finds a name twice',
      [
        "/usr/bin/ld: /tmp/ccB.o: in function `post':",
        "book.c:(.text+0x0): multiple definition of `post'; /tmp/ccA.o:main.c:(.text+0x0): first defined here",
      ],
      [
        "/usr/bin/ld: /tmp/ccB.o: in function `post':",
        "/repo/src/book.c:1: multiple definition of `post'; /tmp/ccA.o:/repo/src/main.c:1: first defined here",
      ],
    ],
    [
      'with what a compiler adds for a terminal',
      ["src/a.ts(2,14): error TS2322: Type 'string' is not assignable to type 'number'."],
      [
        "src/a.ts:2:14 - error TS2322: Type 'string' is not assignable to type 'number'.",
        '',
        '2   id: "x"',
        '    ~~',
        '',
        "  src/a.ts:1:3 - The expected type comes from property 'id'",
        '    1   id: number',
        '        ~~',
      ],
    ],
  ])('%s', (_, one, other) => {
    expect(evidence(...one)).toEqual(evidence(...other));
    expect(evidence(...one).length).toBeGreaterThan(0);
  });

  test('but not another hook', () => {
    const each = hook('adds an item').map((line) => line.replace('before all', 'before each'));
    expect(evidence(...each)).not.toEqual(evidence(...hook('adds an item')));
  });
});
