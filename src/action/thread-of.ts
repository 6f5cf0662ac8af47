import type { WorldCall } from './world-parts.ts';

/** Where the run's comment stands from the start: where somebody asked for it last; undefined = nobody did. */
export function threadOf({ job, plan }: Pick<WorldCall, 'job' | 'plan'>): number | undefined {
  return job.asked?.origin.thread ?? plan.origin?.thread;
}
