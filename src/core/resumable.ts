import type { Command } from './command.ts';
import { halts } from './halts.ts';
import { isStrandedForNow } from './publications.ts';
import type { RunState } from './state.ts';

/** A run that a crash, an interrupt or its deadline cut short goes on; any other has ended. */
export function isResumable(state: RunState): boolean {
  return state.pending.type !== 'finish' || isUnfinished(state);
}

/**
 * Whether something is left to such a run, by what another machine pushed last. That never tells that its report was written: there an
 * end that was decided is an end, once the work in flight has its commit and its name.
 */
export function isUnfinished(state: RunState): boolean {
  return mayWorkOn(state) || keeping.has(state.pending.type);
}

const keeping: ReadonlySet<Command['type']> = new Set(['park-story', 'archive-feature', 'publish']);

/** Whether its stories are worked on once more. */
export function mayWorkOn(state: RunState): boolean {
  const { halt, suspended } = state;
  if (halt === undefined || suspended !== undefined) return true;
  const isStranded = halt.kind === 'environment_broken' && isStrandedForNow(state);
  return halts[halt.kind].resumable || halt.budget === 'wallclock' || isStranded;
}
