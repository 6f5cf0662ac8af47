import { leftBacklog } from '../core/archive.ts';
import { averagePrice, costWarning } from '../core/budget.ts';
import { callsSoFar } from '../core/calls-per-hour.ts';
import { type Began, chainAfter } from '../core/continuing.ts';
import type { FixAsked } from '../core/event.ts';
import type { RunPlan } from '../core/plan.ts';
import { isResumable, isUnfinished } from '../core/resumable.ts';
import type { RunState } from '../core/state.ts';
import { archiveLeft } from './archive-left.ts';
import { bringJournal } from './bring-journal.ts';
import type { Brought } from './brought.ts';
import { withEarlierWork } from './earlier-work.ts';
import type { HeldLease } from './hold-lease.ts';
import type { Job } from './job.ts';
import { isOlder } from './journal-names.ts';
import type { Log } from './log.ts';
import { onTrial } from './on-trial.ts';
import { type OpenedRun, type OpenRunCall, openRun } from './open-run.ts';
import { whyOutdated } from './outdated.ts';
import type { Prepared } from './prepare.ts';
import { latestHere, withRecall } from './recall.ts';
import type { Refusal } from './refusal.ts';
import { reopenAtStart } from './reopen.ts';
import { startToSign } from './start-to-sign.ts';

/** The journal of another machine, while it is fetched. */
export type Bringing = ReturnType<typeof bringJournal>;

/** Begins to fetch what another machine left, while this one is looked at; a dry run changes nothing, not even that. */
export function beginBringing(
  prepared: Prepared,
  place: { readonly folder: string; readonly runId: string },
): Bringing {
  const { feature } = prepared.prd;
  const unvouched = prepared.settings.journal === 'artifact';
  const bringing = bringJournal({ ...prepared, ...place, feature, take: taken(prepared), unvouched });
  // Whoever waits for it hears of a failure; until then it must not end the process.
  bringing.catch(() => undefined);
  return bringing;
}

function taken({ settings }: Prepared): Parameters<typeof bringJournal>[0]['take'] {
  if (settings.journal === 'none' || isForgetful(settings)) return 'nothing';
  return settings.dryRun || settings.resume === 'never' ? 'memory' : 'run';
}

/** Whether a run is told nothing of those before: what a comment begins afresh are its stories alone. */
function isForgetful({ resume, afresh }: Prepared['settings']): boolean {
  return resume === 'never' && afresh !== true;
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
  const outdated = leased?.contended && (await whyOutdated({ ...call, contended: leased.contended }));
  if (outdated !== undefined) {
    // Whoever reads anew must not do so beside what was read before.
    await call.bringing.catch(() => undefined);
    return outdated;
  }
  const brought = await call.bringing;
  if (!brought.ok) return brought;
  for (const notice of brought.notices) call.log.notice(notice);
  const { name, newest, ended } = brought;
  const recalled = await recallNext(call, brought);
  if (!recalled.ok) return recalled;
  const plan = await startToSign(call.prepared, await onOwnStart(call, recalled));
  const { workflowRun, asked } = call.job;
  const { resume } = call.prepared.settings;
  const chained = { ...plan, ...chainAfter(recalled.latest, { started: startedBy(call.job), workflowRun }) };
  const known = { named: asked?.goesOn?.runId ?? asked?.waiting?.runId, brought: name, newest, ended };
  return openRun({ ...call, plan: chained, workflowRun, resume, ...known, fix: fixOf(call.job) });
}

function fixOf({ asked }: Job): FixAsked | undefined {
  if (asked?.command.kind !== 'fix' || asked.waiting === undefined) return undefined;
  const { story } = asked.waiting;
  return { type: 'fix-asked', story, text: asked.command.what, person: asked.origin.person };
}

/** GITHUB_TOKEN starts no workflow but by a dispatch, and then its own login is the actor. */
function startedBy({ eventName, actors }: Job): Began['started'] {
  if (eventName !== 'workflow_dispatch') return 'event';
  return actors.includes('github-actions[bot]') ? 'own-token' : 'dispatch';
}

