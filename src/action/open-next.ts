import { callsSoFar } from '../core/calls-per-hour.ts';
import { isResumable, isUnfinished } from '../core/loop.ts';
import type { RunPlan } from '../core/plan.ts';
import type { RunState } from '../core/state.ts';
import { type Brought, bringJournal } from './bring-journal.ts';
import type { HeldLease } from './hold-lease.ts';
import type { Job } from './job.ts';
import { journalTime } from './journal-names.ts';
import type { Log } from './log.ts';
import { onTrial } from './on-trial.ts';
import { type OpenedRun, type OpenRunCall, openRun } from './open-run.ts';
import type { Prepared } from './prepare.ts';
import { latestHere, withRecall } from './recall.ts';
import type { Refusal } from './refusal.ts';
import { reopenAtStart } from './reopen.ts';

/** The journal of another machine, while it is fetched. */
export type Bringing = ReturnType<typeof bringJournal>;

/** Begins to fetch what another machine left, while this one is looked at; a dry run changes nothing, not even that. */
export function beginBringing(
  prepared: Prepared,
  place: { readonly folder: string; readonly runId: string },
): Bringing {
  const { settings, prd } = prepared;
  const resume = settings.dryRun || settings.journal === 'none' ? 'never' : settings.resume;
  const bringing = bringJournal({ ...prepared, ...place, feature: prd.feature, resume });
  // Whoever waits for it hears of a failure; until then it must not end the process.
  bringing.catch(() => undefined);
  return bringing;
}

export interface OpenNextCall extends Pick<OpenRunCall, 'folder' | 'plan' | 'clock'> {
  readonly job: Job;
  readonly log: Log;
  readonly prepared: Prepared;
  readonly bringing: Bringing;
  /** The lease across runners, while it is taken; undefined = none is wanted. */
  readonly leasing: HeldLease['taken'] | undefined;
}

/** Opens the run that comes next: one of another machine, one of this machine, or a new one. */
export async function openNext(call: OpenNextCall): Promise<OpenedRun | Refusal> {
  const leased = await call.leasing;
  if (leased?.ok === false) return leased;
  const brought = await call.bringing;
  if (!brought.ok) return brought;
  for (const notice of brought.notices) call.log.notice(notice);
  const { name, newest, ended } = brought;
  const recalled = await recall(call, brought);
  if (!recalled.ok) return recalled;
  const { plan } = recalled;
  const { workflowRun } = call.job;
  return openRun({ ...call, plan, workflowRun, resume: call.prepared.settings.resume, brought: name, newest, ended });
}

/** A run that goes on keeps its plan, and a fresh one is told nothing. */
async function recall(
  { prepared, plan: given, folder, clock, job }: OpenNextCall,
  { latest: there, newest }: Brought,
): Promise<{ readonly ok: true; readonly plan: RunPlan } | Refusal> {
  const here = latestHere(folder, given.runId);
  const newer = newerOf(here, { there, newest });
  const latest = prepared.settings.resume === 'never' ? undefined : newer;
  // What stands in the workflow file is asked for every night; what a person typed, this once.
  const asked = job.eventName === 'schedule' ? [] : prepared.settings.stories;
  const counted = withCalls(given, newer);
  const recalled = await withRecall({ prepared, plan: counted, latest, asked, now: clock.wallMs() });
  // What cannot be planned anew may still go on as it was planned.
  const mayGoOn = latest === there ? isUnfinished : isResumable;
  if (!recalled.ok) return latest !== undefined && mayGoOn(latest) ? { ok: true, plan: counted } : recalled;
  const reopened = await reopenAtStart(prepared, recalled.plan, clock.wallMs());
  return { ok: true, plan: onTrial(reopened, latest, prepared.settings.resetCircuit) };
}

/** The limit of calls per hour counts over runs, whether the latest is gone on with or not. */
function withCalls(plan: RunPlan, latest: RunState | undefined): RunPlan {
  const recentCalls = latest && callsSoFar(latest);
  return recentCalls === undefined ? plan : { ...plan, recentCalls };
}

/** The latest run of this machine, or of any other where that is newer. */
function newerOf(
  here: ReturnType<typeof latestHere>,
  { there, newest }: { readonly there: RunState | undefined; readonly newest: string | undefined },
): RunState | undefined {
  if (there === undefined) return here?.state;
  return here === undefined || journalTime(here.name) < journalTime(newest ?? '') ? there : here.state;
}
