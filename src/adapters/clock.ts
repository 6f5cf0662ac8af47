import type { Clock } from '../ports.ts';

/** The machine's clocks. Elapsed time counts from `startMs`, a reading of `performance.now()` (0 = process start). */
export function systemClock(startMs = 0): Clock {
  return {
    wallMs: () => Date.now(),
    elapsedMs: () => Math.round(performance.now() - startMs),
  };
}
