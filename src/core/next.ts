import { usedUp } from './all-of.ts';
import { breakCircuit, brokenBetweenStories, opened } from './breaker.ts';
import { costHalt } from './budget.ts';
import type { Implement } from './command.ts';
import { lastWord } from './last-word.ts';
import { limitsFor, runLeftMs } from './limits.ts';
import { perObject } from './per-object.ts';
import { dependencyFailed, type PickableStory } from './pick.ts';
import type { PlannedStory, RunPlan } from './plan.ts';
import { cleanStart, ownAttempts, partInWork, restarted } from './split.ts';
import type { Halt, RunState, StoryState } from './state.ts';
import { currentStory, requireStory, updateStory } from './story.ts';
import { listOf, storiesOf, storyAt } from './story-list.ts';
import { nextTier, startsClean, type Tier } from './stuck.ts';

/** What the run does between stories: work on one, or end. */
export type Next =
  | { readonly type: 'work'; readonly state: RunState; readonly command: Implement }
  | { readonly type: 'halt'; readonly state: RunState; readonly halt: Halt };

/** Ends stories whose dependency failed, then picks the next one or says why the run is over (02-loop §1 Pick, §2). */
export function next(before: RunState): Next {
  const { current: _, ...rest } = endDependents(before);
  const { orderFrom, picked } = pick(rest);
  const state = { ...rest, orderFrom };
  if (picked === undefined) return { type: 'halt', state, halt: lastWord(state) };
  // A story that a deadline cut short goes on: that is not between stories.
  const broken = storyAt(state.stories, picked)?.status === 'interrupted' ? undefined : brokenBetweenStories(state);
  if (broken !== undefined) return { type: 'halt', state: opened(state, broken), halt: breakCircuit(broken).halt };
  const halt = budgetHalt(state);
  if (halt !== undefined) return { type: 'halt', state, halt };
  const working = start(state, picked);
  return { type: 'work', state: working, command: startAttempt(working, { fresh: true }) };
}

/**
 * The command that starts the next attempt of the current story.
 * @param fresh drop ignored files that an earlier attempt left: on a new story, a clean restart and after a crash
 */
export function startAttempt(state: RunState, { fresh }: { fresh: boolean }): Implement {
  const story = requireStory(state);
  const tier = nextTier(ownAttempts(story));
  const part = partInWork(story)?.id;
  return {
    type: 'implement',
    story: story.id,
    attempt: story.attempts.length + 1,
    iteration: state.iterations + 1,
    tree: treeAt(state, tier),
    head: (story.start ?? state.head).commit,
    clean: fresh || startsClean(state.plan, tier),
    ...(part === undefined ? {} : { part }),
    ...(tier === undefined ? {} : { tier }),
    limits: limitsFor(state, state.plan.caps.implement),
  };
}

/** The tree that the current story's next attempt is given: what the last one left, or the story's start (02-loop §1). */
export function givenTree(state: RunState): string {
  return treeAt(state, nextTier(ownAttempts(requireStory(state))));
}

/** The same where it is known what the attempt is. */
export function treeAt(state: RunState, tier: Tier | undefined): string {
  const story = requireStory(state);
  const start = cleanStart(story) ?? state.head;
  return startsClean(state.plan, tier) ? start.tree : (ownAttempts(story).at(-1)?.tree ?? start.tree);
}

/** What `pickStory` says, found along the order of the run instead of by looking at every story. */
function pick(state: RunState): { orderFrom: number; picked: number | undefined } {
  const { order, stories, plan } = state;
  const stateAt = (at: number): PickableStory['state'] => stateOf(storyAt(stories, at), plan.stories[at]);
  let { orderFrom } = state;
  while (orderFrom < order.length && stateAt(order[orderFrom] ?? 0) !== 'open') orderFrom += 1;
  for (let place = orderFrom; place < order.length; place += 1) {
    const at = order[place] ?? 0;
    if (stateAt(at) === 'open' && isReady(state, plan.stories[at])) return { orderFrom, picked: at };
  }
  return { orderFrom, picked: undefined };
}

/** Whether everything a story depends on has passed. */
function isReady({ stories, plan }: RunState, story: PlannedStory | undefined): boolean {
  const needed = story?.dependsOn;
  if (needed === undefined || needed.length === 0) return true;
  const places = placesOf(plan.stories);
  return needed.every((id) => storyAt(stories, places.get(id) ?? -1)?.status === 'passed');
}

/** Positions of stories by id, and the ids that others depend on: the plan stays while thousands of stories ask. */
const placesOf = perObject(
  (stories: RunPlan['stories']): ReadonlyMap<string, number> => new Map(stories.map(({ id }, at) => [id, at])),
);
const neededOf = perObject(
  (stories: RunPlan['stories']): ReadonlySet<string> => new Set(stories.flatMap(({ dependsOn }) => dependsOn ?? [])),
);

/** Those of earlier stories were ended when they failed: only a story that did not pass and is depended on costs a search. */
function endDependents(state: RunState): RunState {
  const needed = neededOf(state.plan.stories);
  const last = currentStory(state);
  if (needed.size === 0 || last?.status === 'passed' || (last && !needed.has(last.id))) return state;
  const failed = new Set(dependencyFailed(pickable(state)));
  if (failed.size === 0) return state;
  const stories = storiesOf(state).map((story) => (failed.has(story.id) ? endedByDependency(story) : story));
  return { ...state, stories: listOf(stories) };
}

function endedByDependency(story: StoryState): StoryState {
  return { ...story, status: 'dependency_failed', detail: 'a story it depends on did not pass' };
}

function pickable(state: RunState): PickableStory[] {
  return storiesOf(state).map((story, index) => {
    const planned = state.plan.stories[index];
    return {
      id: story.id,
      index,
      priority: planned?.priority,
      earlier: planned?.earlier,
      dependsOn: planned?.dependsOn ?? [],
      state: stateOf(story, planned),
    };
  });
}

function stateOf(story: StoryState | undefined, planned: PlannedStory | undefined): PickableStory['state'] {
  if (story === undefined || planned === undefined) return 'ineligible';
  if (story.status === 'passed') return 'passed';
  if (planned.was === 'ineligible' || !story.inScope) return 'ineligible';
  return story.status === 'open' || story.status === 'running' || story.status === 'interrupted' ? 'open' : 'ended';
}

function budgetHalt(state: RunState): Halt | undefined {
  const { caps } = state.plan;
  if (state.iterations >= caps.maxIterations) {
    return budget('iterations', usedUp(caps.maxIterations, 'iteration'));
  }
  if (state.commits >= caps.maxCommits) return budget('commits', usedUp(caps.maxCommits, 'commit'));
  const unpayable = costHalt(state, 'implement');
  if (unpayable !== undefined) return unpayable;
  if (runLeftMs(state) <= 0) return budget('wallclock', 'the run reached its wall clock limit');
  return undefined;
}

function budget(name: NonNullable<Halt['budget']>, detail: string): Halt {
  return { kind: 'budget_exceeded', budget: name, detail };
}

function start(state: RunState, current: number): RunState {
  const working = { ...state, current };
  const story = requireStory(working);
  const sameStart = story.start?.commit === state.head.commit;
  // Sub-stories that were done on another tip are done again on this one.
  const split = sameStart || story.split === undefined ? story.split : restarted(story.split, state.head);
  return updateStory(working, {
    status: 'running',
    start: state.head,
    ...(split && { split }),
    attempts: sameStart ? story.attempts : story.attempts.map(({ tree: _, ...attempt }) => attempt),
  });
}
