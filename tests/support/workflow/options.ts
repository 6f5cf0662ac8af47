import type { ConcurrencyGroups } from './concurrency.ts';
import type { WorkflowEvent } from './event.ts';
import type { Permissions } from './permissions.ts';
import type { RunnerTimes } from './runner-process.ts';

/** One run of one workflow file. */
export interface RunWorkflowOptions {
  /** Path of the workflow file; or its text as `yaml`. */
  readonly file?: string;
  readonly yaml?: string;
  readonly event: WorkflowEvent;
  /** `owner/name`. */
  readonly repository: string;
  /** `http://localhost:1234`: what GITHUB_SERVER_URL is, and where actions/checkout clones from. */
  readonly serverUrl: string;
  /** What GITHUB_API_URL is. */
  readonly apiUrl: string;
  /** Empty folder that receives every job's workspace, temp and home; it is the caller's to remove. */
  readonly workspaceRoot: string;
  /** `owner/name[/path]@ref` or the same without a ref -> local folder; default `builtinActions`. */
  readonly actions?: Readonly<Record<string, string>>;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly vars?: Readonly<Record<string, string>>;
  /** Issues a job's GITHUB_TOKEN; default the secret GITHUB_TOKEN, else a made-up one. */
  readonly token?: (permissions: Permissions, jobId: string) => string;
  /** What a token may do when the workflow does not say; default `restrictedPermissions`. */
  readonly defaultPermissions?: Permissions;
  /** The runner's own environment; default PATH and LANG of the tests. HOME is a folder of the job unless named here. */
  readonly env?: Readonly<Record<string, string>>;
  /** Shared by runs that should see each other's concurrency groups. */
  readonly concurrency?: ConcurrencyGroups;
  /** Cancels the run that long after its start. */
  readonly cancelAfterMs?: number;
  /** Cancels the run when aborted. */
  readonly cancel?: AbortSignal;
  /** The machine goes away when aborted: SIGKILL, no further step, no post step (catalogue R14). */
  readonly lose?: AbortSignal;
  /** Multiplies all of the runner's times; default 1. */
  readonly timeScale?: number;
  /** Single times in their place. */
  readonly times?: Partial<RunnerTimes>;
  /** Jobs at the same time; default 2. */
  readonly runners?: number;
  /** Called for each line of the log, masked, as it appears. */
  readonly onLine?: (line: LogLine) => void;
  readonly runId?: number;
  readonly runAttempt?: number;
  /** Path of the workflow in its repository, for GITHUB_WORKFLOW_REF; default `.github/workflows/workflow.yml`. */
  readonly workflowPath?: string;
  /** Where the artifact and cache services of the runner are; default an address that answers nothing. */
  readonly runtimeUrl?: string;
}

export interface LogLine {
  /** Name of the job with its matrix values. */
  readonly job: string;
  readonly step: string;
  readonly text: string;
}
