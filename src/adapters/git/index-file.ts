import { type BigIntStats, lstatSync, readFileSync } from 'node:fs';
import { type Comparison, compareStats, stampBytes } from './index-stat.ts';
import { decodePath } from './paths.ts';
import { type Mode, submoduleMode } from './tree-object.ts';

/** One entry of a git index; everything but the path is read from the bytes when asked for. */
export interface IndexEntry {
  readonly path: string;
  /** Offset of the entry in the file. */
  readonly at: number;
}

/** A git index as it lies on disk (versions 2 to 4). */
export interface IndexFile {
  /** The whole file and its format version. */
  readonly bytes: Buffer;
  readonly version: number;
  /** Offset at which the entries end. */
  readonly end: number;
  /** Entries in git's order: by the bytes of their names. */
  readonly ordered: readonly IndexEntry[];
  readonly entries: ReadonlyMap<string, IndexEntry>;
  /** Every folder that holds an entry; not the root. */
  readonly folders: ReadonlySet<string>;
  /** Root tree that git noted when it filled the index with `read-tree`. */
  readonly tree: string | undefined;
  modeOf(entry: IndexEntry): Mode;
  shaOf(entry: IndexEntry): string;
  compare(entry: IndexEntry, stats: BigIntStats): Comparison;
  /** Bytes of the file when it was written, modulo 2^32. */
  sizeOf(entry: IndexEntry): number;
  /** How many entries were written since an earlier state of the same index; all of them without one. */
  countWritten(before: IndexFile | undefined): number;
  /** Stat data, mode and name of the content, as bytes. */
  stampOf(entry: IndexEntry): Buffer;
  /** Entries that git was told to treat as unchanged (`--assume-unchanged`, `--skip-worktree`): a hiding place (A11). */
  hidden(): string[];
}

/** Paths at which an index has submodules. */
export function submodulePaths({ ordered, modeOf }: Pick<IndexFile, 'ordered' | 'modeOf'>): ReadonlySet<string> {
  return new Set(ordered.filter((entry) => modeOf(entry) === submoduleMode).map(({ path }) => path));
}

/** Undefined when there is no such file. Throws on bytes that are not an index. */
export function readIndex(path: string): IndexFile | undefined {
  const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  return stats?.isFile() ? parseIndex(readFileSync(path), stats.mtimeNs) : undefined;
}

/** @param writtenNs when the index was written, by the file system's clock */
export function parseIndex(bytes: Buffer, writtenNs: bigint): IndexFile {
  const version = bytes.readUInt32BE(4);
  if (bytes.toString('latin1', 0, 4) !== 'DIRC' || version < 2 || version > 4) throw new Error('not a git index');
  const { entries, end } = readEntries(bytes, version);
  const stampOf = ({ at }: IndexEntry): Buffer => bytes.subarray(at, at + stampBytes);
  return {
    bytes,
    version,
    end,
    ordered: entries,
    entries: new Map(entries.map((entry) => [entry.path, entry])),
    folders: foldersOf(entries),
    tree: cachedTree(bytes, end),
    modeOf: (entry) =>
      bytes
        .readUInt32BE(entry.at + 24)
        .toString(8)
        .padStart(6, '0'),
    shaOf: (entry) => bytes.toString('hex', entry.at + 40, entry.at + 60),
    compare: (entry, stats) => compareStats(stampOf(entry), stats, writtenNs),
    sizeOf: (entry) => bytes.readUInt32BE(entry.at + 36),
    stampOf,
    countWritten: (before) => entries.filter((entry) => !isSame(before, entry.path, stampOf(entry))).length,
    hidden: () => entries.filter((entry) => isHidden(bytes, entry.at)).map((entry) => entry.path),
  };
}

const extendedFlag = 0x4000;
const assumeUnchangedFlag = 0x8000;

function readEntries(bytes: Buffer, version: number): { entries: IndexEntry[]; end: number } {
  const entries: IndexEntry[] = [];
  let at = 12;
  let name: Buffer = Buffer.alloc(0);
  for (let left = bytes.readUInt32BE(8); left > 0; left -= 1) {
    const extended = (bytes.readUInt16BE(at + 60) & extendedFlag) !== 0;
    let start = at + (extended ? 64 : 62);
    let kept = 0;
    if (version === 4) {
      const strip = readOffset(bytes, start);
      start = strip.next;
      kept = name.length - strip.value;
    }
    const end = bytes.indexOf(0, start);
    if (end < 0 || kept < 0) throw new Error('truncated git index');
    name =
      kept === 0 ? bytes.subarray(start, end) : Buffer.concat([name.subarray(0, kept), bytes.subarray(start, end)]);
    entries.push({ path: decodePath(name), at });
    at = version === 4 ? end + 1 : at + ((end - at + 8) & ~7);
  }
  return { entries, end: at };
}

/** The number format of version 4's shared prefixes. */
function readOffset(bytes: Buffer, from: number): { value: number; next: number } {
  let next = from + 1;
  let byte = bytes.readUInt8(from);
  let value = byte & 127;
  while (byte & 128) {
    byte = bytes.readUInt8(next);
    next += 1;
    value = (value + 1) * 128 + (byte & 127);
  }
  return { value, next };
}

function foldersOf(entries: readonly IndexEntry[]): Set<string> {
  const folders = new Set<string>();
  for (const { path } of entries) {
    for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
      const folder = path.slice(0, slash);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}

function cachedTree(bytes: Buffer, from: number): string | undefined {
  for (let at = from; at + 8 <= bytes.length - 20; ) {
    const size = bytes.readUInt32BE(at + 4);
    if (bytes.toString('latin1', at, at + 4) === 'TREE') return rootOf(bytes.subarray(at + 8, at + 8 + size));
    at += 8 + size;
  }
  return undefined;
}

function rootOf(extension: Buffer): string | undefined {
  const end = extension.indexOf(10);
  const isValid = end > 0 && !extension.toString('latin1', 1, end).startsWith('-');
  return isValid ? extension.toString('hex', end + 1, end + 21) : undefined;
}

function isHidden(bytes: Buffer, at: number): boolean {
  const flags = bytes.readUInt16BE(at + 60);
  if ((flags & assumeUnchangedFlag) !== 0) return true;
  return (flags & extendedFlag) !== 0 && (bytes.readUInt16BE(at + 62) & 0x4000) !== 0;
}

function isSame(before: IndexFile | undefined, path: string, stamp: Buffer): boolean {
  const entry = before?.entries.get(path);
  return entry !== undefined && before?.stampOf(entry).equals(stamp) === true;
}
