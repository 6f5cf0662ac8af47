import type { Adviser, Consult } from './consult-types.ts';
import type { Step } from './ending.ts';
import type { Point } from './facts.ts';
import { limitsFor } from './limits.ts';
import { cleanStart } from './split.ts';
import type { RunState } from './state.ts';
import { requireAttempt, requireStory, updateAttempt } from './story.ts';

/** Asks one fresh agent for advice on the attempt that has just failed; the same role again is its next call. */
export function consult(before: RunState, role: Adviser): Step {
  const { consulting, consulted = 0 } = requireAttempt(before);
  const call = consulting?.role === role ? consulting.call + 1 : 1;
  const state = updateAttempt(before, { consulting: { role, call }, consulted: consulted + 1 });
  return { state, command: consultCommand(state) };
}

/** The call for advice that is due. */
export function consultCommand(state: RunState): Consult {
  const { attempt, iteration, tree, consulting } = requireAttempt(state);
  if (consulting === undefined) throw new Error('The loop asks nobody for advice where it must.');
  const from = splitStart(state);
  return {
    type: 'consult',
    role: consulting.role,
    story: requireStory(state).id,
    attempt,
    iteration,
    call: consulting.call,
    tree: consulting.role === 'plan' ? from.tree : (tree ?? from.tree),
    limits: limitsFor(state, state.plan.caps.spec),
  };
}

/** Where the first sub-story begins: anew, as a shift does, or with what the attempts left (`attempt_start: keep`). */
export function splitStart(state: RunState): Point {
  const { tree, commit } = requireAttempt(state);
  const start = cleanStart(requireStory(state)) ?? state.head;
  const isKept = state.plan.attemptStart === 'keep' && tree !== undefined && commit !== undefined;
  return isKept ? { commit, tree } : start;
}
