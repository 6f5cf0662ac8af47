import type { GateName, GateResult } from '../core/gates.ts';
import { worked } from '../core/outage.ts';
import { attemptsAlike } from '../core/split.ts';
import type { StoryState } from '../core/state.ts';
import { STUCK_AT, sameErrors } from '../core/stuck.ts';

/** A gate as people call it: `implement`, or `test (unit)` for a configured check. */
export function gateLabel(result: { readonly gate: GateName; readonly check?: string }): string {
  return result.check === undefined ? result.gate : `${result.gate} (${result.check})`;
}

/** The last result of each gate: one that judged a sub-story judged the story again (02-loop §3.3). */
export function lastOfEach(gates: readonly GateResult[]): readonly GateResult[] {
  return [...new Map(gates.map((gate) => [gateLabel(gate), gate])).values()];
}

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
