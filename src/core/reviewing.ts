import type { Reviewing } from './agent-facts.ts';
import { addGates, emptyResult, failed } from './attempt-end.ts';
import type { Step } from './ending.ts';
import type { Reviewed } from './event.ts';
import { blocks, type Excerpt, type GateResult } from './gates.ts';
import { letPass } from './part-passed.ts';
import {
  type Judgement,
  judgeConfirmation,
  judgeQuality,
  judgeSpec,
  type Review,
  type ReviewGate,
  reviewLines,
  unsureIds,
} from './review.ts';
import type { ReviewAnswer } from './review-answer-types.ts';
import { nothingAsked, requireReviewing, reviewCommand } from './review-call.ts';
import { type Heard, heard, MOST_MISSES } from './review-heard.ts';
import { type Earlier, previousReview, reusable } from './review-history.ts';
import { judgedPart } from './split.ts';
import type { RunState } from './state.ts';
import { requireAttempt, requireStory, updateAttempt } from './story.ts';

/** Lines of a review that are kept verbatim. */
const MOST_LINES = 100;

/** The checks passed: fresh reviewers judge the same tree, or the report says that nobody did. */
export function startReviews(state: RunState): Step {
  if (state.plan.reviewAgent !== 'none') return startReview(state, 'spec');
  if (judgedPart(requireStory(state)) !== undefined) return letPass(state);
  return letPass(addGates(state, [notReviewed(state, 'spec'), notReviewed(state, 'quality')]));
}

/** A reviewer's process ended: its answer counts, is asked for again, or the gate is out of order. */
export function reviewed(before: RunState, { reading, result, usage }: Reviewed): Step {
  const going = requireReviewing(before);
  const reviewing: Reviewing = {
    ...going,
    durationMs: going.durationMs + result.durationMs,
    softLimitHit: going.softLimitHit || result.softLimitHit,
  };
  const state = updateAttempt(before, {
    reviewing,
    usage: [...(requireAttempt(before).usage ?? []), ...usage],
  });
  const call = heard({ reading, result });
  return call.ok ? answered(state, call.answer) : missed(state, call);
}

function startReview(state: RunState, gate: ReviewGate): Step {
  const earlier = reusable(state, gate);
  if (earlier !== undefined) return reuse(state, gate, earlier);
  return ask(updateAttempt(state, { reviewing: nothingAsked(state, gate) }));
}

/** Asks one more fresh reviewer. */
function ask(before: RunState): Step {
  const going = requireReviewing(before);
  const reviewing = { ...going, call: going.call + 1 };
  const state = updateAttempt(before, { reviewing });
  return { state, command: reviewCommand(state) };
}

/** Issues the review in progress again; its time counts in the clock of the workflow run that goes on. */
export function resumeReview(before: RunState): Step {
  const state = updateAttempt(before, { reviewing: { ...requireReviewing(before), startedMs: before.elapsedMs } });
  return { state, command: reviewCommand(state) };
}

function missed(before: RunState, { unusable }: Extract<Heard, { ok: false }>): Step {
  const going = requireReviewing(before);
  const misses = going.misses + 1;
  const kept = requireAttempt(before).unusable ?? [];
  const state = updateAttempt(before, { reviewing: { ...going, misses }, unusable: [...kept, unusable] });
  if (misses < MOST_MISSES) return ask(state);
  const why = `${going.call} calls without an answer; the last one: ${unusable.problem}`;
  const excerpt = { lines: unusable.said.split('\n'), truncated: 0 };
  // A soft gate stands in nobody's way. What a first reviewer wants blocked is a question of its own.
  const isSoft = going.gate === 'quality' && going.claims.length === 0;
  if (isSoft) return conclude(state, { verdict: 'skipped', reason: `quality not reviewed: ${why}`, excerpt });
  return conclude(state, { verdict: 'error', reason: `gate unavailable: ${why}`, excerpt });
}

