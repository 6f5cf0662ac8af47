import { describe, expect, test } from 'vitest';
import { marked } from '../../src/core/fingerprint-marks.ts';

const told = (...lines: readonly string[]): readonly string[] =>
  marked(lines).map(({ kind, text }) => `${kind} ${text}`);
const last = (...lines: readonly string[]): string | undefined => told(...lines).at(-1);
const many = (count: number, line: string): readonly string[] => Array.from({ length: count }, () => line);

describe('a line with a mark in front', () => {
  test.each(['< a', '---', '3c3', '12,34d56', '12a34,56', '* What went wrong:'])(
    'is of a difference below %j',
    (head) => {
      expect(last(head, '> b')).toBe('detail > b');
      expect(last(head, '- b')).toBe('detail - b');
    },
  );

  test.each(['@@ -1 +1 @@', 'diff a b', '--- a', '+++ a', '- Expected', '+ actual', '- Received', '+ received'])(
    'is of a difference, but no quote, below %j',
    (head) => {
      expect(last(head, '> b')).toBe('ignored > b');
      expect(last(head, '- b')).toBe('detail - b');
    },
  );

  test.each(['- expected 2', '- Actual 2', '! 2'])('is of a difference below an error and %j', (line) => {
    expect(last('Error: a', line, '+ b')).toBe('detail + b');
    expect(last('✖ adds', line, '+ b')).toBe('detail + b');
    expect(last('Error: a', line, '> b')).toBe('ignored > b');
  });

  test.each([
    'see < a',
    '<a',
    'see ---',
    '3c3 of it',
    'x3c3',
    '3e3',
    'see * What went wrong:',
    'see @@',
    '- Expectedly',
  ])('is of a list below %j', (head) => {
    expect(last(head, '- b')).toBe('plain - b');
    expect(last(head, '-   b')).toBe('plain -   b');
    expect(last(head, '> b')).toBe('ignored > b');
  });

  test('and a comparison that has none stays one', () => {
    expect(last('expected 1 to be 2')).toBe('detail expected 1 to be 2');
    expect(last('expected a - b to be 2')).toBe('detail expected a - b to be 2');
    expect(last('a -b == -c')).toBe('detail a -b == -c');
  });

  test('is of a difference up to 30 lines below its head, wherever that stands', () => {
    expect(last('@@ a', ...many(29, 'b'), '- c')).toBe('detail - c');
    expect(last('@@ a', ...many(30, 'b'), '- c')).toBe('plain - c');
    expect(told('@@ a', '- b', ...many(60, 'c'))[1]).toBe('detail - b');
  });

  test.each(['> shop@1.0.0 test', '> @acme/shop@2 lint', '> lint:all', '> x'])('is a command below %j', (head) => {
    expect(last(head, '> eslint')).toBe('detail > eslint');
  });

  test.each(['> two words', '> shop@next test', '> shop@1.0.0 test it', '> a/b', 'see > lint'])(
    'is none below %j',
    (head) => expect(last(head, '> eslint')).toBe('ignored > eslint'),
  );

  test('is the name of a script above its command alone', () => {
    expect(told('> lint', '> eslint', 'a')).toEqual(['detail > lint', 'detail > eslint', 'plain a']);
    expect(told('> lint', 'a')).toEqual(['ignored > lint', 'plain a']);
    expect(told('- a', '> b')).toEqual(['plain - a', 'ignored > b']);
  });
});

