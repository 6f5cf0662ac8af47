import { describe, expect, it } from 'vitest';
import { readLocations } from '../../src/core/locations/read.ts';

const root = '/home/runner/work/app/app';

function told(output: string, files?: readonly string[]): readonly string[] {
  return readLocations(output, { root, ...(files && { files }) }).map(
    ({ level, source, file, line, column, title = '', message }) =>
      `${level} ${source} ${[file, line, column].filter((part) => part !== undefined).join(':')} [${title}] ${message.replaceAll('\n', ' / ')}`,
  );
}

type Rows = readonly (readonly [name: string, lines: readonly string[], expected: readonly string[]])[];

function reads(rows: Rows): void {
  it.each(rows)('%s', (_name, lines, expected) => expect(told(lines.join('\n'))).toEqual(expected));
}

describe('biome', () => {
  const head = 'src/a.js:3:12 lint/x ━━━';
  reads([
    [
      'the words below the rule',
      [head, '', '  × Do not use !important.'],
      ['error biome src/a.js:3:12 [lint/x] Do not use !important.'],
    ],
    ['a line without the rule is none', ['src/a.js:3:12 lint/x', '', '  × no'], []],
    ['no words', [head, '', 'nothing! here'], []],
    ['words too far below', [head, '', '', '', '', '', '  × no'], []],
    ['far below a line with a mark in it', [head, '', '', '', '', 'a ! b'], []],
    ['a mark behind other words', [head, '  text ! of it', '  × real'], ['error biome src/a.js:3:12 [lint/x] real']],
    [
      'the words of the one above are its own',
      [head, '  ! one', 'src/b.js:1:1 lint/y ━', '  × two'],
      ['error biome src/b.js:1:1 [lint/y] two', 'warning biome src/a.js:3:12 [lint/x] one'],
    ],
  ]);
});

describe('rustc', () => {
  const inside = "thread 'b' panicked at /rustc/1/library/core/src/cell.rs:9:9:";
  reads([
    ['a warning, short', ['src/lib.rs:3:5: warning: unused'], ['warning cargo src/lib.rs:3:5 [] unused']],
    ['a warning of clippy, short', ['src/lib.rs:3:5: warning[a::b]: no'], ['warning cargo src/lib.rs:3:5 [a::b] no']],
    ['no arrow below', ['error: could not compile', '', '', '', '', 'see a.rs:3:5'], []],
    [
      'a message ends at a blank line',
      ["thread 'a' panicked at src/lib.rs:6:17:", 'left', '  ', 'right'],
      ['error cargo src/lib.rs:6:17 [a] left'],
    ],
    [
      'and not at the words of an end inside',
      ["thread 'a' panicked at src/lib.rs:6:17:", 'see note: x', "of thread 'c'", 'note: run with', 'more'],
      ["error cargo src/lib.rs:6:17 [a] see note: x / of thread 'c'"],
    ],
    ['places below that are no backtrace', [inside, 'borrowed', '', '   at ./src/mine.rs:11:12'], []],
    [
      'places behind the backtrace',
      [
        inside,
        'borrowed',
        'stack backtrace:',
        '   0: core',
        '      at /rustc/1/a.rs:1:2',
        'note: x',
        '   at ./src/a.rs:3:4',
      ],
      [],
    ],
  ]);
});

describe('eslint', () => {
  reads([
    ['no file above', ['  2:9  error  no  no-var'], []],
    [
      'white space behind the rule',
      ['src/a.js', '  2:9  error  no  no-var  '],
      ['error eslint src/a.js:2:9 [no-var] no'],
    ],
    ['no rule', ['src/a.js', '  2:9  error  Parsing'], ['error eslint src/a.js:2:9 [] Parsing']],
    ['words that are no rule', ['src/a.js', '  2:9  error  a  b c'], ['error eslint src/a.js:2:9 [] a  b c']],
    ['a rule of a plugin', ['src/a.js', '  2:9  warning  a  b  @x/y-z'], ['warning eslint src/a.js:2:9 [@x/y-z] a  b']],
    ['unix, without a rule', ['src/a.js:2:9: no [b] c [Error]'], ['error eslint src/a.js:2:9 [] no [b] c']],
    ['unix, a warning', ['src/a.js:2:9: no [Warning/no-var]'], ['warning eslint src/a.js:2:9 [no-var] no']],
    ['unix, no space before the bracket', ['src/a.js:2:9: xError]', 'src/a.js:2:9: x[Error]'], []],
  ]);
});

