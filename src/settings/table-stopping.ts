import type { SettingRow } from './row.ts';

/** When a story or a run is stopped because attempts do not help (02-loop §2 and §3). */
export const STOPPING_SETTINGS = [
  {
    name: 'on_thrash',
    group: 'gates',
    type: { kind: 'choice', values: ['continue', 'halt'], later: [] },
    default: 'continue',
    description:
      'What a story whose attempts undo each other does beside ending: `continue` with the others, or `halt` the run. A run of one story halts.',
    aliases: [],
    source: '02-loop §2',
  },
  {
    name: 'on_escalate',
    group: 'gates',
    type: { kind: 'choice', values: ['continue', 'halt'], later: [] },
    default: 'continue',
    description:
      "The same for a story that needs a human's answer: `continue` with the others, or `halt` the run. A run of one story halts.",
    aliases: [],
    source: '02-loop §2',
  },
  {
    name: 'signoff',
    group: 'gates',
    type: { kind: 'choice', values: ['none', 'required'], later: [] },
    default: 'none',
    description:
      'Who has the last word when every story passed: `none`, the run is ready; `required`, it waits as `awaiting_signoff`, and the pull request stays a draft, until a person who may write approves exactly that commit (`/ralph approve`, or an approving review), for which any `journal` but `ref` is refused beside it.',
    aliases: [],
    source: '02-loop §2',
  },
  {
    name: 'classifier',
    group: 'gates',
    type: { kind: 'choice', values: ['rules', 'agent'], later: [] },
    default: 'rules',
    description:
      'Where a failed attempt leads when it leaves a question that the rules would ask a human: `rules` asks it, `agent` first has a fresh agent that only reads say whether another attempt, a split of the story or a human is needed. Without a usable answer it is the human.',
    aliases: [],
    source: '02-loop §3 Classifier',
  },
  {
    name: 'critic_window',
    group: 'caps',
    type: { kind: 'count', upTo: 50, ceiling: false },
    default: '3',
    description:
      'Attempts in a row with the same blockers after which a story counts as thrashing, once a strategy shift was of no help.',
    aliases: [],
    source: '02-loop §3 Critic',
  },
  {
    name: 'same_error_threshold',
    group: 'caps',
    type: { kind: 'count', upTo: 1000, ceiling: false },
    default: '5',
    description: 'Iterations in a row with the same error, over two stories or more, after which the run is stopped.',
    aliases: [],
    source: '02-loop §3 Breaker, ralph-hybrid Circuit Breaker',
  },
  {
    name: 'no_progress_threshold',
    group: 'caps',
    type: { kind: 'count', upTo: 1000, ceiling: false },
    default: '3',
    description: 'Iterations in a row without progress after which the run is stopped.',
    aliases: [],
    source: '02-loop §3 Breaker, ralph-hybrid Circuit Breaker',
  },
  {
    name: 'progress',
    group: 'caps',
    type: { kind: 'choice', values: ['attempt', 'story'], later: [] },
    default: 'attempt',
    description:
      'What counts as progress: `attempt` is a passed story, a new tree or a later gate; `story` is a passed story alone, looked at between stories.',
    aliases: [],
    source: '02-loop §3 Breaker',
  },
  {
    name: 'reset_circuit',
    group: 'caps',
    type: { kind: 'boolean' },
    default: 'false',
    description:
      'Begin as if the last run had not been stopped as `circuit_open`, instead of with one trial that stops this one too when it fails in the same way.',
    aliases: [],
    source: '02-loop §3 Breaker',
  },
] as const satisfies readonly SettingRow[];
