import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { freeMegabytes } from '../adapters/disk.ts';
import type { GitProblem, Repository } from '../adapters/git/controller.ts';
import {
  type Contended,
  dropLease,
  keepLease,
  type LeaseOptions,
  nameOf,
  type Seen,
  type TakenLease,
  takeLease,
} from '../adapters/lease.ts';
import { startTicks } from '../adapters/store/lock.ts';
import type { Asked, LeaseOwner } from '../core/lease.ts';
import { isoTime } from '../report/time.ts';
import { askRun } from './ask-github.ts';
import type { Job } from './job.ts';
import { forgetLease, isGone, leaveLease, noteLease, readLease } from './lease-file.ts';
import type { Log } from './log.ts';
import { configError, environmentBroken, interrupted, type Refusal } from './refusal.ts';

export interface HoldLeaseCall {
  readonly repository: Repository;
  readonly remoteRefs: ReadonlyMap<string, string>;
  /** What another run would have moved that had the lock after the refs were listed; absent = nobody asks. */
  readonly seen?: Seen | undefined;
  readonly feature: string;
  readonly runId: string;
  readonly job: Job;
  readonly token: string | undefined;
  /** Absolute folder of the feature's state on this machine. */
  readonly folder: string;
  readonly ttlMs: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly log: Log;
  readonly cancel: AbortSignal;
}

/** The lease of a feature while a run works on it; disposing lets go of it. */
export interface HeldLease extends AsyncDisposable {
  /** Settles once it is ours, or why the run must not begin. */
  readonly taken: Promise<{ readonly ok: true; readonly contended?: Contended } | Refusal>;
  /** Aborted when another run took it over. */
  readonly lost: AbortSignal;
}

/**
 * Takes the lease that keeps two runners apart, in the background of what else a run prepares, and shows a sign of life four times
 * in `lock_ttl` (02-loop §6). A remote that takes branches and not this ref is worked with all the same, and that is said.
 */
export function holdLease(call: HoldLeaseCall): HeldLease {
  const options = optionsOf(call);
  const lost = new AbortController();
  let commit: string | undefined;
  let unanswered: readonly string[] = [];
  let beating: NodeJS.Timeout | undefined;
  let beat: Promise<void> = Promise.resolve();
  const sign = async (): Promise<void> => {
    if (commit === undefined) return;
    const beaten = await keepLease(options, { expect: commit, ours: unanswered });
    if (beaten.ok) [commit, unanswered] = [beaten.commit, []];
    else if (beaten.problem.kind === 'stale') lost.abort(`another run took over the lock ${options.ref}`);
    else unanswered = [...unanswered, beaten.pushed];
  };
  const taken = takeLease(options).then((result) => {
    if (result.type !== 'taken')
      return call.cancel.aborted ? interrupted(call.cancel) : refusalOf(result, call, options.ref);
    if (result.notice !== undefined) call.log.notice(result.notice);
    commit = result.commit;
    // A remote that is away for a while is no reason to end: only another owner is.
    beating = setInterval(() => {
      beat = beat.then(sign).catch(() => undefined);
    }, call.ttlMs / 4).unref();
    return { ok: true as const, ...(result.contended && { contended: result.contended }) };
  });
  taken.catch(() => undefined);
  return {
    taken,
    lost: lost.signal,
    [Symbol.asyncDispose]: async () => {
      await taken.catch(() => undefined);
      clearInterval(beating);
      await beat;
      if (commit === undefined || lost.signal.aborted) return;
      await end(call, options.ref).catch((error: unknown) => {
        // A disk that is full must not take the end of the run with it.
        call.log.warning(
          `The lock ${options.ref} was not released: ${error instanceof Error ? error.message : String(error)}. The next run takes it over.`,
        );
      });
    },
  };
}

/** After a cancel the network is cut off: `post` lets go of it. */
async function end(call: HoldLeaseCall, ref: string): Promise<void> {
  // The last bytes of a full disk are for the outputs of the step.
  if ((await freeMegabytes(call.folder)) === 0) throw new Error('the disk is full');
  if (call.cancel.aborted) leaveLease(call.folder);
  else await letGo(call, ref);
}

