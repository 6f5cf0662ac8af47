import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';

/** What tells a program from another one at the same place (10-fine-print, File view). */
export interface ProgramMark {
  /** Device, inode, size, mode and time of the content. */
  readonly stamp: string;
  /** Time of the last change in nanoseconds (ctime): no process can set it back, but a link made elsewhere moves it. */
  readonly changedNs: bigint;
  /** Whether the file has other names, as the stores of package managers give them. */
  readonly isLinked: boolean;
}

/** Bytes that are read at a time. */
const CHUNK = 1024 * 1024;

/** The mark of a regular file; undefined when there is none. */
export function markOf(place: string): ProgramMark | undefined {
  try {
    const stats = statSync(place, { bigint: true, throwIfNoEntry: false });
    if (stats?.isFile() !== true) return undefined;
    const { dev, ino, size, mode, mtimeNs, ctimeNs, nlink } = stats;
    return { stamp: `${dev} ${ino} ${size} ${mode} ${mtimeNs}`, changedNs: ctimeNs, isLinked: nlink > 1n };
  } catch {
    return undefined;
  }
}

/** Hash of the content of a file; undefined when it cannot be read. */
export function contentOf(place: string): string | undefined {
  try {
    return hashed(place);
  } catch {
    return undefined;
  }
}

/**
 * Hash of the content that a mark belongs to, read without holding others up; undefined when the file cannot be read or was
 * changed since the mark was taken. A file of several names, as git's, is read once.
 */
export function laterContentOf(place: string, mark: ProgramMark): Promise<string | undefined> {
  const key = `${mark.stamp} ${mark.changedNs}`;
  const content = known.get(key) ?? unchangedContentOf(place, mark);
  known.set(key, content);
  return content;
}

const known = new Map<string, Promise<string | undefined>>();

async function unchangedContentOf(place: string, { stamp, changedNs }: ProgramMark): Promise<string | undefined> {
  try {
    const content = await laterHashed(place);
    const now = markOf(place);
    return now?.stamp === stamp && now.changedNs === changedNs ? content : undefined;
  } catch {
    return undefined;
  }
}

async function laterHashed(place: string): Promise<string> {
  const hash = createHash('sha256');
  await using file = await open(place, 'r');
  const chunk = Buffer.allocUnsafe(CHUNK);
  for (;;) {
    const { bytesRead } = await file.read(chunk);
    if (bytesRead === 0) break;
    hash.update(chunk.subarray(0, bytesRead));
  }
  return hash.digest('hex');
}

function hashed(place: string): string {
  const hash = createHash('sha256');
  const file = openSync(place, 'r');
  try {
    const chunk = Buffer.allocUnsafe(CHUNK);
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) hash.update(chunk.subarray(0, read));
  } finally {
    closeSync(file);
  }
  return hash.digest('hex');
}
