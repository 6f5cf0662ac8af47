import { archiveFeature } from '../adapters/archive.ts';
import { leftBacklog } from '../core/archive.ts';
import type { RunPlan } from '../core/plan.ts';
import type { RunState } from '../core/state.ts';
import { leftMessage } from '../report/messages.ts';
import { isoTime } from '../report/time.ts';
import { committedProgress } from './policy-paths.ts';
import type { Prepared } from './prepare.ts';

/**
 * The plan on a run start of its own that keeps a copy of the backlog of the run before, where `branchName` of the same file was
 * changed since (02-loop §6). It reaches the branch with the first story that passes; until then later runs make it again.
 */
export async function archiveLeft(
  { repository }: Prepared,
  plan: RunPlan,
  { latest, at }: { readonly latest: RunState | undefined; readonly at: number },
): Promise<RunPlan> {
  const left = leftBacklog(latest, plan);
  const { prdPath, feature, start } = plan;
  if (left === undefined || prdPath === undefined) return plan;
  const why = '"branchName" was changed since the last run';
  if (plan.archiveIn === 'state')
    return noted(plan, `${why}; git ignores .ralph/archive/, so the backlog of that run is not archived.`);
  const imported = await repository.importCommit(left);
  if (!imported.ok) return noted(plan, `The backlog of the last run was not archived: ${imported.problem.message}`);
  const files = { repository, prdPath, progressPath: committedProgress(plan) };
  const message = (folder: string): string => leftMessage(plan, folder);
  const date = isoTime(at).slice(0, 10);
  const { made, folder, problem } = await archiveFeature(files, {
    ...{ feature, from: left, peoples: left, onto: start, date, at, message },
  });
  if (folder === '') return noted(plan, `The backlog of the last run was not archived: ${problem}`);
  if (made === undefined) return plan;
  await repository.setRef(`refs/ralph/${feature}/start`, made.commit);
  const told = noted(plan, `${why}: what that worked on is kept in ${folder}.`);
  return { ...told, archives: left, start: { ...made, made: true } };
}

function noted(plan: RunPlan, notice: string): RunPlan {
  return { ...plan, notices: [...plan.notices, notice] };
}
