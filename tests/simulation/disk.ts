import type { Dice } from './prng.ts';

/** The file of the journal on a disk that can fill up, and can forget what was not yet synced. */
export interface JournalDisk {
  read(): Buffer;
  write(bytes: Buffer): void;
  /** All of it survives a loss of power from now on. */
  sync(): void;
  /** Cuts the file off behind its sound part. */
  keep(length: number): void;
  /** The machine lost its power: what was not synced is gone, or a part of it. */
  losePower(chance: Dice): void;
  /** Cuts off what was synced, too: a disk that lies. */
  lose(bytes: number): void;
}

export function journalDisk(): JournalDisk {
  let chunks: Buffer[] = [];
  let length = 0;
  let synced = 0;
  const cutTo = (to: number): void => {
    chunks = [Buffer.concat(chunks).subarray(0, to)];
    length = to;
    synced = Math.min(synced, to);
  };
  return {
    read: () => {
      if (chunks.length > 1) chunks = [Buffer.concat(chunks)];
      return chunks[0] ?? Buffer.alloc(0);
    },
    write: (bytes) => {
      chunks.push(bytes);
      length += bytes.length;
    },
    sync: () => {
      synced = length;
    },
    keep: (to) => {
      if (to < length) cutTo(to);
    },
    losePower: (chance) => cutTo(chance.int(synced, length)),
    lose: (bytes) => cutTo(Math.max(0, length - bytes)),
  };
}
