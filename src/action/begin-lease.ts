import type { Seen } from '../adapters/lease.ts';
import type { Clock } from '../ports.ts';
import { type HeldLease, holdLease } from './hold-lease.ts';
import type { Job } from './job.ts';
import type { Prepared } from './prepare.ts';
import type { Runner } from './runner.ts';

export interface BeginLeaseCall {
  readonly prepared: Prepared;
  readonly job: Job;
  readonly clock: Clock;
  /** Absolute folder of the feature's state on this machine. */
  readonly folder: string;
  readonly runId: string;
}

/** Begins to take the lease across runners while this machine is looked at; a dry run keeps nobody away, and a job that pushes nothing cannot. */
export function beginLease(
  { log, cancel, onBegun }: Pick<Runner, 'log' | 'onBegun'> & { readonly cancel: AbortSignal },
  { prepared, job, clock, folder, runId }: BeginLeaseCall,
): HeldLease | undefined {
  const { repository, base, settings, prd } = prepared;
  if (settings.dryRun || settings.handOver !== undefined) return undefined;
  // `post` lets go of it after a kill.
  onBegun({ folder });
  return holdLease({
    ...{ folder, runId, repository, job, log, cancel, remoteRefs: base.remoteRefs, feature: prd.feature },
    ...{ token: settings.githubToken, ttlMs: settings.lockTtlMs, now: clock.wallMs, seen: seenOf(prepared) },
  });
}

/** The records tell of every run; where the remote has none, or gets none, the branch tells of those that pushed work. */
export function seenOf({ base: { remoteRefs }, settings: { journal }, prd, start }: Prepared): Seen | undefined {
  const records = journal === 'ref' ? [`refs/ralph/${prd.feature}/state`] : [];
  const [seen] = [...records, `refs/heads/${start.branch}`].flatMap((ref) => {
    const commit = remoteRefs.get(ref);
    return commit === undefined ? [] : [{ ref, commit }];
  });
  return seen;
}
