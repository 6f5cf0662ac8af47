import type { Asked } from '../core/lease.ts';
import type { Job } from './job.ts';

export interface AskRunCall {
  readonly job: Job;
  readonly token: string | undefined;
  readonly cancel: AbortSignal;
  readonly onNote: (text: string) => void;
}

/** Asks GitHub whether a workflow run still works; its client is loaded only here, where a lock is held by somebody else. */
export async function askRun(call: AskRunCall, workflowRun: string): Promise<Asked> {
  const { job, token, cancel, onNote } = call;
  if (!/^\d+\//.test(workflowRun)) return { type: 'unknown', why: 'it names no workflow run.' };
  if (token === undefined) return { type: 'unknown', why: 'there is no github_token to ask with.' };
  const [{ openGitHub }, { askWorkflowRun }] = await Promise.all([
    import('../adapters/github/client.ts'),
    import('../adapters/github/workflow-runs.ts'),
  ]);
  const [owner = '', repo = ''] = job.repository.split('/');
  const { apiUrl, serverUrl } = job;
  const opened = await openGitHub({ apiUrl, serverUrl, token, owner, repo, signal: cancel, onNote });
  if (!opened.ok) return { type: 'unknown', why: opened.problem.message };
  // Everything else waits for the answer: it has no more time than the end of a run has.
  opened.client.beginEnd();
  return askWorkflowRun(opened.client, workflowRun);
}
