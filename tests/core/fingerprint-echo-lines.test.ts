import { describe, expect, test } from 'vitest';
import { withLastCommand, withoutCommands, withoutEchoes } from '../../src/core/fingerprint-echo.ts';

type Row = readonly [what: string, lines: readonly string[], left: readonly string[]];

const script = 'npm error Lifecycle script `build` failed with error:';
const head = '> shop@1.0.0 test';

describe('withoutCommands', () => {
  test.each<Row>([
    ['of a script', [head, '> vitest run', '', 'a'], ['', 'a']],
    ['of a scope', ['> @acme/shop@1.0.0 test', '> vitest run \\', '>   --shard 1/2', '', 'a'], ['', 'a']],
    ['of pnpm', ['> shop@1.0.0 test /work/shop', '> vitest run', '', 'a'], ['', 'a']],
    ['cut in front', ['> vitest run', '', 'a'], ['', 'a']],
    ['alone', ['> vitest run'], []],
    ['below what others say', [head, 'a', 'b', 'c', 'd', '> vitest run', '', 'e'], ['a', 'b', 'c', 'd', '', 'e']],
    ['below the head of an earlier one', ['a', 'b', 'c', 'd', 'e', head, 'f', '> vitest run', ''], [...'abcdef', '']],
    ['of a script without a name', ['a', '', '> lint', '> eslint .', '', 'b'], ['a', '', '', 'b']],
    ['at the start', ['> lint', '> eslint .', '', 'b'], ['', 'b']],
    ['at the end', ['', '> lint', '> eslint .'], ['']],
    ['before what says nothing', ['', '> lint', '> eslint .', '[1/3] a'], ['', '[1/3] a']],
    ['with its end', ['a', 'npm run build exited with code 12'], ['a']],
  ])('takes out the command %s', (_, lines, left) => expect(withoutCommands(lines)).toEqual(left));

  const quoted: readonly (readonly [what: string, lines: readonly string[], kept?: readonly string[]])[] = [
    ['below the first paragraph', ['a', '', '> b', 'c']],
    ['and what tells of an end in them', ['  a exited with code 1', 'a exited with code 1, b']],
    ['in the middle of others', ['a', '> b', '', 'c']],
    ['before others', ['> a', 'b']],
    ['that are indented', ['>  a', '']],
    ['of a statement below a head', [head, 'a', '>   b', 'c'], ['a', '>   b', 'c']],
    ['far below a head', [head, ...'abcde', '> f', 'g'], [...'abcde', '> f', 'g']],
    ['in the next paragraph', [head, 'a', '', '> b', 'c'], ['a', '', '> b', 'c']],
    ['below a command', [head, '> a', 'b', '> c', 'd'], ['b', '> c', 'd']],
    ['below a sentence', ['see > shop@1.0.0 test', '> a', 'b']],
    ['below more than a name', ['> shop@1.0.0 test a b', '> c', 'd']],
    ['of a difference', ['', '> lint', '> eslint', '> more']],
    ['without a command', ['', '> lint', 'x > y', '']],
    ['of two words', ['', '> two words', '> eslint', '']],
    ['in a paragraph', ['a', '> lint', '> eslint', '']],
    ['behind others', ['', 'see > lint', '> eslint', '']],
    ['before more', ['', '> lint', '> eslint', 'more']],
  ];
  test.each(quoted.map(([what, lines, kept = lines]): Row => [what, lines, kept]))(
    'keeps quoted lines %s',
    (_, lines, kept) => expect(withoutCommands(lines)).toEqual(kept),
  );
});

describe('withLastCommand', () => {
  test.each<Row>([
    ['a script', ['a', head, '> b', '', 'c'], [head, '> b', '', 'c']],
    ['the last of two', [head, 'a', '', '> lint', '> eslint .', '', 'b'], ['> lint', '> eslint .', '', 'b']],
    ['nothing', ['a', '> b', 'c'], ['a', '> b', 'c']],
  ])('begins with %s', (_, lines, left) => expect(withLastCommand(lines)).toEqual(left));
});

