import type { FinalReviewed } from './event.ts';
import { going } from './final-review.ts';
import type { FinalReview } from './final-review-types.ts';
import type { GateResult } from './gates.ts';
import { runLeftMs } from './limits.ts';
import { reviewLines } from './review.ts';
import { type Heard, heard, MOST_MISSES } from './review-heard.ts';
import { judgeWhole } from './review-whole.ts';
import type { RunState } from './state.ts';

/** Its name beside those of the final checks. */
const NAME = 'final review';

/** Lines of what the reviewers wrote that are kept verbatim. */
const MOST_LINES = 100;

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

function missed({ plan }: RunState, before: FinalReview, { unusable }: Extract<Heard, { ok: false }>): FinalReview {
  const review = { ...before, misses: before.misses + 1, unusable: [...(before.unusable ?? []), unusable] };
  if (review.misses < MOST_MISSES) return review;
  const { answers, calls } = review;
  const reason = `the final review is unavailable: ${answers.length} of ${plan.finalReview} reviewers answered in ${calls} calls; the last one: ${unusable.problem}`;
  return {
    ...review,
    result: { ...shell(review), verdict: 'error', reason, excerpt: excerptOf(unusable.said.split('\n')) },
  };
}

function shell({ startedMs, durationMs, softLimitHit }: FinalReview) {
  return { gate: 'quality', check: NAME, startedMs, durationMs, softLimitHit } as const;
}

function excerptOf(lines: readonly string[]): GateResult['excerpt'] {
  return { lines: lines.slice(0, MOST_LINES), truncated: Math.max(0, lines.length - MOST_LINES) };
}
