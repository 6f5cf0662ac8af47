import type { Face } from './face.ts';
import { threadOf } from './thread-of.ts';
import type { WorldCall } from './world-parts.ts';

/** No pull request is wanted, or there is no token to ask for one. */
export const noFace: Face = {
  branchPushed: () => undefined,
  changed: () => undefined,
  settle: async () => ({}),
  known: () => ({}),
  finish: async () => undefined,
};

/** The token of a run that shows something on GitHub beside its branches; undefined = nothing is wanted, or nobody may. */
export function faceToken(call: Pick<WorldCall, 'job' | 'plan' | 'prepared'>): string | undefined {
  const { githubToken, createPr, useStickyComment, handOver } = call.prepared.settings;
  const isCommentWanted = useStickyComment && threadOf(call) !== undefined;
  const isWanted = createPr !== 'none' || isCommentWanted;
  return isWanted && handOver === undefined ? githubToken : undefined;
}
