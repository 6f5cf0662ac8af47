import type { Reviewing } from './agent-facts.ts';
import type { RunReview } from './command.ts';
import { limitsFor } from './limits.ts';
import type { ReviewGate } from './review.ts';
import { cleanStart, judgedPart } from './split.ts';
import type { RunState } from './state.ts';
import { requireAttempt, requireStory } from './story.ts';

/** The call of a reviewer that the gate in progress asks for now. */
export function reviewCommand(state: RunState): RunReview {
  const { gate, call, claims } = requireReviewing(state);
  const attempt = requireAttempt(state);
  const story = requireStory(state);
  const start = story.start ?? state.head;
  const part = judgedPart(story)?.id;
  const from = part === undefined ? start.tree : (cleanStart(story) ?? start).tree;
  return {
    type: 'run-review',
    gate,
    story: story.id,
    attempt: attempt.attempt,
    iteration: attempt.iteration,
    call,
    tree: attempt.tree ?? start.tree,
    ...(part === undefined ? {} : { part }),
    storyStart: { commit: start.commit, tree: from },
    claims,
    limits: limitsFor(state, state.plan.caps[gate]),
  };
}

/** A review gate before its first call. */
export function nothingAsked(state: RunState, gate: ReviewGate): Reviewing {
  return {
    gate,
    call: 0,
    misses: 0,
    votes: [],
    claims: [],
    startedMs: state.elapsedMs,
    durationMs: 0,
    softLimitHit: false,
  };
}

/** The review gate in progress; its absence is a bug. */
export function requireReviewing(state: RunState): Reviewing {
  const { reviewing } = requireAttempt(state);
  if (reviewing === undefined) throw new Error('The loop has no review in progress where it must have one.');
  return reviewing;
}
