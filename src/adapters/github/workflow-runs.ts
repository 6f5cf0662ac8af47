import { z } from 'zod';
import { type Asked, partsOf } from '../../core/lease.ts';
import type { Answer, GitHubClient } from './client.ts';

/** Asks whether a workflow run still works: it has ended, it was started again since, or nobody can tell. Never throws. */
export async function askWorkflowRun(client: GitHubClient, workflowRun: string): Promise<Asked> {
  const { run, attempt } = partsOf(workflowRun);
  if (run === '') return { type: 'unknown', why: 'it names no workflow run' };
  const answer = await client.call(
    { does: `look at workflow run ${run}`, permission: 'actions: read', answer: runSchema },
    (rest, at) => rest.actions.getWorkflowRun({ ...at, run_id: Number(run) }),
  );
  if (!answer.ok) return { type: 'unknown', why: answer.problem.message };
  const { status, run_attempt: latest = 1 } = answer.data;
  if (latest > attempt) return { type: 'over', why: `attempt ${attempt} of its workflow run has ended` };
  return status === 'completed' ? { type: 'over', why: 'its workflow run has ended' } : { type: 'running' };
}

/** What a workflow is started with. */
export interface Dispatch {
  /** Name of its file in .github/workflows. */
  readonly workflow: string;
  /** Full name of the branch or tag. */
  readonly ref: string;
  /** Of workflow_dispatch; each must be declared there. */
  readonly inputs: Readonly<Record<string, string>>;
}

/** Starts a workflow; made once, since GitHub starts one run for each request. */
export function dispatchWorkflow(client: GitHubClient, { workflow, ref, inputs }: Dispatch): Promise<Answer<unknown>> {
  return client.call(
    { does: `start workflow ${workflow}`, permission: 'actions: write', answer: z.unknown(), once: true },
    (rest, at) => rest.actions.createWorkflowDispatch({ ...at, workflow_id: workflow, ref, inputs }),
  );
}

/**
 * Whether a start of a workflow still waits for its turn that is younger than workflow run `after`; false when nobody can tell. Never throws.
 */
export async function isStartWaiting(
  client: GitHubClient,
  { workflow, ref, after }: Pick<Dispatch, 'workflow' | 'ref'> & { readonly after: number },
): Promise<boolean> {
  const branch = ref.replace(/^refs\/(?:heads|tags)\//, '');
  const answer = await client.call(
    { does: `look at starts of workflow ${workflow}`, permission: 'actions: read', answer: runsSchema },
    (rest, at) =>
      rest.actions.listWorkflowRuns({ ...at, workflow_id: workflow, event: 'workflow_dispatch', branch, per_page: 30 }),
  );
  if (!answer.ok) return false;
  return answer.data.workflow_runs.some(({ id, status }) => id > after && waiting.has(status ?? ''));
}

/** What GitHub calls a workflow run none of whose jobs has begun. */
const waiting: ReadonlySet<string> = new Set(['queued', 'pending', 'waiting', 'requested']);

const runsSchema = z.object({
  workflow_runs: z.array(z.object({ id: z.number(), status: z.string().nullable() })),
});

const runSchema = z.object({ status: z.string().nullable(), run_attempt: z.number().optional() });
