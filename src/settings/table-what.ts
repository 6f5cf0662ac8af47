import { BLOCKING_SIGNALS, stallRules } from '../core/signals.ts';
import type { SettingRow } from './row.ts';

/** What to work on (03-interface §1). */
export const WHAT_SETTINGS = [
  {
    name: 'mode',
    group: 'what',
    type: { kind: 'choice', values: ['auto', 'run', 'plan', 'publish', 'doctor'], later: ['collect'] },
    default: 'auto',
    description:
      'What to do: `auto` what the event asks for, `run` the configured stories and no commands of people, `plan` say what would be done and list the open stories in the output `matrix` without starting anything, `publish` push what a job with `hand_over` left and show it in a pull request, without starting an agent or a gate, `doctor` look for whatever keeps a run from working, without starting an agent. An input only.',
    aliases: [],
    source: '03-interface §1',
  },
  {
    name: 'prd',
    group: 'what',
    type: { kind: 'path' },
    defaultText: 'found',
    description:
      'Path of the prd.json inside the repository. Without it the usual places are searched, and two candidates are an error.',
    aliases: [],
    source: '03-interface §3',
  },
  {
    name: 'feature',
    group: 'what',
    type: { kind: 'feature' },
    defaultText: 'found',
    description: 'Name of the feature folder: `.ralph/<feature>/` holds prd.json, progress.txt, prompt.md and specs.',
    aliases: [],
    source: '03-interface §1',
  },
  {
    name: 'story',
    group: 'what',
    type: { kind: 'ids' },
    defaultText: 'all open stories',
    description: 'Ids of the stories to work on; the run is then about these alone.',
    aliases: [],
    source: '10-fine-print Verdicts (Scope)',
  },
  {
    name: 'objective',
    group: 'what',
    type: { kind: 'text', most: 20_000 },
    defaultText: 'the stories of prd.json',
    description:
      'One objective to work on instead of the stories of a prd.json. The same objective goes on where its last run was cut short.',
    aliases: [],
    source: '02-loop §5, adr-007',
  },
  {
    name: 'criteria',
    group: 'what',
    type: { kind: 'command' },
    defaultText: 'the configured checks alone',
    description:
      'Command that exits with 0 once the objective is reached: one more gate, which has to be green whatever it was before.',
    aliases: ['verification_command'],
    source: '02-loop §5, adr-007',
  },
  {
    name: 'completion_signals',
    group: 'what',
    type: { kind: 'patterns' },
    defaultText: 'the promise that our own prompts ask for',
    description:
      "Regular expressions that claim that a story is done, looked for in the agent's final message alone. A claim asks for the gates, no more.",
    aliases: [],
    source: '02-loop §3 Signals',
  },
  {
    name: 'blocking_signals',
    group: 'what',
    type: { kind: 'patterns' },
    default: BLOCKING_SIGNALS.join('\n'),
    description:
      'Regular expressions that say that the agent cannot go on, looked for in its final message alone. A story whose gates did not pass ends `blocked` then, with that line for a person.',
    aliases: [],
    source: '02-loop §3 Signals, pattern-library',
  },
  {
    name: 'consecutive_done_signals',
    group: 'what',
    type: { kind: 'count', upTo: 50, ceiling: false },
    default: String(stallRules.claims),
    description: 'Claims in a row without a change that are no progress. They do not end the run.',
    aliases: [],
    source: '02-loop §3 Signals, ralph-hybrid completion',
  },
  {
    name: 'consecutive_test_loops',
    group: 'what',
    type: { kind: 'count', upTo: 50, ceiling: false },
    default: String(stallRules.testLoops),
    description: 'Iterations in a row that change nothing but tests and are no progress. They do not end the run.',
    aliases: [],
    source: '02-loop §3 Signals, ralph-hybrid completion',
  },
  {
    name: 'step',
    group: 'what',
    type: { kind: 'boolean' },
    default: 'false',
    description:
      'Make one iteration, then halt `interrupted` and print how to go on: the next start of the workflow goes on from there. The step ends green only where `fail_on` leaves `interrupted` out.',
    aliases: [],
    source: '03-interface §1, ralph-loop-skill',
  },
  {
    name: 'dry_run',
    group: 'what',
    type: { kind: 'boolean' },
    default: 'false',
    description: 'Print the plan, the prompts and the gates, and touch nothing.',
    aliases: [],
    source: '02-loop §2',
  },
] as const satisfies readonly SettingRow[];
