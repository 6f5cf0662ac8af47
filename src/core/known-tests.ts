import type { GateResult } from './gates.ts';
import { own } from './own.ts';
import type { RunPlan } from './plan.ts';
import type { BaselineCheck, RunState } from './state.ts';
import { requireAttempt } from './story.ts';
import { type KnownTests, knownAfter } from './tool-output/test-results.ts';

/** Keeps what the baseline says of each check's tests. */
export function noteBaseline(state: RunState, checks: readonly BaselineCheck[]): RunState {
  const results = checks.map(({ result }) => result);
  return noteResults({ ...state, baseline: checks }, results);
}

/** Keeps what the checks say of the attempt that passed: the next story starts from its tree. */
export function notePassed(state: RunState): RunState {
  return noteResults(state, requireAttempt(state).gates);
}

/** Keeps what results say of the tests on a tree that is taken over. */
export function noteResults(state: RunState, results: readonly GateResult[]): RunState {
  const before: KnownTests = state.tests ?? {};
  const off = uncounted(state.plan);
  const found = results.flatMap(({ check, tests }) =>
    check === undefined || tests === undefined || off.has(check)
      ? []
      : [[check, knownAfter(own(before, check), tests)] as const],
  );
  return found.length === 0 ? state : { ...state, tests: { ...before, ...Object.fromEntries(found) } };
}

/** Tests that fail on the tree that an attempt left, by id (10-fine-print, Red before). */
export function redTests({ gates }: { readonly gates: readonly GateResult[] }): readonly string[] {
  return gates.flatMap(({ tests }) => tests?.failing ?? []);
}

/** Checks with `baseline: off`: they must be green outright, and nothing is counted against earlier trees (10-fine-print). */
function uncounted({ checks, baseline: all }: RunPlan): ReadonlySet<string> {
  return new Set(checks.filter(({ baseline = all }) => baseline === 'off').map(({ name }) => name));
}
