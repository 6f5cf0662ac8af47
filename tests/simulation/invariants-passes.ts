import { applyingChecks } from '../../src/core/applying.ts';
import { wasOpen } from '../../src/core/plan.ts';
import { MOST_MISSES } from '../../src/core/review-heard.ts';
import type { Attempt } from '../../src/core/state.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import type { Ended } from './invariants.ts';
import type { CarriedTo } from './ledger.ts';
import { codeOf, type Files, isCode, type Objects } from './objects.ts';
import { cheats, HARNESS, isBlind, truthOf } from './truth.ts';
import type { Universe } from './universe.ts';

/** Each commit on the branch is one story, judged by what the world knows of its tree and not by what the run says. */
export function* passes({ u, state }: Ended): Iterable<string> {
  const flipped = new Set<string>();
  for (const id of u.objects.history(state.head.commit)) {
    if (id === u.scenario.plan.start.commit) break;
    const parent = u.objects.commit(id)?.parent;
    if (parent === undefined) return yield `commit ${id} does not lead to the run start`;
    const stories = flips(u.objects.tree(parent), u.objects.tree(id));
    for (const story of stories) flipped.add(story);
    yield* judgeCommit({ u, state }, id, stories);
  }
  for (const [at, { id, status }] of storiesOf(state).entries()) {
    const planned = state.plan.stories[at];
    const isPassed = status === 'passed' && planned !== undefined && wasOpen(planned);
    if (isPassed !== flipped.has(id))
      yield `${id} is ${status}, and on the branch it is ${flipped.has(id) ? '' : 'not '}passed`;
  }
}

/** A commit that was carried over may be of no story; any other one flips exactly one. */
function* judgeCommit(
  { u, state }: Pick<Ended, 'u' | 'state'>,
  id: string,
  [story, ...more]: readonly string[],
): Iterable<string> {
  const carried = u.ledger.carried.get(id);
  if (more.length > 0 || (story === undefined && carried === undefined))
    yield `commit ${id} flips ${more.length + (story === undefined ? 0 : 1)} stories`;
  else if (carried !== undefined) yield* judgeCarried(u, { ...carried, id, story });
  else if (story !== undefined) {
    const attempts = storiesOf(state).find((each) => each.id === story)?.attempts ?? [];
    yield* judge(u, { story, tree: u.objects.treeOf(id), attempts });
    yield* sighted(u, { id, story, attempt: attempts.at(-1) });
  }
}

interface Passed {
  readonly story: string;
  readonly tree: string;
  readonly attempts: readonly Attempt[];
}

function* judge(u: Universe, { story, tree, attempts }: Passed): Iterable<string> {
  const files = u.objects.tree(tree);
  const last = attempts.at(-1);
  const candidate = last?.tree;
  if (candidate === undefined || last === undefined) return yield `${story} passed without a candidate`;
  if (codeOf(u.objects.tree(candidate)) !== codeOf(files))
    yield `${story} was committed with another tree than its candidate`;
  const snapshot = u.ledger.snapshots.get(candidate);
  if (snapshot?.passed !== true || cheats(files)) yield `${story} passed although integrity did not let its tree pass`;
  if (u.ledger.agentVerdicts.get(`${story} ${last.attempt}`) !== 'pass')
    yield `${story} passed although its agent failed`;
  for (const check of applyingChecks(u.scenario.plan, last)) {
    const ran = u.ledger.checked.get(candidate)?.get(check.name);
    if (ran !== 'pass') yield `${story} passed, but check "${check.name}" said ${ran ?? 'nothing'} on its tree`;
    const truth = truthOf(files, check, Number.POSITIVE_INFINITY);
    if (truth !== 'pass') yield `${story} passed, but in truth check "${check.name}" says ${truth}`;
  }
  if (u.scenario.plan.reviewAgent !== 'none') yield* reviewed(u, story, candidate);
}

