import { readSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import type { LineRange } from './find-lines.ts';

/** Reads one line, cut to `maxChars` characters (UTF-16 units) with a note that counts the rest exactly (catalogue R9). */
export async function cutLine(file: FileHandle, { start, end }: LineRange, maxChars: number): Promise<string> {
  // A character takes at most three bytes per UTF-16 unit, so a line this short is read in one go.
  const nearBytes = Math.min(end - start, (maxChars + 1) * 3);
  const near = readBytes(file, start, nearBytes);
  if (start + nearBytes === end && near.length <= maxChars) return near;
  const kept = keepWhole(near, maxChars);
  const total = start + nearBytes === end ? near.length : await countChars(file, { start, end });
  return `${kept} [... ${total - kept.length} characters cut ...]`;
}

function readBytes(file: FileHandle, start: number, length: number): string {
  const bytes = Buffer.alloc(length);
  const count = readSync(file.fd, bytes, 0, length, start);
  return bytes.toString('utf8', 0, count);
}

function keepWhole(text: string, maxChars: number): string {
  const last = text.charCodeAt(maxChars - 1);
  const isFirstHalf = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isFirstHalf ? maxChars - 1 : maxChars);
}

// Small, because each chunk becomes a string that lives until the next collection.
const BUFFER_BYTES = 65_536;

async function countChars(file: FileHandle, { start, end }: LineRange): Promise<number> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const buffer = Buffer.allocUnsafe(Math.min(end - start, BUFFER_BYTES));
  let chars = 0;
  for (let position = start; position < end; ) {
    const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, end - position), position);
    if (bytesRead === 0) break;
    chars += decoder.decode(buffer.subarray(0, bytesRead), { stream: true }).length;
    position += bytesRead;
  }
  return chars + decoder.decode().length;
}
