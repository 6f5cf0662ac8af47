import type { GitObject } from './cat-file.ts';

/** Objects that were read or written lately: a name stands for the same bytes for ever. */
export interface ObjectCache {
  get(sha: string): GitObject | undefined;
  /** Keeps an object that is whole and not too large; anything else is passed by. */
  add(sha: string, object: GitObject): void;
}

export function openObjectCache(mostBytes: number): ObjectCache {
  const kept = new Map<string, GitObject>();
  let total = 0;
  const drop = (sha: string, object: GitObject): void => {
    kept.delete(sha);
    total -= costOf(object);
  };
  return {
    get: (sha) => {
      const object = kept.get(sha);
      if (object === undefined) return undefined;
      // The one that was not asked for longest stands first.
      kept.delete(sha);
      kept.set(sha, object);
      return object;
    },
    add: (sha, object) => {
      const cost = costOf(object);
      const isPart = object.bytes.length !== object.size;
      if (isPart || cost > mostBytes / 4 || kept.has(sha)) return;
      kept.set(sha, object);
      total += cost;
      for (const [oldest, old] of kept) {
        if (total <= mostBytes) break;
        drop(oldest, old);
      }
    },
  };
}

/** A small buffer holds on to the pool that it was cut from. */
const POOL_BYTES = 8192;

function costOf({ size }: GitObject): number {
  return size + POOL_BYTES;
}
