import type { SettingRow } from './row.ts';

/** What decides whether a story is done (02-loop §1, 10-fine-print). */
export const GATE_SETTINGS = [
  {
    name: 'test_command',
    group: 'gates',
    type: { kind: 'gates' },
    defaultText: 'detected from the manifests',
    description:
      'The checks, one per line: `name: command`, or a bare command that is then named test. Each line runs in a bash of its own; `none` means that nothing is tested.',
    aliases: [],
    source: '03-interface §1',
  },
  {
    name: 'gate_env',
    group: 'gates',
    type: { kind: 'names' },
    defaultText: 'none',
    description:
      'Names of environment variables that the gates receive although they look like secrets. They are printed in the report.',
    aliases: [],
    source: '04-trust rule 1',
  },
  {
    name: 'baseline',
    group: 'gates',
    type: { kind: 'choice', values: ['attribute', 'require-green', 'off'], later: [] },
    default: 'attribute',
    description:
      'Run the gates once before the first attempt: `attribute` reports what was red before (a red check has to become green), `require-green` stops on a red base, `off` skips it.',
    aliases: [],
    source: '02-loop §1 Baseline',
  },
  {
    name: 'protected_paths',
    group: 'gates',
    type: { kind: 'globs' },
    defaultText: 'only the built-in list',
    description: 'More files, as globs, that the agent may not change. They are restored, and the agent is told.',
    aliases: [],
    source: '04-trust rule 10',
  },
  {
    name: 'test_paths',
    group: 'gates',
    type: { kind: 'globs' },
    defaultText: "the ecosystem's conventional globs",
    description: 'Which files are tests, as globs, in place of the conventional ones.',
    aliases: [],
    source: '10-fine-print Verdicts',
  },
  {
    name: 'require_evidence',
    group: 'gates',
    type: { kind: 'boolean' },
    defaultText: '`true` as long as nothing is reviewed',
    description: 'Pass a story only when a test shows that it is done; green gates alone prove that nothing broke.',
    aliases: [],
    source: '10-fine-print Verdicts (Evidence)',
  },
  {
    name: 'max_changed_files',
    group: 'gates',
    type: { kind: 'count', upTo: 1_000_000, ceiling: false },
    default: '2000',
    description: 'Files that one attempt may change; more fails the attempt.',
    aliases: [],
    source: '10-fine-print Limits of a snapshot',
  },
  {
    name: 'max_added_mb',
    group: 'gates',
    type: { kind: 'count', upTo: 100_000, ceiling: false },
    default: '50',
    description: 'Megabytes that one attempt may add; more fails the attempt.',
    aliases: [],
    source: '10-fine-print Limits of a snapshot',
  },
  {
    name: 'max_file_mb',
    group: 'gates',
    type: { kind: 'count', upTo: 100_000, ceiling: false },
    default: '10',
    description: 'Megabytes of the largest file that an attempt may write; more fails the attempt.',
    aliases: [],
    source: '10-fine-print Limits of a snapshot',
  },
] as const satisfies readonly SettingRow[];
