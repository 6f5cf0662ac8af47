import { BLOCKING_SIGNALS, stallRules } from '../core/signals.ts';
import { boolean, choice, count, duration, factor, feature, money, path, prose, sentence } from './codecs.ts';
import { command } from './codecs-commands.ts';
import { fallbacks, gateTimeouts, ids, patterns, prices } from './codecs-lists.ts';
import type { TableRows } from './row.ts';

/** What to work on. */
export const WHAT_SETTINGS = {
  mode: {
    schema: choice(['auto', 'run', 'plan', 'publish', 'doctor'], ['collect']),
    default: 'auto',
    field: null,
    description:
      'What to do: `auto` what the event asks for, `run` the configured stories and no commands of people, `plan` say what would be done and list the open stories in the output `matrix` without starting anything, `publish` push what a job with `hand_over` left and show it in a pull request, without starting an agent or a gate, `doctor` look for whatever keeps a run from working, without starting an agent. An input only.',
  },
  prd: {
    schema: path,
    defaultText: 'found',
    description:
      'Path of the prd.json inside the repository. Without it the usual places are searched, and two candidates are an error.',
  },
  feature: {
    schema: feature,
    defaultText: 'found',
    description: 'Name of the feature folder: `.ralph/<feature>/` holds prd.json, progress.txt, prompt.md and specs.',
  },
  story: {
    schema: ids,
    defaultText: 'all open stories',
    otherwise: [],
    field: 'stories',
    description: 'Ids of the stories to work on; the run is then about these alone.',
  },
  objective: {
    schema: prose(20_000),
    defaultText: 'the stories of prd.json',
    description:
      'One objective to work on instead of the stories of a prd.json. The same objective goes on where its last run was cut short.',
  },
  criteria: {
    schema: command,
    defaultText: 'the configured checks alone',
    description:
      'Command that exits with 0 once the objective is reached: one more gate, which has to be green whatever it was before.',
    aliases: ['verification_command'],
  },
  completion_signals: {
    schema: patterns,
    defaultText: 'the promise that our own prompts ask for',
    otherwise: [],
    description:
      "Regular expressions that claim that a story is done, looked for in the agent's final message alone. A claim asks for the gates, no more.",
  },
  blocking_signals: {
    schema: patterns,
    default: BLOCKING_SIGNALS.join('\n'),
    description:
      'Regular expressions that say that the agent cannot go on, looked for in its final message alone. A story whose gates did not pass ends `blocked` then, with that line for a person.',
  },
  consecutive_done_signals: {
    schema: count({ upTo: 50 }),
    default: String(stallRules.claims),
    field: null,
    description:
      "Claims in a row without a change that are no progress. Without a reviewer they end the story as `needs_human`, with the agent's last words; they do not end the run.",
  },
  consecutive_test_loops: {
    schema: count({ upTo: 50 }),
    default: String(stallRules.testLoops),
    field: null,
    description: 'Iterations in a row that change nothing but tests and are no progress. They do not end the run.',
  },
  step: {
    schema: boolean,
    default: 'false',
    description:
      'Make one iteration, then halt `interrupted` and print how to go on: the next start of the workflow goes on from there. The step ends green only where `fail_on` leaves `interrupted` out.',
  },
  dry_run: {
    schema: boolean,
    default: 'false',
    description: 'Print the plan, the prompts and the gates, and touch nothing.',
  },
} as const satisfies TableRows;

/** When a story or a run is stopped because attempts do not help. */
export const STOPPING_SETTINGS = {
  on_thrash: {
    schema: choice(['continue', 'halt']),
    default: 'continue',
    description:
      'What a story whose attempts undo each other does beside ending: `continue` with the others, or `halt` the run. A run of one story halts.',
  },
  on_escalate: {
    schema: choice(['continue', 'halt']),
    default: 'continue',
    description:
      "The same for a story that needs a human's answer: `continue` with the others, or `halt` the run. A run of one story halts.",
  },
  signoff: {
    schema: choice(['none', 'required']),
    default: 'none',
    field: 'approval',
    description:
      'Who has the last word when every story passed: `none`, the run is ready; `required`, it waits as `awaiting_signoff`, and the pull request stays a draft, until a person who may write approves exactly that commit (`/ralph approve`, or an approving review), for which any `journal` but `ref` is refused beside it.',
  },
  classifier: {
    schema: choice(['rules', 'agent']),
    default: 'rules',
    description:
      'Where a failed attempt leads when it leaves a question that the rules would ask a human: `rules` asks it, `agent` first has a fresh agent that only reads say whether another attempt, a split of the story or a human is needed. Without a usable answer it is the human.',
  },
} as const satisfies TableRows;

/** Rows of attempts that are no progress. */
export const STALL_SETTINGS = {
  critic_window: {
    schema: count({ upTo: 50 }),
    default: '3',
    description:
      'Attempts in a row with the same blockers after which a story counts as thrashing, once a strategy shift was of no help.',
  },
  same_error_threshold: {
    schema: count({ upTo: 1000 }),
    default: '3',
    field: null,
    description: 'Stories in a row that end with the same error, after which the run is stopped.',
  },
  no_progress_threshold: {
    schema: count({ upTo: 1000 }),
    default: '3',
    field: null,
    description: 'Iterations of one story in a row without progress, after which the run is stopped.',
  },
  progress: {
    schema: choice(['attempt', 'story']),
    default: 'attempt',
    field: null,
    description:
      'What counts as progress: `attempt` is a new tree or a later gate; `story` is a passed story alone, counted over all stories and looked at between them.',
  },
  reset_circuit: {
    schema: boolean,
    default: 'false',
    description:
      'Begin as if the last run had not been stopped as `circuit_open`, instead of with one trial that stops this one too when it fails in the same way.',
  },
} as const satisfies TableRows;

