import { slug } from './slug.ts';
import type { RunState } from './state.ts';
import { storiesOf } from './story-list.ts';

/** A branch with work of an earlier run on a story that this run tried again, and where it goes; names without `refs/heads/`. */
export interface OlderWork {
  readonly story: string;
  readonly from: string;
  readonly to: string;
}

/** The wip branches that newer work has taken the place of (02-loop §6, rerun): what earlier runs left of the stories tried now. */
export function olderWork(state: RunState): readonly OlderWork[] {
  const tried = new Map(
    storiesOf(state)
      .filter(({ attempts }) => attempts.length > 0)
      .map((story) => [story.id, story]),
  );
  return (state.plan.recall?.known ?? []).flatMap(({ id, failed }) => {
    const story = tried.get(id);
    const from = failed?.wip;
    if (story === undefined || from === undefined || from === story.wip?.branch) return [];
    const to = archived(id, from);
    return to === undefined ? [] : [{ story: id, from, to }];
  });
}

/** Undefined for any name that we would not have given: what is remembered comes from a ref that others can write. */
function archived(story: string, branch: string): string | undefined {
  const place = ['wip/', 'ralph-wip-'].find((each) => branch.startsWith(each));
  if (place === undefined) return undefined;
  const rest = branch.slice(place.length);
  const own = `${place === 'wip/' ? 'ralph-' : ''}fail-${slug(story)}-`;
  if (!rest.startsWith(own) || !/^\d{8}-\d{6}(?:-\d+)?$/.test(rest.slice(own.length))) return undefined;
  return `${place === 'wip/' ? 'wip/archive/' : 'ralph-wip-archive-'}${rest}`;
}
