import { usedUp } from './all-of.ts';
import { costHalt } from './budget.ts';
import type { Decision } from './decision.ts';
import { attemptCause } from './first-error.ts';
import { runLeftMs } from './limits.ts';
import { retry } from './retry.ts';
import { countedAttempts, earlierAttempts } from './split.ts';
import type { RunState } from './state.ts';
import { currentStory, requireStory } from './story.ts';
import { endFailed } from './story-end.ts';

/** A row of the decision table that is looked at after a failed attempt. */
export interface ActiveRow {
  readonly id: string;
  readonly rule: string;
  readonly status: 'active';
  readonly applies: (state: RunState) => boolean;
  readonly decide: (state: RunState) => Decision;
}

export const attemptsUsedUp: ActiveRow = {
  id: 'attempts-used-up',
  rule: '02-loop §3.5',
  status: 'active',
  applies: (state) => {
    const story = requireStory(state);
    return countedAttempts(story).length + earlierAttempts(story) >= state.plan.caps.maxAttempts;
  },
  decide: (state) => {
    const story = requireStory(state);
    const last = story.attempts.at(-1);
    const earlier = earlierAttempts(story);
    const before = earlier === 0 ? '' : ` (${earlier} of its ${attempts(state)} were made the night before)`;
    return endFailed(`${last === undefined ? `all ${attempts(state)} are used` : attemptCause(last)}${before}`);
  },
};

export const storyTimeUp: ActiveRow = {
  id: 'story-time-up',
  rule: '02-loop §2 per story hard',
  status: 'active',
  applies: (state) => (currentStory(state)?.elapsedMs ?? 0) >= state.plan.caps.story.hardMs,
  decide: (state) => endFailed(`the story reached its hard limit of ${minutes(state.plan.caps.story.hardMs)}`),
};

export const iterationsUsedUp: ActiveRow = {
  id: 'iterations-used-up',
  rule: '02-loop §2 iterations per run',
  status: 'active',
  applies: (state) => state.iterations >= state.plan.caps.maxIterations,
  decide: (state) => ({
    type: 'halt',
    halt: {
      kind: 'budget_exceeded',
      budget: 'iterations',
      detail: usedUp(state.plan.caps.maxIterations, 'iteration'),
    },
  }),
};

export const costUsedUp: ActiveRow = {
  id: 'cost-used-up',
  rule: '02-loop §2 cost, with the forecast of the next call',
  status: 'active',
  applies: (state) => costHalt(state, 'implement') !== undefined,
  decide: costDecision,
};

export const runTimeUp: ActiveRow = {
  id: 'run-time-up',
  rule: '02-loop §2 run deadline',
  status: 'active',
  applies: (state) => runLeftMs(state) <= 0,
  decide: (state) => ({
    type: 'halt',
    halt: {
      kind: 'budget_exceeded',
      budget: 'wallclock',
      detail: `the run reached its wall clock limit of ${minutes(state.plan.caps.runMs)}`,
    },
  }),
};

/** Rows that bound attempts: none follows them, whatever an earlier row would have one do. */
const caps = [attemptsUsedUp, storyTimeUp, iterationsUsedUp, costUsedUp, runTimeUp];

/** What a cap says; undefined = another attempt may follow. */
export function decideCaps(state: RunState): { readonly row: string; readonly decision: Decision } | undefined {
  const row = caps.find(({ applies }) => applies(state));
  return row && { row: row.id, decision: row.decide(state) };
}

function costDecision(state: RunState): Decision {
  const halt = costHalt(state, 'implement');
  return halt === undefined ? retry(state) : { type: 'halt', halt };
}

function attempts({ plan }: RunState): string {
  const count = plan.caps.maxAttempts;
  return `${count} ${count === 1 ? 'attempt' : 'attempts'}`;
}

function minutes(ms: number): string {
  return ms < 120_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`;
}
