import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unpackBundle } from '../../src/adapters/git/unbundle.ts';
import { sandbox } from '../support/git-sandbox.ts';

/** Seven bits a byte, the lowest first: sizes in a delta, and what is left of one in the head of an object. */
function sevens(value: number): readonly number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...sevens(Math.floor(value / 128))];
}

function entry(type: number, size: number, bytes: Buffer, before = Buffer.alloc(0)): Buffer {
  const [rest, low] = [Math.floor(size / 16), (type << 4) | (size % 16)];
  const head = rest === 0 ? [low] : [low | 128, ...sevens(rest)];
  return Buffer.concat([Buffer.from(head), before, deflateSync(bytes)]);
}

function packOf(entries: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(12);
  head.write('PACK', 'latin1');
  head.writeUInt32BE(2, 4);
  head.writeUInt32BE(entries.length, 8);
  const body = Buffer.concat([head, ...entries]);
  return Buffer.concat([body, createHash('sha1').update(body).digest()]);
}

/** A blob of 16 MiB, and a delta that says it `times` over: some kilobytes in all. */
function copies(times: number): Buffer {
  const most = 0xffffff;
  const blob = Buffer.alloc(most + 1);
  const id = createHash('sha1').update(`blob ${blob.length}\0`).update(blob).digest();
  const copy = Buffer.from([0xf0, 0xff, 0xff, 0xff]);
  const delta = Buffer.concat([
    Buffer.from([...sevens(blob.length), ...sevens(times * most)]),
    ...Array.from({ length: times }, () => copy),
  ]);
  return packOf([entry(3, blob.length, blob), entry(7, delta.length, delta, id)]);
}

test('a bundle of some kilobytes that unpacks to an object of a gigabyte is refused before git has taken its memory', async () => {
  await using box = sandbox();
  const { git } = await box.open(box.repo('ws', { a: '1' }).dir);
  expect(await unpackBundle(git, copies(4))).toEqual({ ok: true });
  const bomb = copies(64);
  expect(bomb.length).toBeLessThan(64 * 1024);
  expect(await unpackBundle(git, bomb)).toEqual({
    ok: false,
    problem: { kind: 'other', message: expect.stringMatching(/^Its objects are not sound\. git said: .*over limit/) },
  });
});
