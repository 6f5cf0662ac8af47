import { constants, fstatSync, lstatSync, readSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { open } from '../late-files.ts';
import { cutLines } from './stream.ts';

/** Reads a file while somebody else still writes it; nothing of it is kept. */
export interface Follower {
  /**
   * Reads what is there now and hands over the last line; to be called once the writer is gone. What a process that outlived it
   * still adds is not waited for, and neither a cancel nor more than 10 s of reading hold the run up.
   */
  finish(cancel: AbortSignal): Promise<void>;
}

/** How long a live line may wait to be seen. */
const EVERY_MS = 300;
const CHUNK_BYTES = 65_536;
/** Time for what a writer left unread: its limit is over, and ours must hold. */
const MOST_CATCHING_UP_MS = 10_000;

/**
 * Hands each line of a growing file to `onLine`, in bounded memory and without holding up anything else (06-agents, live
 * progress). The file may be made later: a process of another user is started only when its folders are ready for it.
 */
export function followLines(path: string, onLine: (line: string) => void): Follower {
  const ended = new AbortController();
  const given = { up: new AbortController().signal };
  const cutter = cutLines(onLine);
  const following = follow(path, { push: cutter.push, ended: ended.signal, isOver: () => given.up.aborted });
  following.catch(() => undefined);
  return {
    finish: async (cancel) => {
      given.up = AbortSignal.any([cancel, AbortSignal.timeout(MOST_CATCHING_UP_MS)]);
      ended.abort();
      await following;
      cutter.end();
    },
  };
}

interface Following {
  readonly push: (chunk: Uint8Array) => void;
  /** The writer is gone: what stands in the file now is all there is to read. */
  readonly ended: AbortSignal;
  readonly isOver: () => boolean;
}

async function follow(path: string, { push, ended, isOver }: Following): Promise<void> {
  await using file = await made(path, ended);
  if (file === undefined) return;
  const buffer = Buffer.alloc(CHUNK_BYTES);
  let position = 0;
  for (;;) {
    const isLast = ended.aborted;
    const end = fstatSync(file.fd).size;
    // Its writer cut it: what is added from here on is new.
    position = Math.min(position, end);
    while (position < end && !isOver()) {
      const read = readSync(file.fd, buffer, 0, Math.min(CHUNK_BYTES, end - position), position);
      if (read === 0) break;
      push(buffer.subarray(0, read));
      position += read;
      await setImmediate();
    }
    if (isLast) return;
    await pause(EVERY_MS, undefined, { signal: ended }).catch(() => undefined);
  }
}

/** The file, as soon as it is there; undefined when there is none at the end, or something else in its place. */
async function made(path: string, ended: AbortSignal): Promise<FileHandle | undefined> {
  for (;;) {
    const isLast = ended.aborted;
    if (isThere(path)) return opened(path);
    if (isLast) return undefined;
    await pause(EVERY_MS, undefined, { signal: ended }).catch(() => undefined);
  }
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Only a file: what else an agent may put in its place cannot be read at a position. */
async function opened(path: string): Promise<FileHandle | undefined> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(path, flags).catch(() => undefined);
  if (file === undefined || (await file.stat()).isFile()) return file;
  await file.close();
  return undefined;
}
