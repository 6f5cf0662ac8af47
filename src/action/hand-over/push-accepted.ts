import type { PushResult, Repository } from '../../adapters/git/controller.ts';
import { replacingBranch } from '../../adapters/replace-branch.ts';
import { replacedRef } from '../../core/carrying.ts';
import type { RunPlan } from '../../core/plan.ts';
import { configError, environmentBroken, type Refusal } from '../refusal.ts';
import type { AcceptedRefs } from './judge-history.ts';

/** Pushes work first and the records that tell of it last: records of work that is not there would mislead the next run. */
export async function pushAccepted(
  repository: Repository,
  { accepted, plan }: { readonly accepted: AcceptedRefs; readonly plan: Pick<RunPlan, 'branch' | 'feature'> },
): Promise<Refusal | undefined> {
  const { work, records, replaces } = accepted;
  const keep = replacedRef(plan.feature, replaces ?? '');
  const ours = replacingBranch(repository, { ref: `refs/heads/${plan.branch}`, seen: replaces, keep });
  const refused = declined(work.length === 0 ? [] : await ours.push(work));
  if (refused !== undefined) return refused;
  return declined(records === undefined ? [] : await repository.push([records]));
}

function declined(results: readonly PushResult[]): Refusal | undefined {
  const problems = results.flatMap((result) => (result.ok ? [] : [result]));
  if (problems.length === 0) return undefined;
  const reasons = problems.map(({ ref, problem }) => `${ref} was not pushed: ${problem.message}`);
  const isPassing = problems.every(({ problem: { kind } }) => kind === 'network' || kind === 'timeout');
  return isPassing ? environmentBroken(...reasons, again) : configError(...reasons, again);
}

const again = 'The artifact keeps the work: run this job again once the cause is mended.';
