import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonTape, scanJson } from '../../src/core/prd-json.ts';
import { elementsOf, kindOf, membersOf, rawOf } from '../../src/core/prd-json-read.ts';

/** What the rows of a tape say, without another look at how their text is nested. */
function valueAt(tape: JsonTape, row: number): unknown {
  const kind = kindOf(tape, row);
  if (kind === 'array') return elementsOf(tape, row).map((each) => valueAt(tape, each));
  if (kind !== 'object') return JSON.parse(rawOf(tape, row));
  return Object.fromEntries([...membersOf(tape, row).values].map(([key, value]) => [key, valueAt(tape, value)]));
}

function byTape(text: string): unknown {
  const scanned = scanJson(text);
  return scanned.ok ? { value: valueAt(scanned.tape, 0) } : 'no JSON';
}

function byEngine(text: string): unknown {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return 'no JSON';
  }
}

describe('the rows of a text', () => {
  it('are those of the value that the engine reads, in every text of up to five characters that JSON is made of', () => {
    const alphabet = ['[', ']', '{', '}', '"', ':', ',', '1', ' '];
    let texts = [''];
    const others: string[] = [];
    for (let length = 0; length <= 5; length += 1) {
      others.push(...texts.filter((text) => JSON.stringify(byTape(text)) !== JSON.stringify(byEngine(text))));
      texts = texts.flatMap((text) => alphabet.map((letter) => `${text}${letter}`));
    }
    expect(others).toEqual([]);
  });

  it.each(['true', 'null', '""', '{"":[]}', '[[[[]]]]', `[${'1,'.repeat(200)}1]`, '[{"a":1,"b":[2,{"c":""}]},3]'])(
    'are those of the value that the engine reads: %s',
    (text) => expect(byTape(text)).toEqual({ value: JSON.parse(text) as unknown }),
  );

  it('are those of the value that the engine reads, in any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(byTape(text)).toEqual(byEngine(text));
      }),
    );
  });

  it.each([1, 2, 3, 4, 31, 32, 63])('find room from the start, and no more than that, in a list of %i', (count) => {
    const scanned = scanJson(`[${'1,'.repeat(count - 1)}1]`);
    expect(scanned.ok && scanned.tape.start.length).toBe(count + 1);
  });

  it.each(['', '1'])('find room for the one that there may be: %j', (text) => {
    const scanned = scanJson(text);
    expect(scanned.ok ? scanned.tape.start.length : scanned.fault.position).toBe(text.length);
  });

  it.each([0, 1, 2, 3, 5, 63, 64, 65, 99])(
    'grow where a text that is no JSON has more of them than room: %i lists that nothing closes',
    (count) => {
      const position = count;
      expect(scanJson('['.repeat(count))).toEqual({
        ok: false,
        fault: { kind: 'syntax', position, expected: 'a value' },
      });
    },
  );
});
