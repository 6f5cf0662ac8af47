import type { Implement } from './command.ts';
import { limitsFor, runLeftMs } from './limits.ts';
import { dependencyFailed, type PickableStory, pickStory } from './pick.ts';
import type { Halt, RunState, StoryState } from './state.ts';
import { currentStory, requireStory, updateStory } from './story.ts';

/** What the run does between stories: work on one, or end. */
export type Next =
  | { readonly type: 'work'; readonly state: RunState; readonly command: Implement }
  | { readonly type: 'halt'; readonly state: RunState; readonly halt: Halt };

/** Ends stories whose dependency failed, then picks the next one or says why the run is over (02-loop §1 Pick, §2). */
export function next(before: RunState): Next {
  const state = { ...endDependents(before), current: undefined };
  const pick = pickStory(pickable(state));
  if (pick.type === 'none') return { type: 'halt', state, halt: lastWord(state) };
  const halt = budgetHalt(state);
  if (halt !== undefined) return { type: 'halt', state, halt };
  const working = start(state, pick.id);
  return { type: 'work', state: working, command: startAttempt(working, { fresh: true }) };
}

/**
 * The command that starts the next attempt of the current story.
 * @param fresh drop ignored files that an earlier attempt left: on a new story, a clean restart and after a crash
 */
export function startAttempt(state: RunState, { fresh }: { fresh: boolean }): Implement {
  const story = requireStory(state);
  return {
    type: 'implement',
    story: story.id,
    attempt: story.attempts.length + 1,
    iteration: state.iterations + 1,
    tree: givenTree(state),
    head: (story.start ?? state.head).commit,
    clean: fresh || state.plan.attemptStart === 'clean',
    limits: limitsFor(state, state.plan.caps.implement),
  };
}

/** The tree that the current story's next attempt is given: what the last one left, or the story's start (02-loop §1). */
export function givenTree(state: RunState): string {
  const story = requireStory(state);
  const start = story.start ?? state.head;
  return state.plan.attemptStart === 'clean' ? start.tree : (story.attempts.at(-1)?.tree ?? start.tree);
}

/** A story that passed fails no dependent, and earlier ones were ended when they failed: thousands of passes cost no search. */
function endDependents(state: RunState): RunState {
  if (currentStory(state)?.status === 'passed') return state;
  const failed = new Set(dependencyFailed(pickable(state)));
  if (failed.size === 0) return state;
  const stories = state.stories.map((story): StoryState => (failed.has(story.id) ? endedByDependency(story) : story));
  return { ...state, stories };
}

function endedByDependency(story: StoryState): StoryState {
  return { ...story, status: 'dependency_failed', detail: 'a story it depends on did not pass' };
}

function pickable(state: RunState): PickableStory[] {
  return state.stories.map((story, index) => {
    const planned = state.plan.stories[index];
    return {
      id: story.id,
      index,
      priority: planned?.priority,
      dependsOn: planned?.dependsOn ?? [],
      state: pickState(story, planned?.was === 'ineligible'),
    };
  });
}

function pickState(story: StoryState, ineligible: boolean): PickableStory['state'] {
  if (story.status === 'passed') return 'passed';
  if (ineligible || !story.inScope) return 'ineligible';
  return story.status === 'open' || story.status === 'running' || story.status === 'interrupted' ? 'open' : 'ended';
}

function budgetHalt(state: RunState): Halt | undefined {
  const { caps } = state.plan;
  if (state.iterations >= caps.maxIterations) {
    return budget('iterations', `all ${caps.maxIterations} iterations of the run are used`);
  }
  if (state.commits >= caps.maxCommits) return budget('commits', `all ${caps.maxCommits} commits of the run are used`);
  if (runLeftMs(state) <= 0) return budget('wallclock', 'the run reached its wall clock limit');
  return undefined;
}

function budget(name: NonNullable<Halt['budget']>, detail: string): Halt {
  return { kind: 'budget_exceeded', budget: name, detail };
}

function lastWord(state: RunState): Halt {
  const tried = counted(state).filter((story) => story.attempts.length > 0 || story.status === 'dependency_failed');
  if (tried.length === 0) return { kind: 'nothing_to_do', detail: nothingToDo(state) };
  const passed = counted(state).filter((story) => story.status === 'passed');
  const total = counted(state).length;
  const blocked = counted(state).filter((story) => story.attempts.at(-1)?.decision === 'confirmed-block');
  if (blocked.length > 0) return { kind: 'block_finding', detail: blockDetail(blocked) };
  if (passed.length === total) return { kind: 'ready', detail: `all ${total} stories passed` };
  return { kind: 'some_failed', detail: `${total - passed.length} of ${total} stories did not pass` };
}

function blockDetail([first, ...more]: readonly StoryState[]): string {
  const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
  return `${first?.id}: ${first?.detail}${others}`;
}

function nothingToDo(state: RunState): string {
  if (state.stories.length === 0) return 'prd.json lists no stories';
  const open = counted(state).filter((story) => story.status === 'open').length;
  return open === 0 ? 'every story already passed or is not eligible' : `${open} open stories wait for a dependency`;
}

/** The stories that count: in scope and eligible. */
function counted(state: RunState): readonly StoryState[] {
  return state.stories.filter((story, index) => story.inScope && state.plan.stories[index]?.was !== 'ineligible');
}

function start(state: RunState, id: string): RunState {
  const current = state.stories.findIndex((story) => story.id === id);
  const working = { ...state, current };
  const story = requireStory(working);
  const sameStart = story.start?.commit === state.head.commit;
  return updateStory(working, {
    status: 'running',
    start: state.head,
    attempts: sameStart ? story.attempts : story.attempts.map(({ tree: _, ...attempt }) => attempt),
  });
}
