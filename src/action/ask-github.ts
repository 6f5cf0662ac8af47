import type { GitHubClient } from '../adapters/github/client.ts';
import { openGitHub } from '../adapters/github/client.ts';
import type { BranchAt, PullState } from '../adapters/github/pull-state.ts';
import { askPullState } from '../adapters/github/pull-state.ts';
import type { Dispatch } from '../adapters/github/workflow-runs.ts';
import * as runs from '../adapters/github/workflow-runs.ts';
import { type Asked, partsOf } from '../core/lease.ts';
import type { Job } from './job.ts';

export interface AskGitHubCall {
  readonly job: Job;
  readonly token: string | undefined;
  readonly cancel: AbortSignal;
  readonly onNote: (text: string) => void;
}

/** Asks GitHub whether a workflow run still works. */
export async function askRun(call: AskGitHubCall, workflowRun: string): Promise<Asked> {
  if (!/^\d+\//.test(workflowRun)) return { type: 'unknown', why: 'it names no workflow run.' };
  const client = await connect(call);
  if (typeof client === 'string') return { type: 'unknown', why: client };
  return runs.askWorkflowRun(client, workflowRun);
}

/** Asks GitHub what became of the pull request of a branch that an earlier run left. */
export async function askPull(call: AskGitHubCall, at: BranchAt): Promise<PullState> {
  const client = await connect(call);
  if (typeof client === 'string') return 'unknown';
  return askPullState(client, at);
}

/** Whether a start of the workflow that was made since this workflow run began still waits; false when nobody can tell. */
export async function isStartWaiting(call: AskGitHubCall, at: Pick<Dispatch, 'workflow' | 'ref'>): Promise<boolean> {
  const { run } = partsOf(call.job.workflowRun);
  const client = run === '' ? '' : await connect(call);
  if (typeof client === 'string') return false;
  return runs.isStartWaiting(client, { ...at, after: Number(run) });
}

/** Starts a workflow; a sentence where that was refused. */
export async function startWorkflow(call: AskGitHubCall, what: Dispatch): Promise<string | undefined> {
  const client = await connect(call);
  if (typeof client === 'string') return client;
  const answer = await runs.dispatchWorkflow(client, what);
  return answer.ok ? undefined : answer.problem.message;
}

/** A sentence when there is nobody to ask. */
export async function connect({ job, token, cancel, onNote }: AskGitHubCall): Promise<GitHubClient | string> {
  if (token === undefined) return 'there is no github_token to ask with.';
  const [owner = '', repo = ''] = job.repository.split('/');
  const { apiUrl, serverUrl } = job;
  const opened = await openGitHub({ apiUrl, serverUrl, token, owner, repo, signal: cancel, onNote });
  if (!opened.ok) return opened.problem.message;
  // A run waits for the answer before it begins: it has no more time than its end would have.
  opened.client.beginEnd();
  return opened.client;
}
