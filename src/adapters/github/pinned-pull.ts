import { z } from 'zod';
import type { GitHubClient, Refused } from './client.ts';

const repositorySchema = z.object({ id: z.number() }).nullish();
const headSchema = z
  .object({
    ...{ id: z.number(), name: z.string(), owner: z.object({ login: z.string() }) },
    permissions: z.object({ push: z.boolean() }).optional(),
  })
  .nullish();

const pullSchema = z.object({
  state: z.enum(['open', 'closed']),
  head: z.object({ ref: z.string(), sha: z.string().regex(/^[0-9a-f]{40,64}$/), repo: headSchema }),
  base: z.object({ ref: z.string(), repo: repositorySchema }),
  maintainer_can_modify: z.boolean().optional(),
});

/** A pull request as GitHub has it now. */
export interface PullNow {
  readonly isOpen: boolean;
  readonly head: string;
  readonly sha: string;
  readonly base: string;
  /** The head is in another repository, or in one that is gone (catalogue U7). */
  readonly isFork: boolean;
  /** The token may push to the head of the fork. */
  readonly canPush?: true;
}

/** The repository of a head; undefined = it is gone, or hidden from us. */
export type HeadSource = { readonly owner: string; readonly repo: string } | undefined;

/** Reads head, base and state of a pull request once: what is pushed later is not worked on. */
export async function readPull(
  client: GitHubClient,
  pull_number: number,
): Promise<{ readonly ok: true; readonly pull: PullNow; readonly source: HeadSource } | Refused> {
  const read = await client.call(
    { does: `read pull request #${pull_number}`, permission: 'pull-requests: read', answer: pullSchema },
    (rest, at) => rest.pulls.get({ ...at, pull_number }),
  );
  if (!read.ok) return read;
  const { state, head, base } = read.data;
  const isFork = !head.repo || head.repo.id !== base.repo?.id;
  const mayEdit = head.repo?.permissions?.push === true || read.data.maintainer_can_modify === true;
  // GITHUB_TOKEN and the token of an App reach the repositories that they were made for, and no fork of them.
  const canPush = isFork && head.repo && mayEdit && client.bearer !== 'installation';
  const at = { head: head.ref, sha: head.sha, base: base.ref };
  const pull = { isOpen: state === 'open', ...at, isFork, ...(canPush && { canPush: true as const }) };
  return { ok: true, pull, source: head.repo ? { owner: head.repo.owner.login, repo: head.repo.name } : undefined };
}

const pushesSchema = z.array(z.object({ after: z.string(), timestamp: z.string() }));

/** When a head came to where it is, or why nobody can tell. */
export type PushTime =
  | { readonly ok: true /** Epoch milliseconds. */; readonly at: number }
  | { readonly ok: false; readonly why: string };

/**
 * When the head of a pull request was pushed, by GitHub's own record of pushes: the dates in a commit are written by whoever makes
 * it (catalogue U8). Only the newest push counts, and only if it is the one that brought this commit.
 */
export async function pushTime(
  client: GitHubClient,
  { pull: { head, sha }, source }: { readonly pull: PullNow; readonly source: HeadSource },
): Promise<PushTime> {
  if (source === undefined) return { ok: false, why: 'the repository it comes from is gone' };
  const read = await client.call(
    { does: `read when ${head} was pushed`, permission: 'contents: read', answer: pushesSchema },
    (rest, { request }) => rest.repos.listActivities({ ...source, request, ref: `refs/heads/${head}`, per_page: 1 }),
  );
  if (!read.ok) return { ok: false, why: read.problem.message.replace(/\.$/, '') };
  const [newest] = read.data;
  const at = newest?.after === sha ? Date.parse(newest.timestamp) : Number.NaN;
  return Number.isNaN(at) ? { ok: false, why: "GitHub's record of pushes does not name it yet" } : { ok: true, at };
}
