import { systemClock } from '../adapters/clock.ts';
import type { Asked } from '../core/asked.ts';
import type { Objective } from '../core/objective.ts';
import type { RawSettings } from '../settings/settings.ts';
import { type ActionEnd, refused } from './action-end.ts';
import { askedObjective } from './asked-objective.ts';
import { countAsked } from './count-start.ts';
import { findResumed } from './find-resumed.ts';
import type { Job } from './job.ts';
import type { Prepared } from './prepare.ts';
import type { Refusal } from './refusal.ts';
import type { ActionCall } from './run-action.ts';
import { runThread } from './thread.ts';

/** Begins a run as any other event does. */
export type RunJob = (call: ActionCall, job: Job, objective?: Objective) => Promise<ActionEnd>;

export interface AskedJob {
  readonly call: ActionCall;
  readonly job: Job;
  readonly inputs: RawSettings;
}

/** Answers a comment, a label or a review. */
export async function runAsked(own: AskedJob, runJob: RunJob): Promise<ActionEnd> {
  const run = async (asked: Asked, call: ActionCall): Promise<ActionEnd> => {
    if (asked.command.kind !== 'resume') return runJob(call, { ...own.job, asked }, askedObjective(asked));
    const found = await findResumed(own, asked, asked.command.runId);
    if (!found.ok) return refused(found);
    const { objective, ...goesOn } = found;
    return runJob(call, { ...own.job, asked: { ...asked, goesOn } }, objective);
  };
  return runThread({ ...own, run });
}

/** A start that a person asked for is one of few in an hour; undefined = it may begin. */
export async function countLate(prepared: Prepared, asked: Asked): Promise<Refusal | undefined> {
  return countAsked(prepared, { asked, now: systemClock().wallMs() });
}
