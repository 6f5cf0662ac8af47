import { cutAtWord } from './all-of.ts';
import { blocks, type GateResult } from './gates.ts';
import type { Attempt } from './state.ts';
import { failureHeadline } from './tool-output/failing-lines.ts';

/** The gates that failed an attempt; empty when it passed or runs. */
export function blockingGates(attempt: Attempt): readonly GateResult[] {
  return attempt.gates.filter(blocks);
}

/** Why a gate did not pass, in one phrase that is never empty. */
export function reasonOf(result: GateResult): string {
  if (result.reason !== '') return result.reason;
  return result.exitCode === undefined ? result.verdict : `${result.verdict}, exit code ${result.exitCode}`;
}

/**
 * What failed an attempt, in words: the failing test with its assertion, as its evidence tells them, else the sentence of the gate; empty
 * when it passed.
 */
export function firstError({ gates, blockers }: Pick<Attempt, 'gates' | 'blockers'>): string {
  const failing = gates.find(blocks);
  const lines = blockers[0]?.text.split('\n') ?? [];
  const verbatim = lines[0] === failing?.reason ? lines.slice(1) : lines;
  const isOutput = failing?.gate === 'implement' || failing?.gate === 'test';
  const told = isOutput ? failureHeadline(verbatim) : (verbatim[0] ?? '');
  return told || (failing === undefined ? '' : reasonOf(failing));
}

/** Longest cause in a sentence: of what a tool printed, and of what a gate says. */
const MOST = { printed: 200, said: 600 };

/** The same as the cause of an end; where a gate says more than that a process failed, what it says. */
export function attemptCause(attempt: Pick<Attempt, 'gates' | 'blockers'>): string {
  const failing = attempt.gates.find(blocks);
  const said = failing !== undefined && isOurs(failing) ? reasonOf(failing) : firstError(attempt);
  const most = failing !== undefined && said === reasonOf(failing) ? MOST.said : MOST.printed;
  return cutAtWord(said.replace(/\s+/g, ' ').trim(), most) || 'the attempt did not pass';
}

/** The sentence is the controller's judgement: of a process that was ended, that could not work, or of tests that it compared. */
function isOurs({ gate, verdict, exitCode }: GateResult): boolean {
  return verdict === 'timeout' || verdict === 'error' || (gate === 'test' && exitCode === undefined);
}
