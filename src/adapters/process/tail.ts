import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import { cutLine } from './cut-line.ts';
import { findLines } from './find-lines.ts';

/** How much of a file to show. */
export interface TailOptions {
  /** Lines from the start, default 20. */
  readonly head?: number;
  /** Lines from the end, default 80. */
  readonly tail?: number;
  /** Characters (UTF-16 units) shown of one line, default 1,000. */
  readonly maxLineChars?: number;
}

/** The shown part of a file. */
export interface Tail {
  /** Head, one line that counts what is left out, tail; or all lines when they fit. */
  readonly lines: string[];
  /** Lines left out; of a large file at least so many. */
  readonly truncated: number;
  /** Size of the whole file. */
  readonly bytes: number;
}

/**
 * Reads the first and last lines of a file of any size in about 256 KiB of memory (04-trust §15, catalogue R9). Lines end
 * with CR LF, LF or CR; broken UTF-8 is replaced. A missing file has no lines; other errors of the system are thrown.
 * Of more than 16 MiB only the ends are read, unless lines are so long that these have too few: what is left out is counted there alone.
 */
export async function readTail(path: string, options: TailOptions = {}): Promise<Tail> {
  const { head = 20, tail = 80, maxLineChars = 1_000 } = options;
  await using file = await openIfPresent(path);
  if (file === undefined) return { lines: [], truncated: 0, bytes: 0 };
  const { size } = await file.stat();
  const found = await findLines({ file, size, head, tail });
  const lines: string[] = [];
  for (const range of found.first) lines.push(await cutLine(file, range, maxLineChars));
  if (found.skipped > 0) lines.push(`[... ${found.isWhole ? '' : 'at least '}${found.skipped} lines truncated ...]`);
  for (const range of found.last) lines.push(await cutLine(file, range, maxLineChars));
  return { lines, truncated: found.skipped, bytes: size };
}

// What follows reads synchronously: to come back from each step of so short a read takes longer than the read, on busy cores milliseconds.

/** Reads at most the last `maxBytes` of a file as text, from the start of a character; '' for a missing file. */
export function readLast(path: string, maxBytes: number): string {
  return withFile(path, READING, lastOf(maxBytes));
}

/** The same, and '' also for a file that cannot be read, and for a link: it may have taken the file's place a moment ago. */
export function tryLast(path: string, maxBytes: number): string {
  try {
    return withFile(path, READING | constants.O_NOFOLLOW, lastOf(maxBytes));
  } catch {
    return '';
  }
}

/** A whole file as text; '' for a missing file, undefined for one that is larger. */
export function readWhole(path: string, maxBytes: number): string | undefined {
  return withFile(path, READING, (fd, size) => (size > maxBytes ? undefined : readBytes(fd, 0, size).toString('utf8')));
}

type Read<T> = (fd: number, size: number) => T;

function lastOf(maxBytes: number): Read<string> {
  return (fd, size) => {
    const start = Math.max(0, size - maxBytes);
    const bytes = readBytes(fd, start, size);
    return bytes.toString('utf8', start === 0 ? 0 : partOfCharacter(bytes));
  };
}

function withFile<T>(path: string, flags: number, read: Read<T>): T | '' {
  const fd = openSyncIfPresent(path, flags);
  if (fd === undefined) return '';
  try {
    return read(fd, fstatSync(fd).size);
  } finally {
    closeSync(fd);
  }
}

function readBytes(fd: number, start: number, end: number): Buffer {
  const bytes = Buffer.alloc(end - start);
  let length = 0;
  for (let count = -1; count !== 0 && length < bytes.length; length += count) {
    count = readSync(fd, bytes, length, bytes.length - length, start + length);
  }
  return bytes.subarray(0, length);
}

// Without waiting, or a FIFO planted under this name would hold us for ever.
const READING = constants.O_RDONLY | constants.O_NONBLOCK;

function openIfPresent(path: string): Promise<FileHandle | undefined> {
  return open(path, READING).catch(absent);
}

function openSyncIfPresent(path: string, flags: number): number | undefined {
  try {
    return openSync(path, flags);
  } catch (error) {
    return absent(error);
  }
}

function absent(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

/** Counts the bytes at the start that belong to a character cut in two: at most three. */
function partOfCharacter(bytes: Buffer): number {
  const whole = bytes.subarray(0, 3).findIndex((byte) => (byte & 0xc0) !== 0x80);
  return whole === -1 ? Math.min(3, bytes.length) : whole;
}
