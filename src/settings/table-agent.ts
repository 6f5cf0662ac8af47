import { CLIENTS } from './clients.ts';
import type { SettingRow } from './row.ts';

/** Who implements and who reviews (03-interface §1, 06-agents). */
export const AGENT_SETTINGS = [
  {
    name: 'agent',
    group: 'agent',
    type: { kind: 'choice', values: [...CLIENTS, 'command', 'rehearsal', 'replay'], later: [] },
    defaultText: 'none: it must be set',
    description:
      'Who implements: the client of that name (`claude` is Claude Code), `command` starts the program of agent_command for every attempt, `rehearsal` plays a score file without any model, `replay` a recorded run.',
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
      'More arguments as shell words, put behind those of the agent. With `agent: rehearsal`: the path of the score file.',
    aliases: [],
    source: '03-interface §1',
  },
  {
    name: 'review_agent',
    group: 'agent',
    type: { kind: 'choice', values: ['none', ...CLIENTS, 'command', 'rehearsal', 'replay'], later: [] },
    defaultText: 'the same as agent',
    description: 'Who reviews what passed the checks: a fresh process per review. `none` is printed as "not reviewed".',
    aliases: [],
    source: '03-interface §1',
  },
  {
    name: 'review_command',
    group: 'agent',
    type: { kind: 'words', program: true },
    defaultText: 'agent_command; RALPH_ROLE tells which',
    description: 'Program and arguments of the reviewer with `review_agent: command`, as shell words.',
    aliases: [],
    source: '10-fine-print Names and formats',
  },
  {
    name: 'model',
    group: 'agent',
    type: { kind: 'model' },
    defaultText: "the agent's own",
    description: 'Model of the agent that implements.',
    aliases: [],
    source: '03-interface §1',
  },
  {
    name: 'escalation_model',
    group: 'agent',
    type: { kind: 'model' },
    defaultText: 'model',
    description: 'Model of the attempts that a story gets when it failed three times with the same error.',
    aliases: [],
    source: '02-loop §3.4',
  },
  {
    name: 'review_model',
    group: 'agent',
    type: { kind: 'model' },
    defaultText: 'model',
    description: 'Model of the agent that reviews; by default that of `model` where both are the same client.',
    aliases: [],
    source: '03-interface §1',
  },
  {
    name: 'max_turns',
    group: 'agent',
    type: { kind: 'count', upTo: 10_000, ceiling: false },
    defaultText: 'no limit of its own',
    description:
      'Requests to the model in one call of an agent: a cap of claude, gemini and qwen; opencode and copilot are ended by us when their stream tells one more, codex when it tells one more call of a tool.',
    aliases: [],
    source: '03-interface §1',
  },
  {
    name: 'allowed_tools',
    group: 'agent',
    type: { kind: 'tools' },
    defaultText: 'the tools that reading, editing and running commands take',
    description:
      'Tools that claude may use without being asked, in its own notation, for example `Edit, Bash(npm test)`.',
    aliases: [],
    source: '03-interface §1',
  },
  {
    name: 'dangerously_skip_permissions',
    group: 'agent',
    type: { kind: 'boolean' },
    defaultText: '`true` behind the walls of a namespace or of another user',
    description:
      'Let the agent use every tool unasked. At isolation level `process` everything the job can reach is then within its reach.',
    aliases: [],
    source: '03-interface §1',
  },
  {
    name: 'agent_version',
    group: 'agent',
    type: { kind: 'version' },
    defaultText: 'the version that was tested ([docs/agents.md](agents.md))',
    description:
      'Version of the client that npm installs where none is on PATH. A client that is there is used as it is; a notice says when its version is another one.',
    aliases: [],
    source: '03-interface §1',
  },
  {
    name: 'path_to_agent_executable',
    group: 'agent',
    type: { kind: 'executable' },
    defaultText: 'found on PATH, else installed',
    description:
      'Absolute path of the agent program, for example of a Claude Code that an earlier step installed. A reviewer that is another client is found on PATH or installed.',
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
    name: 'prompt_style',
    group: 'agent',
    type: { kind: 'choice', values: ['tdd', 'plain'], later: [] },
    default: 'tdd',
    description:
      'Ask the agent for failing tests first, or for tests at some point. A template of the project decides alone.',
    aliases: [],
    source: 'ralph-hybrid, templates',
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
  {
    name: 'agent_files',
    group: 'agent',
    type: { kind: 'places', home: true },
    defaultText: 'none',
    description:
      'Files copied into the HOME of the agent, readable by nobody else: one written as `~/...` keeps its place, any other gets its name at the top.',
    aliases: [],
    source: '03-interface §1',
  },
] as const satisfies readonly SettingRow[];
