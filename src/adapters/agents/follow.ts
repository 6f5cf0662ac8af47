import { constants, readSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { cutLines } from './stream.ts';

/** Reads a file while somebody else still writes it; nothing of it is kept. */
export interface Follower {
  /** Reads what is left and hands over the last line; to be called once the writer is gone. */
  finish(): Promise<void>;
}

/** How long a live line may wait to be seen. */
const EVERY_MS = 300;
const CHUNK_BYTES = 65_536;

/**
 * Hands each line of a growing file to `onLine`, in bounded memory and without holding up anything else (06-agents, live
 * progress). The file exists before the first look or has no lines.
 */
export function followLines(path: string, onLine: (line: string) => void): Follower {
  const ended = new AbortController();
  const cutter = cutLines(onLine);
  const following = follow(path, cutter.push, ended.signal);
  following.catch(() => undefined);
  return {
    finish: async () => {
      ended.abort();
      await following;
      cutter.end();
    },
  };
}

async function follow(path: string, push: (chunk: Uint8Array) => void, ended: AbortSignal): Promise<void> {
  await using file = await opened(path);
  if (file === undefined) return;
  const buffer = Buffer.alloc(CHUNK_BYTES);
  let position = 0;
  for (;;) {
    const isLast = ended.aborted;
    for (let read = readSync(file.fd, buffer, 0, CHUNK_BYTES, position); read > 0; ) {
      push(buffer.subarray(0, read));
      position += read;
      await setImmediate();
      read = readSync(file.fd, buffer, 0, CHUNK_BYTES, position);
    }
    if (isLast) return;
    await pause(EVERY_MS, undefined, { signal: ended }).catch(() => undefined);
  }
}

/** Only a file: what else an agent may put in its place cannot be read at a position. */
async function opened(path: string): Promise<FileHandle | undefined> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(path, flags).catch(() => undefined);
  if (file === undefined || (await file.stat()).isFile()) return file;
  await file.close();
  return undefined;
}
