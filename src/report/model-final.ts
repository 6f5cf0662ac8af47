import { finalChecks } from '../core/applying.ts';
import { finalVerdict } from '../core/final-review.ts';
import { reasonOf } from '../core/first-error.ts';
import { blocks, type GateResult } from '../core/gates.ts';
import type { RunState } from '../core/state.ts';
import { checksOnTip, knownReview } from '../core/whole.ts';
import type { FinalView } from './run-view.ts';

/** First verbatim lines of a final check that did not pass. */
const MOST_LINES = 20;

/** The final checks and the final review: `none` is configured, `not run` on the tip of the passed work, or what they said. */
export function finalOf(state: RunState): 'none' | 'not run' | readonly FinalView[] {
  if (finalChecks(state.plan).length === 0 && state.plan.finalReview === undefined) return 'none';
  const results = finalResults(state);
  return results.length === 0 ? 'not run' : results.map((result) => finalView(result, result === knownReview(state)));
}

/** Results that hold for the tip of the passed work. */
export function finalResults(state: RunState): readonly GateResult[] {
  return [...(checksOnTip(state) ?? []), ...[finalVerdict(state) ?? []].flat()];
}

function finalView(result: GateResult, isEarlier: boolean): FinalView {
  const { check = result.gate, verdict, durationMs, excerpt, logPath } = result;
  return {
    name: check,
    isReview: result.gate === 'quality',
    verdict,
    reason: blocks(result) ? reasonOf(result) : result.reason,
    durationMs,
    lines: blocks(result) || result.verdict === 'warn' ? excerpt.lines.slice(0, MOST_LINES) : [],
    ...(logPath === undefined ? {} : { logPath }),
    ...(isEarlier && { isEarlier }),
  };
}