describe('withoutEchoes', () => {
  test.each<Row>([
    ['a step', ['##[group]Run a', 'b', '##[endgroup]', 'c'], ['c']],
    ['a step with its name', ['##[group]Run a', 'b', '##[endgroup]a', 'c'], ['c']],
    ['another group', ['##[group]Runner', 'b', '##[endgroup]'], ['##[group]Runner', 'b', '##[endgroup]']],
    ['nothing else', ['##[group]Run a', '##[endgroup]', ''], ['##[group]Run a', '##[endgroup]', '']],
    ['the usage', ['a', 'npm error Usage:', 'npm error npm ci', 'b'], ['a', 'b']],
    ['no usage', ['a', 'npm error Usage: see below'], ['a', 'npm error Usage: see below']],
    ['no step', ['a', 'see ##[group]Run b', 'c'], ['a', 'see ##[group]Run b', 'c']],
  ])('knows %s', (_, lines, left) => expect(withoutEchoes(lines)).toEqual(left));

  test.each<Row>([
    ['an error', ['TypeError: a', 'see npm error b', script, 'npm error code 1'], ['TypeError: a', 'see npm error b']],
    ['a test', ['not ok 1 - adds', script], ['not ok 1 - adds']],
    ['an outcome', ['make: *** [Makefile:4: a] Error 2', script], ['make: *** [Makefile:4: a] Error 2']],
    ['a difference', ['a', '- b', script], ['a', '- b']],
    ['an indented one', ['  - a', script], ['  - a']],
    ['nothing', ['a - b', script], ['a - b', script]],
    ['a list of options', ['a -b', '-c', script], ['a -b', '-c', script]],
    ['everything, where it was none', ['TypeError: a', 'npm error code 1'], ['TypeError: a', 'npm error code 1']],
    ['an end told by older ones', ['TypeError: a', 'npm ERR! Failed at the shop@1.0.0 test script.'], ['TypeError: a']],
    ['an end told by others', ['TypeError: a', 'npm error command failed'], ['TypeError: a']],
    ...['npm error command failed to start', 'see npm error ELIFECYCLE'].map(
      (line): Row => [
        `what ${line} says`,
        ['TypeError: a', 'npm error b', line],
        ['TypeError: a', 'npm error b', line],
      ],
    ),
    [
      "npm's own failure",
      [
        'the npm error code 1',
        'npm error code E404',
        'npm error 404 Not Found',
        script,
        'npm error',
        ...['code 12', 'errno 12', 'path /work', 'workspace shop@1.0.0'].map((end) => `npm error ${end}`),
      ],
      ['the npm error code 1', 'npm error code E404', 'npm error 404 Not Found'],
    ],
  ])('keeps of a failed script %s', (_, lines, left) => expect(withoutEchoes(lines)).toEqual(left));

  const below = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `line ${at}`);
  test.each<Row>([
    ['a trace', ['+ npm test', '++ date', 'a'], ['a']],
    ['a difference below it', ['+ npm test', '--- Expected', '+ a'], ['--- Expected', '+ a']],
    ["pytest's difference below it", ['+ npm test', 'E   a', '+ b'], ['E   a', '+ b']],
    ['a difference of 40 lines', ['@@ a', ...below(39), '+ b'], ['@@ a', ...below(39), '+ b']],
    ['a trace below a difference', ['@@ a', ...below(40), '+ b'], ['@@ a', ...below(40)]],
    ['a difference of files below it', ['+ npm test', '  --- a', '+ b'], ['  --- a', '+ b']],
    ['the other file below it', ['+ npm test', '+++ a', '+ b'], ['+++ a', '+ b']],
    ['a sum', ['a + b', 'c - d', '+ e'], ['a + b', 'c - d']],
    ['a word below it', ['+ npm test', 'Ea', '+ b'], ['Ea']],
    ['a long difference', ['- a', ...below(41), '+ b'], ['- a', ...below(41), '+ b']],
    ['a long one that is indented', ['  - a', ...below(41), '+ b'], ['  - a', ...below(41), '+ b']],
    ['what a test told', ['not ok 1 - adds', '+ b'], ['not ok 1 - adds', '+ b']],
    ['what an error told', ['TypeError: a', '+ b'], ['TypeError: a', '+ b']],
  ])('knows of a shell %s', (_, lines, left) => expect(withoutEchoes(lines)).toEqual(left));
});

test('lines of a script that failed are judged by who knows them already', () => {
  const lines = ['TypeError: a', 'npm error Lifecycle script `build` failed with error:', 'npm error b'];
  expect(withoutEchoes(lines)).toEqual(['TypeError: a']);
  expect(withoutEchoes(lines, () => 'plain')).toEqual(['TypeError: a', 'npm error b']);
});
