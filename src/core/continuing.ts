import { halts } from './halts.ts';
import type { RunState } from './state.ts';

/** Workflow runs in a row that nobody but the action started: with jobs of six hours more than two days. */
export const MOST_IN_A_ROW = 10;

/** How this workflow run came to be, as far as `continue: dispatch` needs it. */
export interface Chained {
  /** Workflow runs before this one that the action started, each by the one before; absent = a person, a schedule or an event did. */
  readonly chain?: number | undefined;
}

/** Whether a workflow run that ended like this starts its workflow again: only its own deadline stopped it (03-interface §7). */
export function startsAgain({ plan, halt }: RunState): boolean {
  return plan.continues === true && halt?.budget === 'wallclock' && halts[halt.kind].exitCode !== 0;
}

/** Whether one more would be too many: nothing runs for ever because nobody looks. */
export function isLastInARow({ chain = 0 }: Chained): boolean {
  return chain >= MOST_IN_A_ROW;
}

/**
 * The count of a workflow run that begins.
 * @param latest the run before, on any machine; undefined = none is known
 * @param started by whom: `dispatch` may be the action, `own-token` is nobody else
 */
export function chainAfter(latest: RunState | undefined, started: 'event' | 'dispatch' | 'own-token'): Chained {
  if (started === 'event') return {};
  // Without the count of the one before nobody knows how long this goes on.
  if (latest === undefined) return started === 'own-token' ? { chain: MOST_IN_A_ROW } : {};
  // Several jobs of one workflow run work on a feature, so the latest may have ended otherwise than the one that started this.
  return startsAgain(latest) || started === 'own-token' ? { chain: (latest.chain ?? 0) + 1 } : {};
}
