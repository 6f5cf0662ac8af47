import { delimiter } from 'node:path';
import type { ActionsLibrary } from './actions-library.ts';
import type { JobDefinition, WorkflowDefinition } from './definition.ts';
import type { Evaluator, Json, Scope, Status } from './expressions.ts';
import { hashFiles } from './hash-files.ts';
import type { Masker } from './masker.ts';
import type { Combination } from './matrix.ts';
import type { RunWorkflowOptions } from './options.ts';
import type { Permissions } from './permissions.ts';
import type { Conclusion } from './results.ts';
import type { RunnerTimes } from './runner-process.ts';

/** What all jobs of a run share. */
export interface RunState {
  readonly library: ActionsLibrary;
  readonly evaluator: Evaluator;
  readonly options: RunWorkflowOptions;
  readonly workflow: WorkflowDefinition;
  readonly times: RunnerTimes;
  /** The `github` context without what belongs to a job. */
  readonly github: Readonly<Record<string, unknown>>;
  /** The `inputs` context. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly cancel: AbortSignal;
  readonly lose: AbortSignal;
}

/** One job while it runs: the contexts of its steps and what they change. */
export interface JobState {
  readonly run: RunState;
  readonly job: JobDefinition;
  readonly name: string;
  readonly matrix: Combination;
  readonly strategy: Readonly<Record<string, Json>>;
  readonly needs: Readonly<Record<string, Json>>;
  readonly permissions: Permissions;
  readonly token: string;
  readonly masker: Masker;
  readonly workspace: string;
  readonly temp: string;
  readonly home: string;
  readonly trackingId: string;
  /** Environment of the workflow, the job and GITHUB_ENV. */
  readonly env: Map<string, string>;
  /** Folders in front of PATH, the newest last. */
  readonly path: string[];
  readonly steps: Record<
    string,
    { readonly outputs: Json; readonly outcome: Conclusion; readonly conclusion: Conclusion }
  >;
  status: 'success' | 'failure' | 'cancelled';
  /** Aborted when this job is cancelled, by the run, its matrix or its own time limit. */
  readonly cancel: AbortController;
  /** Aborted when the machine is gone, or too long after a cancel. */
  readonly lose: AbortController;
}

/** What expressions in a job's steps see. */
export function jobScope(state: JobState, stepEnv: Readonly<Record<string, string>> = {}): Scope {
  const { run } = state;
  return {
    contexts: {
      github: githubContext(state),
      env: { ...Object.fromEntries(state.env), ...stepEnv },
      vars: run.options.vars ?? {},
      secrets: secretsOf(run, state.token),
      inputs: run.inputs,
      job: { status: state.status },
      steps: state.steps,
      runner: runnerContext(state),
      matrix: state.matrix,
      strategy: state.strategy,
      needs: state.needs,
    },
    status: statusOf(state.status),
    hashFiles: (patterns) => hashFiles(state.workspace, patterns),
  };
}

/** The `secrets` context: the caller's, with this job's token under its name in GitHub's own case. */
export function secretsOf(run: RunState, token: string): Record<string, string> {
  const given = Object.entries(run.options.secrets ?? {}).filter(([name]) => name.toUpperCase() !== 'GITHUB_TOKEN');
  return { ...Object.fromEntries(given), github_token: token };
}

export function statusOf(status: JobState['status']): Status {
  return { success: status === 'success', failure: status === 'failure', cancelled: status === 'cancelled' };
}

/** The `github` context of a job. */
export function githubContext(state: JobState): Record<string, unknown> {
  const { run, job, workspace, token } = state;
  return { ...run.github, job: job.id, token, workspace, event_path: `${state.temp}/_github_workflow/event.json` };
}

/** The environment of a step's process, without what its handler adds. */
export function processEnvironment(
  state: JobState,
  own: Readonly<Record<string, string>>,
  github: Readonly<Record<string, string>>,
): Record<string, string> {
  const { options } = state.run;
  const base = {
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    LANG: process.env['LANG'] ?? 'C.UTF-8',
    HOME: state.home,
    ...options.env,
    RUNNER_TRACKING_ID: state.trackingId,
  };
  const merged: Record<string, string> = { CI: 'true', ...base, ...Object.fromEntries(state.env), ...own };
  const path = [...state.path.toReversed(), merged['PATH'] ?? ''].join(delimiter);
  return { ...merged, PATH: path, ...exported(state), ...github, GITHUB_ACTIONS: 'true' };
}

/** The parts of the `github` context that the runner exports; `token` and `event` are not among them. */
const exportedNames = [
  ...['actor', 'actor_id', 'api_url', 'base_ref', 'event_name', 'event_path', 'graphql_url', 'head_ref', 'job'],
  ...['ref', 'ref_name', 'ref_protected', 'ref_type', 'repository', 'repository_id', 'repository_owner'],
  ...['repository_owner_id', 'retention_days', 'run_attempt', 'run_id', 'run_number', 'server_url', 'sha'],
  ...['triggering_actor', 'workflow', 'workflow_ref', 'workflow_sha', 'workspace'],
];

function exported(state: JobState): Record<string, string> {
  const github = githubContext(state);
  const pairs = exportedNames.flatMap((name) => {
    const value = github[name];
    return value === undefined ? [] : [[`GITHUB_${name.toUpperCase()}`, String(value)] as const];
  });
  const runner = Object.entries(runnerContext(state)).map(
    ([name, value]) => [`RUNNER_${name.toUpperCase()}`, value] as const,
  );
  return { ...Object.fromEntries(pairs), ...Object.fromEntries(runner), RUNNER_WORKSPACE: `${state.workspace}/..` };
}

function runnerContext(state: JobState): Record<string, string> {
  return {
    os: process.platform === 'darwin' ? 'macOS' : 'Linux',
    arch: process.arch === 'arm64' ? 'ARM64' : 'X64',
    name: 'GitHub Actions 1',
    environment: 'github-hosted',
    temp: state.temp,
    tool_cache: `${state.home}/_tool`,
  };
}
