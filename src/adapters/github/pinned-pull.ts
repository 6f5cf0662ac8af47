import { z } from 'zod';
import type { GitHubClient, Refused } from './client.ts';

const repositorySchema = z.object({ id: z.number() }).nullish();

const pullSchema = z.object({
  state: z.enum(['open', 'closed']),
  head: z.object({ ref: z.string(), sha: z.string().regex(/^[0-9a-f]{40,64}$/), repo: repositorySchema }),
  base: z.object({ ref: z.string(), repo: repositorySchema }),
});

/** A pull request as GitHub has it now. */
export interface PullNow {
  readonly isOpen: boolean;
  readonly head: string;
  readonly sha: string;
  readonly base: string;
  /** The head is in another repository, or in one that is gone (catalogue U7). */
  readonly isFork: boolean;
}

/** Reads head, base and state of a pull request once: what is pushed later is not worked on. */
export async function readPull(
  client: GitHubClient,
  pull_number: number,
): Promise<{ readonly ok: true; readonly pull: PullNow } | Refused> {
  const read = await client.call(
    { does: `read pull request #${pull_number}`, permission: 'pull-requests: read', answer: pullSchema },
    (rest, at) => rest.pulls.get({ ...at, pull_number }),
  );
  if (!read.ok) return read;
  const { state, head, base } = read.data;
  const isFork = !head.repo || head.repo.id !== base.repo?.id;
  return { ok: true, pull: { isOpen: state === 'open', head: head.ref, sha: head.sha, base: base.ref, isFork } };
}

const commitSchema = z.object({ commit: z.object({ committer: z.object({ date: z.string() }).nullish() }) });

/** When a commit was made, as it says itself, epoch milliseconds. */
export async function commitTime(
  client: GitHubClient,
  ref: string,
): Promise<{ readonly ok: true; readonly at: number } | Refused> {
  const read = await client.call(
    { does: `read commit ${ref.slice(0, 10)}`, permission: 'contents: read', answer: commitSchema },
    (rest, at) => rest.repos.getCommit({ ...at, ref }),
  );
  return read.ok ? { ok: true, at: Date.parse(read.data.commit.committer?.date ?? '') } : read;
}
