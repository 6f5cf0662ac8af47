import { z } from 'zod';
import type { Answer, GitHubClient, Refused } from './client.ts';

/** An artifact that some workflow run of the repository left. */
export interface FoundArtifact {
  readonly id: number;
  readonly name: string;
}

/** Pages of 100 that are looked at for each name. */
const MOST_PAGES = 3;

/**
 * Artifacts of these names that can still be had, the newest first. Those of workflow runs for a fork are left out: anybody may
 * open a pull request whose workflow leaves one.
 */
export async function findArtifacts(
  client: GitHubClient,
  names: readonly string[],
): Promise<{ readonly ok: true; readonly found: readonly FoundArtifact[] } | Refused> {
  const found: FoundArtifact[] = [];
  for (const name of names) {
    for (let page = 1, more = true; more && page <= MOST_PAGES; page += 1) {
      const answer = await listPage(client, name, page);
      if (!answer.ok) return answer;
      found.push(...answer.data.artifacts.filter((each) => each.name === name && isOwn(each)));
      more = answer.more;
    }
  }
  return { ok: true, found: found.toSorted((a, b) => b.id - a.id) };
}

function listPage(client: GitHubClient, name: string, page: number): Promise<Answer<z.infer<typeof pageSchema>>> {
  return client.call(
    { does: `list the artifacts called ${name}`, permission: 'actions: read', answer: pageSchema },
    (rest, at) => rest.actions.listArtifactsForRepo({ ...at, name, per_page: 100, page }),
  );
}

function isOwn({ expired, workflow_run: run }: z.infer<typeof artifactSchema>): boolean {
  return !expired && run?.repository_id !== undefined && run.repository_id === run.head_repository_id;
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
  workflow_run: z.object({ repository_id: z.number().optional(), head_repository_id: z.number().optional() }).nullish(),
});

const pageSchema = z.object({ artifacts: z.array(artifactSchema) });
