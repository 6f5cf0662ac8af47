import { baselineChecks } from './applying.ts';
import { beforeCall } from './calling.ts';
import { beginWork, isCarrying, replacedRef } from './carrying.ts';
import { chained } from './continuing.ts';
import { advance, type Step } from './ending.ts';
import type { Event } from './event.ts';
import { baselineLimit, limitsFor } from './limits.ts';
import { pickingOrder } from './pick.ts';
import type { RunPlan } from './plan.ts';
import type { RunState } from './state.ts';
import { firstStory } from './story.ts';
import { listOf } from './story-list.ts';

/** Folds the first event of a journal: a run begins with its plan. */
export function begin(event: Event): Step {
  if (event.outcome.type !== 'begun')
    throw new Error(`A journal begins with "begun", not with "${event.outcome.type}".`);
  return issued(firstStep(initialState(event.outcome.plan, event)));
}

function initialState(plan: RunPlan, { stamp }: Event): RunState {
  return {
    plan,
    startedAt: stamp.at,
    now: stamp.at,
    elapsedMs: stamp.elapsedMs,
    earlierMs: 0,
    iterations: 0,
    ...(plan.step && { stepFrom: 0 }),
    ...chained(plan.chain, plan.again),
    commits: 0,
    resumes: 0,
    baseline: baselineChecks(plan).length === 0 ? 'off' : undefined,
    stories: listOf(plan.stories.map(firstStory)),
    order: pickingOrder(plan.stories),
    orderFrom: 0,
    head: plan.start,
    publications: replaced(plan),
    pending: { type: 'settle', refs: [] },
  };
}

/** What the branch held before stays reachable. */
function replaced({ feature, replaces }: RunPlan): RunState['publications'] {
  if (replaces === undefined) return [];
  const ref = replacedRef(feature, replaces);
  return [{ ref, commit: replaces, story: '', status: 'queued', detail: '' }];
}

/** Begins with the baseline where there is one and work that needs it, else with the work. */
export function firstStep(state: RunState): Step {
  if (state.baseline !== undefined) return beginWork(state);
  const nothing = advance(state);
  // A look at what earlier runs passed is compared with nothing.
  if (nothing.command.type !== 'implement' && !isCarrying(state)) return nothing;
  const { plan } = state;
  const limits = limitsFor(state, baselineLimit(state));
  return { state, command: { type: 'run-baseline', tree: plan.start.tree, checks: baselineChecks(plan), limits } };
}

/**
 * The step as it is performed: an agent is called if it may be, and the state knows what is pending. The state of the step was made for
 * it (`tick`, `initialState`), so nobody else has it yet.
 */
export function issued(step: Step): Step {
  const called = beforeCall(step);
  const state: { -readonly [Key in keyof RunState]: RunState[Key] } = called.state;
  state.pending = called.command;
  return called;
}
