import { openCircuit } from '../core/breaker.ts';
import type { RunPlan } from '../core/plan.ts';
import type { RunState } from '../core/state.ts';

/** The plan of a run after one that its breaker stopped: it begins with one trial (02-loop §3, Breaker). */
export function onTrial(plan: RunPlan, latest: RunState | undefined, resetCircuit: boolean): RunPlan {
  const why = latest === undefined || resetCircuit ? undefined : openCircuit(latest);
  if (why === undefined || plan.breaker === undefined) return plan;
  const notice = `Run ${latest?.plan.runId} was stopped (circuit_open: ${why.detail}). This run begins with one trial; reset_circuit: true begins without.`;
  return { ...plan, breaker: { ...plan.breaker, halfOpen: why }, notices: [...plan.notices, notice] };
}
