import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  createReadStream,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LfsPointer } from './lfs-pointer.ts';

// Should a pipe or a link have taken the file's place, opening neither waits nor follows.
const safely = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** A file to read: it is opened once, and no more of it is read than was measured. */
export interface Measured {
  readonly open: () => number;
  /** Bytes. */
  readonly size: number;
}

/** A file of the workspace or of the store. */
export function measured(place: string | Buffer, size: number): Measured {
  return { size, open: () => openSync(place, safely) };
}

/** What a file holds, read in pieces; undefined when it is no regular file of that size. */
export function pointerOf(source: Measured): Promise<LfsPointer | undefined> {
  return readThrough(source, async () => undefined);
}

/**
 * Copies a file and tells what was copied: the content is hashed on the way, so that nobody can change it in between.
 * Undefined when the source is no regular file of that size; what was copied until then is worth nothing.
 * @param target does not exist yet
 */
export async function copyContent(
  source: Measured,
  target: string | Buffer,
  mode: number,
): Promise<LfsPointer | undefined> {
  const file = await open(target, 'wx', mode);
  try {
    return await readThrough(source, async (piece) => void (await file.writeFile(piece)));
  } finally {
    await file.close();
  }
}

async function readThrough(source: Measured, use: (piece: Buffer) => Promise<void>): Promise<LfsPointer | undefined> {
  const file = source.open();
  const hash = createHash('sha256');
  let size = 0;
  try {
    if (!isMeasured(file, source)) return undefined;
    // Nothing is read behind the measured end, should the file grow meanwhile.
    for await (const piece of piecesOf(file, source)) {
      hash.update(piece);
      size += piece.length;
      await use(piece);
    }
    return isMeasured(file, source) && size === source.size ? { oid: hash.digest('hex'), size } : undefined;
  } finally {
    closeSync(file);
  }
}

function piecesOf(file: number, { size }: Measured): AsyncIterable<Buffer> | readonly Buffer[] {
  if (size === 0) return [];
  return createReadStream('', { fd: file, autoClose: false, highWaterMark: 1024 * 1024, end: size - 1 });
}

function isMeasured(file: number, { size }: Measured): boolean {
  const stats = fstatSync(file);
  return stats.isFile() && stats.size === size;
}

/** The folder in which git-lfs looks for contents. */
export function lfsStore(gitDir: string): string {
  return join(gitDir, 'lfs');
}

/** Where a content lies in that folder. */
export function storedAt(store: string, oid: string): string {
  return join(store, 'objects', oid.slice(0, 2), oid.slice(2, 4), oid);
}

/** Puts a content into the store, whole or not at all; undefined when it is not what was measured. */
export async function storeContent(store: string, source: Measured): Promise<LfsPointer | undefined> {
  const temporary = join(store, 'tmp', randomBytes(8).toString('hex'));
  mkdirSync(dirname(temporary), { recursive: true, mode: 0o700 });
  try {
    const pointer = await copyContent(source, temporary, 0o600);
    if (pointer === undefined) return undefined;
    const place = storedAt(store, pointer.oid);
    mkdirSync(dirname(place), { recursive: true });
    renameSync(temporary, place);
    return pointer;
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** What an earlier process of this run put there. */
export function storedContents(store: string): readonly (LfsPointer & { readonly path: string })[] {
  const objects = join(store, 'objects');
  return filesBelow(objects).flatMap((path) => {
    const oid = path.slice(path.lastIndexOf('/') + 1);
    const stats = lstatSync(path);
    return stats.isFile() && storedAt(store, oid) === path ? [{ oid, size: stats.size, path }] : [];
  });
}

function filesBelow(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
  } catch {
    return [];
  }
}
