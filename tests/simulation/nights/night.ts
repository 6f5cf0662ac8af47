// The action loads these late, and a simulated process that waits for a real disk counts as stuck.
import '../../../src/action/archive-left.ts';
import '../../../src/action/judge-journal.ts';
import '../../../src/action/moved-base.ts';
import '../../../src/action/resume-run.ts';
import '../../../src/adapters/store/foreign-journal.ts';
import '../../../src/core/memory.ts';
import '../../../src/core/prd-edit.ts';
import '../../../src/core/recall.ts';
import { seenOf } from '../../../src/action/begin-lease.ts';
import { readAt } from '../../../src/action/find-prd.ts';
import { beginBringing, openNext } from '../../../src/action/open-next.ts';
import type { OpenedRun } from '../../../src/action/open-run.ts';
import { ownCommits } from '../../../src/action/own-commits.ts';
import { planned } from '../../../src/action/plan.ts';
import type { Prepared } from '../../../src/action/prepare.ts';
import type { Refusal } from '../../../src/action/refusal.ts';
import { preparedFor } from '../../../src/action/run-prepared.ts';
import { findStart, type StartPoint } from '../../../src/action/start-point.ts';
import { storyPolicy } from '../../../src/action/story-policy.ts';
import { untilCurrent } from '../../../src/action/until-current.ts';
import type { Repository } from '../../../src/adapters/git/controller.ts';
import type { BranchAt } from '../../../src/adapters/github/pull-state.ts';
import type { RunPlan } from '../../../src/core/plan.ts';
import type { RunState } from '../../../src/core/state.ts';
import { fileStamp } from '../../../src/report/time.ts';
import type { Process } from '../kernel.ts';
import { point, type Universe } from '../universe.ts';
import { gitOf } from './git.ts';
import { leaseOf, quiet } from './lease.ts';
import type { Nights } from './nights.ts';
import { buryHolder, machineOf, objectsOf, type Runner } from './runner.ts';
import { work } from './work.ts';

/** How a workflow run of a night ended, when it ended by itself. */
export type NightEnd =
  | { readonly type: 'refused'; readonly refusal: Refusal; readonly read?: Read; readonly outdated?: string }
  | { readonly type: 'ended'; readonly state: RunState; readonly outdated?: never };

/** The run that would have begun, and what it had read of the remote. */
interface Read {
  readonly runId: string;
  readonly refs: ReadonlyMap<string, string>;
}

/** A workflow run on a machine. */
export interface Working {
  readonly process: Process;
  readonly runner: Runner;
}

/** A workflow run of one night, from its start point to its end; whatever decides is the action's own. */
export async function night(n: Nights, job: Working): Promise<NightEnd> {
  const early = earlyUniverse(n, job.runner);
  await point(early, job.process, { name: 'before night', faults: ['kill', 'cancel'], often: 0.3 });
  return untilCurrent({ log: quiet, cancel: job.process.cancel.signal }, (isFirst) => {
    if (!isFirst) n.count('night read again');
    return onceRead(n, job, early);
  });
}

async function onceRead(n: Nights, { process, runner }: Working, early: Universe): Promise<NightEnd> {
  const repository = gitOf(early, process, runner);
  const before = { updates: n.remote.updates.length, ended: n.pullEnds.size };
  const prepared = await prepare(n, runner, repository);
  if (!prepared.ok) return { type: 'refused', refusal: prepared };
  const runId = `${fileStamp(n.kernel.wallMs())}-${process.number.toString(16).padStart(4, '0')}`;
  const bringing = beginBringing(prepared, { folder: runner.folder, runId });
  const { remoteRefs } = prepared.base;
  const seen = seenOf(prepared);
  const lease = leaseOf(n, { process, runner, repository, remoteRefs, seen, feature: n.feature, runId });
  const opened = await open(n, { process, runner, prepared, runId, bringing, leasing: lease.taken });
  if (!opened.ok) {
    await lease.release();
    const { outdated } = opened;
    return { type: 'refused', refusal: opened, read: { runId, refs: remoteRefs }, ...(outdated && { outdated }) };
  }
  const ready = await preparedFor(prepared, opened.first.state.plan);
  if (!ready.ok) {
    opened[Symbol.dispose]();
    await lease.release();
    return { type: 'refused', refusal: ready };
  }
  n.working.add(process);
  const state = await work(n, { process, runner, prepared: ready, opened, lease, before });
  n.working.delete(process);
  return { type: 'ended', state };
}

