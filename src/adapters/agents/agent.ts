import type { Implement } from '../../core/command.ts';
import type { EntryNames } from '../../core/prd-entry.ts';
import type { RunState } from '../../core/state.ts';
import type { Agent } from '../../ports.ts';
import type { Redact } from '../excerpt.ts';
import { excerptOfText } from '../excerpt.ts';
import type { Room } from '../isolation/walls.ts';
import type { AgentCaller, AgentProgram } from './call-types.ts';
import { readSignals, type SignalPatterns } from './signals.ts';

export interface AgentOptions {
  readonly program: AgentProgram;
  /** Used for attempts on the stuck ladder (02-loop §3.4); absent = `program`. */
  readonly escalation?: AgentProgram;
  /** By their names in `agent_fallbacks`; default: none. */
  readonly fallbacks?: ReadonlyMap<string, AgentProgram>;
  readonly call: AgentCaller;
  /** Puts the worktree in place and says where it is. */
  readonly openWorktree: (command: Implement, state: RunState) => Promise<Room>;
  readonly prompt: (command: Implement, state: RunState) => Promise<Prompted>;
  readonly redact: Redact;
  readonly onSoftLimit: (command: Implement) => void;
  readonly cancel: AbortSignal;
}

/** What one implementer is told, and the signals that its final message may hold. */
export interface Prompted {
  readonly text: string;
  readonly signals: SignalPatterns;
  /** Names of what the story asks for; absent = it stands in no backlog. */
  readonly names?: EntryNames;
}

/** The implementer: a fresh process in the agent's worktree (02-loop §1 gate 1). */
export function processAgent(options: AgentOptions): Agent {
  return {
    implement: async (command, state) => {
      const [room, prompted] = await together(options.openWorktree(command, state), options.prompt(command, state));
      const calling = options.call(programFor(options, command), {
        role: 'implement',
        gate: 'implement',
        name: `${command.iteration}-implement`,
        room,
        prompt: prompted.text,
        limits: command.limits,
        budgetUsd: command.budgetUsd,
        variables: { RALPH_STORY: command.part ?? command.story, RALPH_ATTEMPT: String(command.attempt) },
        startedMs: state.elapsedMs,
        onSoftLimit: () => options.onSoftLimit(command),
      });
      const called = await calling.finally(room.close);
      if ('isCut' in called) {
        return { type: 'interrupted', cause: String(options.cancel.reason), usage: called.usage };
      }
      const { finalText, ...rest } = called;
      const signals = readSignals(finalText, prompted.signals, options.redact);
      const finalMessage = excerptOfText(finalText, options.redact);
      const names = command.attempt === 1 && prompted.names ? { names: prompted.names } : {};
      return { type: 'implemented', ...rest, finalMessage, ...(signals && { signals }), ...names };
    },
  };
}

/** A worktree whose agent cannot be told what to do is closed again. */
async function together(opening: Promise<Room>, prompting: Promise<Prompted>): Promise<readonly [Room, Prompted]> {
  try {
    return await Promise.all([opening, prompting]);
  } catch (error) {
    const [opened] = await Promise.allSettled([opening]);
    if (opened.status === 'fulfilled') opened.value.close();
    throw error;
  }
}

function programFor(options: AgentOptions, { tier, agent }: Implement): AgentProgram {
  const { program, escalation = program } = options;
  if (agent !== undefined) return fallbackOf(options, agent);
  return tier === undefined ? program : escalation;
}

/** The program that takes over under a name; every name of the plan was resolved when the run began. */
export function fallbackOf({ fallbacks }: Pick<AgentOptions, 'fallbacks'>, agent: string): AgentProgram {
  const program = fallbacks?.get(agent);
  if (program === undefined) throw new Error(`No program is known for "${agent}" of agent_fallbacks.`);
  return program;
}
