import type { Step } from './ending.ts';
import { putOff } from './ending.ts';
import { runLeftMs } from './limits.ts';
import type { RunState } from './state.ts';
import type { Waiting } from './waiting.ts';

/** Time that must be left after a pause: a call that has less is no use. */
const LEAST_REST_MS = 60_000;

/** Whether a pause ends early enough for something to be done after it. */
export function fits(state: RunState, until: number): boolean {
  return until - state.now + LEAST_REST_MS <= runLeftMs(state);
}

/** Pauses before a call; one that the run's clock does not hold puts the rest of the run off. */
export function pause(before: RunState, waiting: Waiting): Step {
  const { command, ...shown } = waiting;
  const state = { ...before, waiting };
  if (waiting.forMs >= runLeftMs(state)) return putOff({ ...before, pending: command }, outOfTime(waiting));
  return { state, command: { type: 'wait', ...('story' in command && { story: command.story }), ...shown } };
}

function outOfTime({ detail }: Waiting) {
  return {
    kind: 'budget_exceeded',
    budget: 'wallclock',
    detail: `the run reached its wall clock limit before a pause could end: ${detail}`,
  } as const;
}
