import { describe } from 'vitest';
import { reads, root } from './locations-told.ts';

describe('JavaScript', () => {
  const crash = (place: string, marks: string, empty: string, frame: string): readonly string[] => [
    ...[place, '  throw x', marks, empty],
    ...['Error: no', `    at run (${frame})`],
  ];
  reads([
    [
      'thrown where the stack begins',
      crash('src/a.js:2', '  ^', '', 'src/a.js:2:9'),
      ['error javascript src/a.js:2:9 [] Error: no'],
    ],
    [
      'thrown in another file',
      crash('src/b.js:2', '  ^^^^', '', 'src/a.js:2:9'),
      ['error javascript src/b.js:2 [] Error: no'],
    ],
    [
      'thrown in another line',
      crash('src/a.js:1', '  ^', ' ', 'src/a.js:2:9'),
      ['error javascript src/a.js:1 [] Error: no'],
    ],
    ['no carets', crash('src/b.js:2', '  x', '', 'src/a.js:2:9'), ['error javascript src/a.js:2:9 [] Error: no']],
    [
      'carets behind words',
      crash('src/b.js:2', 'x ^', '', 'src/a.js:2:9'),
      ['error javascript src/a.js:2:9 [] Error: no'],
    ],
    [
      'carets before words',
      crash('src/b.js:2', '^^x', '', 'src/a.js:2:9'),
      ['error javascript src/a.js:2:9 [] Error: no'],
    ],
    ['no empty line', crash('src/b.js:2', '  ^', 'x', 'src/a.js:2:9'), ['error javascript src/a.js:2:9 [] Error: no']],
    ['a name that only begins like an error', ['ErrorList:', '    at run (src/a.js:2:9)'], []],
    [
      'the stack of an error with properties',
      ['Error: no', '    at run (src/a.js:2:9) {', '  code: 1', '}'],
      ['error javascript src/a.js:2:9 [] Error: no'],
    ],
    ['a frame without a column', ['Error: no', '    at src/a.js:2'], []],
    [
      'an asynchronous frame',
      ['Error: no', `    at async file://${root}/src/a.js:2:9`],
      ['error javascript src/a.js:2:9 [] Error: no'],
    ],
  ]);
});

describe('jest', () => {
  const stack = '      at run (src/a.js:2:9)';
  reads([
    ['no file that failed', ['  ● adds', '', '    no', stack], []],
    ['a bullet behind words', ['FAIL src/a.test.js', 'see    ● adds', stack], []],
    [
      'frames relative to its root, the time behind the file',
      ['FAIL unit j/a.test.js (5.1 s)', '  ● adds', '', '    no', '', '      at run (a.test.js:2:9)'],
      ['error jest j/a.test.js:2:9 [adds] no'],
    ],
    [
      'frames that are not relative stay',
      ['FAIL j/a.test.js', '  ● adds', '    no', `      at b (${root}/src/b.js:1:2)`, '      at run (a.test.js:2:9)'],
      ['error jest src/b.js:1:2 [adds] no'],
    ],
    [
      'frames of node itself',
      ['FAIL j/a.test.js', '  ● adds', '    no', '      at b (node:internal/b:1:2)', '      at run (a.test.js:2:9)'],
      ['error jest j/a.test.js:2:9 [adds] no'],
    ],
    [
      'words like those of an end, or of code, inside the message',
      [
        'FAIL a.test.js',
        '  ● adds',
        '    it said:  ● x',
        '    FAIL b',
        '    no Test Suites: y',
        '    got 1 | 2',
        '',
        '    > 12 | x',
        stack,
      ],
      ['error jest src/a.js:2:9 [adds] it said:  ● x / FAIL b / no Test Suites: y / got 1 | 2'],
    ],
    ...(
      ['  ● subtracts', 'FAIL b.test.js', ' FAIL b.test.js', ' PASS b.test.js', 'Test Suites: 1 failed'] as const
    ).map(
      (end) =>
        [
          `ends at ${end}`,
          ['FAIL a.test.js', '  ● adds', '    no', '', end, stack],
          end.startsWith('  ●') ? ['error jest src/a.js:2:9 [subtracts] subtracts'] : [],
        ] as const,
    ),
    [
      'what follows is read by others',
      ['FAIL a.test.js', '  ● adds', '    no', stack, 'Test Suites: 1 failed', 'src/b.ts(1,2): error TS1: no'],
      ['error jest src/a.js:2:9 [adds] no', 'error tsc src/b.ts:1:2 [TS1] no'],
    ],
  ]);
});

