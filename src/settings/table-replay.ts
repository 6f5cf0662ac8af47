import type { SettingRow } from './row.ts';

/** Recording what agents do, and playing it again without a model (03-interface §1 `agent: replay`). */
export const REPLAY_SETTINGS = [
  {
    name: 'record',
    group: 'agent',
    type: { kind: 'boolean' },
    default: 'false',
    description:
      'Write a cassette of what every agent of the run said and changed, without secrets, that `agent: replay` plays again. The log says where it lies ([docs/replay.md](replay.md)).',
    aliases: [],
    source: '03-interface §1',
  },
  {
    name: 'replay_file',
    group: 'agent',
    type: { kind: 'cassette' },
    defaultText: 'none: required with `agent: replay`',
    description:
      'Cassette that `agent: replay` plays: an absolute path of the machine, or a file of the repository, read at the policy base.',
    aliases: [],
    source: '03-interface §1',
  },
  {
    name: 'replay_match',
    group: 'agent',
    type: { kind: 'choice', values: ['prompt', 'call'], later: [] },
    default: 'prompt',
    description:
      'What must be as recorded: with `call` role, story, attempt and call; with `prompt` the prompt, but for times and the like, and the files that a change replaces as well.',
    aliases: [],
    source: '03-interface §1',
  },
] as const satisfies readonly SettingRow[];
