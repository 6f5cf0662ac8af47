import { promisify } from 'node:util';
import { constants, deflateRaw, type ZlibOptions } from 'node:zlib';
import { adler32, joinedAdler32 } from './adler32.ts';
import { weakly } from './weakly.ts';

/** One stretch of a content and what it is compressed to, on its own. */
interface Part {
  readonly length: number;
  readonly sum: number;
  readonly packed: Buffer;
}

/** A content that was compressed lately, as long as somebody else holds on to it. */
interface Earlier {
  readonly bytes: () => Buffer | undefined;
  readonly parts: readonly Part[];
}

/** Bytes of a part, where nothing else decides. */
const PART_BYTES = 65_536;
/** Parts that take more are not kept. */
const MOST_KEPT = 4 * 1024 * 1024;
/** Between two versions of a prd.json a copy of the journal is written. */
const CONTENTS_KEPT = 2;

/**
 * Compresses large contents into zlib streams (RFC 1950). A prd.json of thousands of stories comes again with each story, and differs
 * in one flag: what begins and ends as the content before takes over that one's parts, and only what is between them is compressed.
 */
export function openPartDeflate(): (head: Buffer, bytes: Buffer) => Promise<Buffer> {
  let lately: readonly Earlier[] = [];
  return async (head, bytes) => {
    const parts = await partsOf(bytes, lately);
    const packed = parts.reduce((sum, part) => sum + part.packed.length, 0);
    if (packed <= MOST_KEPT) lately = [{ bytes: weakly(bytes), parts }, ...lately].slice(0, CONTENTS_KEPT);
    return streamOf([storedPart(head), ...parts]);
  };
}

async function partsOf(bytes: Buffer, lately: readonly Earlier[]): Promise<readonly Part[]> {
  for (const { bytes: kept, parts } of lately) {
    const before = kept();
    if (before !== undefined && isAlike(before, bytes)) return changedParts(bytes, { bytes: before, parts });
  }
  return packAll(bytes);
}

/** A guess that is wrong costs the time of looking, nothing else. */
function isAlike(before: Buffer, now: Buffer): boolean {
  return before.subarray(0, LOOKED_AT).equals(now.subarray(0, LOOKED_AT));
}

const LOOKED_AT = 64;

async function changedParts(
  bytes: Buffer,
  before: { readonly bytes: Buffer; readonly parts: readonly Part[] },
): Promise<readonly Part[]> {
  const first = sameParts(before.parts, (at, length) => {
    return at + length <= bytes.length && isSame(bytes.subarray(at, at + length), before.bytes, at);
  });
  const moved = bytes.length - before.bytes.length;
  const rest = before.parts.slice(first.parts.length).toReversed();
  const mostEnd = bytes.length - first.bytes;
  const end = sameParts(rest, (done, length) => {
    const from = bytes.length - done - length;
    return done + length <= mostEnd && isSame(bytes.subarray(from, from + length), before.bytes, from - moved);
  });
  const between = bytes.subarray(first.bytes, bytes.length - end.bytes);
  return [...first.parts, ...(await packAll(between)), ...end.parts.toReversed()];
}

/** The parts up to the first that is not the same, and their bytes. */
function sameParts(
  parts: readonly Part[],
  isSameAt: (done: number, length: number) => boolean,
): { readonly parts: readonly Part[]; readonly bytes: number } {
  let [count, bytes] = [0, 0];
  for (const { length } of parts) {
    if (!isSameAt(bytes, length)) break;
    count += 1;
    bytes += length;
  }
  return { parts: parts.slice(0, count), bytes };
}

function isSame(part: Buffer, of: Buffer, at: number): boolean {
  return part.equals(of.subarray(at, at + part.length));
}

function packAll(bytes: Buffer): Promise<Part[]> {
  const starts = Array.from({ length: Math.ceil(bytes.length / PART_BYTES) }, (_, index) => index * PART_BYTES);
  return Promise.all(starts.map((start) => packPart(bytes.subarray(start, start + PART_BYTES))));
}

const deflateLater = promisify<Buffer, ZlibOptions, Buffer>(deflateRaw);
/** Ends at a whole byte and leans on nothing before it. */
const options = { level: 1, finishFlush: constants.Z_FULL_FLUSH, chunkSize: PART_BYTES };

async function packPart(bytes: Buffer): Promise<Part> {
  const packed = await deflateLater(bytes, options);
  // Copied, since it is a small piece of a buffer that was made for a text that cannot be compressed.
  return { length: bytes.length, sum: adler32(bytes), packed: Buffer.from(packed) };
}

/** A block that is not compressed and not the last one; of at most 65,535 bytes. */
function storedPart(bytes: Buffer): Part {
  const start = Buffer.alloc(5);
  start.writeUInt16LE(bytes.length, 1);
  start.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return { length: bytes.length, sum: adler32(bytes), packed: Buffer.concat([start, bytes]) };
}

function streamOf(parts: readonly Part[]): Buffer {
  const sum = parts.reduce((before, part) => joinedAdler32(before, part), 1);
  const end = Buffer.from([...LAST_BLOCK, 0, 0, 0, 0]);
  end.writeUInt32BE(sum, LAST_BLOCK.length);
  return Buffer.concat([METHOD, ...parts.map(({ packed }) => packed), end]);
}

/** Method and window, no preset dictionary. */
const METHOD = Buffer.from([0x78, 0x01]);
/** An empty block that says it is the last one. */
const LAST_BLOCK: readonly number[] = [0x03, 0x00];
