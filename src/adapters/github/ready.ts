import { z } from 'zod';
import type { GitHubClient } from './client.ts';
import { asked } from './graphql.ts';
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

/** What came of making a pull request a draft again. */
export type MarkedDraft =
  | { readonly type: 'marked' | 'was-draft' }
  | { readonly type: 'problem'; readonly problem: GitHubProblem };

const draftSchema = z.object({
  convertPullRequestToDraft: z.object({ pullRequest: z.object({ isDraft: z.literal(true) }) }),
});

/** The other way round: what waits for a sign-off is no more than a draft. Never throws. */
export async function markDraft(client: GitHubClient, pull_number: number): Promise<MarkedDraft> {
  const read = await client.call(
    { does: `read pull request #${pull_number}`, permission: 'pull-requests: read', answer: pullSchema },
    (rest, at) => rest.pulls.get({ ...at, pull_number }),
  );
  if (!read.ok) return { type: 'problem', problem: read.problem };
  if (read.data.draft === true) return { type: 'was-draft' };
  const { node_id: id } = read.data;
  const marked = await client.call(
    {
      does: `make pull request #${pull_number} a draft again`,
      permission: 'contents: write, pull-requests: write',
      answer: draftSchema,
    },
    async (octokit, { request }) => ({ data: await asked(octokit.graphql(toDraft, { id, request })), headers: {} }),
  );
  return marked.ok ? { type: 'marked' } : { type: 'problem', problem: marked.problem };
}

const toDraft =
  'mutation ($id: ID!) { convertPullRequestToDraft(input: { pullRequestId: $id }) { pullRequest { isDraft } } }';
