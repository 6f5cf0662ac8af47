import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Asked } from '../core/asked.ts';
import { settingNamed } from '../settings/table.ts';

/** What the runner tells an action about its job, typed; the only reader of `GITHUB_*` and `RUNNER_*`. */
export interface Job {
  /** Absolute folder of the checkout. */
  readonly workspace: string;
  readonly temp: string;
  readonly serverUrl: string;
  /** Address of the REST API. */
  readonly apiUrl: string;
  readonly repository: string;
  readonly sha: string;
  readonly ref: string;
  readonly eventName: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Logins of who started this workflow run, and of who ran it again. */
  readonly actors: readonly string[];
  /** The command that this job carries out, once it is known who gave it. */
  readonly asked?: Asked;
  /** `run_id/attempt`: names the workflow run in the journal. */
  readonly workflowRun: string;
  readonly runUrl: string;
  /** Name of the workflow, or its file when it has none. */
  readonly workflow: string;
  /** On a self-hosted machine when the job began, in milliseconds: older files of the workspace are of earlier jobs. Absent = a new machine. */
  readonly keptBeforeMs?: number;
  /** What commands in comments begin with, where the workflow says so; absent = `/ralph`. */
  readonly phrase?: string;
}

export type JobResult =
  | {
      readonly ok: true;
      readonly job: Job;
      /** The environment with `working_directory` as a path in the repository. */
      readonly env: Readonly<Record<string, string>>;
    }
  | { readonly ok: false; readonly message: string };

const required = [
  'GITHUB_WORKSPACE',
  'RUNNER_TEMP',
  'GITHUB_SERVER_URL',
  'GITHUB_REPOSITORY',
  'GITHUB_SHA',
  'GITHUB_EVENT_NAME',
] as const;

/** Reads the job from the environment; every missing variable is named at once. */
export function readJob(env: Readonly<Record<string, string | undefined>>): JobResult {
  const missing = required.filter((name) => (env[name] ?? '') === '');
  if (missing.length > 0) return { ok: false, message: notARunner(missing) };
  const value = (name: string): string => env[name] ?? '';
  const runId = value('GITHUB_RUN_ID');
  const { workspace, moved } = placeCheckout(value('GITHUB_WORKSPACE'), env);
  const kept = Object.entries({ ...env, ...moved }).filter((each): each is [string, string] => each[1] !== undefined);
  return {
    ok: true,
    env: Object.fromEntries(kept),
    job: {
      workspace,
      temp: fixed(value('RUNNER_TEMP')),
      serverUrl: value('GITHUB_SERVER_URL').replace(/\/$/, ''),
      apiUrl: (value('GITHUB_API_URL') || 'https://api.github.com').replace(/\/$/, ''),
      repository: value('GITHUB_REPOSITORY'),
      sha: value('GITHUB_SHA'),
      ref: value('GITHUB_REF'),
      eventName: value('GITHUB_EVENT_NAME'),
      payload: readPayload(env['GITHUB_EVENT_PATH']),
      actors: [value('GITHUB_ACTOR'), value('GITHUB_TRIGGERING_ACTOR')].filter((login) => login !== ''),
      workflowRun: `${runId}/${value('GITHUB_RUN_ATTEMPT') || '1'}`,
      workflow: value('GITHUB_WORKFLOW'),
      ...keptBefore(env),
      runUrl: `${value('GITHUB_SERVER_URL')}/${value('GITHUB_REPOSITORY')}/actions/runs/${runId}`,
    },
  };
}

/**
 * The checkout: git's top level above `working_directory`, because `path:` of actions/checkout puts it into a folder of the workspace.
 * @returns its absolute folder, and the input with what is left of the path
 */
function placeCheckout(root: string, env: Readonly<Record<string, string | undefined>>) {
  const name = Object.keys(env).find(isWorkingDirectory) ?? '';
  const segments = (env[name] ?? '').split('/').filter((segment) => segment !== '' && segment !== '.');
  const isInside = !segments.some((segment) => segment === '..' || segment === '.git') && env[name]?.[0] !== '/';
  for (let depth = isInside ? segments.length : 0; depth > 0; depth -= 1) {
    const workspace = join(root, ...segments.slice(0, depth));
    if (isTopLevel(workspace)) return { workspace, moved: { [name]: segments.slice(depth).join('/') } };
  }
  return { workspace: root, moved: {} };
}

function isWorkingDirectory(name: string): boolean {
  return name.startsWith('INPUT_') && settingNamed(name.slice('INPUT_'.length).toLowerCase()) === 'working_directory';
}

/** A submodule belongs to the repository above it. */
export function isTopLevel(folder: string): boolean {
  const dotGit = join(folder, '.git');
  if (!existsSync(dotGit)) return false;
  try {
    return !statSync(dotGit).isFile() || !/^gitdir:.{0,4096}\/modules\//.test(readFileSync(dotGit, 'latin1'));
  } catch {
    // Whatever nobody can read is no submodule of ours.
    return true;
  }
}

/** Where the workflow of this job stands, and the job's id in it. */
export interface WorkflowPlace {
  /** Path in the repository. */
  readonly path: string;
  readonly job: string;
}

/** Undefined when the workflow is another repository's, or the runner does not say. */
export function readWorkflowPlace(env: Readonly<Record<string, string | undefined>>): WorkflowPlace | undefined {
  const [place = ''] = (env['GITHUB_WORKFLOW_REF'] ?? '').split('@');
  const prefix = `${env['GITHUB_REPOSITORY']}/`;
  if (!place.startsWith(prefix) || place.length === prefix.length) return undefined;
  return { path: place.slice(prefix.length), job: env['GITHUB_JOB'] ?? '' };
}

/** Where the folder is now: a link on the way there that is turned later leads nowhere else (catalogue D4). */
export function fixed(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

/** The runner writes the event anew for each job. */
function keptBefore(env: Readonly<Record<string, string | undefined>>): Pick<Job, 'keptBeforeMs'> {
  if (env['RUNNER_ENVIRONMENT'] !== 'self-hosted') return {};
  const event = statSync(env['GITHUB_EVENT_PATH'] ?? '', { throwIfNoEntry: false });
  return event === undefined ? {} : { keptBeforeMs: event.mtimeMs };
}

function readPayload(path: string | undefined): Record<string, unknown> {
  try {
    const payload: unknown = JSON.parse(readFileSync(path ?? '', 'utf8'));
    return typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function notARunner(missing: readonly string[]): string {
  const are = missing.length === 1 ? 'is' : 'are';
  return `${missing.join(', ')} ${are} not set: this program is a GitHub Action and is started by a runner in a workflow step.`;
}
