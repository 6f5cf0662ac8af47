import { constants } from 'node:fs';
import { open } from '../late-files.ts';

/** Cuts a byte stream into lines in bounded memory. */
export interface LineCutter {
  push(chunk: Uint8Array): void;
  /** Hands over the last line when it has no end; it may be cut. */
  end(): void;
}

/** Bytes of the longest line that is read; an agent's result with its denied tool calls stays far below. */
export const MAX_LINE_BYTES = 2 * 1024 * 1024;

/**
 * Calls `onLine` for each line of UTF-8 without its LF; a line over the bound is passed over, whatever it holds
 * (06-agents "Results", catalogue R9).
 */
export function cutLines(onLine: (line: string) => void, maxLineBytes: number = MAX_LINE_BYTES): LineCutter {
  let parts: Uint8Array[] = [];
  let size = 0;
  const keep = (part: Uint8Array): void => {
    size += part.length;
    if (size > maxLineBytes) parts = [];
    // A copy, because the caller may use its buffer again.
    else if (part.length > 0) parts.push(Uint8Array.from(part));
  };
  const hand = (): void => {
    const line = size > 0 && size <= maxLineBytes ? Buffer.concat(parts).toString('utf8') : undefined;
    parts = [];
    size = 0;
    if (line !== undefined) onLine(line);
  };
  return {
    push: (chunk) => {
      let start = 0;
      for (let end = chunk.indexOf(LF); end !== -1; end = chunk.indexOf(LF, start)) {
        keep(chunk.subarray(start, end));
        hand();
        start = end + 1;
        // Empty lines say nothing, and there may be millions of them.
        while (chunk[start] === LF) start += 1;
      }
      keep(chunk.subarray(start));
    },
    end: hand,
  };
}

/** Reads a file of any size line by line; a link or a FIFO is not followed. Errors of the system are thrown. */
export async function readLines(path: string, onLine: (line: string) => void): Promise<void> {
  await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  const cutter = cutLines(onLine);
  const buffer = Buffer.alloc(BUFFER_BYTES);
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length);
    if (bytesRead === 0) break;
    cutter.push(buffer.subarray(0, bytesRead));
  }
  cutter.end();
}

const LF = 0x0a;
const BUFFER_BYTES = 65_536;
