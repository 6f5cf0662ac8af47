import { z } from 'zod';
import type { GitHubClient, Refused } from './client.ts';

/** Whose artifacts are taken: those of runs of one workflow file, as these branches have it. */
export interface OwnWorkflow {
  /** Path of its file in the repository. */
  readonly path: string;
  /** Without `refs/heads/`. */
  readonly branches: readonly string[];
}

/** Whether a workflow run is one of ours; `unasked` = after too many others nobody asks any more. */
export type AskOwn = (run: number) => Promise<boolean | 'unasked' | Refused>;

/** Workflow runs that are asked after. */
const MOST_RUNS = 20;

/** Asks GitHub of each workflow run once. One that is not there any more is nobody's. */
export function askOwn(client: GitHubClient, own: OwnWorkflow): AskOwn {
  const known = new Map<number, boolean>();
  return async (run) => {
    const before = known.get(run);
    if (before !== undefined) return before;
    if (known.size >= MOST_RUNS) return 'unasked';
    const answer = await client.call(
      { does: `look at workflow run ${run}`, permission: 'actions: read', answer: runSchema },
      (rest, at) => rest.actions.getWorkflowRun({ ...at, run_id: run }),
    );
    if (!answer.ok && answer.problem.kind !== 'not-found') return answer;
    const isOwn = answer.ok && isOf(answer.data, own);
    known.set(run, isOwn);
    return isOwn;
  };
}

/** A run for a pull request is of the file as the pull request has it, and its branch may be called as ours is. */
function isOf({ path, event, ...run }: z.infer<typeof runSchema>, own: OwnWorkflow): boolean {
  return (
    path.split('@')[0] === own.path &&
    !event.startsWith('pull_request') &&
    run.head_branch !== null &&
    own.branches.includes(run.head_branch) &&
    run.head_repository?.id === run.repository.id
  );
}

const runSchema = z.object({
  path: z.string(),
  event: z.string(),
  head_branch: z.string().nullable(),
  head_repository: z.object({ id: z.number() }).nullable(),
  repository: z.object({ id: z.number() }),
});
