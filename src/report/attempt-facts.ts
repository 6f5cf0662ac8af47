import { blocks, type GateName, type GateResult } from '../core/gates.ts';
import { worked } from '../core/outage.ts';
import { attemptsAlike } from '../core/split.ts';
import type { Attempt, StoryState } from '../core/state.ts';
import { STUCK_AT, sameErrors } from '../core/stuck.ts';

/** A gate as people call it: `implement`, or `test (unit)` for a configured check. */
export function gateLabel(result: { readonly gate: GateName; readonly check?: string }): string {
  return result.check === undefined ? result.gate : `${result.gate} (${result.check})`;
}

/** The last result of each gate: one that judged a sub-story judged the story again (02-loop §3.3). */
export function lastOfEach(gates: readonly GateResult[]): readonly GateResult[] {
  return [...new Map(gates.map((gate) => [gateLabel(gate), gate])).values()];
}

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

/** How many attempts in a row, up to the last, ended in the same error; 0 when the last one passed or differs from the one before. */
export function errorRun(story: StoryState): number {
  const run = sameErrors(attemptsAlike(story)).length;
  return run >= 2 ? run : 0;
}

/** Strategy shifts that a story has had (02-loop §3.4). */
export function shiftsOf(story: StoryState): number {
  return worked(story.attempts).filter(({ tier }) => tier === 'shift').length;
}

/** `No`, or how often the same error came and what did not help, as the failure report of subagent-ralph-loop says it. */
export function stuckWords(story: StoryState): string {
  const same = sameErrors(attemptsAlike(story));
  const run = same.length;
  if (run < STUCK_AT) return 'No';
  const tiers = same.flatMap(({ tier }) => (tier === undefined ? [] : [tier]));
  const inVain = [
    `same error ${run - tiers.length}x`,
    ...(tiers.includes('shift') ? ['strategy shift failed'] : []),
    ...(tiers.includes('expansion') ? ['context expansion failed'] : []),
  ];
  return `Yes (${inVain.join(', ')})`;
}

/** A gate as the failure report of subagent-ralph-loop calls it. */
export function reportGate(gate: GateName | undefined): string {
  if (gate === undefined) return 'none';
  if (gate === 'test') return 'tests';
  return gate === 'spec' ? 'spec-compliance' : gate;
}

/** A commit as people read it. */
export function shortSha(commit: string): string {
  return commit.slice(0, 7);
}
