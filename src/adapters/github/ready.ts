import { z } from 'zod';
import type { GitHubClient } from './client.ts';
import type { GitHubProblem } from './problem.ts';

/** What came of marking a pull request ready for review. */
export type MarkedReady =
  | { readonly type: 'marked' | 'was-ready' }
  /** Its head is at another commit, so it was left as it is. */
  | { readonly type: 'moved'; readonly to: string }
  | { readonly type: 'problem'; readonly problem: GitHubProblem };

const pullSchema = z.object({
  node_id: z.string(),
  draft: z.boolean().optional(),
  head: z.object({ sha: z.string() }),
});

const readySchema = z.object({
  markPullRequestReadyForReview: z.object({ pullRequest: z.object({ isDraft: z.literal(false) }) }),
});

/** A pull request, and the commit that its head has to be at. */
export interface PullAt {
  readonly number: number;
  readonly sha: string;
}

/** Only GraphQL ends a draft; GitHub asks for `contents: write` beside `pull-requests: write`. Never throws. */
export async function markReady(client: GitHubClient, { number: pull_number, sha }: PullAt): Promise<MarkedReady> {
  const read = await client.call(
    { does: `read pull request #${pull_number}`, permission: 'pull-requests: read', answer: pullSchema },
    (rest, at) => rest.pulls.get({ ...at, pull_number }),
  );
  if (!read.ok) return { type: 'problem', problem: read.problem };
  const { head } = read.data;
  if (head.sha !== sha) return { type: 'moved', to: head.sha };
  if (read.data.draft !== true) return { type: 'was-ready' };
  const { node_id: id } = read.data;
  const marked = await client.call(
    {
      does: `mark pull request #${pull_number} as ready for review`,
      permission: 'contents: write, pull-requests: write',
      answer: readySchema,
    },
    async (octokit, { request }) => ({ data: await asked(octokit.graphql(mutation, { id, request })), headers: {} }),
  );
  return marked.ok ? { type: 'marked' } : { type: 'problem', problem: marked.problem };
}

const mutation =
  'mutation ($id: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } } }';

/** GraphQL refuses with 200 and a list of errors; each has a type, which stands for the status that REST would send. */
async function asked(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    const { errors, headers } = error as { errors?: readonly { type?: string; message?: string }[]; headers?: object };
    const [first] = errors ?? [];
    if (first === undefined) throw error;
    const status = statuses[first.type ?? ''] ?? 422;
    throw Object.assign(new Error('GraphQL refused'), { response: { status, headers, data: first } });
  }
}

const statuses: Readonly<Record<string, number>> = { FORBIDDEN: 403, NOT_FOUND: 404, RATE_LIMITED: 429 };
