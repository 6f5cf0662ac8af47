import type { FinalReviewed } from './event.ts';
import type { FinalReview, RunFinalReview } from './final-review-types.ts';
import type { GateResult } from './gates.ts';
import { limitsFor, runLeftMs } from './limits.ts';
import { reviewLines } from './review.ts';
import { type Heard, heard, MOST_MISSES } from './review-heard.ts';
import { judgeWhole } from './review-whole.ts';
import type { Halt, RunState } from './state.ts';
import { holdsPassed, knownReview, notVouched, wholeFrom } from './whole.ts';

/** Its name beside those of the final checks. */
const NAME = 'final review';

/** Lines of what the reviewers wrote that are kept verbatim. */
const MOST_LINES = 100;

/** Whether somebody is to read the change as a whole: where stories passed that the base does not have. */
export function asksForReview(state: RunState): boolean {
  const { finalReview, reviewAgent } = state.plan;
  return finalReview !== undefined && reviewAgent !== 'none' && holdsPassed(state);
}

/** The call of the next reviewer. */
export function finalReviewCommand(state: RunState): RunFinalReview {
  const { plan, head, iterations } = state;
  const { commit, tree } = wholeFrom(plan);
  return {
    type: 'run-final-review',
    iteration: iterations,
    call: (going(state)?.calls ?? 0) + 1,
    tree: head.tree,
    start: { commit, tree },
    limits: limitsFor(state, plan.caps.quality),
  };
}

/** What the final review of this run, or of one before it, said of the tip of the passed work; undefined while reviewers are still to answer. */
export function finalVerdict(state: RunState): GateResult | undefined {
  return going(state)?.result ?? knownReview(state);
}

/** Counts an answer, or a call without one; what the end of the run's clock cut short says nothing. */
export function noteFinalReview(state: RunState, { reading, result }: FinalReviewed): RunState {
  const call = heard({ reading, result });
  if (!call.ok && runLeftMs(state) <= 0) return state;
  const before = going(state) ?? nothingHeard(state, result.durationMs);
  const counted = {
    ...before,
    calls: before.calls + 1,
    durationMs: before.durationMs + result.durationMs,
    softLimitHit: before.softLimitHit || result.softLimitHit,
  };
  return { ...state, finalReview: call.ok ? answered(state, counted, call) : missed(state, counted, call) };
}

/**
 * How a run ends after its final review. More than half of the reviewers have to block; where too few answered nobody vouches for the
 * whole, so that is never ready.
 */
export function reviewedHalt(halt: Halt, { verdict, reason }: GateResult): Halt {
  if (verdict !== 'fail' && verdict !== 'error') return halt;
  const kind = verdict === 'fail' ? 'block_finding' : notVouched(halt.kind);
  return { ...halt, kind, detail: `${halt.detail}, but ${reason}` };
}

function going({ finalReview, head }: RunState): FinalReview | undefined {
  return finalReview?.tree === head.tree ? finalReview : undefined;
}

function nothingHeard({ head, elapsedMs }: RunState, tookMs: number): FinalReview {
  const startedMs = Math.max(0, elapsedMs - tookMs);
  return { tree: head.tree, calls: 0, misses: 0, answers: [], startedMs, durationMs: 0, softLimitHit: false };
}

function answered({ plan }: RunState, before: FinalReview, { answer }: Extract<Heard, { ok: true }>): FinalReview {
  const review = { ...before, misses: 0, answers: [...before.answers, answer] };
  if (review.answers.length < (plan.finalReview ?? 1)) return review;
  const { type, reason, review: whole } = judgeWhole(review.answers);
  return {
    ...review,
    result: { ...shell(review), verdict: type, reason, excerpt: excerptOf([...new Set(reviewLines(whole))]) },
  };
}

function missed(
  { plan }: RunState,
  before: FinalReview,
  { problem, weight }: Extract<Heard, { ok: false }>,
): FinalReview {
  const review = { ...before, misses: before.misses + weight };
  if (review.misses < MOST_MISSES) return review;
  const { answers, calls } = review;
  const reason = `the final review is unavailable: ${answers.length} of ${plan.finalReview} reviewers answered in ${calls} calls; the last one: ${problem}`;
  return { ...review, result: { ...shell(review), verdict: 'error', reason, excerpt: excerptOf([]) } };
}

function shell({ startedMs, durationMs, softLimitHit }: FinalReview) {
  return { gate: 'quality', check: NAME, startedMs, durationMs, softLimitHit } as const;
}

function excerptOf(lines: readonly string[]): GateResult['excerpt'] {
  return { lines: lines.slice(0, MOST_LINES), truncated: Math.max(0, lines.length - MOST_LINES) };
}
