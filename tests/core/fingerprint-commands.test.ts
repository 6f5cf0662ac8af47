import { describe, expect, test } from 'vitest';
import { withLastCommand, withoutCommands } from '../../src/core/fingerprint-lines.ts';

type Row = readonly [what: string, lines: readonly string[], left: readonly string[]];

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
