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
  const { start } = plan;
  const points = events.flatMap(({ outcome }) => (outcome.type === 'stories-carried' ? outcome.points : []));
  return new Map([
    ...(start.made === true ? [[start.commit, {}] as const] : []),
    ...states.flatMap(({ archived }) => (archived?.made === undefined ? [] : [[archived.made.commit, {}] as const])),
    // Those that made a story pass are its commits below; of one that had to pass again, none is by what it was before.
    ...points.map(({ commit }) => [commit, {}] as const),
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