/** The plan on a start of its own where the branch has to hold something before the first story. */
async function onOwnStart({ prepared, clock }: OpenNextCall, recalled: Recalled & { ok: true }): Promise<RunPlan> {
  const at = clock.wallMs();
  const reopened = await reopenAtStart(prepared, recalled.plan, at);
  const { latest } = recalled;
  if (leftBacklog(latest, reopened) === undefined) return reopened;
  return archiveLeft(prepared, reopened, { latest, at });
}

/** What a run is planned with. */
export type RecallNextCall = Pick<OpenNextCall, 'prepared' | 'plan' | 'folder' | 'clock' | 'job'>;

/** `latest`: the run before; `goesOn`: that is gone on with in place of the plan, where its terms are still those of today. */
export type Recalled =
  | { readonly ok: true; readonly plan: RunPlan; readonly latest?: RunState | undefined; readonly goesOn?: RunState }
  | Refusal;

/** The plan with what earlier runs know of its stories, and the latest of these; one that goes on keeps its own plan. */
export async function recallNext(
  { prepared, plan: given, folder, clock, job }: RecallNextCall,
  brought: Brought,
): Promise<Recalled> {
  const newer = newerOf(await latestHere(folder, given.runId), brought);
  const { settings } = prepared;
  const latest = isForgetful(settings) ? undefined : newer;
  // What cannot be planned anew may still go on as it was planned.
  const mayGoOn =
    settings.resume !== 'never' &&
    latest !== undefined &&
    (latest === brought.latest ? isUnfinished : isResumable)(latest);
  const goesOn = mayGoOn ? { goesOn: latest } : {};
  const priced = withCostWarning(withCalls(given, newer), newer);
  const counted = await withEarlierWork(prepared, withSignOff(priced, newer), newer);
  const asked = askedOf({ prepared, plan: given, job });
  const recalled = await withRecall({ prepared, plan: counted, latest, asked, now: clock.wallMs() });
  if (!recalled.ok) return mayGoOn ? { ok: true, plan: counted, latest, ...goesOn } : recalled;
  return { ok: true, plan: onTrial(recalled.plan, latest, settings.resetCircuit), latest, ...goesOn };
}

/** What stands in the workflow file is asked for every night; what a person typed, this once. */
function askedOf({ prepared: { settings }, plan, job }: Pick<RecallNextCall, 'prepared' | 'plan' | 'job'>) {
  if (job.eventName === 'schedule') return [];
  const isAll = settings.afresh === true && settings.stories.length === 0;
  return isAll ? plan.stories.map(({ id }) => id) : settings.stories;
}

/** The limit of calls per hour counts over runs, whether the latest is gone on with or not. */
function withCalls(plan: RunPlan, latest: RunState | undefined): RunPlan {
  const recentCalls = latest && callsSoFar(latest);
  return recentCalls === undefined ? plan : { ...plan, recentCalls };
}

/** What the calls of the latest run cost tells whether the money is enough for one story. */
function withCostWarning(plan: RunPlan, latest: RunState | undefined): RunPlan {
  if (latest === undefined) return plan;
  const warning = costWarning(plan, averagePrice(latest), `at the average price of run ${latest.plan.runId}`);
  return warning.length === 0 ? plan : { ...plan, notices: [...plan.notices, ...warning] };
}

/** What a person signed off stays so until the branch changes. */
function withSignOff(plan: RunPlan, latest: RunState | undefined): RunPlan {
  if (plan.approval === undefined || latest?.plan.branch !== plan.branch) return plan;
  const approved = latest.signedOff?.commit ?? latest.plan.approved;
  return approved === undefined ? plan : { ...plan, approved };
}

/** The latest run of this machine, or of any other where that is newer or was gone on with there. */
export function newerOf(
  here: Awaited<ReturnType<typeof latestHere>>,
  { latest: there, newest = '', isAhead }: Pick<Brought, 'latest' | 'newest' | 'isAhead'>,
): RunState | undefined {
  if (there === undefined || here === undefined) return there ?? here?.state;
  const isBehind = here.name === newest ? isAhead === true : isOlder(here.name, newest);
  return isBehind ? there : here.state;
}
