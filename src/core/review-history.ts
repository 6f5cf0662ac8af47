import type { GateResult } from './gates.ts';
import type { Review, ReviewGate } from './review.ts';
import { attemptsAlike } from './split.ts';
import type { Attempt, RunState } from './state.ts';
import { requireAttempt, requireStory } from './story.ts';

/** A verdict of an earlier attempt of the same story. */
export interface Earlier {
  readonly attempt: number;
  readonly result: GateResult;
  readonly review: Review;
  /** What only a human can decide, so that it is no verdict; absent = there was none. */
  readonly question?: string;
}

/** A verdict on the same tree and criteria stands: criteria are frozen, those of a sub-story are others (02-loop §1). */
export function reusable(state: RunState, gate: ReviewGate): Earlier | undefined {
  const { tree } = requireAttempt(state);
  const earlier = attemptsAlike(requireStory(state))
    .slice(0, -1)
    .findLast((attempt) => attempt.tree === tree && tree !== undefined);
  const result = lastOf(earlier?.gates, { attempt: earlier, gate });
  const review = reviewOf(earlier, gate);
  if (earlier === undefined || result === undefined || review === undefined) return undefined;
  const { attempt, question } = earlier;
  // A question of somebody else about the same attempt has other words than the gate's reason.
  return { attempt, result, review, ...(question !== undefined && question === result.reason && { question }) };
}

/** The spec review of the attempt before. */
export function previousReview(state: RunState): Review | undefined {
  return reviewOf(attemptsAlike(requireStory(state)).at(-2), 'spec');
}

function reviewOf(attempt: Attempt | undefined, gate: ReviewGate): Review | undefined {
  return lastOf(attempt?.reviews, { attempt, gate });
}

interface Said {
  readonly attempt: Attempt | undefined;
  readonly gate: ReviewGate;
}

/** What a gate said of what the attempt was judged as in the end: one that is judged as the story passed as a sub-story before. */
function lastOf<T extends { readonly gate: GateResult['gate'] }>(
  all: readonly T[] = [],
  { attempt, gate }: Said,
): T | undefined {
  const ofPart = attempt?.whole === true && gate === 'spec' ? 1 : 0;
  return all
    .filter((each) => each.gate === gate)
    .slice(ofPart)
    .at(-1);
}
