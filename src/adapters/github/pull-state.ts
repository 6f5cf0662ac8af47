import { z } from 'zod';
import type { PullFacts } from '../../core/facts.ts';
import { pullUrl } from './address.ts';
import { type Author, createAuthor, userSchema } from './author.ts';
import type { GitHubClient } from './client.ts';
import { hasBlock } from './merge-body.ts';

/**
 * What became of the work that a branch holds: `closed` and `merged` only when the latest pull request into its base ended at exactly
 * that commit, since a branch that went on afterwards holds what nobody has judged yet; `closed` only when its description is ours, and
 * who opened it is, too, or belongs to the repository, as an App at work in it does: everybody may close what he opened.
 * One that is open into the base is told as it is, one into another base only as `open`.
 */
export type PullState = PullFacts | 'open' | 'merged' | 'closed' | 'none' | 'unknown';

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
  const open = listed.data.filter(({ state }) => state === 'open');
  const direct = open.find((pull) => pull.base.ref === base);
  if (direct !== undefined) return factsOf(client, direct);
  if (open.length > 0) return 'open';
  const author = createAuthor(client);
  for (const pull of listed.data.filter(({ head, base: to }) => head.sha === commit && to.ref === base)) {
    if (isMerged(pull)) return 'merged';
    if (hasBlock(pull.body ?? '', branch) && (await isFromWithin(author, pull))) return 'closed';
  }
  return 'none';
}

/**
 * Who nobody can tell from a stranger is one. Only an App that the owner let in opens a pull request from a branch of this very
 * repository, and to ask for its name would leave a mark.
 */
async function isFromWithin(author: Author, pull: Pull): Promise<boolean> {
  const { user, author_association, head, base } = pull;
  if (within.has(author_association ?? '')) return true;
  if (user?.type === 'Bot') return head.repo?.id === base.repo.id;
  const asked = await author.owns({ user: user ?? null });
  return asked.ok && asked.own;
}

/** What GitHub calls people whom the repository's owner let in. */
const within: ReadonlySet<string> = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

function factsOf(client: GitHubClient, { number, draft = false }: Pull): PullFacts {
  return { number, url: pullUrl(client, number), draft };
}

function isMerged({ merged_at }: Pull): boolean {
  return merged_at != null;
}

type Pull = z.infer<typeof pullSchema>;

const pullSchema = z.object({
  number: z.number(),
  draft: z.boolean().optional(),
  user: userSchema.optional(),
  author_association: z.string().nullish(),
  state: z.enum(['open', 'closed']),
  merged_at: z.string().nullish(),
  body: z.string().nullish(),
  head: z.object({ sha: z.string(), repo: z.object({ id: z.number() }).nullable() }),
  base: z.object({ ref: z.string(), repo: z.object({ id: z.number() }) }),
});
