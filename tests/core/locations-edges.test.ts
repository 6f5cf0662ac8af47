import { describe, expect, it } from 'vitest';
import { reads, told } from './locations-told.ts';

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
