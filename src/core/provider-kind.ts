import type { Provider } from './agent-facts.ts';
import type { Outcome } from './event.ts';
import type { RunState } from './state.ts';

/** Pauses before a service that is busy is asked again; then one attempt is charged (02-loop §3.1). */
export const BACKOFFS_MS = [5_000, 25_000, 125_000] as const;

/** What can be done about a service that does not work for us: only the user can mend it, its reset can be waited for, or it goes by. */
type Kind = 'configuration' | 'limit' | 'passing';

/** The kind of a class of 06-agents. */
export function kindOf({ class: name }: Provider): Kind {
  if (name === 'usage-limit') return 'limit';
  return name === 'overloaded' || name === 'network' ? 'passing' : 'configuration';
}

/** Whether a call is made again because its service did not work, so that nothing of it counts but its cost. */
export function isPutOff({ refusals }: RunState, outcome: Outcome): boolean {
  if ((outcome.type !== 'implemented' && outcome.type !== 'reviewed') || outcome.provider === undefined) return false;
  return kindOf(outcome.provider) !== 'passing' || BACKOFFS_MS[refusals?.passing ?? 0] !== undefined;
}