/** What there is before a run is known. */
export function earlyUniverse(n: Nights, runner: Runner): Universe {
  return { ...n.blank, objects: objectsOf(n.objects, runner), machine: machineOf(runner, n, '') };
}

/** Where a workflow run begins, as it finds the remote. */
export async function prepare(n: Nights, runner: Runner, repository: Repository): Promise<Prepared | Refusal> {
  const listed = await repository.remoteRefs([]);
  if (!listed.ok) return { ok: false, halt: 'environment_broken', reasons: [listed.problem.message] };
  const remoteRefs = new Map(listed.refs);
  if (n.bug === 'records-unseen') remoteRefs.delete(`refs/ralph/${n.feature}/state`);
  const commit = n.bug === 'base-of-yesterday' ? n.firstBase : (remoteRefs.get('refs/heads/main') ?? '');
  const imported = await repository.importCommit(commit);
  if (!imported.ok) return { ok: false, halt: 'environment_broken', reasons: [imported.problem.message] };
  const base = { ok: true, branch: 'main', defaultBranch: 'main', commit, remoteRefs } as const;
  const there = await readAt(repository, commit, 'prd.json');
  if (!there.ok) return there;
  const start = await findStart(repository, {
    ...{ base, prd: there, branchPrefix: 'ralph/', now: n.kernel.wallMs() },
    own: ownCommits(repository, { base, feature: n.feature, folder: runner.folder }),
    pullState: async (at) => pullState(n, at),
  });
  if (!start.ok) return start;
  const prd = await readAt(repository, start.start.commit, 'prd.json');
  if (!prd.ok) return prd;
  const policy = storyPolicy({ base: there, asked: undefined });
  const rules = { settings: settingsOf(n), templates: {}, policy };
  return { ok: true, repository, base, prd: policy.permit(prd), start, ...rules } as unknown as Prepared;
}

function pullState({ bug, pullEnds, github }: Nights, { branch, commit }: BranchAt) {
  if (bug === 'pulls-look-closed') return 'closed' as const;
  if (github.pulls.some(({ state, head }) => state === 'open' && head === branch)) return 'open' as const;
  return pullEnds.get(commit) ?? ('none' as const);
}

const DAY_MS = 86_400_000;

function settingsOf({ bug }: Nights) {
  return {
    ...{ dryRun: false, journal: 'ref', resume: 'auto', stories: [], resetCircuit: bug === 'circuit-forgotten' },
    retryFailedAfterMs: bug === 'patience-lost' ? 0 : 7 * DAY_MS,
  };
}

interface Opening extends Working {
  readonly prepared: Prepared;
  readonly runId: string;
  readonly bringing: ReturnType<typeof beginBringing>;
  readonly leasing: ReturnType<typeof leaseOf>['taken'];
}

async function open(n: Nights, call: Opening): Promise<OpenedRun | Refusal> {
  const { process, runner, prepared, runId, bringing, leasing } = call;
  const { kernel } = n;
  const plan = planOf(n, { runId, prepared, workflowRun: `${process.number}/1` });
  buryHolder(runner);
  const opened = await openNext({
    ...{ prepared, plan, bringing, leasing, log: quiet, folder: runner.folder },
    job: { workflowRun: plan.workflowRun, eventName: 'schedule' } as Parameters<typeof openNext>[0]['job'],
    clock: { wallMs: kernel.wallMs, elapsedMs: () => kernel.nowMs() - process.startedMs },
  });
  if (opened.ok) runner.holder = process;
  if (!process.alive && opened.ok) opened[Symbol.dispose]();
  return opened;
}

interface Planning {
  readonly runId: string;
  readonly prepared: Prepared;
  readonly workflowRun: string;
}

function planOf({ template, bug }: Nights, { runId, prepared, workflowRun }: Planning): RunPlan {
  const { base, prd } = prepared;
  const { start, branch, carried, replaces, notices }: StartPoint = prepared.start;
  const kept = new Set(carried?.map(({ story }) => story));
  const stories = bug === 'story-dropped' ? prd.prd.stories.slice(0, -1) : prd.prd.stories;
  return {
    ...{ ...template.plan, runId, branch, start, workflowRun, notices, feature: prd.feature, prdPath: 'prd.json' },
    base: { branch: base.branch, commit: base.commit },
    stories: stories.map((story) => planned(story, [], kept)),
    ...(carried && { carried }),
    ...(replaces && { replaces }),
  };
}
