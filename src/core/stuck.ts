import { worked } from './outage.ts';
import type { RunPlan } from './plan.ts';
import type { Attempt } from './state.ts';

/** What an attempt on the stuck ladder is: tier 1 shifts the strategy, tier 2 expands the context where something was not found. */
export type Tier = 'shift' | 'expansion';

/** The same error this often in a row is stuck (02-loop §3.4). */
export const STUCK_AT = 3;
/** Attempts on the ladder before the story ends. */
const RUNGS = 2;

/**
 * The attempts in a row, up to the last, that ended in the same error; shifts between them do not break the row, and what a service
 * that was out ended neither counts nor breaks it.
 */
export function sameErrors<T extends Pick<Attempt, 'fingerprint' | 'gates'>>(attempts: readonly T[]): readonly T[] {
  const row = worked(attempts);
  const last = row.at(-1)?.fingerprint ?? '';
  if (last === '') return [];
  return row.slice(row.findLastIndex(({ fingerprint }) => fingerprint !== last) + 1);
}

/** Where a story stands on the ladder after its last attempt: what the next one is, or that there is none; undefined = not on it. */
export function ladderStep(attempts: readonly Attempt[]): Tier | 'stuck' | undefined {
  const same = sameErrors(attempts);
  const run = same.length;
  const last = same.at(-1);
  if (run < STUCK_AT || last === undefined) return undefined;
  if (run >= STUCK_AT + RUNGS) return 'stuck';
  return run > STUCK_AT && last.misses === true ? 'expansion' : 'shift';
}

/** What the next attempt is; undefined = an ordinary one. */
export function nextTier(attempts: readonly Attempt[]): Tier | undefined {
  const step = ladderStep(attempts);
  return step === 'stuck' ? undefined : step;
}

/** Whether an attempt starts from the story's start: always, or where the strategy shifts (`attempt_start`). */
export function startsClean({ attemptStart }: Pick<RunPlan, 'attemptStart'>, tier: Tier | undefined): boolean {
  return attemptStart === 'clean' || (attemptStart === 'clean-on-shift' && tier === 'shift');
}