function answered(before: RunState, answer: ReviewAnswer): Step {
  const going = requireReviewing(before);
  const reviewing = { ...going, misses: 0, votes: [...going.votes, answer] };
  const state = updateAttempt(before, { reviewing });
  if (reviewing.gate === 'spec' && reviewing.votes.length < state.plan.specPasses) return ask(state);
  return follow(state, judge(reviewing, answer));
}

function judge({ gate, votes, claims }: Reviewing, answer: ReviewAnswer): Judgement {
  if (gate === 'spec') return judgeSpec(votes);
  const [first = answer] = votes;
  return claims.length === 0 ? judgeQuality(answer) : judgeConfirmation(first, claims, answer);
}

function follow(state: RunState, judgement: Judgement): Step {
  switch (judgement.type) {
    case 'confirm':
      return ask(updateAttempt(state, { reviewing: { ...requireReviewing(state), claims: judgement.claims } }));
    case 'escalate':
      return conclude(asking(state, judgement.question), { ...judgement, verdict: 'fail', reason: judgement.question });
    case 'fail': {
      const twice = unsureIds(judgement.review).filter((id) => unsureIds(previousReview(state)).includes(id));
      const question = `the reviewers of two attempts could not tell whether ${twice.join(', ')} is met`;
      return conclude(twice.length === 0 ? state : asking(state, question), { ...judgement, verdict: 'fail' });
    }
    case 'pass':
    case 'warn':
      return conclude(state, { ...judgement, verdict: judgement.type });
  }
}

interface Conclusion {
  readonly verdict: GateResult['verdict'];
  readonly reason: string;
  readonly review?: Review;
  /** What the last reviewer said that gave no verdict. */
  readonly excerpt?: Excerpt;
}

/** The gate's result goes to the attempt; what follows depends on it alone. */
function conclude(before: RunState, { verdict, reason, review, excerpt }: Conclusion): Step {
  const { gate, startedMs, durationMs, softLimitHit, reusedFrom } = requireReviewing(before);
  const lines = review === undefined ? [] : reviewLines(review);
  const result: GateResult = {
    ...{ gate, verdict, reason, startedMs, durationMs, softLimitHit },
    ...(reusedFrom === undefined ? {} : { reusedFrom }),
    excerpt: excerpt ?? { lines: lines.slice(0, MOST_LINES), truncated: Math.max(0, lines.length - MOST_LINES) },
  };
  return concluded(before, result, review);
}

function concluded(before: RunState, result: GateResult, review: Review | undefined): Step {
  const kept = requireAttempt(before).reviews ?? [];
  const reviews = review === undefined ? kept : [...kept, review];
  const state = addGates(before, [result], { reviewing: undefined, reviews });
  if (blocks(result)) return failed(state);
  // The quality of a sub-story is judged with the whole story.
  const isPart = judgedPart(requireStory(state)) !== undefined;
  return result.gate === 'spec' && !isPart ? startReview(state, 'quality') : letPass(state);
}

/** The verdict of an earlier attempt takes the same way as a fresh one: what was a question is one again, and never becomes a verdict. */
function reuse(before: RunState, gate: ReviewGate, { attempt, result, review, question }: Earlier): Step {
  const reviewing = { ...nothingAsked(before, gate), reusedFrom: result.reusedFrom ?? attempt };
  const state = updateAttempt(before, { reviewing });
  if (question !== undefined) return follow(state, { type: 'escalate', question, review });
  const type = result.verdict === 'pass' || result.verdict === 'warn' ? result.verdict : 'fail';
  return follow(state, { type, reason: result.reason, review });
}

function asking(state: RunState, question: string): RunState {
  return updateAttempt(state, { question });
}

function notReviewed(state: RunState, gate: ReviewGate): GateResult {
  return { ...emptyResult(state), gate, verdict: 'skipped', reason: 'not reviewed' };
}