/** Lets go of what a main step that was killed still holds; `undefined` when nothing is left to do (04-trust rule 4). */
export async function releaseLeft(repository: Repository, folder: string): Promise<GitProblem | undefined> {
  const left = readLease(folder);
  if (left === undefined) return undefined;
  let open: GitProblem | undefined;
  for (const commit of left.commits) {
    const problem = await dropLease(repository, left.ref, commit);
    if (problem === undefined) {
      open = undefined;
      break;
    }
    if (problem.kind !== 'stale') open = problem;
  }
  if (open === undefined) forgetLease(folder);
  return open;
}

async function letGo({ repository, folder, log }: HoldLeaseCall, ref: string): Promise<void> {
  const problem = await releaseLeft(repository, folder);
  if (problem === undefined) return;
  leaveLease(folder);
  log.warning(`The lock ${ref} was not released: ${problem.message} The next run takes it over.`);
}

function optionsOf(call: HoldLeaseCall): LeaseOptions {
  const { repository, remoteRefs, seen, job, folder, ttlMs, now } = call;
  const ref = `refs/ralph/${call.feature}/lock`;
  const { workflowRun, runUrl: url } = job;
  const process = { pid: globalThis.process.pid, startTicks: startTicks(globalThis.process.pid), host: hostname() };
  const id = randomUUID();
  const owner: LeaseOptions['owner'] = { ...process, id, runId: call.runId, workflowRun, url, since: isoTime(now()) };
  const before = readLease(folder);
  return {
    ...{ repository, ref, there: remoteRefs.get(ref), seen, owner, ttlMs, now },
    facts: { workflowRun, left: before && { id: before.id, isGone: isGone(before) } },
    ask: (other) => ask(call, other),
    onPush: (commit) => noteLease(folder, { ref, id, ...process }, commit),
  };
}

function ask({ job, token, cancel, log }: HoldLeaseCall, { workflowRun }: LeaseOwner): Promise<Asked> {
  return askRun({ job, token, cancel, onNote: (text) => log.info(text) }, workflowRun);
}

/** A lock that the remote's rules forbid to make costs only the lock; whatever else fails may hide one that is held (04-trust rule 19). */
export function refusalOf(
  result: Exclude<TakenLease, { type: 'taken' }>,
  { log }: Pick<HoldLeaseCall, 'log'>,
  ref: string,
): { readonly ok: true } | Refusal {
  if (result.type === 'held') return { ok: false, halt: 'locked', reasons: [heldBy(result, ref)] };
  const { problem, wasThere } = result;
  // The job's to mend, lock or not.
  if (problem.kind === 'read-only' || problem.kind === 'auth') return configError(problem.message);
  if (problem.kind === 'other') return configError(`The lock ${ref} could not be taken: ${problem.message}`, LET_IT);
  if (wasThere || !forbids.has(problem.kind)) {
    return environmentBroken(`The lock ${ref} could not be taken: ${problem.message}`);
  }
  log.notice(`No lock keeps other runners away, because ${ref} was not taken by the remote: ${problem.message}`);
  return { ok: true };
}

const forbids: ReadonlySet<GitProblem['kind']> = new Set(['repository-rule', 'protected-branch']);

/** Without a reason nobody knows whether a lock is held (04-trust rule 19). */
const LET_IT =
  'Let the token of this job create and replace refs under refs/ralph/: without the lock two runners could work at once.';

function heldBy({ owner, unasked }: Extract<TakenLease, { type: 'held' }>, ref: string): string {
  const remedy = `If nothing runs any more, remove it: git push origin :${ref}`;
  if (owner === undefined) return `ERROR: Another Ralph loop active: ${ref} is there and names nobody. ${remedy}`;
  const doubt = unasked === undefined ? '' : ` Whether it still works is not known: ${unasked} ${remedy}`;
  return (
    `ERROR: Another Ralph loop active (PID ${owner.pid}) on ${owner.host}: ${nameOf(owner)}, since ${owner.since}. ` +
    `Wait for it to end or cancel it.${doubt}`
  );
}
