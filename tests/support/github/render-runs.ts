import type { JsonObject } from './description.ts';
import { commitsOf, tryGit } from './git-store.ts';
import type { CheckRun, Hub, Repository, Status, Workflow, WorkflowRun } from './model.ts';
import {
  nodeId,
  renderAccount,
  renderApp,
  renderMinimalRepository,
  repositoryPage,
  repositoryUrl,
} from './render-repository.ts';

/** `check-run`. */
export function renderCheckRun(hub: Hub, repository: Repository, run: CheckRun): JsonObject {
  const url = `${repositoryUrl(hub, repository)}/check-runs/${run.id}`;
  const page = `${repositoryPage(hub, repository)}/runs/${run.id}`;
  return {
    id: run.id,
    name: run.name,
    node_id: nodeId('CheckRun', run.id),
    head_sha: run.headSha,
    external_id: run.externalId,
    url,
    html_url: page,
    details_url: run.detailsUrl ?? page,
    status: run.status,
    conclusion: run.conclusion ?? null,
    started_at: run.startedAt ?? null,
    completed_at: run.completedAt ?? null,
    output: {
      title: run.title ?? null,
      summary: run.summary ?? null,
      text: run.text ?? null,
      annotations_count: run.annotations.length,
      annotations_url: `${url}/annotations`,
    },
    check_suite: { id: repository.id },
    app: renderApp(hub),
    pull_requests: [],
  };
}

/** `status`. */
export function renderStatus(hub: Hub, repository: Repository, status: Status): JsonObject {
  return { ...renderSimpleStatus(hub, repository, status), creator: renderAccount(hub, status.user) };
}

/** `simple-commit-status`: what the combined status lists. */
export function renderSimpleStatus(hub: Hub, repository: Repository, status: Status): JsonObject {
  return {
    url: `${repositoryUrl(hub, repository)}/statuses/${status.sha}`,
    avatar_url: `${hub.origin}/avatars/u/${status.user.id}?v=4`,
    id: status.id,
    node_id: nodeId('StatusContext', status.id),
    state: status.state,
    description: status.description ?? null,
    target_url: status.targetUrl ?? null,
    context: status.context,
    created_at: status.createdAt,
    updated_at: status.createdAt,
  };
}

/** `workflow`. */
export function renderWorkflow(hub: Hub, repository: Repository, workflow: Workflow): JsonObject {
  const page = repositoryPage(hub, repository);
  return {
    id: workflow.id,
    node_id: nodeId('Workflow', workflow.id),
    name: workflow.name,
    path: workflow.path,
    state: 'active',
    created_at: repository.createdAt,
    updated_at: repository.createdAt,
    url: `${repositoryUrl(hub, repository)}/actions/workflows/${workflow.id}`,
    html_url: `${page}/blob/HEAD/${workflow.path}`,
    badge_url: `${page}/workflows/${encodeURIComponent(workflow.name)}/badge.svg`,
  };
}

/** `workflow-run`. */
export function renderRun(hub: Hub, repository: Repository, run: WorkflowRun): JsonObject {
  const api = repositoryUrl(hub, repository);
  const url = `${api}/actions/runs/${run.id}`;
  const minimal = renderMinimalRepository(hub, repository);
  return {
    id: run.id,
    node_id: nodeId('WorkflowRun', run.id),
    name: run.workflow.name,
    display_title: run.workflow.name,
    path: run.workflow.path,
    run_number: run.runNumber,
    run_attempt: 1,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion ?? null,
    workflow_id: run.workflow.id,
    check_suite_id: run.id + 1,
    check_suite_node_id: nodeId('CheckSuite', run.id + 1),
    head_branch: run.headBranch,
    head_sha: run.headSha,
    head_commit: renderHead(repository, run.headSha),
    head_repository: run.headRepositoryId === undefined ? minimal : { ...minimal, id: run.headRepositoryId },
    repository: minimal,
    pull_requests: [],
    actor: renderAccount(hub, run.actor),
    triggering_actor: renderAccount(hub, run.actor),
    created_at: run.createdAt,
    updated_at: run.updatedAt,
    run_started_at: run.createdAt,
    url,
    html_url: `${repositoryPage(hub, repository)}/actions/runs/${run.id}`,
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    artifacts_url: `${url}/artifacts`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    previous_attempt_url: null,
    check_suite_url: `${api}/check-suites/${run.id + 1}`,
    workflow_url: `${api}/actions/workflows/${run.workflow.id}`,
    referenced_workflows: [],
  };
}

function renderHead(repository: Repository, sha: string): JsonObject | null {
  // A repository may be empty.
  const isThere = tryGit(repository.remote.gitDir, ['cat-file', '-e', `${sha}^{commit}`]) !== undefined;
  const [commit] = isThere ? commitsOf(repository.remote, sha, ['-1']) : [];
  if (commit === undefined) return null;
  const person = ({ name, email }: { name: string; email: string }): JsonObject => ({ name, email });
  return {
    id: commit.sha,
    tree_id: commit.tree,
    message: commit.message,
    timestamp: commit.committer.date,
    author: person(commit.author),
    committer: person(commit.committer),
  };
}

/** `job`: a run has one here, which mirrors it. */
export function renderJob(hub: Hub, repository: Repository, run: WorkflowRun): JsonObject {
  const id = run.id + 2;
  const api = repositoryUrl(hub, repository);
  return {
    id,
    node_id: nodeId('Job', id),
    run_id: run.id,
    run_url: `${api}/actions/runs/${run.id}`,
    run_attempt: 1,
    head_sha: run.headSha,
    head_branch: run.headBranch,
    url: `${api}/actions/jobs/${id}`,
    html_url: `${repositoryPage(hub, repository)}/actions/runs/${run.id}/job/${id}`,
    check_run_url: `${api}/check-runs/${id}`,
    name: 'ralph',
    workflow_name: run.workflow.name,
    status: run.status,
    conclusion: run.conclusion ?? null,
    created_at: run.createdAt,
    started_at: run.createdAt,
    completed_at: run.status === 'completed' ? run.updatedAt : null,
    labels: ['ubuntu-latest'],
    steps: [],
    runner_id: null,
    runner_name: null,
    runner_group_id: null,
    runner_group_name: null,
  };
}
