import { halts } from './halts.ts';
import { partsOf } from './lease.ts';
import type { RunPlan } from './plan.ts';
import type { RunState } from './state.ts';

/** Workflow runs in a row that nobody but the action started: with jobs of six hours more than two days. */
export const MOST_IN_A_ROW = 10;

/** How this workflow run came to be, as far as `continue: dispatch` needs it. */
export type Chained = Pick<RunPlan, 'chain' | 'again'>;

/** The part of a run's state that tells of the workflow run that it is in. */
export interface Continuing {
  readonly chain?: number | undefined;
  readonly again?: true | undefined;
  /** The one that goes on with it, `run_id/attempt`; absent = the one that its plan names. */
  readonly resumedIn?: string | undefined;
}

/** Whether a workflow run that ended like this starts its workflow again: only its own deadline stopped it (03-interface §7). */
export function startsAgain({ plan, halt }: RunState): boolean {
  return plan.continues === true && halt?.budget === 'wallclock' && halts[halt.kind].exitCode !== 0;
}

/** Whether one more would be too many: nothing runs for ever because nobody looks. */
export function isLastInARow({ chain = 0 }: Pick<Continuing, 'chain'>): boolean {
  return chain >= MOST_IN_A_ROW;
}

/** How a job began. */
export interface Began {
  /** By whom its workflow run was started: `dispatch` may be the action with the token of a person, `own-token` is nobody else. */
  readonly started: 'event' | 'dispatch' | 'own-token';
  /** `run_id/attempt`. */
  readonly workflowRun: string;
}

/**
 * The count of a job that begins: all jobs of one workflow run have the same.
 * @param latest the run before, on any machine; undefined = none is known
 */
export function chainAfter(latest: RunState | undefined, { started, workflowRun }: Began): Chained {
  if (latest !== undefined && isWithin(latest, workflowRun)) return chained(latest.chain, hasStarted(latest));
  if (started === 'event') return {};
  // Without the count of the one before nobody knows how long this goes on.
  if (latest === undefined) return started === 'own-token' ? { chain: MOST_IN_A_ROW } : {};
  return hasStarted(latest) || started === 'own-token' ? { chain: (latest.chain ?? 0) + 1 } : {};
}

function isWithin({ plan, resumedIn = plan.workflowRun }: RunState, workflowRun: string): boolean {
  const { run } = partsOf(workflowRun);
  return run !== '' && partsOf(resumedIn).run === run;
}

/** Several jobs of one workflow run work on a feature, so the latest may have ended otherwise than the one that started it again. */
function hasStarted(latest: RunState): boolean {
  return latest.again === true || startsAgain(latest);
}

/** As much of it as there is to tell. */
export function chained(chain: number | undefined, again: boolean | undefined): Chained {
  return { ...(chain && { chain }), ...(again === true && { again }) };
}
