import { getHeapStatistics, setFlagsFromString } from 'node:v8';
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

let collect: (() => void) | undefined;
let keptBytes = 0;

/** Collects all garbage now: for a moment in which a process works and nobody waits for us. */
export function collectAll(): void {
  collect ??= collector();
  collect();
  keptBytes = usedBytes();
}

/** Collects all garbage where there may be much of it: what comes next needs the room, and memory that was taken stays ours. */
export function collectMuch(): void {
  if (usedBytes() - keptBytes >= MUCH) collectAll();
}

function usedBytes(): number {
  return getHeapStatistics().used_heap_size;
}

/** The engine's own collector, which it shows only to code that begins while the flag is set. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const found: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return typeof found === 'function' ? () => void found() : () => undefined;
}
