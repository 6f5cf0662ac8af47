import { applyingChecks } from '../../src/core/applying.ts';
import type { Attempt } from '../../src/core/state.ts';
import type { Ended } from './invariants.ts';
import { codeOf, type Files } from './objects.ts';
import { cheats, truthOf } from './truth.ts';
import type { Universe } from './universe.ts';

/** Each commit on the branch is one story, judged by what the world knows of its tree and not by what the run says. */
export function* passes({ u, state }: Ended): Iterable<string> {
  const { objects, scenario } = u;
  const { start } = scenario.plan;
  const flipped = new Set<string>();
  for (const id of objects.history(state.head.commit)) {
    if (id === start.commit) break;
    const commit = objects.commit(id);
    if (commit?.parent === undefined) return yield `commit ${id} does not lead to the run start`;
    const [story, ...more] = flips(objects.tree(commit.parent), objects.tree(commit.tree));
    if (story === undefined || more.length > 0)
      yield `commit ${id} flips ${more.length + (story === undefined ? 0 : 1)} stories`;
    else {
      flipped.add(story);
      yield* judge(u, {
        story,
        tree: commit.tree,
        attempts: state.stories.find((each) => each.id === story)?.attempts ?? [],
      });
    }
  }
  for (const { id, status, attempts } of state.stories) {
    const isPassed = status === 'passed' && attempts.length > 0;
    if (isPassed !== flipped.has(id))
      yield `${id} is ${status}, and on the branch it is ${flipped.has(id) ? '' : 'not '}passed`;
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

/** The spec gate needs all its votes in one go, the quality gate a harmless answer or a block that was denied. */
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
  if (!said.some(isHarmless)) yield `${story} passed although no quality review let it pass: ${said.join(', ')}`;
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
