import { type Answer, created, notFound, ok, page, refused } from './answer.ts';
import { type Call, type Handlers, pageOf, param, text } from './call.ts';
import type { Json, JsonObject } from './description.ts';
import { resolveCommit } from './git-store.ts';
import { withCommit } from './handlers-commits.ts';
import { type CheckRun, nextId, type Status, timestamp } from './model.ts';
import { renderMinimalRepository, repositoryUrl } from './render-repository.ts';
import { renderCheckRun, renderSimpleStatus, renderStatus } from './render-runs.ts';

const repo = '/repos/{owner}/{repo}';
const statusLimit = 1_000;

/** Check runs and commit statuses. */
export const checkHandlers: Handlers = {
  [`POST ${repo}/check-runs`]: createCheckRun,
  [`GET ${repo}/check-runs/{check_run_id}`]: (call) =>
    withRun(call, (run) => ok(renderCheckRun(call.hub, call.repository, run))),
  [`PATCH ${repo}/check-runs/{check_run_id}`]: (call) =>
    withRun(call, (run) => {
      fill(call, run);
      return ok(renderCheckRun(call.hub, call.repository, run));
    }),
  [`GET ${repo}/commits/{ref}/check-runs`]: (call) =>
    withCommit(call, param(call, 'ref'), (sha) => {
      const name = call.query.get('check_name');
      const runs = [...call.repository.checkRuns.values()].filter(
        (run) => run.headSha === sha && (name === null || run.name === name),
      );
      const wrap = (list: Json[], total: number): Json => ({ total_count: total, check_runs: list });
      return page(runs, pageOf(call), (run) => renderCheckRun(call.hub, call.repository, run), wrap);
    }),
  [`POST ${repo}/statuses/{sha}`]: createStatus,
  [`GET ${repo}/commits/{ref}/status`]: (call) => withCommit(call, param(call, 'ref'), (sha) => combined(call, sha)),
  [`GET ${repo}/commits/{ref}/statuses`]: (call) =>
    withCommit(call, param(call, 'ref'), (sha) =>
      page(statusesOf(call, sha), pageOf(call), (status) => renderStatus(call.hub, call.repository, status)),
    ),
};

function withRun(call: Call, act: (run: CheckRun) => Answer): Answer {
  const run = call.repository.checkRuns.get(Number(param(call, 'check_run_id')));
  return run === undefined ? notFound : act(run);
}

function createCheckRun(call: Call): Answer {
  const { hub, repository, body } = call;
  const headSha = text(body, 'head_sha') ?? '';
  if (!/^[0-9a-f]{40}$/.test(headSha) || resolveCommit(repository.remote, headSha) === undefined) {
    return refused(422, `No commit found for SHA: ${headSha}`);
  }
  const run: CheckRun = {
    id: nextId(hub),
    headSha,
    name: text(body, 'name') ?? '',
    status: 'queued',
    conclusion: undefined,
    startedAt: undefined,
    completedAt: undefined,
    externalId: '',
    detailsUrl: undefined,
    title: undefined,
    summary: undefined,
    text: undefined,
    annotations: [],
  };
  fill(call, run);
  repository.checkRuns.set(run.id, run);
  return created(renderCheckRun(hub, repository, run));
}

/** Takes over what the request names; a conclusion completes the run. */
function fill({ hub, body }: Call, run: CheckRun): void {
  const output = (body['output'] ?? {}) as JsonObject;
  run.name = text(body, 'name') ?? run.name;
  run.externalId = text(body, 'external_id') ?? run.externalId;
  run.detailsUrl = text(body, 'details_url') ?? run.detailsUrl;
  run.conclusion = text(body, 'conclusion') ?? run.conclusion;
  run.status = run.conclusion === undefined ? (text(body, 'status') ?? run.status) : 'completed';
  run.startedAt = text(body, 'started_at') ?? run.startedAt ?? timestamp(hub);
  run.completedAt = text(body, 'completed_at') ?? (run.status === 'completed' ? timestamp(hub) : undefined);
  run.title = text(output, 'title') ?? run.title;
  run.summary = text(output, 'summary') ?? run.summary;
  run.text = text(output, 'text') ?? run.text;
  run.annotations.push(...((output['annotations'] ?? []) as JsonObject[]));
}

function statusesOf({ repository }: Call, sha: string): Status[] {
  return repository.statuses.filter((status) => status.sha === sha).reverse();
}

function createStatus(call: Call): Answer {
  const { hub, repository, token, body } = call;
  const sha = param(call, 'sha');
  if (!/^[0-9a-f]{40}$/.test(sha) || resolveCommit(repository.remote, sha) === undefined) {
    return refused(422, `No commit found for SHA: ${sha}`);
  }
  const context = text(body, 'context') ?? 'default';
  if (statusesOf(call, sha).filter((status) => status.context === context).length >= statusLimit) {
    return refused(422, 'This SHA and context has reached the maximum number of statuses.');
  }
  const status: Status = {
    id: nextId(hub),
    sha,
    state: text(body, 'state') as Status['state'],
    context,
    description: text(body, 'description'),
    targetUrl: text(body, 'target_url'),
    user: token.actor,
    createdAt: timestamp(hub),
  };
  repository.statuses.push(status);
  return created(renderStatus(hub, repository, status));
}

/** The latest status of each context, and what they come to together. */
function combined(call: Call, sha: string): Answer {
  const { hub, repository } = call;
  const latest = new Map<string, Status>();
  for (const status of statusesOf(call, sha)) if (!latest.has(status.context)) latest.set(status.context, status);
  const list = [...latest.values()];
  const failed = list.some(({ state }) => state === 'failure' || state === 'error');
  const pending = list.length === 0 || list.some(({ state }) => state === 'pending');
  const url = `${repositoryUrl(hub, repository)}/commits/${sha}`;
  return ok({
    state: failed ? 'failure' : pending ? 'pending' : 'success',
    statuses: list.map((status) => renderSimpleStatus(hub, repository, status)),
    sha,
    total_count: list.length,
    repository: renderMinimalRepository(hub, repository),
    commit_url: url,
    url: `${url}/status`,
  });
}