/** A story that touched what its checks load passes only where they notice a broken tree. */
function* sighted(
  { objects, scenario: { plan } }: Universe,
  { id, story, attempt }: { readonly id: string; readonly story: string; readonly attempt: Attempt | undefined },
): Iterable<string> {
  const changed = changedPaths(objects, id);
  const isAsked = plan.saboteur !== undefined && attempt !== undefined && applyingChecks(plan, attempt).length > 0;
  const isTouched = changed.includes(HARNESS) && changed.some((path) => path.startsWith('src/'));
  if (isAsked && isTouched && isBlind(objects.tree(id))) yield `${story} passed, and its checks notice nothing`;
}

interface CarriedCommit extends CarriedTo {
  readonly id: string;
  /** That it flips; undefined = none. */
  readonly story: string | undefined;
}

/** It is the change of a commit that passed its story, and what it was put on the branch with passes the checks again. */
function* judgeCarried({ objects, ledger, scenario }: Universe, { id, from, tip, checked, story }: CarriedCommit) {
  const [then, now] = [from, id].map((commit) => changeOf(objects, commit));
  if (then !== now) yield `${id} is not the change of ${from}, which it carries`;
  if (story === undefined) return;
  if (ledger.passing.get(from) !== story) yield `${story} was carried from ${from}, which never passed it`;
  const changed = changedPaths(objects, id).map((path) => ({ path }));
  for (const check of applyingChecks(scenario.plan, { changed, changedCount: changed.length })) {
    const ran = checked.get(check.name);
    const truth = truthOf(objects.tree(tip), check, Number.POSITIVE_INFINITY);
    if (ran !== 'pass' || truth !== 'pass')
      yield `${story} was carried, and check "${check.name}" said ${ran ?? 'nothing'} and in truth says ${truth}`;
  }
}

/** What a commit changes of the code. */
function changeOf(objects: Objects, commit: string): string {
  const after = objects.tree(commit);
  return JSON.stringify(changedPaths(objects, commit).map((path) => [path, after.get(path)]));
}

function changedPaths(objects: Objects, commit: string): readonly string[] {
  const [before, after] = [objects.tree(objects.commit(commit)?.parent ?? ''), objects.tree(commit)];
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter(isCode).toSorted();
  return paths.filter((path) => before.get(path) !== after.get(path));
}

/** The spec gate needs all its votes in one go, the quality gate a harmless answer, a block that was denied, or nobody who answers. */
function* reviewed(u: Universe, story: string, tree: string): Iterable<string> {
  const said = u.ledger.reviews.get(`${story} ${tree}`) ?? [];
  const votes = said.filter((each) => each === 'spec good' || each === 'spec warn').length;
  if (votes < u.scenario.plan.specPasses)
    yield `${story} passed with ${votes} good votes of ${u.scenario.plan.specPasses}`;
  const harmless = [
    'quality good',
    'quality warn',
    'quality unmet',
    'quality unsure',
    'quality missing',
    'quality claims denies',
  ];
  const isHarmless = (each: string): boolean =>
    harmless.includes(each) || (each.startsWith('quality claims ') && !/confirms|cannot-tell|nonsense|dies/.test(each));
  const isUnheard = (u.ledger.unheard.get(`${story} ${tree}`) ?? 0) >= MOST_MISSES;
  const isBlocked = said.some((each) => each.startsWith('quality ') && each !== 'quality nonsense');
  if (!said.some(isHarmless) && (isBlocked || !isUnheard))
    yield `${story} passed although no quality review let it pass: ${said.join(', ')}`;
}

/** Ids of the stories whose flag differs, and `other` when anything else of prd.json does. */
function flips(before: Files, after: Files): readonly string[] {
  const [from, to] = [before, after].map((files) => JSON.parse(files.get('prd.json') ?? 'null') as Backlog | null);
  if (from === null || to === null || from === undefined || to === undefined) return ['other', 'other'];
  const differing = to.userStories.filter(({ passes }, at) => passes !== from.userStories[at]?.passes);
  const same = (backlog: Backlog): string =>
    JSON.stringify({ ...backlog, userStories: backlog.userStories.map((story) => ({ ...story, passes: true })) });
  return [...differing.map(({ id }) => id), ...(same(from) === same(to) ? [] : ['other'])];
}

interface Backlog {
  readonly userStories: readonly { readonly id: string; readonly passes: boolean }[];
}
