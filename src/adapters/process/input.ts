import { closeSync, constants, openSync, rmSync, unlinkSync, writeSync } from 'node:fs';

/**
 * A file that a process reads as its stdin, already without a name. A file rather than a pipe: `/dev/stdin` can be opened again,
 * the end is where the text ends, and nobody can keep us waiting by not reading.
 * @param near absolute path beside which the file is made for a moment
 * @throws what the system says when the disk refuses the write
 */
export function openInput(text: string, near: string): number {
  const path = `${near}.stdin`;
  // A controller that was killed between making and unlinking it left one behind.
  rmSync(path, { force: true });
  const writer = openSync(
    path,
    constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW,
    0o600,
  );
  try {
    const bytes = Buffer.from(text);
    for (let offset = 0; offset < bytes.length; ) offset += writeSync(writer, bytes, offset);
    return openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  } finally {
    closeSync(writer);
    unlinkSync(path);
  }
}
