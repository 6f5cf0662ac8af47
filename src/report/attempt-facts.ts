import { blocks, type GateName, type GateResult } from '../core/gates.ts';
import type { Attempt, StoryState } from '../core/state.ts';

/** A gate as people call it: `implement`, or `test (unit)` for a configured check. */
export function gateLabel(result: { readonly gate: GateName; readonly check?: string }): string {
  return result.check === undefined ? result.gate : `${result.gate} (${result.check})`;
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
  return verbatim ?? (failing === undefined ? '' : reasonOf(failing));
}

/** How many attempts in a row, up to the last, ended in the same error; 0 when the last one passed or differs from the one before. */
export function sameErrorRun(story: StoryState): number {
  const last = story.attempts.at(-1)?.fingerprint ?? '';
  if (last === '') return 0;
  const different = story.attempts.findLastIndex((attempt) => attempt.fingerprint !== last);
  const run = story.attempts.length - 1 - different;
  return run >= 2 ? run : 0;
}

/** Whether an attempt was a strategy shift: the row that fired after the attempt before it says so (02-loop §3.4). */
export function wasShift(story: StoryState, attempt: Attempt): boolean {
  const before = story.attempts.find((each) => each.attempt === attempt.attempt - 1);
  return before?.decision.includes('shift') ?? false;
}

/** Strategy shifts that a story has had. */
export function shiftsOf(story: StoryState): number {
  return story.attempts.filter((attempt) => wasShift(story, attempt)).length;
}

/** Same error this often in a row counts as stuck (02-loop §3.4). */
const STUCK_AT = 3;

/** `No`, or how often the same error came and whether shifts helped, as the failure report of subagent-ralph-loop says it. */
export function stuckWords(story: StoryState): string {
  const run = sameErrorRun(story);
  if (run < STUCK_AT && story.status !== 'stuck') return 'No';
  const shifts = shiftsOf(story);
  return shifts === 0 ? `Yes (same error ${run}x)` : `Yes (same error ${run - shifts}x, strategy shift failed)`;
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
