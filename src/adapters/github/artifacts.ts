import { z } from 'zod';
import type { Answer, GitHubClient, Refused } from './client.ts';
import { type AskOwn, askOwn, type OwnWorkflow } from './own-run.ts';

/** An artifact that a run of this workflow left. */
export interface FoundArtifact {
  readonly id: number;
  readonly name: string;
}

/** What a search came to; `unsure` = so many of others lie before ours that nobody knows whether there is one. */
export type FoundNewest =
  | { readonly ok: true; readonly newest: FoundArtifact | undefined }
  | { readonly ok: true; readonly unsure: true }
  | Refused;

/** Pages of 100 that are looked at for each name. */
const MOST_PAGES = 3;

/**
 * The newest artifact of these names that a run of this workflow left and that can still be had. Anybody may open a pull request
 * whose workflow leaves one, and the run of another workflow, or of this one as another branch has it, may hold anybody's code.
 */
export async function findArtifact(
  client: GitHubClient,
  names: readonly string[],
  own: OwnWorkflow,
): Promise<FoundNewest> {
  const ask = askOwn(client, own);
  let newest: FoundArtifact | undefined;
  let open = names;
  for (let page = 1; open.length > 0 && page <= MOST_PAGES; page += 1) {
    const listed = await listPages(client, open, page);
    if (!listed.ok) return listed;
    const found = await firstOwn(ask, listed.pages, newest);
    if ('ok' in found) return found;
    newest = found.newest;
    // Its next page may hold a newer one than the one that was found.
    const { id } = newest ?? { id: 0 };
    open = listed.pages.filter(({ goesOnBelow }) => goesOnBelow > id).map(({ name }) => name);
  }
  return open.length === 0 ? { ok: true, newest } : { ok: true, unsure: true };
}

interface Page {
  readonly name: string;
  readonly artifacts: readonly z.infer<typeof artifactSchema>[];
  /** Id below which its next page goes on; 0 = there is none. */
  readonly goesOnBelow: number;
}

async function listPages(
  client: GitHubClient,
  names: readonly string[],
  page: number,
): Promise<{ readonly ok: true; readonly pages: readonly Page[] } | Refused> {
  const pages: Page[] = [];
  for (const name of names) {
    const answer = await listPage(client, name, page);
    if (!answer.ok) return answer;
    const { artifacts } = answer.data;
    pages.push({ name, artifacts, goesOnBelow: answer.more ? Math.min(...artifacts.map(({ id }) => id)) : 0 });
  }
  return { ok: true, pages };
}

function listPage(client: GitHubClient, name: string, page: number): Promise<Answer<z.infer<typeof pageSchema>>> {
  return client.call(
    { does: `list the artifacts called ${name}`, permission: 'actions: read', answer: pageSchema },
    (rest, at) => rest.actions.listArtifactsForRepo({ ...at, name, per_page: 100, page }),
  );
}

/** The newest of ours on these pages, or the one that was found before where none is newer. */
async function firstOwn(
  ask: AskOwn,
  pages: readonly Page[],
  newest: FoundArtifact | undefined,
): Promise<{ readonly newest: FoundArtifact | undefined } | Exclude<FoundNewest, { newest: unknown }>> {
  const here = pages.flatMap(({ name, artifacts }) => artifacts.filter((each) => each.name === name && mayBeOwn(each)));
  for (const { id, name, workflow_run: run } of here.toSorted((a, b) => b.id - a.id)) {
    if (newest !== undefined && newest.id >= id) break;
    const isOwn = await ask(run?.id ?? 0);
    if (isOwn === 'unasked') return { ok: true, unsure: true };
    if (typeof isOwn === 'object') return isOwn;
    if (isOwn) return { newest: { id, name } };
  }
  return { newest };
}

/** What the list itself says costs no request. */
function mayBeOwn({ expired, workflow_run: run }: z.infer<typeof artifactSchema>): boolean {
  return (
    !expired && run?.id !== undefined && run.repository_id !== undefined && run.repository_id === run.head_repository_id
  );
}

/** The archive itself. */
export async function downloadArtifact(client: GitHubClient, { id, name }: FoundArtifact): Promise<Answer<Buffer>> {
  const answer = await client.call(
    { does: `download the artifact ${name}`, permission: 'actions: read', answer: z.instanceof(ArrayBuffer) },
    (rest, at) => rest.actions.downloadArtifact({ ...at, artifact_id: id, archive_format: 'zip' }),
  );
  return answer.ok ? { ...answer, data: Buffer.from(answer.data) } : answer;
}

const artifactSchema = z.object({
  id: z.number(),
  name: z.string(),
  expired: z.boolean(),
  workflow_run: z
    .object({
      id: z.number().optional(),
      repository_id: z.number().optional(),
      head_repository_id: z.number().optional(),
    })
    .nullish(),
});

const pageSchema = z.object({ artifacts: z.array(artifactSchema) });
