import { type Answer, empty, notFound, ok, page, refused } from './answer.ts';
import { type Call, type Handlers, ordered, pageOf, param, text } from './call.ts';
import type { Json, JsonObject } from './description.ts';
import { resolveCommit } from './git-store.ts';
import { timestamp, type WorkflowRun } from './model.ts';
import { repositoryPage, repositoryUrl } from './render-repository.ts';
import { renderJob, renderRun, renderWorkflow } from './render-runs.ts';
import { addRun, findWorkflow, readWorkflows } from './workflows.ts';

const repo = '/repos/{owner}/{repo}';

/** Workflows, their runs and workflow_dispatch. */
export const actionHandlers: Handlers = {
  [`GET ${repo}/actions/runs`]: (call) => listRuns(call, [...call.repository.runs.values()]),
  [`GET ${repo}/actions/runs/{run_id}`]: (call) =>
    withRun(call, (run) => ok(renderRun(call.hub, call.repository, run))),
  [`GET ${repo}/actions/runs/{run_id}/jobs`]: (call) =>
    withRun(call, (run) => ok({ total_count: 1, jobs: [renderJob(call.hub, call.repository, run)] })),
  [`POST ${repo}/actions/runs/{run_id}/cancel`]: (call) =>
    withRun(call, (run) => {
      if (run.status === 'completed') return refused(409, 'Cannot cancel a workflow run that is completed.');
      run.cancelRequested = true;
      run.updatedAt = timestamp(call.hub);
      return { status: 202, body: {} };
    }),
  [`GET ${repo}/actions/workflows`]: (call) => {
    const wrap = (list: Json[], total: number): Json => ({ total_count: total, workflows: list });
    const known = readWorkflows(call.hub, call.repository);
    return page(known, pageOf(call), (workflow) => renderWorkflow(call.hub, call.repository, workflow), wrap);
  },
  [`GET ${repo}/actions/workflows/{workflow_id}/runs`]: (call) => {
    const workflow = findWorkflow(call.hub, call.repository, param(call, 'workflow_id'));
    if (workflow === undefined) return notFound;
    return listRuns(
      call,
      [...call.repository.runs.values()].filter((run) => run.workflow.id === workflow.id),
    );
  },
  [`POST ${repo}/actions/workflows/{workflow_id}/dispatches`]: dispatch,
};

function withRun(call: Call, act: (run: WorkflowRun) => Answer): Answer {
  const run = call.repository.runs.get(Number(param(call, 'run_id')));
  return run === undefined ? notFound : act(run);
}

function listRuns(call: Call, runs: readonly WorkflowRun[]): Answer {
  const { query } = call;
  const wanted = (name: string): string | null => query.get(name);
  const found = runs.filter(
    (run) =>
      (wanted('branch') === null || run.headBranch === wanted('branch')) &&
      (wanted('event') === null || run.event === wanted('event')) &&
      (wanted('head_sha') === null || run.headSha === wanted('head_sha')) &&
      (wanted('actor') === null || run.actor.login === wanted('actor')) &&
      (wanted('status') === null || run.status === wanted('status') || run.conclusion === wanted('status')),
  );
  const wrap = (list: Json[], total: number): Json => ({ total_count: total, workflow_runs: list });
  const list = ordered(found, (run) => run.id, 'desc');
  return page(list, pageOf(call), (run) => renderRun(call.hub, call.repository, run), wrap);
}

function dispatch(call: Call): Answer {
  const { hub, repository, token, body } = call;
  const workflow = findWorkflow(hub, repository, param(call, 'workflow_id'));
  if (workflow === undefined) return notFound;
  const ref = text(body, 'ref') ?? '';
  const headSha = resolveCommit(repository.remote, ref);
  if (headSha === undefined) return refused(422, `No ref found for: ${ref}`);
  const branch = ref.replace(/^refs\/(heads|tags)\//, '');
  const run = addRun(hub, repository, {
    workflow: workflow.path,
    event: 'workflow_dispatch',
    branch,
    headSha,
    actor: token.actor,
  });
  repository.dispatches.push({
    event: 'workflow_dispatch',
    name: workflow.path,
    ref,
    payload: (body['inputs'] ?? {}) as JsonObject,
    actor: token.actor.login,
  });
  if (body['return_run_details'] !== true) return empty;
  return ok({
    workflow_run_id: run.id,
    run_url: `${repositoryUrl(hub, repository)}/actions/runs/${run.id}`,
    html_url: `${repositoryPage(hub, repository)}/actions/runs/${run.id}`,
  });
}
