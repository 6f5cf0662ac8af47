import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, ok } from './answer.ts';
import type { JsonObject } from './description.ts';
import { defaultBranch, resolveCommit } from './git-store.ts';
import { type Hub, nextId, type Repository, timestamp, type WorkflowRun } from './model.ts';
import { readWhole, send } from './send.ts';
import { addRun } from './workflows.ts';

/** An artifact of a workflow run; until it is finalized nobody sees it. */
export interface Artifact {
  readonly id: number;
  readonly name: string;
  /** Backend ids as the runtime token names them. */
  readonly run: string;
  readonly job: string;
  readonly createdAt: string;
  /** Part of the address that its bytes are stored at. */
  readonly key: string;
  /** The same run as the API names it. */
  readonly workflowRun: WorkflowRun;
  bytes: Buffer | undefined;
  isFinal: boolean;
  expired: boolean;
}

/** A token that the runner gives to actions: whose workflow run, and which job of it. */
export interface Runtime {
  readonly repository: Repository;
  readonly run: string;
  readonly job: string;
  readonly workflowRun: WorkflowRun;
}

/** What a workflow run is of; default a schedule of `.github/workflows/nightly.yml` on `main`. */
export type RunFrom = Partial<Pick<WorkflowRun, 'event' | 'headBranch' | 'headRepositoryId'>> & {
  readonly path?: string;
};

/** Makes a runtime token for a workflow run of its own; as on GitHub its scope names run and job. */
export function addRuntimeToken(
  hub: Hub,
  { from = {}, ...given }: Omit<Runtime, 'workflowRun'> & { readonly from?: RunFrom },
): string {
  const { path = '.github/workflows/nightly.yml', event = 'schedule', headBranch = 'main', headRepositoryId } = from;
  const { repository } = given;
  const headSha = resolveCommit(repository.remote, defaultBranch(repository.remote)) ?? '0'.repeat(40);
  const workflowRun = addRun(hub, repository, {
    ...{ workflow: path, event, branch: headBranch, headSha, actor: repository.owner },
    ...(headRepositoryId !== undefined && { headRepositoryId }),
  });
  const runtime = { ...given, workflowRun };
  const part = (value: JsonObject): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const scp = `Actions.GenericRead:0 Actions.Results:${runtime.run}:${runtime.job}`;
  const token = [part({ alg: 'none' }), part({ scp, jti: randomUUID() }), 'signature'].join('.');
  hub.runtimes.set(token, runtime);
  return token;
}

const twirp = '/twirp/github.actions.results.api.v1.ArtifactService/';
const blobs = '/artifact-blobs/';

/** Serves the artifact service and the store behind it; false for any other address. */
export async function serveArtifacts(hub: Hub, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const path = (request.url ?? '').split('?')[0] ?? '';
  if (path.startsWith(blobs)) await serveBlob(hub, path.slice(blobs.length), { request, response });
  else if (path.startsWith(twirp)) send(response, await serveTwirp(hub, path.slice(twirp.length), request));
  else return false;
  return true;
}

async function serveBlob(
  hub: Hub,
  key: string,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const sent = await readWhole(request);
  const artifact = [...hub.repositories.values()]
    .flatMap(({ artifacts }) => artifacts)
    .find((each) => each.key === key);
  if (artifact === undefined) return send(response, { status: 404, body: '<Error>BlobNotFound</Error>' });
  if (request.method === 'GET' && artifact.bytes !== undefined) {
    response.writeHead(200, { 'content-type': 'application/zip', 'content-length': artifact.bytes.length });
    response.end(artifact.bytes);
    return;
  }
  if (request.method !== 'PUT' || request.headers['x-ms-blob-type'] !== 'BlockBlob')
    return send(response, { status: 400, body: '<Error>MissingRequiredHeader</Error>' });
  artifact.bytes = sent;
  response.writeHead(201, { 'content-length': 0 });
  response.end();
}

async function serveTwirp(hub: Hub, method: string, request: IncomingMessage): Promise<Answer> {
  const body = JSON.parse((await readWhole(request)).toString('utf8')) as JsonObject;
  const runtime = hub.runtimes.get((request.headers['authorization'] ?? '').replace(/^Bearer /, ''));
  if (runtime === undefined) return fault(401, 'unauthenticated', 'token is not valid');
  const wrong = body['workflow_run_backend_id'] !== runtime.run;
  if (wrong) return fault(403, 'permission_denied', 'the run is not that of the token');
  const perform = methods[method];
  return perform === undefined ? fault(404, 'bad_route', `no such method: ${method}`) : perform(hub, runtime, body);
}

function fault(status: number, code: string, msg: string): Answer {
  return { status, body: { code, msg } };
}

type Method = (hub: Hub, runtime: Runtime, body: JsonObject) => Answer;

const methods: Readonly<Record<string, Method>> = {
  ListArtifacts: (_, { repository, run }) =>
    ok({
      artifacts: repository.artifacts
        .filter((each) => each.run === run && each.isFinal)
        .map((each) => ({
          workflow_run_backend_id: each.run,
          workflow_job_run_backend_id: each.job,
          database_id: String(each.id),
          name: each.name,
          size: String(each.bytes?.length ?? 0),
          created_at: each.createdAt,
        })),
    }),
  CreateArtifact: (hub, { repository, run, job, workflowRun }, { name }) => {
    if (typeof name !== 'string' || name === '') return fault(400, 'invalid_argument', 'name is required');
    if (repository.artifacts.some((each) => each.run === run && each.name === name))
      return fault(409, 'already_exists', 'an artifact with this name already exists on the workflow run');
    const artifact: Artifact = {
      ...{ id: nextId(hub), name, run, job, workflowRun, createdAt: timestamp(hub), key: randomUUID() },
      ...{ bytes: undefined, isFinal: false, expired: false },
    };
    repository.artifacts.push(artifact);
    return ok({ ok: true, signed_upload_url: `${hub.origin}${blobs}${artifact.key}?sig=secret` });
  },
  FinalizeArtifact: (_, { repository, run }, { name, size, hash }) => {
    const artifact = repository.artifacts.find((each) => each.run === run && each.name === name && !each.isFinal);
    if (artifact?.bytes === undefined) return fault(404, 'not_found', 'no upload of that name');
    const digest = `sha256:${createHash('sha256').update(artifact.bytes).digest('hex')}`;
    if (size !== String(artifact.bytes.length) || hash !== digest)
      return fault(400, 'invalid_argument', 'size or hash are not those of what was uploaded');
    artifact.isFinal = true;
    return ok({ ok: true, artifact_id: String(artifact.id) });
  },
  DeleteArtifact: (_, { repository, run }, { name, workflow_job_run_backend_id: job }) => {
    const at = repository.artifacts.findIndex((each) => each.run === run && each.name === name && each.job === job);
    const [artifact] = at < 0 ? [] : repository.artifacts.splice(at, 1);
    return artifact === undefined
      ? fault(404, 'not_found', 'artifact not found')
      : ok({ ok: true, artifact_id: String(artifact.id) });
  },
};

/** Where its bytes are had from. */
export function blobUrl(hub: Hub, { key }: Artifact): string {
  return `${hub.origin}${blobs}${key}?sig=secret`;
}
