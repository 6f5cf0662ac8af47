import type { Decision } from './decision.ts';
import { attemptCause } from './first-error.ts';
import type { Attempt } from './state.ts';
import { ladderStep, sameErrors, type Tier } from './stuck.ts';

/** What a story that is stuck does next: the rung that is due, or its end (02-loop §3.4). */
export function climb(attempts: readonly Attempt[]): Decision {
  const step = ladderStep(attempts);
  const because = sameError(attempts);
  if (step !== undefined && step !== 'stuck') return { type: 'retry', tier: step, because };
  return { type: 'end-story', outcome: 'stuck', detail: because };
}

function sameError(attempts: readonly Attempt[]): string {
  const same = sameErrors(attempts);
  const run = same.length;
  const tiers = same.flatMap(({ tier }) => (tier === undefined ? [] : [tier]));
  const last = same.at(-1);
  const again = tiers.length === 0 ? '' : `, then again after ${tried(tiers)}`;
  return `the same error ${run - tiers.length} times in a row${again}: ${last === undefined ? '' : attemptCause(last)}`;
}

function tried(tiers: readonly Tier[]): string {
  const shifts = tiers.filter((tier) => tier === 'shift').length;
  const first = shifts === 1 ? 'a strategy shift' : `${shifts} strategy shifts`;
  return shifts === tiers.length ? first : `${first} and a context expansion`;
}
