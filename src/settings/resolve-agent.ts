import { areReadable, crossMistake, type Merged } from './merge.ts';
import { parsePath } from './parse-path.ts';
import type { Mistake } from './raw.ts';
import type { AgentSetting } from './settings.ts';

/** Score that the rehearsal agent plays when `agent_args` names none. */
const DEFAULT_SCORE = '.ralph/rehearsal.yaml';

/** The agent, or why there is none. */
export interface ResolvedAgent {
  /** Undefined exactly when there are mistakes, here or in the values themselves. */
  readonly agent: AgentSetting | undefined;
  readonly mistakes: readonly Mistake[];
  readonly notices: readonly string[];
}

/** Puts `agent`, `agent_command` and `agent_args` together (03-interface §1). */
export function resolveAgent(merged: Merged): ResolvedAgent {
  const { agent } = merged.values;
  switch (agent) {
    case 'command':
      return resolveCommand(merged);
    case 'rehearsal':
      return resolveRehearsal(merged);
    case undefined:
      return areReadable(merged, ['agent']) ? failed(noAgent()) : failed();
  }
}

function resolveCommand(merged: Merged): ResolvedAgent {
  const { agent_command: command, agent_args: args } = merged.values;
  if (command !== undefined) {
    return { agent: { type: 'command', command, args: args ?? [] }, mistakes: [], notices: [] };
  }
  if (!areReadable(merged, ['agent_command'])) return failed();
  const message =
    'agent_command: is not given, but agent: command needs it. Write the command that starts the agent, ' +
    'for example agent_command: "my-agent --headless"; the prompt arrives on its stdin.';
  return failed({ setting: 'agent_command', value: '', message });
}

function resolveRehearsal(merged: Merged): ResolvedAgent {
  const { agent_command: command, agent_args: args = [DEFAULT_SCORE] } = merged.values;
  const notices = command === undefined ? [] : ['agent_command has no effect with agent: rehearsal.'];
  const path = parsePath(args[0] ?? '');
  if (args.length > 1) {
    const rest = 'has more than one word. With agent: rehearsal, write the path of the score file alone.';
    return failed(crossMistake(merged, 'agent_args', rest));
  }
  if (path.ok) return { agent: { type: 'rehearsal', scoreFile: path.value }, mistakes: [], notices };
  return failed(...path.problems.map(({ problem, help }) => crossMistake(merged, 'agent_args', `${problem} ${help}`)));
}

function noAgent(): Mistake {
  const message =
    'agent: is not given, and there is no default. Write agent: command together with agent_command, ' +
    'or agent: rehearsal to try the loop without a model.';
  return { setting: 'agent', value: '', message };
}

function failed(...mistakes: readonly Mistake[]): ResolvedAgent {
  return { agent: undefined, mistakes, notices: [] };
}
