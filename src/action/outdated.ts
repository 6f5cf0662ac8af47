import type { RunPlan } from '../core/plan.ts';
import { newestJournal } from './journal-names.ts';
import type { Prepared } from './prepare.ts';
import { environmentBroken, type Refusal } from './refusal.ts';

export interface OutdatedCall {
  readonly prepared: Pick<Prepared, 'repository' | 'base' | 'prd'>;
  /** The run that would begin. */
  readonly plan: Pick<RunPlan, 'runId' | 'branch'>;
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
  const which = run === undefined ? 'Another run' : `Run ${run}`;
  const reason = `${which} worked on this feature until a moment ago and moved ${moved.join(' and ')}, which this run had read before. Start it again.`;
  return { ok: false, halt: 'locked', reasons: [reason] };
}

async function newestRun({ prepared: { repository }, plan }: OutdatedCall, ref: string): Promise<string | undefined> {
  const fetched = await repository.fetchRef(ref);
  if (!fetched.ok) return undefined;
  const names = (await repository.listFolder(fetched.commit, 'runs')).map(({ path }) => path.slice('runs/'.length));
  return newestJournal(names, plan.runId)?.replace(/\.jsonl$/, '');
}
