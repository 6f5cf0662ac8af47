import type { GitObject } from './cat-file.ts';
import { weakly } from './weakly.ts';

/** Objects that were read or written lately: a name stands for the same bytes for ever. */
export interface ObjectCache {
  get(sha: string): GitObject | undefined;
  /** Keeps an object that is whole, a large one only for as long as somebody else holds on to its bytes. */
  add(sha: string, object: GitObject): void;
}

export function openObjectCache(mostBytes: number): ObjectCache {
  const kept = new Map<string, GitObject>();
  const large = openHeldByOthers();
  let total = 0;
  const drop = (sha: string, object: GitObject): void => {
    kept.delete(sha);
    total -= costOf(object);
  };
  return {
    get: (sha) => {
      const object = kept.get(sha);
      if (object === undefined) return large.get(sha);
      // The one that was not asked for longest stands first.
      kept.delete(sha);
      kept.set(sha, object);
      return object;
    },
    add: (sha, object) => {
      const cost = costOf(object);
      const isPart = object.bytes.length !== object.size;
      if (isPart || kept.has(sha)) return;
      if (cost > mostBytes / 4) return large.add(sha, object);
      kept.set(sha, object);
      total += cost;
      for (const [oldest, old] of kept) {
        if (total <= mostBytes) break;
        drop(oldest, old);
      }
    },
  };
}

/** A large prd.json is read by who plans a run, who keeps it, and again by who lays its tree. */
function openHeldByOthers(): ObjectCache {
  const held = new Map<
    string,
    { readonly type: string; readonly size: number; readonly bytes: () => Buffer | undefined }
  >();
  return {
    get: (sha) => {
      const entry = held.get(sha);
      const bytes = entry?.bytes();
      return entry && bytes && { type: entry.type, size: entry.size, bytes };
    },
    add: (sha, { type, size, bytes }) => {
      held.delete(sha);
      held.set(sha, { type, size, bytes: weakly(bytes) });
      const [oldest] = held.keys();
      if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
    },
  };
}

const MOST_HELD = 16;

/** A small buffer holds on to the pool that it was cut from. */
const POOL_BYTES = 8192;

function costOf({ size }: GitObject): number {
  return size + POOL_BYTES;
}
