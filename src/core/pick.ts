/** A story as the picker sees it; `state` is what the journal says about it (02-loop §1 "Pick"). */
export interface PickableStory {
  readonly id: string;
  /** Position in the file, from 0. */
  readonly index: number;
  /** Lower is sooner; undefined sorts after every number. */
  readonly priority: number | undefined;
  /** Attempts of the last night: stories without any go first. */
  readonly earlier?: number | undefined;
  readonly dependsOn: readonly string[];
  /** `ended`: this run ended it unpassed. `ineligible`: blocked, skipped or deferred by a human. */
  readonly state: 'open' | 'passed' | 'ended' | 'ineligible';
}

/** The story to work on, or the open stories that wait for a dependency (file order; empty when nothing is open). */
export type Pick =
  | { readonly type: 'story'; readonly id: string }
  | { readonly type: 'none'; readonly blockedByDependency: readonly string[] };

/**
 * The next story: open, all `dependsOn` passed, none that the last night tried, lowest priority, then file order (02-loop §1 "Pick").
 * "Absent = file order" (03-interface §3.6) is read as: stories without a priority come after all numbered ones, in file order.
 * A dependency that is not among the stories given counts as not passed.
 */
export function pickStory(stories: readonly PickableStory[]): Pick {
  const passed = passedOf(stories);
  let best: PickableStory | undefined;
  // One pass and nothing made on the way: a backlog has thousands of stories, and every story asks for the next.
  for (const story of stories) {
    if (story.state !== 'open' || !story.dependsOn.every((id) => passed().has(id))) continue;
    best = best === undefined ? story : sooner(best, story);
  }
  if (best !== undefined) return { type: 'story', id: best.id };
  return { type: 'none', blockedByDependency: idsInFileOrder(stories.filter(({ state }) => state === 'open')) };
}

/** Ids of passed stories, gathered when the first dependency asks. */
function passedOf(stories: readonly PickableStory[]): () => ReadonlySet<string> {
  let passed: ReadonlySet<string> | undefined;
  return () => {
    passed ??= new Set(stories.flatMap(({ id, state }) => (state === 'passed' ? [id] : [])));
    return passed;
  };
}

/**
 * Positions of stories in the order in which `pickStory` would take them were none to wait for another. A backlog has
 * thousands of stories and each of them asks for the next one, so the order is found once; most files have it already.
 */
export function pickingOrder(
  stories: readonly { readonly priority?: number; readonly earlier?: number }[],
): readonly number[] {
  const order: number[] = [];
  let isOrdered = true;
  let before = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < stories.length; at += 1) {
    const rank = stories[at]?.priority ?? Number.POSITIVE_INFINITY;
    if (rank < before || stories[at]?.earlier !== undefined) isOrdered = false;
    before = rank;
    order.push(at);
  }
  if (isOrdered) return order;
  const rankOf = (at: number): number => stories[at]?.priority ?? Number.POSITIVE_INFINITY;
  const byRank = order.sort((a, b) => (rankOf(a) === rankOf(b) ? a - b : rankOf(a) - rankOf(b)));
  const isNew = (at: number): boolean => stories[at]?.earlier === undefined;
  return [...byRank.filter(isNew), ...byRank.filter((at) => !isNew(at))];
}

/**
 * Open stories that can no longer be reached in this run, because a dependency (transitively) ended unpassed or is ineligible;
 * they end `dependency_failed` (02-loop §1). In file order.
 */
export function dependencyFailed(stories: readonly PickableStory[]): readonly string[] {
  const queue = stories.filter((story) => story.state === 'ended' || story.state === 'ineligible').map(({ id }) => id);
  if (queue.length === 0) return [];
  const dependents = openDependents(stories);
  const failed = new Map<string, PickableStory>();
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    for (const story of dependents.get(id) ?? []) {
      if (failed.has(story.id)) continue;
      failed.set(story.id, story);
      queue.push(story.id);
    }
  }
  return idsInFileOrder([...failed.values()]);
}

function idsInFileOrder(stories: readonly PickableStory[]): readonly string[] {
  return stories.toSorted((a, b) => a.index - b.index).map((story) => story.id);
}

function sooner(best: PickableStory, other: PickableStory): PickableStory {
  if ((best.earlier === undefined) !== (other.earlier === undefined)) return best.earlier === undefined ? best : other;
  const a = best.priority ?? Number.POSITIVE_INFINITY;
  const b = other.priority ?? Number.POSITIVE_INFINITY;
  return a < b || (a === b && best.index < other.index) ? best : other;
}

/** Edges turned round, so that a failure visits each dependent once instead of every story once. */
function openDependents(stories: readonly PickableStory[]): ReadonlyMap<string, readonly PickableStory[]> {
  const dependents = new Map<string, PickableStory[]>();
  for (const story of stories) {
    if (story.state !== 'open') continue;
    for (const id of story.dependsOn) {
      const known = dependents.get(id);
      if (known === undefined) dependents.set(id, [story]);
      else known.push(story);
    }
  }
  return dependents;
}
