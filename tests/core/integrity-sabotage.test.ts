import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SabotagedFile, sabotage } from '../../src/core/integrity/sabotage.ts';
import { valueRows } from '../../src/core/integrity/value-changes.ts';

const broken = (path: string, content: string, lines: readonly number[] = []): SabotagedFile | undefined =>
  sabotage([{ path, content, lines }])[0];

/** A file of one line with a value, behind which something unchanged stands. */
function wrongLine(extension: string, line: string): string | undefined {
  const file = broken(`src/a.${extension}`, `${line}\n`, [1]);
  return file?.kind === 'value' ? file.content.trimEnd() : undefined;
}

describe('a line with a value gets a wrong one', () => {
  test.each<[extension: string, before: string, after: string]>([
    ['js', 'if (a === b) {', 'if (!(a === b)) {'],
    ['js', '  const ok = a !== b;', '  const ok = a === b;'],
    ['js', '  return list.reduce((all, one) => all + one, 0);', '  return list.reduce((all, one) => all - one, 0);'],
    ['js', "const greeting = 'hello'; // 1", "const greeting = 'xhello'; // 1"],
    ['js', '  return load(path);', '  return !(load(path));'],
    ['ts', 'export const limit: number = 10;', 'export const limit: number = 11;'],
    ['ts', '  return first && second;', '  return first || second;'],
    ['tsx', '  const isOpen = true;', '  const isOpen = false;'],
    ['py', '    if count >= limit:', '    if not (count >= limit):'],
    ['py', '    return a * b', '    return not (a * b)'],
    ['py', '    total = price * 3', '    total = price + 3'],
    ['py', '    found = key not in table', '    found = key in table'],
    ['py', "    name = 'x' or b", "    name = 'x' and b"],
    ['java', '        return count > 0 && open;', '        return count <= 0 && open;'],
    ['java', "        char mark = 'a';", "        char mark = 'b';"],
    ['java', '        String name = "a";', '        String name = "xa";'],
    ['kt', '    return width * height', '    return width + height'],
    ['c', '  return size - 1;', '  return size + 1;'],
    ['c', '  if (p->next != NULL) {', '  if (!(p->next != NULL)) {'],
    ['h', '#define LIMIT 255', '#define LIMIT 254'],
    ['cpp', '  bool found = false;', '  bool found = true;'],
    ['cs', '            return total / count;', '            return total * count;'],
    ['go', '\tif n%2 == 0 {', '\tif !(n%2 == 0) {'],
    ['go', '\treturn width * height', '\treturn width + height'],
    ['rb', '  return 0 if list.empty?', '  return !(0) if list.empty?'],
    ['rb', '    total += 3', '    total += 30'],
    ['rb', '    a == b', '    a != b'],
    ['php', '    return $a . $b;', '    return !($a . $b);'],
    ['php', "    $name = 'x';", "    $name = 'xx';"],
    ['rs', '    if n > limit {', '    if !(n > limit) {'],
    ['rs', '    a + b * 3', '    a + b + 3'],
    ['sh', 'if [ -n "$name" ]; then', 'if ! [ -n "$name" ]; then'],
    ['sh', '  [ "$a" = "$b" ]', '  [ "$a" != "$b" ]'],
    ['sh', '  return 1', '  return 0'],
  ])('%s: %s [X41]', (extension, before, after) => {
    expect(wrongLine(extension, before)).toBe(after);
  });

  test('each row of the table has an example [X41]', () => {
    const tried = ['js', 'ts', 'py', 'java', 'kt', 'c', 'cs', 'go', 'rb', 'php', 'rs', 'sh'];
    for (const { id, extensions } of valueRows)
      expect([id, extensions.some((end) => tried.includes(end))]).toEqual([id, true]);
  });

  test('a script without an ending is known by its first line [X41]', () => {
    expect(broken('bin/run', '#!/usr/bin/env bash\nexit 0\n', [2])?.content).toBe('#!/usr/bin/env bash\nexit 1\n');
  });

  test('numbers and characters that differ still do, and none becomes 0 [X41]', () => {
    const numbers = fc.uniqueArray(fc.nat(255), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(numbers, ([one = 0, other = 0]) => {
        fc.pre(![one, other].includes(3));
        const after = broken('a.go', `var a = ${one}\nvar b = ${other}\n`)?.content.match(/\d+/g) ?? [];
        expect(new Set(after)).toHaveProperty('size', 2);
        expect(after).not.toContain('0');
        expect(after.map(Number).every((value) => value < 256)).toBe(true);
      }),
    );
    expect(wrongLine('c', "char last = '~';")).toBe("char last = ' ';");
    expect(wrongLine('c', String.raw`char end = '\0';`)).toBe("char end = 'x';");
    expect(wrongLine('py', 'MODE = 0o644')).toBe('MODE = 0o645');
    expect(wrongLine('js', 'const mask = 0xfF;')).toBe('const mask = 0xfE;');
  });
});

