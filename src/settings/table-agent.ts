import type { SettingRow } from './row.ts';

const LATER_AGENTS = ['claude', 'codex', 'gemini', 'opencode', 'copilot', 'qwen', 'replay'] as const;

/** Who implements and who reviews (03-interface §1, 06-agents). */
export const AGENT_SETTINGS = [
  {
    name: 'agent',
    group: 'agent',
    type: { kind: 'choice', values: ['command', 'rehearsal'], later: LATER_AGENTS },
    defaultText: 'none: it must be set',
    description:
      'Who implements: `command` starts the program of agent_command for every attempt, `rehearsal` plays a score file without any model.',
    aliases: [],
    source: '03-interface §1',
  },
  {
    name: 'agent_command',
    group: 'agent',
    type: { kind: 'words', program: true },
    defaultText: 'none: required with `agent: command`',
    description: 'Program and arguments of the agent as shell words; no shell reads them. The prompt arrives on stdin.',
    aliases: [],
    source: '10-fine-print Names and formats',
  },
  {
    name: 'agent_args',
    group: 'agent',
    type: { kind: 'words', program: false },
    defaultText: 'none; with `agent: rehearsal` the score `.ralph/rehearsal.yaml`',
    description:
      'More arguments as shell words, put behind agent_command. With `agent: rehearsal`: the path of the score file.',
    aliases: [],
    source: '03-interface §1',
  },
  {
    name: 'review_agent',
    group: 'agent',
    type: { kind: 'choice', values: ['none'], later: ['command', 'rehearsal', ...LATER_AGENTS] },
    default: 'none',
    description: 'Who reviews. `none` is the only value of this version and is printed as "not reviewed".',
    aliases: [],
    source: '03-interface §1',
  },
  {
    name: 'prompt',
    group: 'agent',
    type: { kind: 'path' },
    defaultText: "the feature's prompt.md",
    description:
      'File inside the repository with what the project wants the agent to know; the implement prompt quotes it.',
    aliases: [],
    source: '03-interface §1',
  },
  {
    name: 'agent_env',
    group: 'agent',
    type: { kind: 'names' },
    defaultText: 'none',
    description:
      'Names of environment variables that the agent receives beside the short list it always gets, for example its model key.',
    aliases: [],
    source: '04-trust rule 1',
  },
] as const satisfies readonly SettingRow[];
