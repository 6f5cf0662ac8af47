import { refusalOf } from '../../../src/action/hold-lease.ts';
import type { Log } from '../../../src/action/log.ts';
import type { Refusal } from '../../../src/action/refusal.ts';
import type { Repository } from '../../../src/adapters/git/controller.ts';
import {
  type Contended,
  dropLease,
  type LeaseOptions,
  pushBeat,
  type Seen,
  takeLease,
} from '../../../src/adapters/lease.ts';
import type { Asked, LeaseOwner } from '../../../src/core/lease.ts';
import { isoTime } from '../../../src/report/time.ts';
import type { Process } from '../kernel.ts';
import type { Nights } from './nights.ts';
import type { Runner } from './runner.ts';

const TTL_MS = 30 * 60_000;

export const quiet: Log = {
  info: () => undefined,
  notice: () => undefined,
  warning: () => undefined,
  error: () => undefined,
  startGroup: () => undefined,
  endGroup: () => undefined,
  verbatim: () => undefined,
};

export interface NightLease {
  readonly taken: Promise<{ readonly ok: true; readonly contended?: Contended } | Refusal>;
  release(): Promise<void>;
}

interface Leasing {
  readonly process: Process;
  readonly runner: Runner;
  readonly repository: Repository;
  readonly remoteRefs: ReadonlyMap<string, string>;
  readonly seen?: Seen | undefined;
  readonly feature: string;
  readonly runId: string;
}

/** The lease across machines, as `holdLease` holds it, in the time of the simulation: taking and judging it is the real thing. */
export function leaseOf(n: Nights, call: Leasing): NightLease {
  const { process, runner, repository } = call;
  const options = optionsOf(n, call);
  let commit: string | undefined;
  let isOpen = true;
  const note = (at: string): void => {
    commit = at;
    runner.lease = { id: options.owner.id, commit: at, process, isOver: false };
  };
  const beat = async (): Promise<void> => {
    while (isOpen && commit !== undefined && !(await n.kernel.sleep(process, TTL_MS / 4)) && isOpen) {
      const pushed = await pushBeat(options, commit);
      if (pushed.ok) note(pushed.commit);
      else if (pushed.problem.kind === 'stale') process.cancel.abort('another run took over the lock');
    }
  };
  const take = async (): NightLease['taken'] => {
    if (n.bug === 'lease-unseen') return { ok: true };
    const result = await takeLease(options);
    if (result.type !== 'taken') {
      const refusal = refusalOf(result, { log: quiet }, options.ref);
      n.truth.isOpen ||= refusal.ok;
      return refusal;
    }
    note(result.commit);
    void beat();
    return { ok: true, ...(result.contended && { contended: result.contended }) };
  };
  return {
    taken: take(),
    release: async () => {
      isOpen = false;
      if (commit === undefined) return;
      const problem = process.cancel.signal.aborted ? 'cut off' : await dropLease(repository, options.ref, commit);
      if (problem === undefined) runner.lease = undefined;
      else if (runner.lease?.process === process) runner.lease.isOver = true;
    },
  };
}

function optionsOf(n: Nights, call: Leasing): LeaseOptions {
  const { process, runner, repository, remoteRefs, seen, feature, runId } = call;
  const ref = `refs/ralph/${feature}/lock`;
  const { kernel } = n;
  const workflowRun = `${process.number}/1`;
  const since = isoTime(kernel.wallMs());
  const place = { pid: process.number, startTicks: '', host: runner.name, url: 'https://github.test/run' };
  const id = `lease-${process.number}-${kernel.wallMs()}`;
  const { lease: left } = runner;
  return {
    ...{ repository, ref, there: remoteRefs.get(ref), seen, ttlMs: TTL_MS },
    ...{ now: kernel.wallMs, onPush: () => undefined },
    owner: { ...place, id, runId: n.bug === 'lock-names-nobody' ? 'another' : runId, workflowRun, since },
    facts: { workflowRun, left: left && { id: left.id, isGone: left.isOver || !left.process.alive } },
    ask: async (owner) => asked(n, owner),
  };
}

/** What GitHub says of the holder's workflow run; now and then it cannot be asked. */
function asked(n: Nights, { workflowRun }: LeaseOwner): Asked {
  if (n.bug === 'dead-look-alive') return { type: 'running' };
  if (n.faults.chance.chance(0.05)) {
    n.truth.unasked = true;
    return { type: 'unknown', why: 'GitHub did not answer.' };
  }
  const holder = n.processes.get(Number(workflowRun.split('/')[0]));
  return holder?.alive === true ? { type: 'running' } : { type: 'over', why: 'its workflow run has ended' };
}
