import type { RunFinalChecks } from './command.ts';
import type { GateLimit } from './facts.ts';
import { asksForReview, finalReviewCommand, finalVerdict, reviewedHalt } from './final-review.ts';
import type { RunFinalReview } from './final-review-types.ts';
import { blocks, type Check, type GateResult } from './gates.ts';
import { limitsFor, runLeftMs } from './limits.ts';
import type { Halt, HaltKind, RunState } from './state.ts';
import { applying, checksOnTip, notVouched } from './whole.ts';

/** What comes between the last story and the report: the final checks, the final review, or the halt as they leave it. */
export type FinalStep =
  | { readonly type: 'run'; readonly command: RunFinalChecks | RunFinalReview }
  | { readonly type: 'halt'; readonly halt: Halt };

/** The final checks run once on the tree of all passed stories together, when no story is left that could change it (02-loop §1). */
export function finalStep(state: RunState, halt: Halt): FinalStep {
  if (!looksAtTheWhole.has(halt.kind)) return { type: 'halt', halt };
  const checks = applying(state);
  if (checks.length === 0) return reviewStep(state, halt);
  const { final, head } = state;
  const known = final?.tree === head.tree ? final : undefined;
  const results = checksOnTip(state);
  if (results !== undefined) return reviewStep(state, judged(state, halt, results));
  if (runLeftMs(state) <= 0) return { type: 'halt', halt: outOfTime('checks') };
  const call = (known?.calls ?? 0) + 1;
  const limits = limitsFor(state, finalLimit(state, checks));
  return { type: 'run', command: { type: 'run-final-checks', tree: head.tree, checks, call, limits } };
}

/** The last look, at the change of all passed stories together: whatever the checks said of it. */
function reviewStep(state: RunState, halt: Halt): FinalStep {
  if (!asksForReview(state)) return { type: 'halt', halt };
  const result = finalVerdict(state);
  if (result !== undefined) return { type: 'halt', halt: reviewedHalt(halt, result) };
  if (runLeftMs(state) <= 0) return { type: 'halt', halt: outOfTime('review') };
  return { type: 'run', command: finalReviewCommand(state) };
}

/** The test gate's limit, or what the checks are given by name when that is more: they are slow by nature. */
function finalLimit({ plan }: RunState, checks: readonly Check[]): GateLimit {
  const { softMs, hardMs } = plan.caps.test;
  const givenMs = checks.reduce((sum, { timeoutMs = 0 }) => sum + timeoutMs, 0);
  if (givenMs <= hardMs) return plan.caps.test;
  return { softMs: Math.round((givenMs * softMs) / hardMs), hardMs: givenMs };
}

/** Ends of a run after which the passed stories together are looked at: nothing else is left to do. */
const looksAtTheWhole: ReadonlySet<HaltKind> = new Set<HaltKind>([
  ...(['ready', 'some_failed', 'block_finding', 'nothing_to_do', 'awaiting_signoff'] as const),
]);

/** A run whose stories do not work together is not ready; the stories stay passed. */
function judged({ final }: RunState, halt: Halt, results: readonly GateResult[]): Halt {
  const [first, ...more] = results.filter(blocks);
  if (first === undefined) return halt;
  const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
  const reason = first.reason === '' ? first.verdict : first.reason;
  const why = final?.surroundings === undefined ? '' : `: ${final.surroundings}`;
  const cause = `${reason}${others}${why}`;
  const detail = `${halt.detail}, but the final check "${first.check ?? first.gate}" did not pass: ${cause}`;
  return { ...halt, kind: notVouched(halt.kind), detail };
}

function outOfTime(what: 'checks' | 'review'): Halt {
  const detail = `the run reached its wall clock limit before its final ${what}`;
  return { kind: 'budget_exceeded', budget: 'wallclock', detail };
}
