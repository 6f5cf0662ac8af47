import { describe, expect, it } from 'vitest';
import { openJsonLines } from '../../../src/adapters/agents/stream.ts';

const MOST_CHARS = 2 * 1024 * 1024;

function read(...lines: readonly string[]): unknown[] {
  const reader = openJsonLines();
  return lines.flatMap((line) => [...reader.take(line)]);
}

describe('objects of a stream', () => {
  it.each([
    ['one per line', ['{"a":1}', '{"b":2}'], [{ a: 1 }, { b: 2 }]],
    ['behind a byte order mark', ['\uFEFF{"a":1}'], [{ a: 1 }]],
    ['with CRLF', ['{"a":1}\r', '{"b":2}\r'], [{ a: 1 }, { b: 2 }]],
    ['in colours', ['\u001b[2J\u001b[32m{"a":1}\u001b[0m\r', '\u001b[1m{"b":"[x"}'], [{ a: 1 }, { b: '[x' }]],
    [
      'behind a window title',
      ['\u001b]0;agent\u0007{"a":1}', '\u001b]8;;http://x\u001b\\{"b":1}'],
      [{ a: 1 }, { b: 1 }],
    ],
    [
      'behind a string that a terminal is sent',
      ['\u001bP1$r0m\u001b\\{"a":1}', '\u001b7\u001b(B{"b":1}'],
      [{ a: 1 }, { b: 1 }],
    ],
    [
      'beside a text whose characters old terminals read as commands',
      ['\u001b[1m{"a":"\u009b1m"}'],
      [{ a: '\u009b1m' }],
    ],
    ['in a list', ['[{"a":1},{"b":2},3,null]'], [{ a: 1 }, { b: 2 }]],
    ['over several lines', ['{', '  "a": {', '    "b": 1', '  }', '}', '{"c":1}'], [{ a: { b: 1 } }, { c: 1 }]],
    ['over several lines with CRLF', ['{\r', '  "a": 1\r', '}\r'], [{ a: 1 }]],
    ['behind one over several lines that never ends', ['{', '  "a": 1,', '{"c":1}'], [{ c: 1 }]],
    ['behind another that never ends', ['{', '  "a": 1,', '{', '  "b": 1', '}'], [{ b: 1 }]],
    ['behind a bare escape character', ['\u001b{"a":1}'], [{ a: 1 }]],
    ['not in noise', ['hello', '  {"a":1}', '{"a":', '{ not json', 'null', '[]', '3', '"x"', ''], []],
  ])('%s', (_name, lines, expected) => {
    expect(read(...lines)).toEqual(expected);
  });

  it.each([
    ['ends of a title that never come', '\u001b]'],
    ['links that never end', '\u001b]8;;a'],
    ['colours that never end', '\u001b[1;'],
    ['parameters without an end', '\u001b[;', ';1'],
    ['strings that never end', '\u001bP'],
    ['starts of commands alone', '\u001b'],
    ['one title that never ends', '\u001b]', 'x'],
  ])('are none in two million characters of %s, and the line is read in no time', (_name, part, rest = part) => {
    const line = part + rest.repeat(Math.ceil(MOST_CHARS / rest.length));
    expect(read(line, '{"a":1}')).toEqual([{ a: 1 }]);
  });

  it('are not kept without bound where one never ends', () => {
    const reader = openJsonLines();
    reader.take('{');
    for (let n = 0; n < 40; n += 1) reader.take(`"${'x'.repeat(64 * 1024)}",`);
    expect(reader.take('}')).toEqual([]);
    expect(reader.take('{"a":1}')).toEqual([{ a: 1 }]);
  });
});
