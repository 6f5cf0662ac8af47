import { createHash } from 'node:crypto';
import {
  type BigIntStats,
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  readSync,
} from 'node:fs';
import type { CaptureRefusal, Write } from './capture-limits.ts';
import { conversationEnded } from './conversation.ts';
import { withAccess } from './folder.ts';
import type { IndexEntry, IndexFile } from './index-file.ts';
import { hashObject } from './objects.ts';
import { inside } from './paths.ts';
import type { Place } from './scan.ts';
import type { TreeEdit } from './tree-edit.ts';
import { linkMode, type Mode } from './tree-object.ts';

/** Reads what is to be imported. A file that grew since it was measured or cannot be opened refuses the tree. */
export function readEdits(
  dir: string,
  writes: readonly Write[],
): { readonly ok: true; readonly edits: readonly TreeEdit[] } | { readonly ok: false; readonly why: CaptureRefusal } {
  const edits: TreeEdit[] = [];
  for (const write of writes) {
    const bytes = write.kind === 'link' ? readTarget(dir, write.path) : readContent(dir, write);
    if (bytes === undefined) return { ok: false, why: unreadable(write.path, 'it changed while it was read') };
    edits.push({ path: write.path, mode: write.mode, bytes });
  }
  return { ok: true, edits };
}

/** What an error says about a hostile tree; undefined when it is not about that tree, but a bug or a full disk. */
export function refusalOf(dir: string, error: unknown): CaptureRefusal | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === conversationEnded)
    return unreadable('', `git could not read its .gitignore files (${error.message})`);
  const path = 'path' in error ? String(error.path) : '';
  if (!path.startsWith(dir)) return undefined;
  return unreadable(path.slice(dir.length + 1), error.message.replaceAll(`${dir}/`, ''));
}

/** The error that `refusalOf` takes for a file that is not what was measured. */
export function changedMeanwhile(dir: string, path: string): Error {
  return Object.assign(new Error('it changed while it was read'), { path: `${dir}/${path}` });
}

function unreadable(path: string, cause: string): CaptureRefusal {
  return { code: 'unreadable', message: `${path || 'The working folder'} could not be read: ${cause}.`, path };
}

export function readTarget(dir: string, path: string): Buffer {
  return readlinkSync(inside(dir, path), { encoding: 'buffer' });
}

/** Name that git would give to a file's content, read in pieces: tells a touched file from a changed one. */
export function hashFile(dir: string, path: string, size: number): string {
  return withFile(dir, path, (file) => {
    const hash = createHash('sha1').update(`blob ${size}\0`);
    const piece = Buffer.allocUnsafe(Math.min(size + 1, 1_048_576));
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) hash.update(piece.subarray(0, read));
    return hash.digest('hex');
  });
}

/** A file whole, opened once; undefined when it is not what was measured. */
export function readContent(dir: string, { path, size }: Pick<Write, 'path' | 'size'>): Buffer | undefined {
  return withFile(dir, path, (file) => {
    const stats = fstatSync(file);
    if (!stats.isFile() || stats.size !== size) return undefined;
    const bytes = readFileSync(file);
    return bytes.length === size ? bytes : undefined;
  });
}

// Should a pipe or a link have taken the file's place, opening neither waits nor follows.
const safely = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Opens a file of a hostile tree for whoever closes it; what is opened can still be anything but a link. */
export function openSafely(dir: string, path: string): number {
  return withAccess(dir, path, () => openSync(inside(dir, path), safely));
}

function withFile<T>(dir: string, path: string, use: (file: number) => T): T {
  const file = openSafely(dir, path);
  try {
    return use(file);
  } finally {
    closeSync(file);
  }
}

/** Same mode, size and content as the index says: only its times changed, or prove nothing. */
export function holdsSame(
  tree: { readonly dir: string; readonly index: IndexFile },
  file: { readonly entry: IndexEntry; readonly place: Place; readonly stats: BigIntStats },
): boolean {
  const { entry, place, stats } = file;
  const size = Number(stats.size);
  if (modeOnDisk(place, stats) !== tree.index.modeOf(entry) || size !== tree.index.sizeOf(entry)) return false;
  const { path } = place;
  const sha = place.kind === 'link' ? hashObject('blob', readTarget(tree.dir, path)) : hashFile(tree.dir, path, size);
  return sha === tree.index.shaOf(entry);
}

/** `000000` for what no tree can hold. */
export function modeOnDisk(place: Place, stats: BigIntStats): Mode {
  if (place.kind === 'link') return linkMode;
  if (place.kind !== 'file') return '000000';
  return (stats.mode & 0o100n) === 0n ? '100644' : '100755';
}
