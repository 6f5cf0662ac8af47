import type { RunPlan } from '../core/plan.ts';
import type { Prepared } from './prepare.ts';

/**
 * With nothing left to do a person signs off the branch as the remote has it: a start that was made for stories is pushed with the
 * first of them that passes, and without one nobody could look at it.
 */
export async function startToSign({ repository, base }: Prepared, plan: RunPlan): Promise<RunPlan> {
  const { approval, branch, start, stories, notices } = plan;
  const head = base.remoteRefs.get(`refs/heads/${branch}`);
  const isIdle = stories.every(({ inScope, was }) => !inScope || was !== 'open');
  if (approval === undefined || start.made !== true || head === undefined || !isIdle) return plan;
  const left = `No story is open, so what was made for them is left out: ${branch} is to be signed off as it is, at ${head.slice(0, 10)}.`;
  return { ...plan, start: { commit: head, tree: await repository.treeOf(head) }, notices: [...notices, left] };
}
