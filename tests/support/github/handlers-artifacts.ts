import { notFound, page, refused } from './answer.ts';
import { type Artifact, blobUrl } from './artifacts.ts';
import { type Call, type Handlers, ordered, pageOf, param } from './call.ts';
import type { Json, JsonObject } from './description.ts';
import { nodeId, repositoryUrl } from './render-repository.ts';

const repo = '/repos/{owner}/{repo}';

/** Artifacts of all workflow runs, and where one can be downloaded. */
export const artifactHandlers: Handlers = {
  [`GET ${repo}/actions/artifacts`]: (call) => {
    const name = call.query.get('name');
    const all = call.repository.artifacts.filter((each) => each.isFinal && (name === null || each.name === name));
    const wrap = (list: Json[], total: number): Json => ({ total_count: total, artifacts: list });
    return page(
      ordered(all, ({ id }) => id, 'desc'),
      pageOf(call),
      (each) => render(call, each),
      wrap,
    );
  },
  [`GET ${repo}/actions/artifacts/{artifact_id}/{archive_format}`]: (call) => {
    const id = Number(param(call, 'artifact_id'));
    const artifact = call.repository.artifacts.find((each) => each.id === id && each.isFinal);
    if (artifact === undefined || param(call, 'archive_format') !== 'zip') return notFound;
    if (artifact.expired) return refused(410, 'Artifact has expired');
    return { status: 302, body: undefined, headers: { location: blobUrl(call.hub, artifact) } };
  },
};

function render({ hub, repository }: Call, artifact: Artifact): JsonObject {
  const url = `${repositoryUrl(hub, repository)}/actions/artifacts/${artifact.id}`;
  const { workflowRun } = artifact;
  return {
    id: artifact.id,
    node_id: nodeId('Artifact', artifact.id),
    name: artifact.name,
    size_in_bytes: artifact.bytes?.length ?? 0,
    url,
    archive_download_url: `${url}/zip`,
    expired: artifact.expired,
    created_at: artifact.createdAt,
    expires_at: artifact.createdAt,
    updated_at: artifact.createdAt,
    workflow_run: {
      id: workflowRun.id,
      repository_id: repository.id,
      head_repository_id: workflowRun.headRepositoryId ?? repository.id,
      head_branch: workflowRun.headBranch,
      head_sha: workflowRun.headSha,
    },
  };
}
