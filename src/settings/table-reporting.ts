import type { SettingRow } from './row.ts';

/** What is shown, kept and counted as a failure (03-interface §1 reporting). */
export const REPORTING_SETTINGS = [
  {
    name: 'fail_on',
    group: 'reporting',
    type: { kind: 'halts' },
    default: 'any',
    description:
      'Which halts fail the step: `any` (every one with an exit code other than 0), `never`, or a list of halts.',
    aliases: [],
    source: '02-loop §2',
  },
  {
    name: 'use_sticky_comment',
    group: 'reporting',
    type: { kind: 'boolean' },
    default: 'true',
    description: 'Keep one comment on the pull request up to date while the run works.',
    aliases: [],
    source: '03-interface §1, §6',
  },
  {
    name: 'redact',
    group: 'reporting',
    type: { kind: 'secrets' },
    defaultText: 'only the secrets that are known anyway',
    description:
      'More values to blank out of every report, log and commit, separated by commas or line breaks, each of at least 4 characters.',
    aliases: [],
    secret: true,
    source: '03-interface §1, 04-trust rule 17',
  },
  {
    name: 'keep_logs',
    group: 'reporting',
    type: { kind: 'boolean' },
    default: 'false',
    description: 'Keep the logs of attempts and gates after a success too.',
    aliases: [],
    source: '02-loop §6',
  },
  {
    name: 'show_full_output',
    group: 'reporting',
    type: { kind: 'boolean' },
    default: 'false',
    description:
      'Print the whole output of agents, gates and setup_command in the job log, not only its end. Whoever can read the log can read it.',
    aliases: [],
    source: '03-interface §1, 04-trust rule 15',
  },
] as const satisfies readonly SettingRow[];
