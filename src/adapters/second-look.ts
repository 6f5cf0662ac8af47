import { afterRunOnBase, afterSecondRun } from '../core/flaky.ts';
import { type TestRules, withoutUnsteady } from '../core/gate-truth.ts';
import type { Ran } from './baseline-check.ts';

/** A failure that may be chance, and the ways to look at it again; each is undefined when there is no time left for it. */
export interface SecondLook {
  readonly first: Ran;
  /** Tests whose failure may be chance; empty: the check itself, because its output names none. */
  readonly suspects: readonly string[];
  /** Runs the same check once more in a fresh view of the same tree. */
  readonly again: () => Promise<Ran | undefined>;
  /** Runs it on the tree that the story started from. */
  readonly onBase: () => Promise<Ran | undefined>;
}

/** Once more on the same tree and, where the failing tests flip, once on the story's start (02-loop §1 gate 3). */
export async function secondLook({ first, suspects, again, onBase }: SecondLook): Promise<Ran> {
  const second = await again();
  if (second === undefined || second.isSetup === true) return first;
  if (isCut(second)) return second;
  const gate = afterSecondRun(first.gate, second.gate, suspects);
  const flipped = { ...second, gate };
  const isNamed = gate.flaky !== undefined && gate.flaky.length > 0;
  const third = isNamed ? await onBase() : undefined;
  if (third === undefined || third.isSetup === true) return flipped;
  return isCut(third) ? third : { ...flipped, gate: afterRunOnBase(gate, third.gate) };
}

/** Where tests are missing, whether they are missing on the story's start too: then their names differ from run to run. */
export async function steadyLook({
  first,
  rules,
  onBase,
}: Pick<SecondLook, 'first' | 'onBase'> & { readonly rules: TestRules }): Promise<Ran> {
  const { lost = [] } = first.gate.tests?.compared ?? {};
  if (first.gate.verdict !== 'fail' || lost.length === 0) return first;
  const start = await onBase();
  if (start === undefined || start.isSetup === true) return first;
  if (isCut(start)) return start;
  const gate = withoutUnsteady(first.gate, start.gate, rules);
  if (gate === undefined) return first;
  return { ...first, gate: { ...gate, durationMs: gate.durationMs + start.gate.durationMs } };
}

/** The run was ended by a cancel. */
export function isCut({ process }: Ran): boolean {
  return process.termination === 'interrupted';
}