describe('node:test', () => {
  reads([
    [
      'a stack at once',
      ['test at test/a.test.js:5:1', '✖ adds (1.5ms)', '      at run (src/a.js:2:9)'],
      ['error node-test src/a.js:2:9 [adds] adds'],
    ],
    ['no stack', ['test at test/a.test.js:5:1', '✖ adds', "  'no'"], ['error node-test test/a.test.js:5:1 [adds] no']],
    [
      'what follows is read by others',
      [
        'test at test/a.test.js:5:1',
        '✖ adds (1.5ms)',
        '  Error: no',
        '      at run (src/a.js:2:9)',
        'a.c:1:2: error: no',
      ],
      ['error node-test src/a.js:2:9 [adds] Error: no', 'error gcc a.c:1:2 [] no'],
    ],
  ]);
});

describe('TAP', () => {
  const at = "  at: 'src/a.js:2:9'";
  reads([
    [
      'no message, but an error',
      ['not ok 1 - adds', '  ---', '  message:', "  error: 'no'", at, '  ...'],
      ['error tap src/a.js:2:9 [adds] no'],
    ],
    [
      'an error in lines of its own, as far as they are indented',
      ['not ok 1 - adds', '  ---', '  error: |-', '    one', ' ', '    two', at, '  ...'],
      ['error tap src/a.js:2:9 [adds] one / two'],
    ],
    [
      'by file, line and column',
      ['not ok 1 - adds', '  file: src/a.js', '  line: 2', '  column: 9'],
      ['error tap src/a.js:2:9 [adds] adds'],
    ],
    [
      'the same by other names',
      ['not ok 1', '  fileName: src/a.js', '  lineNumber: 2', '  columnNumber: 9'],
      ['error tap src/a.js:2:9 [] failed here'],
    ],
    ['by its location', ['not ok 1 - adds', "  location: 'src/a.js:2:9'"], ['error tap src/a.js:2:9 [adds] adds']],
    ['a directive and no name', ['not ok 1 # TODO later', at, 'not ok 2 #skip', at], []],
    ['a time and no name', ['not ok 1 # time=1ms', at], ['error tap src/a.js:2:9 [] failed here']],
    ['a hash inside a name', ['not ok 1 - a#skip', at], ['error tap src/a.js:2:9 [a#skip] a#skip']],
    ['white space behind an error', ['not ok 1 - adds', "  error:  'no'  ", at], ['error tap src/a.js:2:9 [adds] no']],
    [
      'a point that failed because one of several below it did',
      [...['    not ok 1 - a', `    ${at}`, '    ok 2 - b', '    not ok 3 - c # TODO', 'not ok 1 - all', at]],
      ['error tap src/a.js:2:9 [a] a'],
    ],
    [
      'a point that failed by itself, behind one of which another did',
      [...['    not ok 1 - a', 'not ok 1 - one', '    ok 1 - b', 'not ok 2 - two', at]],
      ['error tap src/a.js:2:9 [two] two'],
    ],
    [
      'a title is cut',
      [`not ok 1 - ${'a'.repeat(201)}`, at],
      [`error tap src/a.js:2:9 [${'a'.repeat(200)}] ${'a'.repeat(200)}`],
    ],
    ['a stack at once', ['not ok 1 - adds', '  at run (src/a.js:2:9)'], ['error tap src/a.js:2:9 [adds] adds']],
  ]);
});

