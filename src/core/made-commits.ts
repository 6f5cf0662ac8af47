import { canPass } from './carrying.ts';
import type { Event } from './event.ts';
import { fold } from './loop.ts';
import type { RunState } from './state.ts';
import { storiesOf } from './story-list.ts';

/** A commit of the action's own. */
export interface MadeCommit {
  /** Story that it made pass; absent = it is none of a story's. */
  readonly story?: string;
}

/**
 * The commits that a run made for its branch, by name: what its journal says. A text inside a commit says nothing, since whoever can
 * push can write it (01-product, promise 1).
 */
export function madeCommits(events: readonly Event[]): ReadonlyMap<string, MadeCommit> {
  const states = statesWithCommits(events);
  const plan = states[0]?.plan;
  if (plan === undefined) return new Map();
  const { start, carried = [] } = plan;
  const storyOf = new Map(carried.map(({ commit, story }) => [commit, story]));
  // Whatever came of a story that had to pass again, it is not by what it was before.
  const passing = new Set(plan.stories.flatMap(({ id }) => (canPass(plan, id) ? [id] : [])));
  const points = events.flatMap(({ outcome }) => (outcome.type === 'stories-carried' ? outcome.points : []));
  return new Map([
    ...(start.made === true ? [[start.commit, {}] as const] : []),
    ...states.flatMap(({ archived }) => (archived?.made === undefined ? [] : [[archived.made.commit, {}] as const])),
    ...points.map(({ commit, from }) => [commit, madeFor(storyOf.get(from), passing)] as const),
    ...states.flatMap((state) =>
      storiesOf(state).flatMap(({ id, commit }) => (commit === undefined ? [] : [[commit, { story: id }] as const])),
    ),
  ]);
}

/** A fix takes the place of its story's commit and of the feature's copy: what it is made on top of is read before it. */
function statesWithCommits(events: readonly Event[]): readonly RunState[] {
  const fixes = events.flatMap(({ outcome }, at) => (outcome.type === 'fix-asked' ? [at] : []));
  return [...fixes, events.length].flatMap((end) => fold(events.slice(0, end))?.state ?? []);
}

function madeFor(story: string | undefined, passing: ReadonlySet<string>): MadeCommit {
  return story === undefined || !passing.has(story) ? {} : { story };
}