describe('the message of an error', () => {
  test.each<readonly [string, readonly string[], readonly string[]]>([
    [
      'further to the right',
      ['Error: a', '  b', ' c', 'd', '  e'],
      ['detail   b', 'detail  c', 'plain d', 'plain   e'],
    ],
    ['of one that is indented', ['  Error: a', '  b', '    c'], ['plain   b', 'plain     c']],
    ['in a paragraph', ['Error: a', '', '  b'], ['blank ', 'plain   b']],
    [
      'between what others print',
      ['Error: a', '✓ b', 'warning: c', '  d'],
      ['ignored ✓ b', 'warning warning: c', 'detail   d'],
    ],
    ['that it announces', ['Error: a:', 'b', '  c', 'd'], ['detail b', 'detail   c', 'plain d']],
    ['with words of failure', ['Error: a:', 'broken b', '  c'], ['detail broken b', 'detail   c']],
    ['that it announces twice', ['Error: a:', 'b:', 'c', 'd'], ['detail b:', 'detail c', 'plain d']],
    ['further to the right than announced', ['Error: a:', '  b', ' c'], ['detail   b', 'detail  c']],
    ['announced beyond what others print', ['Error: a:', '✓ b', 'c', 'd'], ['ignored ✓ b', 'detail c', 'plain d']],
    ['announced in another paragraph', ['Error: a:', '', 'b'], ['blank ', 'plain b']],
    [
      "below a test of jest's",
      ['  ● adds', '', '✓ b', '    c', '', '    d'],
      ['blank ', 'ignored ✓ b', 'detail     c', 'blank ', 'plain     d'],
    ],
    ["below a test of mocha's", ['  12) cart', '       adds'], ['detail        adds']],
    ['below a test and its colon', ['  1) cart adds:', '       b'], ['detail        b']],
    [
      'below a numbered test',
      ['1) Failure:', 'Cart#adds [a.rb:2]:', 'b', 'c'],
      ['detail Cart#adds [a.rb:2]:', 'detail b', 'plain c'],
    ],
    ['below the name of a value', ['Expected:', '(number) 4', 'c'], ['detail (number) 4', 'plain c']],
    ["below a test of ScalaTest's", ['- adds *** FAILED ***', '  b'], ['detail   b']],
    ['below any other test', ['✖ adds', '  b'], ['plain   b']],
    ['below one with a mark in its name', ['a ● b FAILED', '', '  c'], ['blank ', 'plain   c']],
    ['below one with a number in its name', ['see 1) a FAILED', '  b'], ['plain   b']],
  ])('is told %s', (_, lines, below) => expect(told(...lines).slice(1)).toEqual(below));

  test('has 30 lines', () => {
    expect(told('Error: a', ...many(31, '  b')).slice(-2)).toEqual(['detail   b', 'plain   b']);
    expect(told('Error: a:', ...many(40, '✓ b'), 'c', '  d').slice(-2)).toEqual(['detail c', 'detail   d']);
  });

  test.each([
    'ERROR in src/a.ts',
    'ERROR in src/a.ts 12:34',
    'ERROR in src/a.ts 12:34-56',
    'ERROR in src/a.ts 12:34-56:78',
    'Error: pump: Failure',
  ])('is announced by %j', (head) => expect(last(head, 'b')).toBe('detail b'));

  test.each([
    'ERROR in the pump',
    'ERROR in src/a.ts 12:34 of it',
    'Error: a: b',
    'Error: pump: Failure of it',
    'Error: ERROR in a.ts',
  ])('is not announced by %j', (head) => expect(last(head, 'b')).toBe('plain b'));

  test.each(['  src/a.ts:12:34 - Did you mean b?', '  a.c:1:2 - A'])('is not what a compiler remarks: %j', (remark) => {
    expect(told('Error: a', remark, '    12 b', 'c', '  d')).toEqual(['error Error: a', 'plain c', 'plain   d']);
  });

  test.each(['  src/a.ts:12:34', '  a.c:1:2'])('is not what stands below another place: %j', (place) => {
    expect(told('Error: a', '', place, '    12 b', 'c')).toEqual([
      'error Error: a',
      'blank ',
      `plain ${place}`,
      'plain c',
    ]);
  });

  test.each([
    '  src/a.ts:12:34 - did you mean b?',
    '  src/a.ts:12:34, or so',
    '  src/a:12:34',
    '  see src/a.ts:12:34 - A',
  ])('goes on below %j', (line) => expect(last('Error: a', line, '    b')).toBe('detail     b'));
});
