import { blocks, type GateResult } from './gates.ts';
import type { Attempt } from './state.ts';

/** The gates that failed an attempt; empty when it passed or runs. */
export function blockingGates(attempt: Attempt): readonly GateResult[] {
  return attempt.gates.filter(blocks);
}

/** Why a gate did not pass, in one phrase that is never empty. */
export function reasonOf(result: GateResult): string {
  if (result.reason !== '') return result.reason;
  return result.exitCode === undefined ? result.verdict : `${result.verdict}, exit code ${result.exitCode}`;
}

/** First verbatim line of a failed attempt's evidence, else the reason of the gate that failed it; empty when it passed. */
export function firstError(attempt: Attempt): string {
  const [failing] = blockingGates(attempt);
  const [first, second] = attempt.blockers[0]?.text.split('\n') ?? [];
  const verbatim = first === failing?.reason ? (second ?? first) : first;
  return (verbatim ?? (failing === undefined ? '' : reasonOf(failing))).replace(took, '');
}

/** How long a test took, as runners say it behind its name: a headline has no room for it. */
const took = /\s\(\d+(?:\.\d+)?\s?m?s\)$/;
