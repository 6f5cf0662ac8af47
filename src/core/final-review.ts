import type { FinalReview, RunFinalReview } from './final-review-types.ts';
import type { GateResult } from './gates.ts';
import { limitsFor } from './limits.ts';
import type { Halt, RunState } from './state.ts';
import { holdsPassed, knownReview, notVouched, wholeFrom } from './whole.ts';

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

/**
 * How a run ends after its final review. More than half of the reviewers have to block; where too few answered nobody vouches for the
 * whole, so that is never ready.
 */
export function reviewedHalt(halt: Halt, { verdict, reason }: GateResult): Halt {
  if (verdict !== 'fail' && verdict !== 'error') return halt;
  const kind = verdict === 'fail' ? 'block_finding' : notVouched(halt.kind);
  return { ...halt, kind, detail: `${halt.detail}, but ${reason}` };
}

/** The final review of the tip, as far as it has come in this run. */
export function going({ finalReview, head }: RunState): FinalReview | undefined {
  return finalReview?.tree === head.tree ? finalReview : undefined;
}
