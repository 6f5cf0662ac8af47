import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { storedStream } from '../../src/adapters/git/stored.ts';

it('any content comes out of its stream as it went in, with a checksum that is right', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 9_000 }), (content) => {
      expect(inflateSync(storedStream(Buffer.from(content)))).toEqual(Buffer.from(content));
    }),
  );
});

it.each([0, 1, 3_799, 3_800, 3_801, 65_535])('%i bytes of the largest value do not overflow the checksum', (length) => {
  const content = Buffer.alloc(length, 0xff);
  expect(inflateSync(storedStream(content)).equals(content)).toBe(true);
});

it('what does not fit into one block is refused', () => {
  expect(() => storedStream(Buffer.alloc(65_536))).toThrow('65536 bytes do not fit');
});
