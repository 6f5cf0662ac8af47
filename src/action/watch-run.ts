import type { RunState } from '../core/state.ts';
import type { Clock } from '../ports.ts';
import type { Job } from './job.ts';
import type { Log } from './log.ts';
import type { Prepared } from './prepare.ts';
import { type ControlWatch, watchControl } from './watch-control.ts';

export interface WatchRunCall {
  readonly prepared: Prepared;
  readonly job: Job;
  readonly clock: Clock;
  /** Of the run as it begins or goes on. */
  readonly state: RunState;
}

/** Listens for `cancel` of a person while the run works, wherever it was asked for (03-interface §4). */
export function watchRun(log: Log, { prepared, job, clock, state }: WatchRunCall): ControlWatch {
  const { plan, pull } = state;
  return watchControl({
    repository: prepared.repository,
    before: prepared.base.remoteRefs,
    runId: plan.runId,
    branch: plan.branch,
    pull: pull?.number,
    threads: [job.asked?.origin.thread, plan.origin?.thread, pull?.number],
    now: clock.wallMs,
    onInfo: log.info,
  });
}
