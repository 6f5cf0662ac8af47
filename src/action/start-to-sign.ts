import { isInScope, type RunPlan, wasOpen } from '../core/plan.ts';
import { withEarlierWork } from './earlier-work.ts';
import { isFile, readAt } from './find-prd.ts';
import type { Prepared } from './prepare.ts';

/**
 * With nothing left to do a person signs off the branch as the remote has it: a start that was made for stories is pushed with the
 * first of them that passes, and without one nobody could look at it. Whoever looks at the passed work as a whole looks at that of the
 * branch, with stories that the base has removed since.
 */
export async function startToSign(prepared: Prepared, plan: RunPlan): Promise<RunPlan> {
  const { repository, base, prd } = prepared;
  const { approval, branch, start: made, stories, notices, unmerged: _, ...rest } = plan;
  const head = base.remoteRefs.get(`refs/heads/${branch}`);
  const isIdle = stories.every((story) => !(isInScope(story) && wasOpen(story)));
  if (approval === undefined || made.made !== true || head === undefined || !isIdle) return plan;
  const left = `No story is open, so what was made for them is left out: ${branch} is to be signed off as it is, at ${head.slice(0, 10)}.`;
  const start = { commit: head, tree: await repository.treeOf(head) };
  const found = isFile(prd) ? await readAt(repository, head, prd.path) : undefined;
  const there = { ...prepared, start: { ...prepared.start, start }, ...(found?.ok === true && { prd: found }) };
  return withEarlierWork(there, { ...rest, approval, branch, stories, start, notices: [...notices, left] }, undefined);
}
