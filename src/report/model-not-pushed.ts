import type { RunState } from '../core/state.ts';

/** Work that could not be pushed and where it is kept (04-trust rule 20). */
export interface NotPushed {
  readonly ref: string;
  readonly commit: string;
  readonly cause: string;
  readonly bundle?: string;
}

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
