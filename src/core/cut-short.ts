import { report, type Step } from './ending.ts';
import type { Outcome } from './event.ts';
import type { Halt, RunState } from './state.ts';

/** A cancel or trouble: the run is reported, and goes on another time where it can. */
export function cutShort(state: RunState, outcome: Extract<Outcome, { type: 'interrupted' | 'trouble' }>): Step {
  if (outcome.type === 'interrupted')
    return suspend(
      state,
      { kind: outcome.by === 'user' ? 'user_cancel' : 'interrupted', detail: outcome.cause },
      outcome.ending,
    );
  return state.pending.type === 'write-report' ? finish(state) : suspend(state, outcome.halt);
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
