import type { Carrying, LineCommit } from './carry-types.ts';
import { beginWork, canPass, carryingOf, isCarrying, outOfTime, replacedRef } from './carrying.ts';
import { advance, enterHalt, publish, queue, type Step } from './ending.ts';
import type { StoriesCarried } from './event.ts';
import { blocks, type GateResult, MOST_CHECK_CALLS } from './gates.ts';
import { noteResults } from './known-tests.ts';
import { runLeftMs } from './limits.ts';
import type { CarriedCommit } from './plan.ts';
import type { RunState, StoryState } from './state.ts';
import { listOf, storiesOf, storyNamed } from './story-list.ts';

/** Goes on with what was carried, or with another try where the remote did not answer. */
export function storiesCarried(state: RunState, carried: StoriesCarried): Step {
  if (carried.unreachable === undefined) return takeOver(state, carried);
  return runLeftMs(state) <= 0 ? enterHalt(state, outOfTime) : fetchAgain(state, carried.unreachable);
}

/**
 * Takes over what fits and passes the checks. What was green alone and is red together is looked at one by one; what does not fit or
 * is red stays behind, and its story is open again with that as its blocker (02-loop §6).
 */
function takeOver(state: RunState, { points, conflicts, results }: StoriesCarried): Step {
  const { left, alone, without } = carryingOf(state);
  const isRed = points.length > 0 && results.some(blocks);
  if (isRed && runLeftMs(state) <= 0) return enterHalt(state, outOfTime);
  if (isRed && results.some(isOurs)) return carryAgain(state, results);
  if (isRed && !alone && left.length > 1) return oneByOne(state);
  const done = alone ? left.slice(0, 1) : left;
  const missing = [
    ...conflicts.map(({ from, paths }) => ({ from, why: conflictWords(paths) })),
    ...(isRed ? points.map(({ from }) => ({ from, why: redWords(results) })) : []),
  ];
  const known = leftBehind(
    state,
    done,
    missing.map(({ from, why }) => ({ carried: done.find(({ commit }) => commit === from), why })),
  );
  const taken = isRed ? known : take(noteResults(known, results), { points, done, without });
  if (isCarrying(taken)) return beginWork(taken);
  return taken.head.commit === taken.plan.start.commit ? advance(taken) : publish(taken);
}

/** What is on the remote and cannot be had now is not left behind for it: nothing of the branch is touched. */
function fetchAgain(state: RunState, why: string): Step {
  return again(state, `could not be fetched in ${MOST_CHECK_CALLS} calls`, why);
}

/** Trouble that is ours says nothing of the work. */
function carryAgain(state: RunState, results: readonly GateResult[]): Step {
  const { check, reason = '' } = results.find(isOurs) ?? {};
  return again(state, `got no verdict of check "${check}" in ${MOST_CHECK_CALLS} calls`, reason);
}

/**
 * The same is looked at again. Where that does not help, the work of earlier runs is left as it was; that of this run, which stood on
 * a declined commit, is blocked by it.
 */
function again(state: RunState, what: string, why: string): Step {
  const { calls = 0, ...carrying } = carryingOf(state);
  if (calls + 1 < MOST_CHECK_CALLS) return beginWork({ ...state, carrying: { ...carrying, calls: calls + 1 } });
  const { left, without } = carrying;
  if (without === undefined) {
    const detail = `the work of earlier runs ${what}, so ${state.plan.branch} was left as it is: ${why}`;
    return enterHalt(untouched(state), { kind: 'environment_broken', detail });
  }
  const behind = left.map((carried) => ({ carried, why: `it ${what}` }));
  const detail = `the work after ${without}, whose commit the remote declined, ${what}: ${why}`;
  return enterHalt(leftBehind(state, left, behind), { kind: 'environment_broken', detail });
}

function oneByOne(state: RunState): Step {
  const { calls: _, ...carrying } = carryingOf(state);
  return beginWork({ ...state, carrying: { ...carrying, alone: true } });
}

interface LeftBehind {
  readonly carried: CarriedCommit | undefined;
  readonly why: string;
}

/**
 * Goes on to the next commits; what came after a declined one and does not stand without its story is blocked by it, and kept by the
 * same bundle.
 */
