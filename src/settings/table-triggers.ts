import type { SettingRow } from './row.ts';

/** Who may start what from a comment, a label or a review (03-interface §1 triggers). Inputs of the step alone. */
export const TRIGGER_SETTINGS = [
  {
    name: 'trigger_phrase',
    group: 'triggers',
    type: { kind: 'phrase' },
    default: '/ralph',
    description: 'First word of a line of a comment that gives a command; capitals do not count.',
    aliases: [],
    source: '03-interface §1, §4',
  },
  {
    name: 'label_trigger',
    group: 'triggers',
    type: { kind: 'label' },
    defaultText: 'labels start nothing',
    description: 'Label that makes the text of an issue the objective of a run.',
    aliases: [],
    source: '03-interface §4',
  },
  {
    name: 'allowed_bots',
    group: 'triggers',
    type: { kind: 'logins' },
    defaultText: 'no bot',
    description: 'Logins of bots that may give commands, as GitHub writes them: `my-app[bot]`. There is no wildcard.',
    aliases: [],
    source: '03-interface §4, catalogue U4',
  },
  {
    name: 'comment_criteria',
    group: 'triggers',
    type: { kind: 'choice', values: ['write', 'named', 'off'], later: [] },
    default: 'write',
    description:
      'What `--criteria` of a comment may be: with `write` any command of a person with write access, run as a gate without any key; with `named` the name of a configured gate; with `off` nothing.',
    aliases: [],
    source: '03-interface §1, catalogue U14',
  },
  {
    name: 'allow_fork_prs',
    group: 'triggers',
    type: { kind: 'boolean' },
    default: 'false',
    description:
      'Take commands on pull requests from forks too. Work on one starts from its head and goes to a branch of this repository.',
    aliases: [],
    source: '03-interface §4, catalogue U7',
  },
] as const satisfies readonly SettingRow[];
