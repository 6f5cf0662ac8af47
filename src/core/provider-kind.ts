import type { Provider } from './agent-facts.ts';
import type { AgentCommand, Command } from './command.ts';
import type { Consulted, Implemented, Outcome, Reviewed } from './event.ts';
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

/** What came of a call of an agent. */
export type CallOutcome = Implemented | Reviewed | Consulted;

/** Whether a command calls an agent. */
export function callsAgent(command: Command): command is AgentCommand {
  return command.type === 'implement' || command.type === 'run-review' || command.type === 'consult';
}

/** Whether an outcome is what came of a call of an agent. */
export function isCallOutcome(outcome: Outcome): outcome is CallOutcome {
  return outcome.type === 'implemented' || outcome.type === 'reviewed' || outcome.type === 'consulted';
}

/** Whether a call is made again because its service did not work, so that nothing of it counts but its cost. */
export function isPutOff({ refusals }: RunState, outcome: Outcome): boolean {
  if (!isCallOutcome(outcome) || outcome.provider === undefined) return false;
  return kindOf(outcome.provider) !== 'passing' || BACKOFFS_MS[refusals?.passing ?? 0] !== undefined;
}
