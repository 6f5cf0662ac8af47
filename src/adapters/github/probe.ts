import { z } from 'zod';
import type { Answer, GitHubClient } from './client.ts';
import type { GitHubProblem } from './problem.ts';

/** What GitHub answered to a request that it can only refuse: for lack of permission, or for its content. */
export type Probed =
  | { readonly type: 'yes' }
  | { readonly type: 'no'; readonly why: string }
  | { readonly type: 'unknown'; readonly why: string };

/**
 * Whether the token may open pull requests, asked without opening one: a pull request from a branch to itself has no commits, so
 * whoever may ask is told that.
 */
export async function probePulls(client: GitHubClient, branch: string): Promise<Probed> {
  const asked = { does: 'ask whether a pull request could be opened', permission: 'pull-requests: write' };
  const title = 'Permission check of ralph-action; never opened';
  return judged(
    await client.call({ ...asked, answer: z.unknown(), once: true }, (rest, at) =>
      rest.pulls.create({ ...at, head: branch, base: branch, title, draft: true }),
    ),
  );
}

/** The same for issues: an issue without a title is refused. */
export async function probeIssues(client: GitHubClient): Promise<Probed> {
  const asked = { does: 'ask whether an issue could be answered', permission: 'issues: write' };
  return judged(
    await client.call({ ...asked, answer: z.unknown(), once: true }, (rest, at) =>
      rest.issues.create({ ...at, title: '' }),
    ),
  );
}

/** Whether the token may read workflow runs. */
export async function probeActions(client: GitHubClient): Promise<Probed> {
  const asked = { does: 'read the workflow runs', permission: 'actions: read', answer: z.unknown() };
  return judged(await client.call(asked, (rest, at) => rest.actions.listWorkflowRunsForRepo({ ...at, per_page: 1 })));
}

/** Types of the rules that apply to a branch of that name, which need not exist; undefined where GitHub does not tell. */
export async function rulesOf(client: GitHubClient, branch: string): Promise<readonly string[] | undefined> {
  const listed = await client.call(
    { does: `read the rules for ${branch}`, permission: 'metadata: read', answer: rulesSchema },
    (rest, at) => rest.repos.getBranchRules({ ...at, branch, per_page: 100 }),
  );
  return listed.ok ? listed.data.map(({ type }) => type) : undefined;
}

const rulesSchema = z.array(z.object({ type: z.string() }));

function judged(answer: Answer<unknown>): Probed {
  // Nothing that could be made was asked for; should it be made all the same, it was allowed.
  if (answer.ok) return { type: 'yes' };
  const { problem } = answer;
  if (problem.kind === 'invalid') return { type: 'yes' };
  return { type: refusals.has(problem.kind) ? 'no' : 'unknown', why: problem.message };
}

const refusals: ReadonlySet<GitHubProblem['kind']> = new Set<GitHubProblem['kind']>([
  'missing-permission',
  'forbidden',
  'unauthorized',
  'pulls-not-permitted',
]);
