/*
 * Encoding of file names (G21). A name is bytes; we carry it as a string: valid UTF-8 is decoded as usual, every other
 * byte 0x80-0xFF becomes the lone surrogate U+DC80-U+DCFF. Valid UTF-8 never decodes to a lone surrogate, so the mapping
 * is exact in both directions and globs over ordinary names keep working.
 */

const surrogateBase = 0xdc00;
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes of a file name to the string that stands for them everywhere in the controller. */
export function decodePath(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  return text.includes('\uFFFD') ? decodeByteWise(bytes) : text;
}

/** The exact bytes that `decodePath` read. */
export function encodePath(path: string): Buffer {
  if (path.isWellFormed()) return Buffer.from(path, 'utf8');
  const parts: Buffer[] = [];
  for (const char of path) {
    const code = char.codePointAt(0) ?? 0;
    const isByte = code >= 0xdc80 && code <= 0xdcff;
    parts.push(isByte ? Buffer.from([code - surrogateBase]) : Buffer.from(char, 'utf8'));
  }
  return Buffer.concat(parts);
}

/** Names in the output of a git command with `-z`. */
export function splitNames(out: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at < out.length; ) {
    const end = out.indexOf(0, at);
    names.push(decodePath(out.subarray(at, end)));
    at = end + 1;
  }
  return names;
}

/** Path inside `dir` in the form that node:fs opens: a string when possible, else the exact bytes. */
export function inside(dir: string, path: string): string | Buffer {
  if (path === '') return dir;
  return path.isWellFormed() ? `${dir}/${path}` : Buffer.concat([Buffer.from(`${dir}/`), encodePath(path)]);
}

export function joinPath(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** Folder part of a path, '' at the root. */
export function parentOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '' : path.slice(0, slash);
}

/** Folders above a path, the nearest first; not the root. */
export function foldersAbove(path: string): string[] {
  const parent = parentOf(path);
  return parent === '' ? [] : [parent, ...foldersAbove(parent)];
}

// Characters that HFS+ ignores in names: a `.git` with one of them inside is `.git` on a Mac.
const ignoredOnHfs = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;
const reserved = /^(?:\.git|git~1)(?:[ .]*(?:$|:))/;

/**
 * Whether a file system that folds names could take this name for `.git`: any case, NTFS short names and streams,
 * characters that HFS+ ignores, backslash as separator. Servers refuse trees with such names.
 */
export function isDotGit(name: string): boolean {
  return name
    .replace(ignoredOnHfs, '')
    .toLowerCase()
    .split('\\')
    .some((part) => reserved.test(part));
}

function decodeByteWise(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes[at] ?? 0);
    const char = decodeOne(bytes.subarray(at, at + length));
    text += char ?? String.fromCharCode(surrogateBase + (bytes[at] ?? 0));
    at += char === undefined ? 1 : length;
  }
  return text;
}

function sequenceLength(lead: number): number {
  if (lead < 0xc0) return 1;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
}

function decodeOne(sequence: Uint8Array): string | undefined {
  try {
    return strict.decode(sequence);
  } catch {
    return undefined;
  }
}
