import type { RunState } from './state.ts';

const HOUR_MS = 3_600_000;

/** When the next call of an agent is allowed, in epoch milliseconds; undefined = now (02-loop §2, calls per hour). */
export function nextCallAt(state: RunState): number | undefined {
  const { callsPerHour } = state.plan.caps;
  if (callsPerHour === undefined) return undefined;
  const calls = recentCalls(state);
  const oldest = calls[calls.length - callsPerHour];
  return oldest === undefined ? undefined : oldest + HOUR_MS;
}

/** Counts a call that is made now. No more of them are remembered than the limit asks about. */
export function noteCall(state: RunState): RunState {
  const { callsPerHour } = state.plan.caps;
  if (callsPerHour === undefined) return state;
  return { ...state, recentCalls: [...recentCalls(state), state.now].slice(-callsPerHour) };
}

/** What the next run has to count of this one and those before it, also when this one called nobody; undefined = none is known. */
export function callsSoFar({ recentCalls: own, plan }: RunState): readonly number[] | undefined {
  return own ?? plan.recentCalls;
}

/** Those of the last hour, earlier runs' too; what lies in the future was written by a clock that has been put right since. */
function recentCalls(state: RunState): readonly number[] {
  const { now } = state;
  return (callsSoFar(state) ?? []).filter((at) => at <= now && at > now - HOUR_MS);
}
