import { attemptChecks } from './applying.ts';
import type { Carrying, CarryStories } from './carry-types.ts';
import { advance, enterHalt, type Step } from './ending.ts';
import { limitsFor, runLeftMs, testLimit } from './limits.ts';
import { type RunPlan, wasOpen } from './plan.ts';
import type { RunState } from './state.ts';

/** Goes on once the baseline is known: first with what earlier nights passed on a base that has moved since, then with the stories. */
export function beginWork(state: RunState): Step {
  const { left, alone, without } = carryingOf(state);
  if (left.length === 0) return advance(state);
  if (runLeftMs(state) <= 0) return enterHalt(state, outOfTime);
  const commits = alone ? left.slice(0, 1) : left;
  const command: CarryStories = {
    type: 'carry-stories',
    commits,
    passing: commits.flatMap(({ story }) =>
      story !== undefined && (without !== undefined || canPass(state.plan, story)) ? [story] : [],
    ),
    onto: state.head,
    checks: attemptChecks(state.plan),
    ...(state.tests && { known: state.tests }),
    limits: limitsFor(state, testLimit(state)),
    at: state.now,
  };
  return { state, command };
}

/** Whether commits of earlier nights are still to be put on top of the moved base. */
export function isCarrying(state: RunState): boolean {
  return carryingOf(state).left.length > 0;
}

/** What is still to be carried. */
export function carryingOf({ carrying, plan }: RunState): Carrying {
  return carrying ?? { left: plan.carried ?? [], alone: false, notes: [] };
}

/** A story that is gone, that waits for a human, or whose text was changed, keeps its code and passes by its own gates only. */
export function canPass({ stories }: Pick<RunPlan, 'stories'>, id: string): boolean {
  const story = stories.find((each) => each.id === id);
  return story !== undefined && wasOpen(story) && story.regate !== true && story.waits === undefined;
}

/** Keeps what a branch held before it was put on another base. */
export function replacedRef(feature: string, commit: string): string {
  return `refs/ralph/${feature}/replaced/${commit.slice(0, 10)}`;
}

export const outOfTime = {
  kind: 'budget_exceeded',
  budget: 'wallclock',
  detail: 'the run reached its wall clock limit',
} as const;