describe('a line without a value stays', () => {
  test.each<[extension: string, line: string]>([
    ['js', "import { sum } from './sum-2.js';"],
    ['js', "const fs = require('node:fs');"],
    ['js', '// a === b'],
    ['js', "'use strict';"],
    ['js', '  while (a < b) {'],
    ['ts', "export type Kind = 'one' | 'two';"],
    ['ts', '  readonly size: 3;'],
    ['ts', "import type { A } from 'a';"],
    ['ts', 'const x = (options: Options["size"]) => x;'],
    ['py', 'from a.b import c1'],
    ['py', 'def add(a, b=2):'],
    ['py', '    """Adds 1 and 2."""'],
    ['py', 'if __name__ == "__main__":'],
    ['py', '    # return 1'],
    ['java', 'import a.b.C1;'],
    ['java', '            case 3:'],
    ['java', '    @Size(3)'],
    ['kt', 'import a.b1'],
    ['c', '#include "a1.h"'],
    ['c', '#define false 0'],
    ['c', '/* if (a == 1) */'],
    ['c', '  char name[16];'],
    ['cpp', 'template <int N = 3> struct A;'],
    ['cs', 'using A.B1;'],
    ['go', 'import "example.com/a/v2"'],
    ['go', '\t"example.com/a/v2"'],
    ['go', '\tfor i < 10 {'],
    ['rb', "require 'a/b2'"],
    ['rb', "TEXT = <<~'END'"],
    ['php', 'use A\\B2;'],
    ['php', "require_once 'a2.php';"],
    ['rs', 'use a::b2;'],
    ['rs', '#[cfg(feature = "a")]'],
    ['rs', '    let table: [u8; 4];'],
    ['sh', 'source ./lib2.sh'],
    ['sh', 'set -e'],
    ['sh', '# exit 1'],
  ])('%s: %s [X41]', (extension, line) => {
    const other = { js: 'x = 1;', ts: 'x = 1;', py: 'x = 1', rb: 'x = 1', sh: 'exit 1', go: 'var x = 1' };
    const content = `${line}\n${own(other, extension) ?? 'x = 1;'}\n`;
    const [first, second] = (broken(`a.${extension}`, content)?.content ?? '').split('\n');
    expect([first, second]).toEqual([line, expect.not.stringMatching(/1;?$/)]);
  });

  test('where no line has one, the file is made unparsable [X41]', () => {
    expect(broken('src/a.ts', "export * from './b.ts';\n", [1])).toMatchObject({ kind: 'unparsable' });
    expect(broken('src/a.lua', 'return 1\n', [1])).toMatchObject({ kind: 'unparsable' });
  });

  test('what nothing parses is left alone [X41]', () => {
    const files = ['README.md', 'LICENSE', 'a.csv', 'types.d.ts'].map((path) => ({
      path,
      content: 'x = 1\n',
      lines: [],
    }));
    expect(sabotage([...files, { path: 'a.bin', content: 'a\0b', lines: [] }])).toEqual([]);
  });

  test('in a file that deletes folders no condition is turned round [X41]', () => {
    const content = 'if (isTemporary(path)) {\n  rmSync(path, { recursive: true });\n}\nconst depth = 2;\n';
    expect(broken('a.js', content)?.edits.map(({ line }) => line)).toEqual([4]);
  });
});

function own(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

describe('which lines of a file', () => {
  const content = 'a = 1\nb = 1\nc = 1\n';

  test('only those that changed [X41]', () => {
    expect(broken('a.py', content, [2])?.content).toBe('a = 1\nb = 2\nc = 1\n');
  });

  test('none that is left out, and then none at all [X41]', () => {
    const file = { path: 'a.py', content, lines: [1, 2] };
    expect(sabotage([file], [{ path: 'a.py', lines: [1] }])[0]?.content).toBe('a = 1\nb = 2\nc = 1\n');
    expect(sabotage([file], [{ path: 'a.py', lines: [1, 2] }])).toEqual([]);
  });

  test('no tests that stand in product files [X41]', () => {
    const rust = 'fn a() -> i32 {\n    1\n}\n#[cfg(test)]\nmod tests {\n    fn b() -> i32 {\n        1\n    }\n}\n';
    expect(broken('a.rs', rust)?.edits.map(({ line }) => line)).toEqual([2]);
  });
});

describe('hostile texts', () => {
  test('a line of a megabyte, or an open string or bracket on it, is left alone [X41]', () => {
    for (const { extensions } of valueRows)
      for (const piece of ['if (a == 1) ', '"', '(', '/*'])
        expect(broken(`a.${extensions[0]}`, `${piece.repeat(200_000 / piece.length)}\n`)?.kind).toBe('unparsable');
    expect(broken('a.js', `${'if (a == 1) '.repeat(90_000)}\nx = 1;\n`)?.edits.map(({ line }) => line)).toEqual([2]);
  });

  test('any text keeps its lines, but for those that are edited [X41]', () => {
    const ends = fc.constantFrom(...valueRows.flatMap(({ extensions }) => extensions));
    const pieces = fc.constantFrom(
      'if ',
      '(',
      ')',
      '"',
      "'",
      '`',
      '\n',
      ' == ',
      ' && ',
      '1',
      'return ',
      '{',
      '}',
      '\\',
      '${',
      '#',
      '//',
      '/*',
      ' x',
    );
    const texts = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(ends, texts, (end, content) => {
        const file = broken(`a.${end}`, content);
        if (file?.kind !== 'value') return;
        const [before, after] = [content.split('\n'), file.content.split('\n')];
        const edited = new Map(file.edits.map((edit) => [edit.line - 1, edit]));
        expect(after).toHaveLength(before.length);
        for (const [at, line] of before.entries()) expect(after[at]).toBe(edited.get(at)?.after ?? line);
        for (const edit of file.edits) expect(edit.before).not.toBe(edit.after);
      }),
    );
  });
});

test('the sources of this repository still parse, with most of their files made wrong [X41]', () => {
  const folder = join(import.meta.dirname, '../../src/core');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const texts = files.map((path) => ({ path, content: readFileSync(join(folder, path), 'utf8'), lines: [] }));
  const wrong = sabotage(texts).filter(({ kind }) => kind === 'value');
  expect(wrong.length).toBeGreaterThan(files.length / 2);
  for (const { path, content } of wrong) expect(() => stripTypeScriptTypes(content), path).not.toThrow();
});