function leftBehind(state: RunState, done: readonly CarriedCommit[], behind: readonly LeftBehind[]): RunState {
  const { left, alone, notes, without } = carryingOf(state);
  const rest = { left: left.slice(done.length), alone };
  if (without === undefined) {
    const said = behind.map(({ carried, why }) => noteOf(state, carried, why));
    return { ...state, carrying: { ...rest, notes: [...notes, ...said] } };
  }
  const { bundle } = storyNamed(state, without)?.declined ?? {};
  const stories = storiesOf(state).map((story): StoryState => {
    const { carried, why } = behind.find((each) => each.carried?.story === story.id) ?? {};
    if (carried === undefined) return story;
    const { commit } = carried;
    const detail = `does not stand without ${without}, whose commit the remote declined: ${why}`;
    const declined = { commit, cause: `it stands on that of ${without}`, ...(bundle !== undefined && { bundle }) };
    return { ...story, status: 'blocked', detail, declined };
  });
  return { ...state, stories: listOf(stories), carrying: { ...rest, notes, without } };
}

/** As if nothing had been taken over. */
function untouched(state: RunState): RunState {
  const ref = `refs/heads/${state.plan.branch}`;
  const stories = storiesOf(state).map(({ commit, ...story }): StoryState => {
    return commit === undefined ? story : { ...story, status: 'open', detail: '' };
  });
  const publications = state.publications.filter((each) => each.ref !== ref);
  return { ...state, stories: listOf(stories), publications, head: state.plan.start };
}

function isOurs({ verdict }: GateResult): boolean {
  return verdict === 'error';
}

interface Taking extends Pick<StoriesCarried, 'points'> {
  readonly done: readonly CarriedCommit[];
  readonly without: string | undefined;
}

function take(before: RunState, { points, done, without }: Taking): RunState {
  const last = points.at(-1);
  if (last === undefined) return before;
  const storyOf = new Map(done.map(({ commit, story }) => [commit, story]));
  const passed = new Map(points.flatMap(({ from, commit }) => [[storyOf.get(from), commit] as const]));
  const stories = storiesOf(before).map((story): StoryState => {
    const commit = passed.get(story.id);
    if (commit === undefined) return story;
    if (without !== undefined)
      return { ...story, status: 'passed', detail: `passed, and again without ${without}`, commit };
    if (story.status !== 'open' || !canPass(before.plan, story.id)) return story;
    return { ...story, status: 'passed', detail: 'passed in an earlier run, and again on the moved base', commit };
  });
  const { commit, tree } = last;
  const ref = `refs/heads/${before.plan.branch}`;
  return queue(
    { ...before, stories: listOf(stories), head: { commit, tree }, line: lined(before, points, storyOf) },
    { ref, commit, story: storyOf.get(last.from) ?? '' },
  );
}

function lined(
  { line = [], head }: RunState,
  points: StoriesCarried['points'],
  storyOf: ReadonlyMap<string, string | undefined>,
): readonly LineCommit[] {
  const added = points.map(({ commit, tree, from }, at): LineCommit => {
    const { commit: below, tree: its } = points[at - 1] ?? head;
    const story = storyOf.get(from);
    return { commit, tree, parent: { commit: below, tree: its }, ...(story !== undefined && { story }) };
  });
  return [...line, ...added];
}

function noteOf({ plan }: RunState, carried: CarriedCommit | undefined, why: string): Carrying['notes'][number] {
  const { commit = '', story } = carried ?? {};
  const what = story === undefined ? `Commit ${commit.slice(0, 10)}` : `The work on ${story} of an earlier run`;
  const kept = plan.replaces === undefined ? '' : ` It is kept in ${replacedRef(plan.feature, plan.replaces)}.`;
  const note = `${what} was left behind when ${plan.branch} was put on top of ${plan.base.branch}: ${why}.${kept}`;
  return { ...(story === undefined ? {} : { story }), note };
}

function conflictWords(paths: readonly string[]): string {
  return paths.length === 0 ? 'git could not put it there' : `it conflicts in ${paths.slice(0, 5).join(', ')}`;
}

function redWords(results: readonly GateResult[]): string {
  const [first] = results.filter(blocks);
  return `check "${first?.check ?? first?.gate}" does not pass there${first?.reason ? ` (${first.reason})` : ''}`;
}
