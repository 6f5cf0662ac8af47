import type { Provider } from './agent-facts.ts';
import type { AgentCommand, Command } from './command.ts';
import type { Consulted, FinalReviewed, Implemented, Outcome, Reviewed } from './event.ts';
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
export type CallOutcome = Implemented | Reviewed | FinalReviewed | Consulted;

/** Whether a command calls an agent. */
export function callsAgent(command: Command): command is AgentCommand {
  return agentCommands.has(command.type);
}

/** Whether an outcome is what came of a call of an agent. */
export function isCallOutcome(outcome: Outcome): outcome is CallOutcome {
  return callOutcomes.has(outcome.type);
}

const agentCommands: ReadonlySet<Command['type']> = new Set<AgentCommand['type']>([
  ...(['implement', 'run-review', 'run-final-review', 'consult'] as const),
]);
const callOutcomes: ReadonlySet<Outcome['type']> = new Set<CallOutcome['type']>([
  ...(['implemented', 'reviewed', 'final-reviewed', 'consulted'] as const),
]);

/** Whether a call is made again because its service did not work, so that nothing of it counts but its cost. */
export function isPutOff({ refusals }: RunState, outcome: Outcome): boolean {
  if (!isCallOutcome(outcome) || outcome.provider === undefined) return false;
  return kindOf(outcome.provider) !== 'passing' || BACKOFFS_MS[refusals?.passing ?? 0] !== undefined;
}

/** Who a command calls, as the settings name it. */
export function agentOf({ plan }: RunState, { type, agent }: AgentCommand): string {
  if (agent !== undefined) return agent;
  return type === 'implement' || plan.reviewAgent === 'none' ? plan.agent : plan.reviewAgent;
}
