import { closeSync, constants, fsyncSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { randomName } from '../random-name.ts';

/** Most bytes that are read back at once. */
const PIECE = 256 * 1024;

/**
 * Writes a file whole or not at all: random temp name opened exclusively, fsync, rename, read back (02-loop §6 Writes).
 * A link in the file's place is replaced, never followed.
 */
export function writeAtomic(file: string, content: string | Uint8Array): void {
  const bytes = Buffer.from(content);
  const temp = join(dirname(file), `.${basename(file)}.${randomName()}`);
  try {
    writeNew(temp, bytes);
    renameSync(temp, file);
  } catch (error) {
    rmSync(temp, { force: true });
    throw error;
  }
  if (!holds(file, bytes)) throw new Error(`${file} does not hold what was just written to it.`);
}

/** Read piece by piece: a large report must not lie in memory twice. */
function holds(file: string, bytes: Buffer): boolean {
  const fd = openSync(file, constants.O_RDONLY);
  try {
    const piece = Buffer.allocUnsafe(Math.min(PIECE, bytes.length + 1));
    let offset = 0;
    for (let read = readSync(fd, piece); read > 0; read = readSync(fd, piece)) {
      if (!piece.subarray(0, read).equals(bytes.subarray(offset, offset + read))) return false;
      offset += read;
    }
    return offset === bytes.length;
  } finally {
    closeSync(fd);
  }
}

/** Creates a file that must not exist yet, 0600, and returns when its bytes are on disk. */
export function writeNew(file: string, bytes: Buffer): void {
  const fd = openSync(file, constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY | constants.O_NOFOLLOW, 0o600);
  try {
    for (let offset = 0; offset < bytes.length; ) offset += writeSync(fd, bytes, offset);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
