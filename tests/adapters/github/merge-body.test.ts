import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginsWithMarker, markerEnd, markerLine, sameText } from '../../../src/adapters/github/marker.ts';
import { hasBlock, mergeBody, ownBlock } from '../../../src/adapters/github/merge-body.ts';

const begin = markerLine('x');
const end = markerEnd('x');

describe('our block in a description', () => {
  it.each([
    { what: 'nothing around it', existing: `${begin}\nold\n${end}`, merged: `${begin}\nnew\n${end}` },
    { what: 'text before and after', existing: `A\n${begin}\nold\n${end}B`, merged: `A\n${begin}\nnew\n${end}B` },
    {
      what: 'line ends of the web editor',
      existing: `A\r\n${begin}\r\nold\r\n${end}\r\nB`,
      merged: `A\r\n${begin}\nnew\n${end}\r\nB`,
    },
    {
      what: 'a copy of it further down',
      existing: `${begin}${end}\n${begin}${end}`,
      merged: `${begin}\nnew\n${end}\n${begin}${end}`,
    },
    { what: 'no block', existing: 'A person wrote this', merged: undefined },
    { what: 'nothing', existing: '', merged: undefined },
    { what: 'a block without its end', existing: `${begin}\nold`, merged: undefined },
    { what: 'an end before its beginning', existing: `${end}\n${begin}`, merged: undefined },
    { what: 'a quoted block', existing: `> ${begin}\n> old\n> ${end}`, merged: undefined },
    { what: 'a block of another name', existing: `${markerLine('y')}\nold\n${markerEnd('y')}`, merged: undefined },
  ])('$what', ({ existing, merged }) => {
    expect(mergeBody(existing, { marker: 'x', text: 'new' })).toBe(merged);
    expect(hasBlock(existing, 'x')).toBe(merged !== undefined);
  });

  it('keeps all around it byte for byte, holds the new text, and can be replaced again', () => {
    const human = fc.string().filter((text) => !text.includes('ralph-action'));
    fc.assert(
      fc.property(human, human, fc.string(), fc.string(), fc.string(), (before, after, name, first, second) => {
        const marked = `${before}\n${ownBlock({ marker: name, text: first })}${after}`;
        const merged = mergeBody(marked, { marker: name, text: second }) ?? '';
        expect(merged).toBe(`${before}\n${ownBlock({ marker: name, text: second })}${after}`);
        expect(mergeBody(merged, { marker: name, text: second })).toBe(merged);
      }),
    );
  });

  it('cannot be ended by its own text', () => {
    const block = ownBlock({ marker: 'x', text: `a\n${end}\nb` });
    expect(mergeBody(`${block}!`, { marker: 'x', text: 'c' })).toBe(`${begin}\nc\n${end}!`);
  });
});

describe('markers', () => {
  it('are one HTML comment on one line, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        for (const line of [markerLine(name), markerEnd(name)]) {
          expect(line).toMatch(/^<!-- [^<>\n]* -->$/);
        }
        expect(beginsWithMarker(`${markerLine(name)}\r\nx`, name)).toBe(true);
        expect(beginsWithMarker(`x\n${markerLine(name)}`, name)).toBe(false);
      }),
    );
  });

  it('compares texts as GitHub keeps them', () => {
    expect(sameText('a\r\nb\n', 'a\nb')).toBe(true);
    expect(sameText('a\nb', 'a\n b')).toBe(false);
  });
});