/** Word for word what lifts the ceilings. */
export const UNBOUNDED_SENTENCE = 'I accept unbounded spend';

/** Every cap has a default and is enforced by the action's own clock and counters. */
export const CAP_SETTINGS = {
  max_attempts: {
    schema: count({ upTo: 50, ceiling: true }),
    default: '5',
    description: 'Attempts per story; each sub-story of a story that was split has as many of its own.',
  },
  max_iterations: {
    schema: count({ upTo: 50, ceiling: true }),
    default: '20',
    description: 'Attempts of the whole run, all stories together, counted across resumes.',
  },
  max_commits: {
    schema: count({ upTo: 200, ceiling: true }),
    default: '30',
    description: 'Commits of the whole run, counted across resumes.',
  },
  max_cost_usd: {
    schema: money({ upTo: 100, ceiling: true }),
    default: '25',
    description:
      'Cost of all calls of agents in US dollars, counted across resumes. The run ends before a call that would likely exceed it (by the average of the calls of its role), and ends a call whose stream tells that it does.',
  },
  cost_per_call: {
    schema: money({ upTo: 100, free: true }),
    defaultText: 'unknown, and printed as unknown',
    field: 'costPerCallUsd',
    description: 'Cost in US dollars of a call whose agent tells none and whose model has no price.',
  },
  prices: {
    schema: prices,
    defaultText: 'the list prices of [docs/agents.md](agents.md)',
    field: null,
    description:
      'US dollars for a million tokens of a model, over the table: `my-model=3/15/0.3/3.75` is input, output, cached input, input into the cache. Used where a client tells no cost; without a price it is unknown.',
  },
  rate_limit: {
    schema: count({ upTo: 10_000 }),
    default: '100',
    field: 'callsPerHour',
    description:
      'Calls of agents within an hour, those of the run before included. The run pauses until the next one is allowed; where that does not fit it is put off.',
  },
  agent_fallbacks: {
    group: 'agent',
    schema: fallbacks,
    otherwise: [],
    description:
      'Agents that take over, in this order, when the account of the one before has reached its limit and waiting does not fit into the run; for reviews too. Each must have its key when the run begins; a client that is not there is installed. `command` is agent_command.',
  },
} as const satisfies TableRows;

/** Durations; what the multiplier makes of them stands in `Limits`. */
export const TIMEOUT_SETTINGS = {
  soft_timeout: {
    schema: duration,
    default: '45m',
    description:
      'Time per story after which a warning is given; each attempt is kept as a commit anyway. Unset, it stays at three quarters of a shorter hard_timeout.',
  },
  hard_timeout: {
    schema: duration,
    default: '60m',
    description: 'Time per story after which the story ends as failed.',
  },
  run_timeout: {
    schema: duration,
    defaultText: 'job_timeout minus reserve',
    description:
      'Time of one workflow run. When it is over the work in flight goes to a wip branch and the run can be resumed.',
  },
  job_timeout: {
    schema: duration,
    default: '6h',
    description: "The job's own limit: what `timeout-minutes` of the workflow or the runner allows.",
  },
  reserve: {
    schema: duration,
    default: '10m',
    description: "Time kept free before the job's limit for pushing and reporting.",
  },
  gate_timeouts: {
    schema: gateTimeouts,
    default: 'implement=12m/20m, setup=5m/10m, test=5m/10m, spec=3m/5m, quality=2m/3m',
    description: 'Soft and hard limit of each gate and of setup_command. Those that are not named keep their default.',
  },
  timeout_minutes: {
    schema: duration,
    defaultText: 'the implement entry of gate_timeouts',
    description: 'Another way to write the hard limit of implement.',
    aliases: ['timeout'],
  },
  idle_timeout: {
    schema: duration,
    default: '10m',
    description:
      'How long an agent may be silent, without output and without using the processor. Off for `agent: command` unless it is written out.',
  },
} as const satisfies TableRows;

/** What all caps go by, and what attempts do. */
export const LIMIT_SETTINGS = {
  timeout_multiplier: {
    schema: factor,
    default: '1',
    description:
      'Multiplies every limit that is a duration, but not job_timeout and reserve, which are facts about the job.',
  },
  attempt_start: {
    schema: choice(['keep', 'clean-on-shift', 'clean']),
    default: 'clean-on-shift',
    description:
      "What the next attempt of a story starts from: its work so far, the same but clean after a strategy shift, or always the story's start.",
  },
  accept_unbounded: {
    schema: sentence(UNBOUNDED_SENTENCE),
    defaultText: 'not accepted',
    otherwise: false,
    description: `Lifts the ceilings of 50 attempts, 50 iterations, 200 commits, 100 US dollars and 24 hours when it is exactly \`${UNBOUNDED_SENTENCE}\`.`,
  },
} as const satisfies TableRows;
