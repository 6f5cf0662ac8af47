import type { SettingRow } from './row.ts';

/** Word for word what lifts the ceilings (02-loop §2). */
export const UNBOUNDED_SENTENCE = 'I accept unbounded spend';

/** Every cap has a default and is enforced by the action's own clock and counters (02-loop §2). */
export const CAP_SETTINGS = [
  {
    name: 'max_attempts',
    group: 'caps',
    type: { kind: 'count', upTo: 50, ceiling: true },
    default: '5',
    description: 'Attempts per story.',
    aliases: [],
    source: '02-loop §2',
  },
  {
    name: 'max_iterations',
    group: 'caps',
    type: { kind: 'count', upTo: 50, ceiling: true },
    default: '20',
    description: 'Attempts of the whole run, all stories together, counted across resumes.',
    aliases: [],
    source: '02-loop §2',
  },
  {
    name: 'max_commits',
    group: 'caps',
    type: { kind: 'count', upTo: 200, ceiling: true },
    default: '30',
    description: 'Commits of the whole run, counted across resumes.',
    aliases: [],
    source: '02-loop §2',
  },
  {
    name: 'soft_timeout',
    group: 'caps',
    type: { kind: 'duration' },
    default: '45m',
    description:
      'Time per story after which a warning is given; each attempt is kept as a commit anyway. Unset, it stays at three quarters of a shorter hard_timeout.',
    aliases: [],
    source: '02-loop §2',
  },
  {
    name: 'hard_timeout',
    group: 'caps',
    type: { kind: 'duration' },
    default: '60m',
    description: 'Time per story after which the story ends as failed.',
    aliases: [],
    source: '02-loop §2',
  },
  {
    name: 'run_timeout',
    group: 'caps',
    type: { kind: 'duration' },
    defaultText: 'job_timeout minus reserve',
    description:
      'Time of one workflow run. When it is over the work in flight goes to a wip branch and the run can be resumed.',
    aliases: [],
    source: '02-loop §2',
  },
  {
    name: 'job_timeout',
    group: 'caps',
    type: { kind: 'duration' },
    default: '6h',
    description: "The job's own limit: what `timeout-minutes` of the workflow or the runner allows.",
    aliases: [],
    source: '02-loop §2',
  },
  {
    name: 'reserve',
    group: 'caps',
    type: { kind: 'duration' },
    default: '10m',
    description: "Time kept free before the job's limit for pushing and reporting.",
    aliases: [],
    source: '02-loop §2',
  },
  {
    name: 'gate_timeouts',
    group: 'caps',
    type: { kind: 'gate-timeouts' },
    default: 'implement=12m/20m, setup=5m/10m, test=5m/10m, spec=3m/5m, quality=2m/3m',
    description: 'Soft and hard limit of each gate and of setup_command. Those that are not named keep their default.',
    aliases: [],
    source: '02-loop §2, 10-fine-print Names and formats',
  },
  {
    name: 'timeout_minutes',
    group: 'caps',
    type: { kind: 'duration' },
    defaultText: 'the implement entry of gate_timeouts',
    description: 'Another way to write the hard limit of implement.',
    aliases: ['timeout'],
    source: '02-loop §2, ralph-hybrid Run Options',
  },
  {
    name: 'idle_timeout',
    group: 'caps',
    type: { kind: 'duration' },
    default: '10m',
    description:
      'How long an agent may be silent, without output and without using the processor. Off for `agent: command` unless it is written out.',
    aliases: [],
    source: '02-loop §2',
  },
  {
    name: 'timeout_multiplier',
    group: 'caps',
    type: { kind: 'factor' },
    default: '1',
    description:
      'Multiplies every limit that is a duration, but not job_timeout and reserve, which are facts about the job.',
    aliases: [],
    source: '02-loop §2, 10-fine-print Verdicts',
  },
  {
    name: 'attempt_start',
    group: 'caps',
    type: { kind: 'choice', values: ['keep', 'clean-on-shift', 'clean'], later: [] },
    default: 'clean-on-shift',
    description:
      "What the next attempt of a story starts from: its work so far, the same but clean after a strategy shift, or always the story's start.",
    aliases: [],
    source: '02-loop §1',
  },
  {
    name: 'accept_unbounded',
    group: 'caps',
    type: { kind: 'sentence', sentence: UNBOUNDED_SENTENCE },
    defaultText: 'not accepted',
    description: `Lifts the ceilings of 50 attempts, 50 iterations, 200 commits and 24 hours when it is exactly \`${UNBOUNDED_SENTENCE}\`.`,
    aliases: [],
    source: '02-loop §2',
  },
] as const satisfies readonly SettingRow[];
