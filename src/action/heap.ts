import { setFlagsFromString } from 'node:v8';

/** Until the first agent works nearly all that is there is kept: what marking it takes would only delay that agent. */
export function collectLittle(): void {
  setFlagsFromString('--no-incremental-marking');
}

/** The larger we are, the longer each start of a process takes: once a run is read, garbage is collected before it makes us grow. */
export function collectBeforeGrowing(): void {
  setFlagsFromString('--incremental-marking');
  setFlagsFromString('--semi-space-growth-factor=1');
}
