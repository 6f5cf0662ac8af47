import type { RunState } from '../core/state.ts';
import type { NotPushed } from './run-view.ts';

/** What the remote refused. */
export function notPushed(state: RunState): readonly NotPushed[] {
  return state.publications
    .filter((each) => each.status === 'refused')
    .map(({ ref, commit, detail, bundle }) => ({
      ref,
      commit,
      cause: detail,
      ...(bundle === undefined ? {} : { bundle }),
    }));
}
