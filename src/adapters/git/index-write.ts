import { createHash } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import type { IndexEntry, IndexFile } from './index-file.ts';
import { encodeStats } from './index-stat.ts';
import { encodePath } from './paths.ts';
import type { Mode } from './tree-object.ts';

/** An entry to put into an index. */
export interface NewEntry {
  readonly path: string;
  readonly mode: Mode;
  readonly sha: string;
  /** Of the file as it was just written. */
  readonly stats: BigIntStats;
}

export interface IndexChange {
  /** Paths that are not in the index afterwards; absent ones are fine. */
  readonly removed: Iterable<string>;
  /** Entries that are new or take the place of one of the same path. */
  readonly written: readonly NewEntry[];
  /** Tree that all entries together are; git is spared computing it. */
  readonly tree: string;
}

/**
 * Bytes of an index (version 2) with a few entries changed. All the others are copied in a few large pieces, so that the
 * cost hardly grows with the size of the tree.
 */
export function changeIndex(index: IndexFile, change: IndexChange): Buffer {
  const cuts = new Map<number, Cut>();
  const cutAt = (at: number): Cut => {
    const cut = cuts.get(at) ?? { skip: 0, insert: [] };
    cuts.set(at, cut);
    return cut;
  };
  let count = index.ordered.length;
  for (const path of new Set([...change.removed, ...change.written.map((entry) => entry.path)])) {
    const entry = index.entries.get(path);
    if (entry === undefined) continue;
    cutAt(entry.at).skip = lengthOf(index, entry);
    count -= 1;
  }
  for (const entry of change.written) {
    const name = encodePath(entry.path);
    cutAt(placeOf(index, name)).insert.push({ name, bytes: encodeEntry(entry, name) });
    count += 1;
  }
  const body = [encodeHeader(count), ...pieces(index, cuts), encodeTree(count, change.tree)];
  const hash = createHash('sha1');
  for (const part of body) hash.update(part);
  return Buffer.concat([...body, hash.digest()]);
}

/** Bytes of an index (version 2) that holds nothing. */
export function emptyIndex(emptyTree: string): Buffer {
  const body = Buffer.concat([encodeHeader(0), encodeTree(0, emptyTree)]);
  return Buffer.concat([body, createHash('sha1').update(body).digest()]);
}

/** At an offset of the old file: first insert, then leave out so many bytes. */
interface Cut {
  skip: number;
  readonly insert: { readonly name: Buffer; readonly bytes: Buffer }[];
}

function pieces(index: IndexFile, cuts: ReadonlyMap<number, Cut>): Buffer[] {
  const parts: Buffer[] = [];
  let from = headerBytes;
  for (const [at, cut] of [...cuts].sort(([a], [b]) => a - b)) {
    parts.push(index.bytes.subarray(from, at));
    for (const { bytes } of cut.insert.sort((a, b) => Buffer.compare(a.name, b.name))) parts.push(bytes);
    from = at + cut.skip;
  }
  return [...parts, index.bytes.subarray(from, index.end)];
}

const headerBytes = 12;
const nameOffset = 62;

function nameOf(index: IndexFile, { at }: IndexEntry): Buffer {
  return index.bytes.subarray(at + nameOffset, index.bytes.indexOf(0, at + nameOffset));
}

function lengthOf(index: IndexFile, entry: IndexEntry): number {
  return paddedLength(nameOf(index, entry).length);
}

/** Entries end in one to eight NULs and begin at multiples of eight. */
function paddedLength(nameBytes: number): number {
  return (nameOffset + nameBytes + 8) & ~7;
}

/** Offset of the first entry whose name is not smaller. */
function placeOf(index: IndexFile, name: Buffer): number {
  let low = 0;
  let high = index.ordered.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = index.ordered[middle];
    if (entry !== undefined && Buffer.compare(nameOf(index, entry), name) < 0) low = middle + 1;
    else high = middle;
  }
  return index.ordered[low]?.at ?? index.end;
}

function encodeHeader(count: number): Buffer {
  const bytes = Buffer.from('DIRC\0\0\0\u0002\0\0\0\0', 'latin1');
  bytes.writeUInt32BE(count, 8);
  return bytes;
}

function encodeEntry(entry: NewEntry, name: Buffer): Buffer {
  const bytes = Buffer.alloc(paddedLength(name.length));
  encodeStats(entry.stats, Number.parseInt(entry.mode, 8)).copy(bytes);
  bytes.write(entry.sha, 40, 'hex');
  bytes.writeUInt16BE(Math.min(name.length, 0xfff), 60);
  name.copy(bytes, nameOffset);
  return bytes;
}

/** The extension in which git keeps trees that it need not compute again; only the root is known. */
function encodeTree(count: number, tree: string): Buffer {
  const content = Buffer.concat([Buffer.from(`\0${count} 0\n`, 'latin1'), Buffer.from(tree, 'hex')]);
  const head = Buffer.from('TREE\0\0\0\0', 'latin1');
  head.writeUInt32BE(content.length, 4);
  return Buffer.concat([head, content]);
}
