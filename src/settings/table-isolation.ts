import type { SettingRow } from './row.ts';

/** Where agents and gates run, and behind which walls (03-interface §1 isolation). */
export const ISOLATION_SETTINGS = [
  {
    name: 'isolation',
    group: 'isolation',
    type: { kind: 'choice', values: ['auto', 'namespace', 'user', 'process'], later: [] },
    default: 'auto',
    description:
      'Wall around agents and gates: `namespace`, another `user`, or only a `process` group, which is not safe. `auto` takes the best that this machine can do and prints it.',
    aliases: [],
    source: '04-trust rule 2',
  },
  {
    name: 'working_directory',
    group: 'isolation',
    type: { kind: 'folder' },
    defaultText: 'the root of the repository',
    description:
      'Folder inside the repository in which agents, gates and setup_command start. Globs stay relative to the root of the repository.',
    aliases: [],
    source: '02-loop §1 Gate views, catalogue B11',
  },
] as const satisfies readonly SettingRow[];
