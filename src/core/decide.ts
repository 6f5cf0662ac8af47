import { breakCircuit, brokenAfterAttempt } from './breaker.ts';
import { costHalt } from './budget.ts';
import { criticise } from './critic.ts';
import type { Decision } from './decision.ts';
import { outOfOrder, unavailable } from './gate-unavailable.ts';
import type { GateName, GateResult } from './gates.ts';
import { climb } from './ladder.ts';
import { runLeftMs } from './limits.ts';
import { policyTwice } from './policy-twice.ts';
import { retry } from './retry.ts';
import { cannotGoOn } from './signals.ts';
import type { RunState } from './state.ts';
import { currentStory, requireAttempt, requireStory } from './story.ts';
import { blocked, endFailed, escalated, needsHuman, thrashed } from './story-end.ts';
import { ladderStep } from './stuck.ts';

/** One row of the decision table of 02-loop §3. Rows marked `later` hold their place until the step that builds them. `before`: decided when the outcome arrives. */
export type DecisionRow =
  | { readonly id: string; readonly rule: string; readonly status: 'later' | 'before' }
  | {
      readonly id: string;
      readonly rule: string;
      readonly status: 'active';
      /** It bounds attempts: none follows it, whatever an earlier row would have one do. */
      readonly isCap?: true;
      readonly applies: (state: RunState) => boolean;
      readonly decide: (state: RunState) => Decision;
    };

/**
 * First match wins. The order is the rule: 1 provider, 2 block, 3 classifier, 4 ladder, 5 attempts, 6 critic, 7 breaker, 8 retry.
 * Caps that no resume gives back come before the run deadline, so that a resumed run never starts an agent in vain.
 */
export const decisionTable: readonly DecisionRow[] = [
  {
    id: 'provider-condition',
    rule: '02-loop §3.1 never an attempt, so decided before: core/provider.ts, core/calling.ts',
    status: 'before',
  },
  {
    id: 'confirmed-block',
    rule: '02-loop §3.2',
    status: 'active',
    applies: (state) => resultOf(state, 'quality')?.verdict === 'fail' && requireAttempt(state).question === undefined,
    decide: (state) => blocked(state, resultOf(state, 'quality')?.reason ?? ''),
  },
  {
    id: 'blocking-signal',
    rule: '02-loop §3 Signals',
    status: 'active',
    applies: (state) => requireAttempt(state).signals?.blocking !== undefined,
    decide: (state) => ({ type: 'end-story', outcome: 'blocked', detail: cannotGoOn(requireAttempt(state)) }),
  },
  {
    id: 'gate-unavailable',
    rule: '02-loop §1 a gate that errors',
    status: 'active',
    applies: (state) => unavailable(state) !== undefined,
    decide: (state) => needsHuman(outOfOrder(unavailable(state))),
  },
  {
    id: 'classifier-escalate',
    rule: '02-loop §3.3',
    status: 'active',
    applies: (state) => requireAttempt(state).question !== undefined,
    decide: (state) => escalated(state, requireAttempt(state).question ?? ''),
  },
  {
    id: 'policy-twice',
    rule: '04-trust rule 10, the same one twice',
    status: 'active',
    applies: (state) => policyTwice(state) !== undefined,
    decide: (state) => escalated(state, policyTwice(state) ?? ''),
  },
  { id: 'classifier-re-plan', rule: '02-loop §3.3', status: 'later' },
  {
    id: 'stuck-ladder',
    rule: '02-loop §3.4',
    status: 'active',
    applies: (state) => {
      const step = ladderStep(requireStory(state).attempts);
      return step === 'stuck' || (step !== undefined && !isCapped(state));
    },
    decide: (state) => climb(requireStory(state).attempts),
  },
  {
    id: 'attempts-used-up',
    rule: '02-loop §3.5',
    status: 'active',
    isCap: true,
    applies: (state) => attemptsOf(state) >= state.plan.caps.maxAttempts,
    decide: (state) => endFailed(`all ${state.plan.caps.maxAttempts} attempts failed`),
  },
  {
    id: 'story-time-up',
    rule: '02-loop §2 per story hard',
    status: 'active',
    isCap: true,
    applies: (state) => (currentStory(state)?.elapsedMs ?? 0) >= state.plan.caps.story.hardMs,
    decide: (state) => endFailed(`the story reached its hard limit of ${minutes(state.plan.caps.story.hardMs)}`),
  },
  {
    id: 'critic-thrashing',
    rule: '02-loop §3.6',
    status: 'active',
    applies: (state) => criticise(requireStory(state), state.plan).verdict === 'thrashing',
    decide: (state) => thrashed(state, criticise(requireStory(state), state.plan).because),
  },
  {
    id: 'breaker',
    rule: '02-loop §3.7',
    status: 'active',
    applies: (state) => brokenAfterAttempt(state) !== undefined,
    decide: (state) => breakCircuit(brokenAfterAttempt(state)),
  },
  {
    id: 'iterations-used-up',
    rule: '02-loop §2 iterations per run',
    status: 'active',
    isCap: true,
    applies: (state) => state.iterations >= state.plan.caps.maxIterations,
    decide: (state) => ({
      type: 'halt',
      halt: {
        kind: 'budget_exceeded',
        budget: 'iterations',
        detail: `all ${state.plan.caps.maxIterations} iterations of the run are used`,
      },
    }),
  },
  {
    id: 'cost-used-up',
    rule: '02-loop §2 cost, with the forecast of the next call',
    status: 'active',
    isCap: true,
    applies: (state) => costHalt(state, 'implement') !== undefined,
    decide: costDecision,
  },
  {
    id: 'run-time-up',
    rule: '02-loop §2 run deadline',
    status: 'active',
    isCap: true,
    applies: (state) => runLeftMs(state) <= 0,
    decide: (state) => ({
      type: 'halt',
      halt: {
        kind: 'budget_exceeded',
        budget: 'wallclock',
        detail: `the run reached its wall clock limit of ${minutes(state.plan.caps.runMs)}`,
      },
    }),
  },
  {
    id: 'retry',
    rule: '02-loop §3.8',
    status: 'active',
    applies: () => true,
    decide: retry,
  },
];

/** The first active row that applies, and what it says. */
export function decide(state: RunState): { readonly row: string; readonly decision: Decision } {
  for (const row of decisionTable) {
    if (row.status === 'active' && row.applies(state)) return { row: row.id, decision: row.decide(state) };
  }
  throw new Error('The decision table has no row that always applies.');
}

/** Whether a cap forbids another attempt. */
function isCapped(state: RunState): boolean {
  return decisionTable.some((row) => row.status === 'active' && row.isCap === true && row.applies(state));
}

function costDecision(state: RunState): Decision {
  const halt = costHalt(state, 'implement');
  return halt === undefined ? retry(state) : { type: 'halt', halt };
}

function attemptsOf(state: RunState): number {
  const { attempts = [], fixes = [] } = currentStory(state) ?? {};
  return attempts.length - (fixes.at(-1)?.attempts ?? 0);
}

function resultOf(state: RunState, gate: GateName): GateResult | undefined {
  return requireAttempt(state).gates.findLast((result) => result.gate === gate);
}

function minutes(ms: number): string {
  return ms < 120_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`;
}
