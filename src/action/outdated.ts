import { type Contended, nameOf } from '../adapters/lease.ts';
import { runOfRecord } from '../adapters/records-apart.ts';
import type { RunPlan } from '../core/plan.ts';
import type { Prepared } from './prepare.ts';
import { environmentBroken, type Refusal } from './refusal.ts';

export interface OutdatedCall {
  readonly prepared: Pick<Prepared, 'repository' | 'base' | 'prd'>;
  /** The run that would begin. */
  readonly plan: Pick<RunPlan, 'branch'>;
  readonly contended: Contended;
}

/**
 * Why a run that found the lock taken or just let go of must not begin on what it read before: the run that had it pushed records
 * or to the branch, and this one would begin where that one did and have its own work refused. Undefined = nothing has moved.
 */
export async function whyOutdated(call: OutdatedCall): Promise<Refusal | undefined> {
  const { repository, base, prd } = call.prepared;
  const records = `refs/ralph/${prd.feature}/state`;
  const read = [records, `refs/heads/${call.plan.branch}`];
  const listed = await repository.remoteRefs(read);
  if (!listed.ok) return environmentBroken(`What another run just did cannot be seen: ${listed.problem.message}`);
  const moved = read.filter((ref) => listed.refs.get(ref) !== base.remoteRefs.get(ref));
  if (moved.length === 0) return undefined;
  const run = moved.includes(records) ? await newestRun(call, records) : undefined;
  const [who, them] = [nameOfOther(call.contended, run), moved.length === 1 ? 'it' : 'them'];
  const outdated = `Until a moment ago ${who} worked on this feature, and ${moved.join(' and ')} moved since this run read ${them}.`;
  return { ok: false, halt: 'locked', reasons: [`${outdated} Start it again.`], outdated };
}

function nameOfOther({ owner }: Contended, run: string | undefined): string {
  if (owner !== undefined) return nameOf(owner);
  return run === undefined ? 'somebody else' : `run ${run}`;
}

/** The run that pushed the newest records; the times in their names are those of different clocks. */
async function newestRun({ prepared: { repository } }: OutdatedCall, ref: string): Promise<string | undefined> {
  const fetched = await repository.fetchRef(ref);
  return fetched.ok ? runOfRecord(repository, fetched.commit) : undefined;
}
