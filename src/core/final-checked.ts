import { environmentTrouble } from './environment-class.ts';
import { blocks, type Check, type GateResult, MOST_CHECK_CALLS, noExcerpt } from './gates.ts';
import { runLeftMs } from './limits.ts';
import { withRemedy } from './remedy.ts';
import type { RunState } from './state.ts';
import { applying } from './whole.ts';

/** Keeps what the final checks said; not what a lack of time said, nor, at first, what was our own trouble. */
export function noteFinal(state: RunState, ran: readonly GateResult[]): RunState {
  if (ran.some(blocks) && runLeftMs(state) <= 0) return state;
  const { final, head } = state;
  const calls = (final?.tree === head.tree ? final.calls : 0) + 1;
  const results = [...ran, ...silent(applying(state), ran, state.elapsedMs)];
  const isOurs = ran.some(({ verdict }) => verdict === 'error') && calls < MOST_CHECK_CALLS;
  if (isOurs) return { ...state, final: { tree: head.tree, calls } };
  const cause = surroundings(results, state.plan.checks);
  return { ...state, final: { tree: head.tree, calls, results, ...(cause !== undefined && { surroundings: cause }) } };
}

function silent(checks: readonly Check[], ran: readonly GateResult[], startedMs: number): readonly GateResult[] {
  const missing = checks.filter(({ name }) => !ran.some(({ check, verdict }) => check === name || verdict !== 'pass'));
  return missing.map(({ name }) => ({
    gate: 'test',
    check: name,
    verdict: 'fail',
    reason: `check "${name}" ended without a result`,
    startedMs,
    durationMs: 0,
    excerpt: noExcerpt,
    softLimitHit: false,
  }));
}

/** What of the surroundings kept the first that did not pass from working: it may not have run on this machine before. */
function surroundings(results: readonly GateResult[], checks: readonly Check[]): string | undefined {
  const first = results.find(blocks);
  const cause = first && environmentTrouble(first)?.cause;
  const check = checks.find(({ name }) => name === first?.check);
  return cause && withRemedy(cause, check);
}
