import { setFlagsFromString } from 'node:v8';
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

let collect: (() => void) | undefined;

/** Collects all garbage now: for a moment in which a process works and nobody waits for us. */
export function collectAll(): void {
  collect ??= collector();
  collect();
}

/** The engine's own collector, which it shows only to code that begins while the flag is set. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const found: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return typeof found === 'function' ? () => void found() : () => undefined;
}
