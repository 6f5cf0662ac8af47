import { createHash, randomBytes } from 'node:crypto';
import { constants, createReadStream, lstatSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LfsPointer } from './lfs-pointer.ts';

// Should a pipe or a link have taken the file's place, opening neither waits nor follows.
const safely = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** What a regular file holds, read in pieces; undefined when it is none. */
export async function pointerOf(place: string | Buffer): Promise<LfsPointer | undefined> {
  if (!lstatSync(place, { throwIfNoEntry: false })?.isFile()) return undefined;
  return readThrough(place, async () => undefined);
}

/**
 * Copies a file and tells what was copied: the content is hashed on the way, so that nobody can change it in between.
 * @param target does not exist yet
 */
export async function copyContent(source: string | Buffer, target: string | Buffer, mode: number): Promise<LfsPointer> {
  const file = await open(target, 'wx', mode);
  try {
    return await readThrough(source, async (piece) => void (await file.writeFile(piece)));
  } finally {
    await file.close();
  }
}

async function readThrough(source: string | Buffer, use: (piece: Buffer) => Promise<void>): Promise<LfsPointer> {
  const hash = createHash('sha256');
  let size = 0;
  const stream = createReadStream('', { fd: openSync(source, safely), highWaterMark: 1024 * 1024 });
  for await (const piece of stream as AsyncIterable<Buffer>) {
    hash.update(piece);
    size += piece.length;
    await use(piece);
  }
  return { oid: hash.digest('hex'), size };
}

/** The folder in which git-lfs looks for contents. */
export function lfsStore(gitDir: string): string {
  return join(gitDir, 'lfs');
}

/** Where a content lies in that folder. */
export function storedAt(store: string, oid: string): string {
  return join(store, 'objects', oid.slice(0, 2), oid.slice(2, 4), oid);
}

/** Puts a content into the store, whole or not at all. */
export async function storeContent(store: string, source: string | Buffer): Promise<LfsPointer> {
  const temporary = join(store, 'tmp', randomBytes(8).toString('hex'));
  mkdirSync(dirname(temporary), { recursive: true, mode: 0o700 });
  try {
    const pointer = await copyContent(source, temporary, 0o600);
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
