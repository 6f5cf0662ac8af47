import type { Usage } from './agent-facts.ts';
import type { Caps } from './plan.ts';
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

function expectedCost(state: RunState, role: Usage['role']): number {
  return averagePrice(state)(role) ?? 0;
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

/** What one story needs: an attempt and, where there is a reviewer, its reviews. */
export interface StoryNeeds {
  readonly caps: Pick<Caps, 'maxAttempts' | 'maxIterations' | 'maxCostUsd'>;
  readonly reviewAgent: string;
  readonly specPasses: number;
}

/** A warning where one story could use up the iterations of the run. */
export function iterationWarning({ caps: { maxAttempts, maxIterations } }: StoryNeeds): readonly string[] {
  if (maxIterations >= maxAttempts) return [];
  return [
    `max_iterations: ${maxIterations} is below max_attempts: ${maxAttempts}, so one story can use up the run before its last attempt. Raise max_iterations to ${maxAttempts} or lower max_attempts.`,
  ];
}

/**
 * A warning where the money of the run is less than one story is expected to cost.
 * @param priceOf dollars of one call of a role; undefined = not known
 * @param because where the prices are from, as the end of a sentence
 */
export function costWarning(
  { caps: { maxCostUsd }, reviewAgent, specPasses }: StoryNeeds,
  priceOf: (role: Usage['role']) => number | undefined,
  because: string,
): readonly string[] {
  const calls: readonly Usage['role'][] =
    reviewAgent === 'none'
      ? ['implement']
      : ['implement', ...Array.from({ length: specPasses }, () => 'spec' as const), 'quality'];
  const expected = calls.reduce((sum, role) => sum + (priceOf(role) ?? 0), 0);
  if (maxCostUsd === undefined || expected <= maxCostUsd) return [];
  const what = calls.length === 1 ? 'one attempt' : `one attempt and its ${calls.length - 1} reviews`;
  return [
    `max_cost_usd: ${maxCostUsd} is below what one story needs: ${what} cost ${dollars(expected)} ${because}. Raise max_cost_usd.`,
  ];
}

/** The average price of each role's calls in an earlier run. */
export function averagePrice({ spent = nothingSpent }: Pick<RunState, 'spent'>) {
  return (role: Usage['role']): number | undefined => {
    const known = spent.byRole[role];
    return known && known.costUsd / known.calls;
  };
}
