import type { Usage } from './agent-facts.ts';
import { nothingSpent } from './spending.ts';
import type { Halt, RunState } from './state.ts';

/**
 * Whether the money is used up: as much was spent as the run may, or the next call would likely exceed it. A call is expected to cost
 * what those of its role cost on average so far; before the first one whose cost is known nothing is expected (02-loop §2).
 */
export function costHalt(state: RunState, role: Usage['role']): Halt | undefined {
  const { maxCostUsd } = state.plan.caps;
  if (maxCostUsd === undefined) return undefined;
  const { costUsd } = state.spent ?? nothingSpent;
  const expected = expectedCost(state, role);
  if (costUsd < maxCostUsd && costUsd + expected <= maxCostUsd) return undefined;
  const spent = `${dollars(costUsd)} of the ${dollars(maxCostUsd)} of max_cost_usd are spent`;
  const forecast = costUsd < maxCostUsd ? `, and the next ${words[role]} is expected to cost ${dollars(expected)}` : '';
  return { kind: 'budget_exceeded', budget: 'cost', detail: `${spent}${forecast}` };
}

/** Dollars that a call may cost at most; undefined = there is no cap. */
export function costLeft({ plan, spent = nothingSpent }: RunState): number | undefined {
  const { maxCostUsd } = plan.caps;
  return maxCostUsd === undefined ? undefined : Math.max(0, maxCostUsd - spent.costUsd);
}

function expectedCost({ spent = nothingSpent }: RunState, role: Usage['role']): number {
  const known = spent.byRole[role];
  return known === undefined ? 0 : known.costUsd / known.calls;
}

const words: Readonly<Record<Usage['role'], string>> = {
  implement: 'call of the agent',
  spec: 'spec review',
  quality: 'quality review',
  plan: 'call of the planner',
  classify: 'call of the classifier',
};

function dollars(usd: number): string {
  return `$${usd.toFixed(usd > 0 && usd < 0.01 ? 4 : 2)}`;
}
