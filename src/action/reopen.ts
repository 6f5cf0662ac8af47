import type { RunPlan } from '../core/plan.ts';
import { flipPasses } from '../core/prd-edit.ts';
import { isFile } from './find-prd.ts';
import type { Prepared } from './prepare.ts';

/**
 * The plan on a run start of its own where prd.json calls a story passed that has to pass again: while that is open the branch must
 * not say otherwise. The commit is reached through the run's records until a story is pushed (`neededCommits`).
 */
export async function reopenAtStart({ repository, prd: found }: Prepared, plan: RunPlan, at: number): Promise<RunPlan> {
  if (!isFile(found)) return plan;
  const ids = plan.stories.flatMap(({ id, regate }) => (regate === true ? [id] : []));
  if (ids.length === 0) return plan;
  let { prd } = found;
  for (const id of ids) {
    const flipped = flipPasses(prd, id, false);
    if (!flipped.ok) throw new Error(flipped.message);
    ({ prd } = flipped);
  }
  if (prd === found.prd) return plan;
  const bytes = Buffer.from(prd.layout.bytes);
  const tree = await repository.overlay(plan.start.tree, [{ path: found.path, mode: found.mode, bytes }]);
  const message = `chore: [${ids.join(', ')}] - Reopen\n\nThe text was changed since, so the story has to pass again.\n\nRalph-Run: ${plan.runId}\n`;
  const commit = await repository.commit({ tree, parents: [plan.start.commit], message, at });
  await repository.setRef(`refs/ralph/${plan.feature}/start`, commit);
  return { ...plan, start: { commit, tree, made: true } };
}
