import type { Clock } from '../ports.ts';
import { monotonicMs } from './monotonic.ts';

/** The machine's clocks. Elapsed time counts from `startMs`, a reading of `monotonicMs()` (0 = process start). */
export function systemClock(startMs = 0): Clock {
  return {
    wallMs: () => Date.now(),
    elapsedMs: () => Math.round(monotonicMs() - startMs),
  };
}
