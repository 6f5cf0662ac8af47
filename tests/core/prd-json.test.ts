import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonNode, membersOf, rawOf, readJson } from '../../src/core/prd-json.ts';

/** What the nodes of a text say, each by its own place in it. */
function valueAt(node: JsonNode): unknown {
  if (node.kind === 'array') return node.children.map(valueAt);
  if (node.kind === 'object') {
    return Object.fromEntries([...membersOf(node).values].map(([key, value]) => [key, valueAt(value)]));
  }
  const value: unknown = JSON.parse(rawOf(node));
  expect(node.text).toBe(node.kind === 'string' ? value : undefined);
  return value;
}

function byNodes(text: string): unknown {
  const read = readJson(text);
  if (!read.ok) return 'no JSON';
  expect(rawOf(read.node)).toBe(text.trim());
  return { value: valueAt(read.node) };
}

function byEngine(text: string): unknown {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return 'no JSON';
  }
}

describe('the nodes of a text', () => {
  it('are those of the value that the engine reads, in every text of up to five characters that JSON is made of', () => {
    const alphabet = ['[', ']', '{', '}', '"', ':', ',', '1', ' '];
    let texts = [''];
    const others: string[] = [];
    for (let length = 0; length <= 5; length += 1) {
      others.push(...texts.filter((text) => JSON.stringify(byNodes(text)) !== JSON.stringify(byEngine(text))));
      texts = texts.flatMap((text) => alphabet.map((letter) => `${text}${letter}`));
    }
    expect(others).toEqual([]);
  });

  it.each(['true', 'null', '""', '{"":[]}', '[[[[]]]]', `[${'1,'.repeat(200)}1]`, '[{"a":1,"b":[2,{"c":""}]},3]'])(
    'are those of the value that the engine reads: %s',
    (text) => expect(byNodes(text)).toEqual({ value: JSON.parse(text) as unknown }),
  );

  it('are those of the value that the engine reads, in any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(byNodes(text)).toEqual(byEngine(text));
      }),
    );
  });

  it.each([0, 1, 2, 63, 100])('end where a text that nothing closes ends: %i lists', (count) => {
    const fault = { kind: 'syntax', position: count, expected: 'a value' };
    expect(readJson('['.repeat(count))).toEqual({ ok: false, fault });
  });

  it.each([101, 5_000_000])('are at most 100 levels deep: %i lists', (count) => {
    const fault = { kind: 'too-deep', position: 100, expected: 'at most 100 levels' };
    expect(readJson('['.repeat(count))).toEqual({ ok: false, fault });
    expect(readJson('{"a":'.repeat(101))).toEqual({ ok: false, fault: { ...fault, position: 500 } });
  });
});

describe('the first fault of a text', () => {
  const [after, member, end] = ['"," or "]"', '"," or "}"', 'the end of the file'];
  it.each([
    ['[1,]', 3, 'a value'],
    ['[,1]', 1, 'a value'],
    ['[1 2]', 3, after],
    ['[1}', 2, after],
    ['[1', 2, after],
    ['[1, x', 4, 'a value'],
    ['[01]', 2, after],
    ['[1.]', 2, after],
    ['[1e+]', 2, after],
    ['[-]', 1, 'a value'],
    ['[truex]', 5, after],
    ['[1 /* c */]', 3, after],
    ['{', 1, 'a key in double quotes'],
    ['{"a":1,}', 7, 'a key in double quotes'],
    ['{1:1}', 1, 'a key in double quotes'],
    ['{"a" 1}', 5, '":"'],
    ['{"a":}', 5, 'a value'],
    ['{"a":{}', 7, member],
    ['{"a":1 "\\x":1}', 7, member],
    ['{"\\x":1}', 2, 'a valid escape'],
    ['["a\\n\\u12"]', 5, 'a valid escape'],
    ['["\\', 2, 'a valid escape'],
    ['["a\tb"]', 3, 'an escape such as \\n'],
    ['["\\"', 4, 'a closing quote'],
    ['1 x', 2, end],
    ['nullx', 4, end],
    ['1.', 1, end],
  ])('is told at its character: %s', (text, position, expected) => {
    expect(readJson(text)).toEqual({ ok: false, fault: { kind: 'syntax', position, expected } });
  });
});
