import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { RecordedStream } from './format.ts';

/** Reads the beginning and the end of an output by whole lines, so that no secret is cut where its first part would stay. */
export async function recordedStream(
  path: string,
  { head, tail }: { readonly head: number; readonly tail: number },
): Promise<RecordedStream> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  await using file = await open(path, flags).catch(() => undefined);
  const found = await file?.stat();
  if (file === undefined || found?.isFile() !== true) return { text: '', cut: 0 };
  const { size } = found;
  if (size <= head + tail) return { text: (await bytesAt(file, 0, size)).toString('utf8'), cut: 0 };
  const first = untilLastLine(await bytesAt(file, 0, head));
  const last = fromFirstLine(await bytesAt(file, size - tail, tail));
  return { text: `${first.toString('utf8')}${last.toString('utf8')}`, cut: size - first.length - last.length };
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}

const NEWLINE = 0x0a;

function untilLastLine(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.lastIndexOf(NEWLINE) + 1);
}

/** Without the rest of a private key whose first line is left out: nobody could tell any more what it is. */
function fromFirstLine(bytes: Buffer): Buffer {
  const at = bytes.indexOf(NEWLINE);
  const lines = at === -1 ? bytes.subarray(0, 0) : bytes.subarray(at + 1);
  const end = lines.indexOf('-----END ');
  const begin = lines.indexOf('-----BEGIN ');
  if (end === -1 || (begin !== -1 && begin < end)) return lines;
  const rest = lines.indexOf(NEWLINE, end);
  return rest === -1 ? lines.subarray(0, 0) : lines.subarray(rest + 1);
}
