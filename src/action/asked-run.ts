import { systemClock } from '../adapters/clock.ts';
import type { Asked } from '../core/asked.ts';
import type { Objective } from '../core/objective.ts';
import type { RawSettings } from '../settings/settings.ts';
import { type ActionEnd, refused } from './action-end.ts';
import type { Job } from './job.ts';
import type { Prepared } from './prepare.ts';
import type { Refusal } from './refusal.ts';
import type { ActionCall } from './run-action.ts';

/** Begins a run as any other event does. */
export type RunJob = (call: ActionCall, job: Job, objective?: Objective) => Promise<ActionEnd>;

export interface AskedJob {
  readonly call: ActionCall;
  readonly job: Job;
  readonly inputs: RawSettings;
}

/** Comments, labels and reviews are many and mostly not for us: what reads them is loaded only for them. */
export async function runAsked(own: AskedJob, runJob: RunJob): Promise<ActionEnd> {
  const [thread, objectives] = await Promise.all([import('./thread.ts'), import('./asked-objective.ts')]);
  const run = async (asked: Asked, call: ActionCall): Promise<ActionEnd> => {
    if (asked.command.kind !== 'resume') return runJob(call, { ...own.job, asked }, objectives.askedObjective(asked));
    const { findResumed } = await import('./find-resumed.ts');
    const found = await findResumed(own, asked, asked.command.runId);
    if (!found.ok) return refused(found);
    const { objective, ...goesOn } = found;
    return runJob(call, { ...own.job, asked: { ...asked, goesOn } }, objective);
  };
  return thread.runThread({ ...own, run });
}

/** A start that a person asked for is one of few in an hour; undefined = it may begin. */
export async function countLate(prepared: Prepared, asked: Asked): Promise<Refusal | undefined> {
  const { countAsked } = await import('./count-start.ts');
  return countAsked(prepared, { asked, now: systemClock().wallMs() });
}
