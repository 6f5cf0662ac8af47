import type { IndexFile } from './index-file.ts';

/** What an index tells at one pass through its bytes, many times as quick as reading all its names. */
export interface IndexScan {
  readonly hasSubmodules: boolean;
  /** Names of the blobs of all `.gitattributes` files. */
  readonly attributeBlobs: readonly string[];
}

/** Passes through the entries of an index (version 2); a name stands behind two bytes of flags that hold its length. */
export function scanIndex(bytes: Buffer): IndexScan {
  const attributeBlobs: string[] = [];
  let hasSubmodules = false;
  let at = firstEntry;
  for (let left = bytes.readUInt32BE(8); left > 0; left -= 1) {
    if (bytes.readUInt16BE(at + 26) === submoduleBits) hasSubmodules = true;
    const start = at + nameOffset;
    const end = endOfName(bytes, start);
    // Links and submodules of that name are none to git.
    if (bytes.readUInt16BE(at + 26) >>> 12 === fileType && isAttributes(bytes, start, end))
      attributeBlobs.push(bytes.toString('hex', at + 40, at + 60));
    at += (end - at + 8) & ~7;
  }
  return { hasSubmodules, attributeBlobs };
}

const firstEntry = 12;
const nameOffset = 62;
const submoduleBits = 0xe000;
const fileType = 8;
const longName = 0xfff;

function endOfName(bytes: Buffer, start: number): number {
  const length = bytes.readUInt16BE(start - 2) & longName;
  return length < longName ? start + length : bytes.indexOf(0, start);
}

const fileName = '.gitattributes';
const slash = 47;
const lastLetter = fileName.charCodeAt(fileName.length - 1);

function isAttributes(bytes: Buffer, start: number, end: number): boolean {
  const from = end - fileName.length;
  if (from < start || bytes[end - 1] !== lastLetter) return false;
  return (from === start || bytes[from - 1] === slash) && bytes.toString('latin1', from, end) === fileName;
}

/** Paths at which an index has submodules. */
export function submodulePaths({ bytes, ordered }: Pick<IndexFile, 'bytes' | 'ordered'>): ReadonlySet<string> {
  return new Set(ordered.filter(({ at }) => bytes.readUInt16BE(at + 26) === submoduleBits).map(({ path }) => path));
}
