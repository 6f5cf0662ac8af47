import { finalChecks } from '../core/applying.ts';
import { finalVerdict } from '../core/final-review.ts';
import type { RunPlan, Unmerged } from '../core/plan.ts';
import type { RunState } from '../core/state.ts';
import { lookedOf } from '../core/whole.ts';
import { isFile, readAt } from './find-prd.ts';
import type { Prepared } from './prepare.ts';

/**
 * The plan with the passed work of earlier runs that its start holds, and what they know of all of it together: where the plan asks
 * for a final check or a final review, that work is vouched for as well before a run is ready.
 */
export async function withEarlierWork(
  prepared: Prepared,
  plan: RunPlan,
  latest: RunState | undefined,
): Promise<RunPlan> {
  if (plan.finalReview === undefined && finalChecks(plan).length === 0) return plan;
  const unmerged = await unmergedOf(prepared);
  // Whoever may upload an artifact could have written what it says of gates.
  const isVouched = prepared.settings.journal !== 'artifact';
  const looked = latest && isVouched ? lookedOf(latest, finalVerdict(latest)) : undefined;
  return { ...plan, ...(unmerged && { unmerged }), ...(looked && { looked }) };
}

/** The stories that prd.json calls passed at the run start and not where the base was left. */
async function unmergedOf({ repository, base, prd: found, start }: Prepared): Promise<Unmerged | undefined> {
  const { commit } = start.start;
  if (!isFile(found) || commit === base.commit) return undefined;
  const passed = found.prd.stories.filter(({ passes }) => passes).map(({ id }) => id);
  const from = passed.length === 0 ? undefined : await repository.mergeBase(base.commit, commit);
  if (from === undefined) return undefined;
  const there = await readAt(repository, from, found.path);
  const merged = new Set(there.ok ? there.prd.stories.flatMap(({ id, passes }) => (passes ? [id] : [])) : []);
  const stories = passed.filter((id) => !merged.has(id));
  return stories.length === 0 ? undefined : { from: { commit: from, tree: await repository.treeOf(from) }, stories };
}
