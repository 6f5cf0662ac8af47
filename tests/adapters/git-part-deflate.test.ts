import { randomBytes } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { adler32, joinedAdler32 } from '../../src/adapters/git/adler32.ts';
import { openPartDeflate } from '../../src/adapters/git/part-deflate.ts';

const head = Buffer.from('blob 123\0');

it('any content comes out of its stream as it went in, whatever was compressed before it', async () => {
  const text = (length: number): Buffer => Buffer.from(randomBytes(length).toString('latin1'));
  const base = text(150_000);
  const edit = fc.record({
    at: fc.nat({ max: base.length }),
    removed: fc.nat({ max: 70_000 }),
    inserted: fc.uint8Array({ maxLength: 20 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 5 }), async (edits) => {
      const pack = openPartDeflate();
      let content: Buffer = base;
      for (const { at, removed, inserted } of [{ at: 0, removed: 0, inserted: [] }, ...edits]) {
        const before = content;
        content = Buffer.concat([before.subarray(0, at), Buffer.from(inserted), before.subarray(at + removed)]);
        expect(inflateSync(await pack(head, content)).equals(Buffer.concat([head, content]))).toBe(true);
      }
    }),
    { numRuns: 30 },
  );
});

it('contents that repeat themselves take over no part twice', async () => {
  const pack = openPartDeflate();
  for (const length of [300_000, 65_536, 200_000, 0, 131_072]) {
    const content = Buffer.alloc(length, 'x');
    expect(inflateSync(await pack(head, content)).equals(Buffer.concat([head, content]))).toBe(true);
  }
});

it('only what changed is compressed anew', async () => {
  const pack = openPartDeflate();
  const content = Buffer.from('{"passes":false},'.repeat(40_000));
  const first = await pack(head, content);
  await pack(head, Buffer.from('another content between them '.repeat(10_000)));
  const place = content.indexOf('false', 300_000);
  const flipped = Buffer.concat([content.subarray(0, place), Buffer.from('true'), content.subarray(place + 5)]);
  const second = await pack(head, flipped);
  const same = [...first].findIndex((byte, at) => byte !== second[at]);
  const fromEnd = [...first].reverse().findIndex((byte, at) => at >= 4 && byte !== second.at(-1 - at));
  // What differs lies in one part of eleven.
  expect(same).toBeGreaterThan(first.length * (4 / 11) - 100);
  expect(fromEnd).toBeGreaterThan(first.length * (5 / 11));
});

it('the checksum of two contents is that of them one after the other', () => {
  const content = fc.uint8Array({ maxLength: 5_000 });
  fc.assert(
    fc.property(content, content, (first, second) => {
      const joined = joinedAdler32(adler32(first), { sum: adler32(second), length: second.length });
      expect(joined).toBe(adler32(Buffer.concat([first, second])));
    }),
  );
  const high = Buffer.alloc(70_000, 0xff);
  expect(joinedAdler32(adler32(high), { sum: adler32(high), length: high.length })).toBe(
    adler32(Buffer.concat([high, high])),
  );
});
