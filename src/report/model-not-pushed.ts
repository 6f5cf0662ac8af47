import type { RunState } from '../core/state.ts';
import { storiesOf } from '../core/story-list.ts';
import type { NotPushed } from './run-view.ts';

/** What the remote refused: commits of stories that were taken off the branch, then refs as a whole. */
export function notPushed(state: RunState): readonly NotPushed[] {
  const declined = storiesOf(state).flatMap(({ id, declined: each }) =>
    each === undefined ? [] : [{ ...each, ref: `refs/heads/${state.plan.branch}`, story: id }],
  );
  const refused = state.publications
    .filter((each) => each.status === 'refused')
    .map(({ ref, commit, detail, bundle }) => ({
      ref,
      commit,
      cause: detail,
      ...(bundle === undefined ? {} : { bundle }),
    }));
  return [...declined, ...refused];
}
