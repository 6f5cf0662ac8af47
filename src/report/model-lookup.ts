import type { PlannedStory } from '../core/plan.ts';
import type { Publication } from '../core/publications.ts';
import type { RunState, StoryState } from '../core/state.ts';
import { storiesOf } from '../core/story-list.ts';
import { heldStories } from './held.ts';
import type { Links } from './markdown.ts';
import type { WorkView } from './run-view.ts';

/** A run with what its stories look up, made once so that a report over thousands of stories stays linear. */
export interface Lookup {
  readonly state: RunState;
  readonly planned: ReadonlyMap<string, PlannedStory>;
  readonly published: ReadonlyMap<string, Publication>;
  readonly passed: ReadonlySet<string>;
  /** Stories that later runs leave alone until something changes. */
  readonly held: ReadonlySet<string>;
  /** What commands in comments begin with. */
  readonly phrase: string;
  readonly links: Links | undefined;
}

export function lookup(state: RunState, links?: Links): Lookup {
  return {
    state,
    planned: new Map(state.plan.stories.map((story) => [story.id, story])),
    published: new Map(state.publications.map((each) => [each.ref, each])),
    passed: new Set(
      storiesOf(state)
        .filter((story) => story.status === 'passed')
        .map((story) => story.id),
    ),
    held: new Set(heldStories(state)),
    phrase: links?.phrase ?? '/ralph',
    links,
  };
}

/** A story that prd.json does not put aside. */
export function isEligible({ planned }: Lookup, story: StoryState): boolean {
  return planned.get(story.id)?.was !== 'ineligible';
}

/** How a story stands; once the run has ended, what it broke off is `interrupted` and what it never began is `untried` (01-product). */
export function outcomeOf(run: Lookup, story: StoryState): StoryState['status'] {
  if (run.state.halt === undefined) return story.status;
  if (story.status === 'running') return 'interrupted';
  const isUntried = story.status === 'open' && story.attempts.length === 0 && isEligible(run, story) && !story.waits;
  return isUntried ? 'untried' : story.status;
}

/** Where the work of a story is; undefined while it has none. */
export function workOf({ state, published }: Lookup, story: StoryState): WorkView | undefined {
  const place =
    story.commit === undefined
      ? story.wip && { kind: 'wip' as const, ...story.wip }
      : { kind: 'commit' as const, branch: state.plan.branch, commit: story.commit };
  if (place === undefined) return keptBefore(story);
  const status = published.get(`refs/heads/${place.branch}`)?.status;
  return { ...place, reached: status === undefined || status === 'queued' ? 'local' : status };
}

/** What an earlier run left of a story that waits. */
function keptBefore({ waits }: StoryState): WorkView | undefined {
  return waits?.wip === undefined ? undefined : { kind: 'wip', branch: waits.wip, commit: '', reached: 'pushed' };
}
