import type { Event, Outcome } from '../core/event.ts';
import type { Clock } from '../ports.ts';

/** An outcome as the journal has it. */
export function stamped(clock: Clock, outcome: Outcome): Event {
  return { stamp: { at: clock.wallMs(), elapsedMs: clock.elapsedMs() }, outcome };
}
