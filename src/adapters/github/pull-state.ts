import { z } from 'zod';
import type { GitHubClient } from './client.ts';
import { hasBlock } from './merge-body.ts';

/**
 * What became of the work that a branch holds: `closed` and `merged` only when the latest pull request into its base ended at exactly
 * that commit, since a branch that went on afterwards holds what nobody has judged yet; `closed` only when its description is ours.
 */
export type PullState = 'open' | 'merged' | 'closed' | 'none' | 'unknown';

/** The end of a branch, and the branch that its work goes to. */
export interface BranchAt {
  readonly branch: string;
  readonly commit: string;
  readonly base: string;
}

/** Looks at the pull requests from a branch of this repository, which anybody who can read it may open and close. Never throws. */
export async function askPullState(client: GitHubClient, { branch, commit, base }: BranchAt): Promise<PullState> {
  const listed = await client.call(
    { does: `look for pull requests from ${branch}`, permission: 'pull-requests: read', answer: z.array(pullSchema) },
    (rest, at) =>
      rest.pulls.list({ ...at, state: 'all', head: `${client.owner}:${branch}`, sort: 'created', direction: 'desc' }),
  );
  if (!listed.ok) return 'unknown';
  if (listed.data.some(({ state }) => state === 'open')) return 'open';
  const ended = listed.data.find(
    (pull) =>
      pull.head.sha === commit && pull.base.ref === base && (isMerged(pull) || hasBlock(pull.body ?? '', branch)),
  );
  if (ended === undefined) return 'none';
  return isMerged(ended) ? 'merged' : 'closed';
}

function isMerged({ merged_at }: z.infer<typeof pullSchema>): boolean {
  return merged_at != null;
}

const pullSchema = z.object({
  state: z.enum(['open', 'closed']),
  merged_at: z.string().nullish(),
  body: z.string().nullish(),
  head: z.object({ sha: z.string() }),
  base: z.object({ ref: z.string() }),
});
