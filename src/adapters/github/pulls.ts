import { z } from 'zod';
import { compareUrl, type Place, pullUrl } from './address.ts';
import type { Answer, GitHubClient, Refused } from './client.ts';
import { createOnce } from './create-once.ts';
import { sameText } from './marker.ts';
import { hasBlock, mergeBody, ownBlock } from './merge-body.ts';
import type { GitHubProblem } from './problem.ts';

export interface PullOptions {
  /** Branch of this repository with the work, without `refs/heads/`. */
  readonly head: string;
  readonly base: string;
  readonly title: string;
  /** Our text, without marker lines. */
  readonly body: string;
  readonly draft: boolean;
  /** Name of the hidden marker around our text. */
  readonly marker: string;
}

export interface Pull {
  readonly number: number;
  readonly url: string;
  readonly draft: boolean;
  readonly state: 'open' | 'closed';
  /** Login of who opened it; absent when GitHub does not say. */
  readonly author?: string;
}

export type EnsuredPull =
  | { readonly ok: true; readonly pull: Pull; readonly created: boolean; readonly notes: readonly string[] }
  | {
      readonly ok: false;
      readonly problem: GitHubProblem;
      /** Where a person opens it with one click; the work is pushed. */
      readonly compareUrl: string;
    };

/**
 * The open pull request from that branch: found, or created exactly once. Closed ones stay closed: somebody decided so.
 * Never throws.
 */
export async function ensurePull(client: GitHubClient, options: PullOptions): Promise<EnsuredPull> {
  const found = await findOpen(client, options);
  if (!found.ok) return refused(client, options, found);
  if (found.data !== undefined) return present(client, found.data, options);
  const notes: string[] = [];
  let made = await create(client, options, options.draft);
  if (!made.ok && made.problem.kind === 'drafts-unavailable') {
    notes.push(noDrafts);
    made = await create(client, options, false);
  }
  if (made.ok) return { ok: true, pull: pullOf(client, made.data), created: true, notes };
  return made.problem.kind === 'invalid' ? presentAfterAll(client, options, made) : refused(client, options, made);
}

/** The open pull request from that branch; undefined when there is none: then somebody closed or merged it. Never throws. */
export async function findPull(
  client: GitHubClient,
  options: Pick<PullOptions, 'head' | 'base' | 'marker'>,
): Promise<EnsuredPull | undefined> {
  const found = await findOpen(client, options);
  if (!found.ok) return refused(client, options, found);
  return found.data === undefined ? undefined : present(client, found.data, options);
}

export type UpdatedPull =
  | {
      /** `left`: the description carries no block of ours, so it is not ours to change. */
      readonly type: 'edited' | 'unchanged' | 'left';
    }
  | { readonly type: 'problem'; readonly problem: GitHubProblem };

/** New text for our block of a description; what people wrote around it stays. The title is changed with it. Never throws. */
export async function updatePull(
  client: GitHubClient,
  pull_number: number,
  { title, body, marker }: { readonly title?: string; readonly body: string; readonly marker: string },
): Promise<UpdatedPull> {
  const read = await client.call(
    { does: `read pull request #${pull_number}`, permission: 'pull-requests: read', answer: pullSchema },
    (rest, at) => rest.pulls.get({ ...at, pull_number }),
  );
  if (!read.ok) return { type: 'problem', problem: read.problem };
  const existing = read.data.body ?? '';
  const merged = mergeBody(existing, { marker, text: body });
  if (merged === undefined) return { type: 'left' };
  if (sameText(existing, merged) && (title ?? read.data.title) === read.data.title) return { type: 'unchanged' };
  const change = { body: merged, ...(title === undefined ? {} : { title }) };
  const edited = await client.call(
    { does: `edit pull request #${pull_number}`, permission, answer: pullSchema },
    (rest, at) => rest.pulls.update({ ...at, pull_number, ...change }),
  );
  return edited.ok ? { type: 'edited' } : { type: 'problem', problem: edited.problem };
}

const pullSchema = z.object({
  number: z.number(),
  title: z.string(),
  body: z.string().nullish(),
  draft: z.boolean().optional(),
  state: z.enum(['open', 'closed']),
  base: z.object({ ref: z.string() }),
  user: z.object({ login: z.string() }).nullish(),
});

type PullAnswer = z.infer<typeof pullSchema>;

const permission = 'pull-requests: write';

/**
 * Only branches of this repository are asked for, which only writers can push: a fork's pull request with a copied marker is
 * never taken for ours. Into another base it is ours when it carries our marker: somebody retargeted it.
 */
async function findOpen(
  client: GitHubClient,
  { head, base, marker }: Pick<PullOptions, 'head' | 'base' | 'marker'>,
): Promise<{ readonly ok: true; readonly data: PullAnswer | undefined } | Refused> {
  const listed = await client.call(
    {
      does: `look for a pull request from ${head}`,
      permission: 'pull-requests: read',
      answer: z.array(pullSchema),
    },
    (rest, at) => rest.pulls.list({ ...at, state: 'open', head: `${client.owner}:${head}`, per_page: 100 }),
  );
  if (!listed.ok) return listed;
  const direct = listed.data.find((pull) => pull.base.ref === base);
  return { ok: true, data: direct ?? listed.data.find((pull) => hasBlock(pull.body ?? '', marker)) };
}

function create(
  client: GitHubClient,
  options: PullOptions,
  draft: boolean,
): Promise<{ readonly ok: true; readonly data: PullAnswer } | Refused> {
  const { head, base, title, marker, body } = options;
  const call = { does: `open a pull request from ${head} to ${base}`, permission, answer: pullSchema, once: true };
  const text = ownBlock({ marker, text: body });
  const post = (): Promise<Answer<PullAnswer>> =>
    client.call(call, (rest, at) => rest.pulls.create({ ...at, head, base, title, body: text, draft }));
  return createOnce(client, { post, find: () => findOpen(client, options) });
}

const noDrafts =
  'The plan of this repository has no draft pull requests, so an ordinary one was opened. Set `create_pr: ready` to ask for that.';

/** "Already exists" is one of the things GitHub calls invalid: another run was faster. */
async function presentAfterAll(client: GitHubClient, options: PullOptions, made: Refused): Promise<EnsuredPull> {
  const found = await findOpen(client, options);
  return found.ok && found.data !== undefined ? present(client, found.data, options) : refused(client, options, made);
}

function present(client: Place, found: PullAnswer, { base }: Pick<PullOptions, 'base'>): EnsuredPull {
  const elsewhere = `Pull request #${found.number} goes to ${found.base.ref}, not to ${base}: somebody changed its base.`;
  return { ok: true, pull: pullOf(client, found), created: false, notes: found.base.ref === base ? [] : [elsewhere] };
}

function refused(client: GitHubClient, options: Pick<PullOptions, 'head' | 'base'>, { problem }: Refused): EnsuredPull {
  return { ok: false, problem, compareUrl: compareUrl(client, options) };
}

function pullOf(place: Place, { number, draft = false, state, user }: PullAnswer): Pull {
  return { number, url: pullUrl(place, number), draft, state, ...(user ? { author: user.login } : {}) };
}
