import { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Until the first agent works nearly all that is there is kept: what marking it takes would only delay that agent. */
export function collectLittle(): void {
  setFlagsFromString('--no-incremental-marking');
}

/** The larger we are, the longer each start of a process takes: once a run is read, garbage is collected before it makes us grow. */
export function collectBeforeGrowing(): void {
  setFlagsFromString('--incremental-marking');
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** Less is left to the engine. */
const MUCH = 8 * 1024 * 1024;
/** Both halves of a young generation that only thousands of stories make larger. */
const YOUNG = 8 * 1024 * 1024;

let collect: Collector | undefined;
let keptBytes = 0;
let wasLarge = false;

/** Collects all garbage now: for a moment in which a process works and nobody waits for us. */
export function collectAll(): void {
  collectNow('regular');
}

/**
 * Collects all garbage where there may be much of it: what comes next needs the room, and memory that was taken stays ours. A young
 * generation that grew with thousands of stories is made small again, which only the engine's last resort does.
 */
export function collectMuch(): void {
  if (usedBytes() - keptBytes < MUCH) return;
  wasLarge ||= youngBytes() > YOUNG;
  collectNow(wasLarge ? 'last-resort' : 'regular');
}

function collectNow(flavor: Parameters<Collector>[0]): void {
  collect ??= collector();
  collect(flavor);
  keptBytes = usedBytes();
}

function usedBytes(): number {
  return getHeapStatistics().used_heap_size;
}

function youngBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;
}

type Collector = (flavor: 'regular' | 'last-resort') => void;

/** The engine's own collector, which it shows only to code that begins while the flag is set. */
function collector(): Collector {
  setFlagsFromString('--expose-gc');
  const found: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof found !== 'function') return () => undefined;
  return (flavor) => void found({ type: 'major', execution: 'sync', flavor });
}
