import { closeSync, constants, type Dirent, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOfOutput } from '../../src/core/fingerprint.ts';
import type { Occurrence } from './judge.ts';

/** What lies in a folder of errors, with a sentence for everything that could not be taken. */
export interface Corpus {
  readonly occurrences: readonly Occurrence[];
  /** Not read although it is an occurrence: the figures are not about all of them. */
  readonly problems: readonly string[];
  /** Read in part, or not meant to be read. */
  readonly notes: readonly string[];
}

/** Of a longer file the first and the last half of this are read. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Reads DIR: a folder is one distinct error, a file in it one occurrence. Throws when DIR itself cannot be listed. */
export function readCorpus(folder: string): Corpus {
  const entries = visible(folder);
  const parts = entries.map((entry) =>
    entry.isDirectory()
      ? readClass(folder, entry.name)
      : only('notes', `${entry.name}: it is no folder, so it is no error. It is not read.`),
  );
  return together(parts);
}

function visible(folder: string): readonly Dirent[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readClass(folder: string, className: string): Corpus {
  const entries = tried(() => visible(join(folder, className)));
  if ('failed' in entries) return only('problems', `${className}: the folder cannot be read (${entries.failed}).`);
  if (entries.value.length === 0) return only('notes', `${className}: the folder is empty.`);
  return together(entries.value.map((entry) => readOne(folder, className, entry)));
}

function readOne(folder: string, className: string, entry: Dirent): Corpus {
  const file = `${className}/${entry.name}`;
  if (entry.isDirectory())
    return only('notes', `${file}: a folder in the folder of an error is not read. Move its files up.`);
  const read = tried(() => readEnds(join(folder, file)));
  if ('failed' in read) return only('problems', `${file}: it cannot be read (${read.failed}).`);
  const { bytes, size } = read.value;
  if (isBinary(bytes)) return only('problems', `${file}: it is binary. Give what the tool printed.`);
  const whole = bytes.length === size;
  return {
    occurrences: [{ className, file, fingerprint: fingerprintOfOutput(bytes.toString('utf8')) }],
    problems: [],
    notes: whole ? [] : [`${file}: of its ${size} bytes the first and the last 2 MiB are read.`],
  };
}

/** A FIFO blocks its reader and a link may lead anywhere: only a regular file is opened for good. */
function readEnds(path: string): { readonly bytes: Buffer; readonly size: number } {
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) throw new Error('it is not a regular file');
    const { size } = stats;
    if (size <= MOST_BYTES) return { bytes: readAt(descriptor, 0, size), size };
    const half = MOST_BYTES / 2;
    return { bytes: Buffer.concat([readAt(descriptor, 0, half), readAt(descriptor, size - half, half)]), size };
  } finally {
    closeSync(descriptor);
  }
}

function readAt(descriptor: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(descriptor, bytes, 0, length, position));
}

/** Tools do print a NUL now and then; a file of another kind is full of them. */
function isBinary(bytes: Buffer): boolean {
  const first = bytes.subarray(0, 8_192);
  const strange = first.filter((byte) => byte < 7 || (byte > 13 && byte < 27)).length;
  return strange * 20 > first.length;
}

function tried<T>(act: () => T): { readonly value: T } | { readonly failed: string } {
  try {
    return { value: act() };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

function only(kind: 'problems' | 'notes', sentence: string): Corpus {
  return { occurrences: [], problems: [], notes: [], [kind]: [sentence] };
}

function together(parts: readonly Corpus[]): Corpus {
  return {
    occurrences: parts.flatMap(({ occurrences }) => occurrences),
    problems: parts.flatMap(({ problems }) => problems),
    notes: parts.flatMap(({ notes }) => notes),
  };
}
