import type { Event } from './event.ts';
import { fold } from './loop.ts';

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
  const state = fold(events)?.state;
  if (state === undefined) return new Map();
  const { start, carried = [] } = state.plan;
  const storyOf = new Map(carried.map(({ commit, story }) => [commit, story]));
  const points = events.flatMap(({ outcome }) => (outcome.type === 'stories-carried' ? outcome.points : []));
  return new Map([
    ...(start.made === true ? [[start.commit, {}] as const] : []),
    ...(state.archived?.made === undefined ? [] : [[state.archived.made.commit, {}] as const]),
    ...points.map(({ commit, from }) => [commit, madeFor(storyOf.get(from))] as const),
    ...state.stories.flatMap(({ id, commit }) => (commit === undefined ? [] : [[commit, { story: id }] as const])),
  ]);
}

function madeFor(story: string | undefined): MadeCommit {
  return story === undefined ? {} : { story };
}
