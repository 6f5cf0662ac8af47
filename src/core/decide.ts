import { breakCircuit, brokenAfterAttempt } from './breaker.ts';
import { type Criticism, criticise } from './critic.ts';
import {
  type ActiveRow,
  attemptsUsedUp,
  costUsedUp,
  decideCaps,
  iterationsUsedUp,
  runTimeUp,
  storyTimeUp,
} from './decide-caps.ts';
import type { Decision } from './decision.ts';
import { outOfOrder, unavailable } from './gate-unavailable.ts';
import type { GateName, GateResult } from './gates.ts';
import { climb } from './ladder.ts';
import { policyTwice } from './policy-twice.ts';
import { rePlanning } from './re-plan.ts';
import { retry } from './retry.ts';
import { cannotGoOn } from './signals.ts';
import { cleanStart, ownAttempts } from './split.ts';
import type { RunState } from './state.ts';
import { requireAttempt, requireStory } from './story.ts';
import { blocked, escalated, needsHuman, thrashed } from './story-end.ts';
import { ladderStep } from './stuck.ts';

/** One row of the decision table of 02-loop §3; `before`: decided when the outcome arrives. */
export type DecisionRow = { readonly id: string; readonly rule: string; readonly status: 'before' } | ActiveRow;

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
    applies: (state) => requireAttempt(state).question !== undefined && !isRouted(state),
    decide: (state) => escalated(state, requireAttempt(state).question ?? ''),
  },
  {
    id: 'policy-twice',
    rule: '04-trust rule 10, the same one twice',
    status: 'active',
    applies: (state) => policyTwice(state) !== undefined,
    decide: (state) => escalated(state, policyTwice(state) ?? ''),
  },
  {
    id: 'classifier-re-plan',
    rule: '02-loop §3.3',
    status: 'active',
    applies: (state) => rePlanning(state) !== undefined && !isCapped(state),
    decide: (state) => ({ type: 're-plan', because: rePlanning(state) ?? '' }),
  },
  {
    id: 'stuck-ladder',
    rule: '02-loop §3.4',
    status: 'active',
    applies: (state) => {
      const step = ladderStep(ownAttempts(requireStory(state)));
      return step === 'stuck' || (step !== undefined && !isCapped(state));
    },
    decide: (state) => climb(ownAttempts(requireStory(state))),
  },
  attemptsUsedUp,
  storyTimeUp,
  {
    id: 'critic-thrashing',
    rule: '02-loop §3.6',
    status: 'active',
    applies: (state) => critic(state).verdict === 'thrashing',
    decide: (state) => thrashed(state, critic(state).because),
  },
  {
    id: 'breaker',
    rule: '02-loop §3.7',
    status: 'active',
    applies: (state) => brokenAfterAttempt(state) !== undefined,
    decide: (state) => breakCircuit(brokenAfterAttempt(state)),
  },
  iterationsUsedUp,
  costUsedUp,
  runTimeUp,
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
  return decideCaps(state) !== undefined;
}

/** An agent sees another way than to ask a human, and it can be gone. */
function isRouted(state: RunState): boolean {
  const route = requireAttempt(state).routed?.route;
  return route === 'retry-task' || (route === 're-plan' && rePlanning(state) !== undefined && !isCapped(state));
}

function critic(state: RunState): Criticism {
  const story = requireStory(state);
  const start = cleanStart(story);
  return criticise({ attempts: ownAttempts(story), ...(start && { start }) }, state.plan);
}

function resultOf(state: RunState, gate: GateName): GateResult | undefined {
  return requireAttempt(state).gates.findLast((result) => result.gate === gate);
}