describe('gcc', () => {
  reads([
    ['only the flag', ['a.c:1:2: warning:  [-Wx]'], ['warning gcc a.c:1:2 [-Wx] -Wx']],
    ['a flag and brackets before it', ['a.c:1:2: error: a [b] [-Werror=x]'], ['error gcc a.c:1:2 [-Werror=x] a [b]']],
    ['brackets that hold no flag', ['a.c:1:2: error: a [b]'], ['error gcc a.c:1:2 [] a [b]']],
    ['a flag in the middle', ['a.c:1:2: error: a [-Wx] b'], ['error gcc a.c:1:2 [] a [-Wx] b']],
    ['GoogleTest', ['size_test.cc:5: Failure', 'Expected: 1', ' ', 'x'], ['error gcc size_test.cc:5 [] Expected: 1']],
  ]);
});

describe('Go', () => {
  reads([
    ['vet that could not compile', ['vet: bad/a.go:4:6: undefined: x'], ['error go bad/a.go:4:6 [] undefined: x']],
    ['a place without words', ['a.go:3:1:'], []],
    [
      'each panic has its own stack',
      [
        ...['panic: one', '', 'goroutine 1 [running]:', 'main.a()', '\ta.go:7 +0x1'],
        ...['panic: two', 'main.b()', '\tb.go:8 +0x2'],
      ],
      ['error go a.go:7 [] panic: one', 'error go b.go:8 [] panic: two'],
    ],
    [
      'a place at the margin is none of the stack',
      ['panic: x', '', 'b.go:5 +0x1', '\ta.go:7 +0x1'],
      ['error go a.go:7 [] panic: x'],
    ],
    ['a place without an offset', ['panic: x', '\ta.go:12'], ['error go a.go:12 [] panic: x']],
    ['recovered', ['panic: a [recovered] b [recovered]', '\ta.go:7'], ['error go a.go:7 [] panic: a [recovered] b']],
  ]);

  it.each([
    ['the next line names the package', 'ok  \texample.com/app/size\t0.01s', 'size/a.go'],
    ['words in a line are no such name', 'not ok example.com/app/size', 'time/a.go'],
  ])('%s', (_name, line, file) => {
    const output = `a.go:3:1: printed\n${line}\nFAIL\texample.com/app/time\t0.1s`;
    expect(told(output, ['size/a.go', 'time/a.go'])).toEqual([`error go ${file}:3:1 [] printed`]);
  });
});

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

describe('Python', () => {
  const frame = '  File "a.py", line 3, in x';
  const trace = 'Traceback (most recent call last):';
  reads([
    [
      'a message ends at a blank line',
      [trace, frame, 'ValueError: no', '  ', 'x'],
      ['error python a.py:3 [] ValueError: no'],
    ],
    ['a message of lines', [trace, frame, 'ValueError: no', 'x', ''], ['error python a.py:3 [] ValueError: no / x']],
    [
      'a file that does not parse',
      ['ValueError: before', '  File "a.py", line 3', '    x = ValueError: 1', '        ^', 'SyntaxError: no'],
      ['error python a.py:3 [] SyntaxError: no'],
    ],
    ['a place and no error', ['  File "a.py", line 3', '    x = 1', 'no SyntaxError: x'], []],
    ['mypy, a rule', ['a.py:4: error: no [x]  [return-value]'], ['error python a.py:4 [return-value] no [x]']],
    ['mypy, no rule', ['a.py:4: warning: no [x]'], ['warning python a.py:4 [] no [x]']],
    ['ruff', ['a.py:4:1: F401 no  [x]'], ['error python a.py:4:1 [F401] no']],
    ['a note', ['a.py:4: note: no'], []],
    ['no Python file', ['a.pyx:4: error: no', 'a.py.txt:4: E1 no'], ['error gcc a.pyx:4 [] no']],
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
