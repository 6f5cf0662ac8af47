import type { Asked } from '../core/asked.ts';
import type { RunOrigin, RunPlan } from '../core/plan.ts';
import type { Job } from './job.ts';
import { makePlan } from './plan.ts';
import type { PreparedRun } from './prepare.ts';

interface PlanOfCall {
  readonly runId: string;
  readonly job: Job;
  /** Version of each client. */
  readonly clients: Readonly<Record<string, string>>;
}

/** The plan of the run that begins when there is none to resume. */
export function planOf(prepared: PreparedRun, { runId, job, clients }: PlanOfCall): RunPlan {
  const plan = makePlan({
    ...prepared,
    runId,
    feature: prepared.prd.feature,
    prd: prepared.prd.prd,
    prdPath: prepared.prd.path,
    base: { branch: prepared.base.branch, commit: prepared.base.commit },
    start: prepared.start.start,
    branch: prepared.start.branch,
    ...(prepared.start.pull && { pull: prepared.start.pull }),
    carried: prepared.start.carried,
    replaces: prepared.start.replaces,
    workflowRun: job.workflowRun,
    clients,
  });
  const named = { ...plan, workflow: job.workflow };
  return job.asked === undefined ? named : { ...named, origin: originOf(job.asked) };
}

function originOf({ origin: { thread, pull, person, via } }: Asked): RunOrigin {
  return { thread, isPull: pull !== undefined, person, via };
}
