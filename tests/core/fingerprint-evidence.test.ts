import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evidenceOf } from '../../src/core/fingerprint.ts';

const esc = '\u001b';

/** One failing run of a test tool, with the places where runs differ. */
function run({ root = '/home/u/shop', line = 12, ms = 3, value = 404, title = 'answers', file = 'cart' } = {}): string {
  return [
    ` RUN  ${root}`,
    `  ✓ reports an error (${ms} ms)`,
    `  ✖ ${title} (${ms} ms)`,
    '',
    `AssertionError: expected ${value} to be 200`,
    `    at status (${root}/src/status.js:${line}:5)`,
    `    at ${root}/test/${file}.test.js:${line}:9`,
    `    at run (node:internal/test:${line}:1)`,
    '',
    `Tests  1 failed | ${ms} passed`,
  ].join('\n');
}

const same = (a: string, b: string): void => expect(evidenceOf(a)).toEqual(evidenceOf(b));
const different = (a: string, b: string): void => expect(evidenceOf(a)).not.toEqual(evidenceOf(b));

describe('evidenceOf', () => {
  test('is the failing tests and their messages, sorted', () => {
    expect(evidenceOf(run())).toEqual(['AssertionError: expected 404 to be 200', 'test answers']);
  });

  test.each([
    ['another checkout', run({ root: '/builds/team/shop' })],
    ['a temporary checkout', run({ root: '/tmp/x8Kd2/shop' })],
    ['other lines', run({ line: 140 })],
    ['other durations and counts', run({ ms: 171 })],
    ['Windows line ends', run().replaceAll('\n', '\r\n')],
    ['colours', run().replaceAll('expected', `${esc}[31mexpected${esc}[39m`)],
    ['times of a log collector', run().replaceAll(/^/gm, '2026-11-22T12:14:15.1234567Z ')],
    ['a progress bar', `${run()}\n 10 %\r 50 %\r100 %\n`],
    ['a warning before it', `(node:77) DeprecationWarning: an old error\n    at old (/x/y/src/old.js:3:4)\n\n${run()}`],
    ['prose', `I will now look at the errors in this parser.\n${run()}`],
    ['a word of an agent client', `${run()}\n  "is_error": false,`],
  ])('is the same with %s', (_, other) => same(run(), other));

  test.each([
    ['value', run({ value: 500 })],
    ['test', run({ title: 'answers twice' })],
    ['set of tests', run().replace('✓ reports', '✖ reports')],
  ])('differs with another %s', (_, other) => different(run(), other));

  test('is the same with and without annotations for a runner, which count where they are all there is', () => {
    const annotated = '::error file=/w/test/cart.test.js,line=9::AssertionError: expected 404 to be 200%0A';
    same(run(), `${run()}\n\n${annotated}`);
    different(annotated, annotated.replace('404', '500'));
  });

  test('is the same with dots for what the list of failures tells anyway', () => {
    const list = ['  2 passing (5ms)', '  1 failing', '', '  1) queue', '       pushes:', '     Error: full', ''];
    same(['  queue', '    1) pushes', '', ...list].join('\n'), ['  ..!', '', ...list].join('\n'));
    different(['  queue', '    1) pushes', ''].join('\n'), '  queue');
  });

  test.each([
    [
      'code frames: the line that is pointed at counts, not those around it',
      ['Error: x', '  1 | // one', '> 2 | call(a);', '    |     ^'],
      ['Error: x', '  7 | other();', '> 8 | call(a);', '    |     ^', '  9 | more();'],
    ],
    [
      'a file above its rows',
      ['/a/b/src/x.js', '  3:7  error  y is not defined  no-undef'],
      ['/c/d/src/x.js', '  9:1  error  y is not defined  no-undef'],
    ],
    [
      'a compiler with and without a terminal',
      ["src/a.ts(3,7): error TS2322: Type 'x'."],
      ["src/a.ts:3:7 - error TS2322: Type 'x'.", '', '3 export const a = 1;', '  ~~~~'],
    ],
    [
      'how many tests a suite and a file have',
      ['❯ test/a.test.js (4 tests | 1 failed) 9ms', '  ❯ cart (4)', '    × adds', 'Error: x'],
      ['❯ test/a.test.js (1 test | 1 failed) 7ms', '  ❯ cart (1)', '    × adds', 'Error: x'],
    ],
    [
      'code that reads like what a program says',
      ['Error: x', "  1 | console.log('hello');", '> 2 | call(a);'],
      ['Error: x', '  1 | one();', '> 2 | call(a);'],
    ],
    [
      'places that a compiler shows a terminal alone',
      ["src/a.ts(3,7): error TS1005: '}' expected."],
      [
        "src/a.ts:3:7 - error TS1005: '}' expected.",
        '',
        '  src/a.ts:2:1',
        '    2 export {',
        '      ~',
        '    The parser.',
      ],
    ],
    [
      'folders that a program made for itself',
      ['Error: x in /opt/app/w-a4Kz9Q/x.js'],
      ['Error: x in /opt/app/w-Zt02bB/x.js'],
    ],
    [
      'where a test that is named failed in the code',
      ['✖ adds', 'Error: x', '    at f (src/a.js:3:4)'],
      ['✖ adds', 'Error: x', '    at g (src/b.js:3:4)'],
    ],
    ['a name told twice, once below its suite', ['✖ cart > adds', '  × adds 12ms'], ['✖ cart > adds']],
    [
      'what a program says while it is tested',
      ['Error: x', '', '  console.log', '    hello', '', '      at log (test/a.js:3:4)'],
      ['Error: x'],
    ],
    [
      'jobs that end in another order',
      ['one done', 'make: *** [Makefile:4: two] Error 2'],
      ['three done', 'make: *** Waiting for unfinished jobs....', 'make: *** [Makefile:9: two] Error 2'],
    ],
    ['no line of an error at all', ['step 1', 'step 2 took 3 s'], ['step 4', 'step 5 took 17 s']],
    ['words of failure alone', ['deploy stopped after 300 ms'], ['up 1', 'deploy stopped after 12 ms']],
    [
      'a counterexample that a seed chose',
      ['Error: Property failed', 'Counterexample: [1,0]'],
      ['Error: Property failed', 'Counterexample: [0,-7]'],
    ],
  ])('same: %s', (_, a, b) => same(a.join('\n'), b.join('\n')));

  test.each([
    [
      'what an announcement announces',
      ['thread panicked at a.rs:3:4:', 'door 3'],
      ['thread panicked at a.rs:3:4:', 'door 4'],
    ],
    [
      'a message that does not read like an error',
      ['  ● cart › adds', '', '    record 17 is gone', '', '      at x (test/a.js:3:4)'],
      ['  ● cart › adds', '', '    record 18 is gone', '', '      at x (test/a.js:3:4)'],
    ],
    [
      'a test named line by line',
      ['  1) cart', '       adds:', '     Error: x'],
      ['  1) cart', '       sums:', '     Error: x'],
    ],
    ['where an error came up', ['Error: x', '    at f (src/a.js:3:4)'], ['Error: x', '    at f (src/b.js:3:4)']],
    ['lines of a message', ['Error: invalid', '  width: missing'], ['Error: invalid', '  depth: missing']],
    ['the file above the rows', ['src/x.js', '  3:7  error  y  r'], ['src/z.js', '  3:7  error  y  r']],
    ['lines of a difference', ['✖ a', '-   total: 3'], ['✖ a', '-   total: 4']],
    ['exit code', ['make: *** [Makefile:4: two] Error 2'], ['make: *** [Makefile:4: two] Error 3']],
    ['exit code alone', ['exit code 3'], ['exit code 4']],
    ['module', ["Error: Cannot find module './a'"], ["Error: Cannot find module './b'"]],
    ['warnings, where they are all there is', ['a.js:1:2: warning: x is unused'], ['a.js:1:2: warning: y is unused']],
    ['what is pointed at', ['Error: x', '> 2 | call(a);'], ['Error: x', '> 2 | call(b);']],
  ])('different: %s', (_, a, b) => different(a.join('\n'), b.join('\n')));

  test('is the same whatever noise stands between its paragraphs', () => {
    const noise = fc.constantFrom(
      '[12/50] Building errors.o',
      'npm warn deprecated error-ex@1.0.0: old',
      '(node:12) ExperimentalWarning: an error may come',
      '12:14:15 INFO 3 errors handled',
      '"is_error": false',
      '0 errors',
      '✓ fails well (3 ms)',
      'ok 3 - errors',
      ' 45% [====>    ] 3 MB/s',
      'Compiling thiserror v1.0.2',
      'src/a.c:3:4: warning: unused error',
    );
    fc.assert(
      fc.property(fc.array(noise), fc.array(noise), (before, after) => {
        expect(evidenceOf([...before, '', run(), '', ...after].join('\n'))).toEqual(evidenceOf(run()));
      }),
    );
  });

  test('does not depend on the order of whole failures', () => {
    const one = '✖ one\n\nError: a\n    at f (/x/y/src/f.js:1:2)\n';
    const two = '✖ two\n\nError: b\n    at g (/x/y/src/g.js:1:2)\n';
    same(`${one}\n${two}`, `${two}\n${one}`);
  });

  test('of itself is itself', () => {
    const once = evidenceOf(run());
    expect(evidenceOf(once.join('\n')).length).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (output) => {
        expect(evidenceOf(output)).toEqual(evidenceOf(output));
      }),
    );
  });

  test.each([
    ['one line of 8 MB', 'Error: a '.repeat(1_000_000)],
    ['a rule of 1 MB', '-'.repeat(1_000_000)],
    ['spaces', ` ${' '.repeat(1_000_000)}x`],
    ['slashes', '/a'.repeat(500_000)],
    ['digits', `${'1'.repeat(1_000_000)}x`],
    ['half-finished sequences', `${esc}[`.repeat(400_000)],
    ['lines without end', 'error: a\n'.repeat(400_000)],
  ])('ends on hostile output: %s', (_, output) => {
    expect(evidenceOf(output).length).toBeLessThan(100);
  });
});

test('what a test of Go logged counts where it failed', () => {
  const run = (name: string, end: string): string =>
    `=== RUN   ${name}\n    a_test.go:6: no error\n--- ${end}: ${name} (0.00s)`;
  const failed = run('TestSum', 'FAIL');
  same(failed, `-test.shuffle 1668\n${run('TestMean', 'PASS')}\n${failed}`);
  different(failed, failed.replace('no error', 'no sum'));
});

test('what a sanitizer sums up is the whole error', () => {
  const sum = (words: string): string =>
    `==41==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x60200001\n    #0 0x5561 in push /w/src/ring.c:9\nSUMMARY: AddressSanitizer: ${words}`;
  const own = sum('heap-buffer-overflow /w/src/ring.c:9:3 in push');
  same(own, `${own}\nmake: *** [Makefile:4: check] Error 1\nError: the step failed`);
  different(own, sum('heap-buffer-overflow /w/src/ring.c:9:3 in pop'));
});
