import { z } from 'zod';
import type { GitHubClient } from './client.ts';

/**
 * What became of the work that a branch holds: `closed` and `merged` only when the latest pull request ended at exactly that commit,
 * since a branch that went on afterwards holds what nobody has judged yet.
 */
export type PullState = 'open' | 'merged' | 'closed' | 'none' | 'unknown';

/** Looks at the pull requests from a branch of this repository. Never throws. */
export async function askPullState(
  client: GitHubClient,
  { branch, commit }: { readonly branch: string; readonly commit: string },
): Promise<PullState> {
  const listed = await client.call(
    { does: `look for pull requests from ${branch}`, permission: 'pull-requests: read', answer: z.array(pullSchema) },
    (rest, at) =>
      rest.pulls.list({ ...at, state: 'all', head: `${client.owner}:${branch}`, sort: 'created', direction: 'desc' }),
  );
  if (!listed.ok) return 'unknown';
  if (listed.data.some(({ state }) => state === 'open')) return 'open';
  const ended = listed.data.find(({ head }) => head.sha === commit);
  if (ended === undefined) return 'none';
  return ended.merged_at == null ? 'closed' : 'merged';
}

const pullSchema = z.object({
  state: z.enum(['open', 'closed']),
  merged_at: z.string().nullish(),
  head: z.object({ sha: z.string() }),
});