describe('workflow commands', () => {
  reads([
    ['a warning', ['::warning file=a.js,line=3,col=2,title=x::no'], ['warning workflow-command a.js:3:2 [x] no']],
    [
      'indented, white space between',
      ['  ::error file=a.js, line=3, column=2::no'],
      ['error workflow-command a.js:3:2 [] no'],
    ],
    ['behind words', ['x ::error file=a.js::no'], []],
    ['no file', ['::error line=3::no'], []],
    ['another command', ['::notice file=a.js::no', '::errors file=a.js::no'], []],
    [
      'escapes',
      ['::error file=a%2Cb.js,title=a%3Ab::one%0D%0Atwo %25 %250A'],
      ['error workflow-command a,b.js:1 [a:b] one / two % %0A'],
    ],
  ]);
});

describe('vitest', () => {
  reads([
    ['no place', [' FAIL  a.test.ts > adds', 'Error: no', '⎯⎯⎯', ' ❯ src/a.ts:1:2'], []],
    [
      'what follows is read by others, also where there is no place',
      [' FAIL  a.test.ts > adds', 'src/b.ts(1,2): error TS1: no'],
      ['error tsc src/b.ts:1:2 [TS1] no'],
    ],
  ]);
});

describe('pytest', () => {
  const line = (text: string): string => `===== ${text} =====`;
  const block = (heading: string): readonly string[] => [
    line('ERRORS'),
    `____ ${heading} ____`,
    'E   no',
    'a.py:3: Error',
  ];
  const summary = (...lines: readonly string[]): readonly string[] => [line('short test summary info'), ...lines];
  reads([
    ...['ERROR at setup of C.test_a', 'ERROR at teardown of C.test_a', 'C.test_a'].map(
      (heading) =>
        [
          `told before: ${heading}`,
          [...block(heading), ...summary('ERROR a.py::C::test_a - no')],
          [`error pytest a.py:3 [${heading}] no`],
        ] as const,
    ),
    [
      'told before: a file that could not be collected',
      [...block('ERROR collecting a.py'), ...summary('ERROR a.py - no')],
      ['error pytest a.py:3 [ERROR collecting a.py] no'],
    ],
    [
      'not told before',
      [
        ...block('ERROR at setup of test_b'),
        ...summary('ERROR a.py::test_a - no - more', 'FAILED a.py::test_c', 'PASSED a.py::test_d'),
      ],
      [
        'error pytest a.py:3 [ERROR at setup of test_b] no',
        'error pytest a.py:1 [test_a] no - more',
        'error pytest a.py:1 [test_c] a.py::test_c failed',
      ],
    ],
    ['a heading that only ends like one', ['FAILURES ===', '____ t ____', 'E   no', 'a.py:3: Error'], []],
    ['a heading that only begins like one', ['=== FAILURES', '____ t ____', 'E   no', 'a.py:3: Error'], []],
    [
      'only what stands behind the mark is the message',
      [line('FAILURES'), '____ t ____', 'SEE below', 'E   no', 'a.py:3: Error'],
      ['error pytest a.py:3 [t] no'],
    ],
    ['no message', [line('FAILURES'), '____ t ____', 'some', 'text', 'a.py:3: Error'], ['error pytest a.py:3 [t] t']],
    [
      'a native traceback',
      [line('FAILURES'), '____ t ____', '  File "MORE x/a.py", line 3, in x', '    code', 'ValueError: no'],
      ['error pytest MORE x/a.py:3 [t] ValueError: no'],
    ],
    [
      'a syntax error',
      [line('ERRORS'), '____ t ____', 'E     File "a.py", line 3', 'E   SyntaxError: no'],
      ['error pytest a.py:3 [t] SyntaxError: no'],
    ],
  ]);
});
