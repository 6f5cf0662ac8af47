import type { RunState } from '../core/state.ts';
import { criticOf, iterations } from './run-record.ts';
import { isoTime } from './time.ts';
import { yamlText } from './yaml-text.ts';

/** The one-screen status of a run as ralph-loop-skill has it, in YAML. Its verdict is about the run's whole intent, not about one story. */
export function statusYaml(state: RunState): string {
  const { plan } = state;
  const latest = iterations(state).at(-1);
  return [
    `run_id: ${yamlText(plan.runId)}`,
    `intent: ${JSON.stringify(plan.intent)}`,
    `iterations_done: ${state.iterations}`,
    `last_verdict: ${latest === undefined ? 'none' : state.halt?.kind === 'ready' ? 'ready' : 'not_ready'}`,
    'budgets_remaining:',
    `  iterations: ${left(plan.caps.maxIterations, state.iterations)}`,
    `  wallclock_seconds: ${Math.floor(left(plan.caps.runMs, state.elapsedMs) / 1000)}`,
    `  commits: ${left(plan.caps.maxCommits, state.commits)}`,
    ...cost(state),
    `last_critic: ${latest === undefined ? 'indeterminate' : criticOf(state, latest).verdict}`,
    ...halt(state),
    '',
  ].join('\n');
}

function halt(state: RunState): readonly string[] {
  if (state.halt === undefined) return ['halt: null'];
  return [
    'halt:',
    `  kind: ${state.halt.kind}`,
    `  detail: ${yamlText(state.halt.detail)}`,
    `  halted_at: ${isoTime(state.now)}`,
  ];
}

function cost({ plan, spent }: RunState): readonly string[] {
  const { maxCostUsd } = plan.caps;
  return maxCostUsd === undefined ? [] : [`  cost_usd: ${left(maxCostUsd, spent?.costUsd ?? 0).toFixed(2)}`];
}

function left(limit: number, used: number): number {
  return Math.max(0, limit - used);
}
