import { report, type Step } from './ending.ts';
import type { Interrupted, Trouble } from './event.ts';
import { withResults } from './publications.ts';
import type { Halt, RunState } from './state.ts';

/** A cancel or trouble: the run is reported, and goes on another time where it can. */
export function cutShort(state: RunState, outcome: Interrupted | Trouble): Step {
  // What had been pushed by then stays so: the report tells it, and the next run does not push it anew.
  const told = outcome.known === undefined ? state : withResults(state, outcome.known);
  if (outcome.type === 'interrupted') return interrupt(told, outcome);
  return state.pending.type === 'write-report' ? finish(told) : suspend(told, outcome.halt);
}

function interrupt(state: RunState, { by, cause, ending }: Interrupted): Step {
  return suspend(state, { kind: by === 'user' ? 'user_cancel' : 'interrupted', detail: cause }, ending);
}

/** Cuts the pending command short and reports; what was pending, and the halt it served, wait for the next run. */
function suspend(state: RunState, halt: Halt, ending?: true): Step {
  const before = state.suspended ?? { command: state.pending, halt: state.halt };
  const suspended = { command: before.command, halt: before.halt, ...(ending && { ending }) };
  return report({ ...state, suspended }, halt);
}

/** The report was written: nothing is left to do. Throws for a run without a halt. */
export function finish(state: RunState): Step {
  if (state.halt === undefined) throw new Error('A report was written for a run that has not ended.');
  return { state, command: { type: 'finish', halt: state.halt } };
}
