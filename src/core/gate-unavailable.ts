import { type GateName, type GateResult, MOST_CHECK_CALLS } from './gates.ts';
import type { RunState } from './state.ts';
import { requireAttempt } from './story.ts';

/** A gate that is out of order judges nothing: neither a pass nor the story's failure. */
export function unavailable(state: RunState): GateResult | undefined {
  const { gates, checkCalls = 1 } = requireAttempt(state);
  const isTried = (gate: GateName): boolean =>
    gate === 'spec' ||
    gate === 'quality' ||
    ((gate === 'test' || gate === 'integrity') && checkCalls >= MOST_CHECK_CALLS);
  return gates.find(({ gate, verdict }) => verdict === 'error' && isTried(gate));
}

/** A reviewer's reason says itself that the gate is unavailable. */
export function outOfOrder(result: GateResult | undefined): string {
  if (result?.gate !== 'test') return `${result?.gate} ${result?.reason}`;
  return `test gate unavailable: ${MOST_CHECK_CALLS} calls without a verdict; the last one: ${result.reason}`;
}
