import { describe, expect, test } from 'vitest';
import type { Usage } from '../../src/core/agent-facts.ts';
import type { Command } from '../../src/core/command.ts';
import type { Outcome } from '../../src/core/event.ts';
import { transition } from '../../src/core/loop.ts';
import type { RunPlan } from '../../src/core/plan.ts';
import { isCallOutcome } from '../../src/core/provider-kind.ts';
import {
  answer,
  commandsOf,
  fold,
  gate,
  outcomes,
  plan,
  play,
  resumeAfter,
  type Script,
  storyOf,
} from '../support/history.ts';

const reviewed = { reviewAgent: 'claude', requireEvidence: false };
const tokens = { inputTokens: 1, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0 };

interface Costs {
  /** US dollars per call, in order; the last one repeats, undefined = the call tells none. */
  readonly implement?: readonly (number | undefined)[];
  readonly spec?: readonly (number | undefined)[];
  readonly quality?: readonly (number | undefined)[];
  readonly plan?: readonly (number | undefined)[];
  readonly classify?: readonly (number | undefined)[];
}

/** A world whose calls cost so much. */
function costing(costs: Costs, script: Script = {}): Script {
  const made = { implement: 0, spec: 0, quality: 0, plan: 0, classify: 0 };
  return {
    ...script,
    fault: (turn, command) => {
      const given = script.fault?.(turn, command);
      if (given !== undefined) return given;
      const role = roleOf(command);
      const outcome = answer(command, script, 0);
      if (role === undefined || !isCallOutcome(outcome)) return undefined;
      const list = costs[role] ?? [];
      const costUsd = list[Math.min(made[role], list.length - 1)];
      made[role] += 1;
      return { ...outcome, usage: costUsd === undefined ? [] : [{ ...tokens, role, costUsd }] };
    },
  };
}

function roleOf(command: Command): Usage['role'] | undefined {
  if (command.type === 'implement') return 'implement';
  if (command.type === 'consult') return command.role;
  return command.type === 'run-review' ? command.gate : undefined;
}

function capped(maxCostUsd: number, more: Partial<RunPlan> = {}, stories = ['A', 'B', 'C', 'D']): RunPlan {
  const base = plan(stories, more);
  return { ...base, caps: { ...base.caps, maxCostUsd } };
}

describe('max_cost_usd', () => {
  test('ends the run before the call that would likely exceed it, by the average of the calls of its role', () => {
    const { state, halt, commands } = play(capped(10), costing({ implement: [2, 4] }));
    expect(halt).toEqual({
      kind: 'budget_exceeded',
      budget: 'cost',
      detail: '$10.00 of the $10.00 of max_cost_usd are spent',
    });
    expect(outcomes(state)).toEqual({ A: 'passed', B: 'passed', C: 'passed', D: 'open' });
    const forecast = play(capped(8.9), costing({ implement: [2, 4] }));
    expect(forecast.halt?.detail).toBe(
      '$6.00 of the $8.90 of max_cost_usd are spent, and the next call of the agent is expected to cost $3.00',
    );
    expect(commandsOf({ commands }, 'implement')).toHaveLength(3);
  });

  test('a forecast that fits exactly is no reason to end', () => {
    const { state } = play(capped(6), costing({ implement: [2] }));
    expect(outcomes(state)).toEqual({ A: 'passed', B: 'passed', C: 'passed', D: 'open' });
    expect(state.spent).toEqual({ costUsd: 6, unknownCalls: 0, byRole: { implement: { calls: 3, costUsd: 6 } } });
  });

  test('is never exceeded by more than one call, whatever it costs', () => {
    for (const price of [0.1, 1, 3, 7, 24, 1000]) {
      const { state } = play(capped(10, reviewed), costing({ implement: [price], spec: [price], quality: [price] }));
      expect(state.spent?.costUsd).toBeLessThanOrEqual(10 + price);
    }
  });

  test('ends a story whose attempt failed, and its work goes to its wip branch', () => {
    const { state, commands, halt } = play(
      capped(3, {}, ['A']),
      costing({ implement: [2] }, { attempts: { A: ['fail'] } }),
    );
    expect(halt?.budget).toBe('cost');
    expect(storyOf(state, 'A').attempts.map(({ decision }) => decision)).toEqual(['cost-used-up']);
    expect(commandsOf({ commands }, 'park-story')).toMatchObject([{ subject: 'chore: ralph-loop budget exceeded' }]);
    expect(storyOf(state, 'A').wip).toBeDefined();
  });

  test('holds for reviews: what was not reviewed does not pass, and is kept', () => {
    const { state, commands, halt } = play(capped(3, reviewed, ['A', 'B']), costing({ implement: [2], spec: [2] }));
    expect(halt?.detail).toBe('$4.00 of the $3.00 of max_cost_usd are spent');
    expect(outcomes(state)).toEqual({ A: 'failed', B: 'open' });
    expect(storyOf(state, 'A').attempts[0]).toMatchObject({ passed: false, decision: 'cost-used-up' });
    expect(commandsOf({ commands }, 'run-review').map((command) => command.gate)).toEqual(['spec']);
    expect(commandsOf({ commands }, 'park-story')).toHaveLength(1);
  });

  test('a story that passes with the last money has passed', () => {
    const { state, halt } = play(capped(2, {}, ['A']), costing({ implement: [2] }));
    expect(outcomes(state)).toEqual({ A: 'passed' });
    expect(halt?.kind).toBe('ready');
  });

  test('each call is told what is left', () => {
    const { commands } = play(capped(10, reviewed, ['A']), costing({ implement: [2], spec: [0.5], quality: [1] }));
    const budgets = commands.flatMap((command) => ('budgetUsd' in command ? [command.budgetUsd] : []));
    expect(budgets).toEqual([10, 8, 7.5]);
    const uncapped = play(plan(['A']), costing({ implement: [2] }));
    expect(commandsOf(uncapped, 'implement')[0]).not.toHaveProperty('budgetUsd');
  });

  test('counts over resumes, with the calls that a cancel cut short', () => {
    const cut: Outcome = {
      type: 'interrupted',
      cause: 'SIGTERM',
      usage: [{ ...tokens, role: 'implement', costUsd: 4 }],
    };
    const first = play(
      capped(5, {}, ['A']),
      costing({}, { fault: (_, { type }) => (type === 'implement' ? cut : undefined), resume: false }),
    );
    expect(first.halt?.kind).toBe('interrupted');
    expect(storyOf(first.state, 'A').aside).toHaveLength(1);
    const again = resumeAfter(first, first.events.length, costing({ implement: [2] }));
    expect(again.halt).toMatchObject({ kind: 'budget_exceeded', budget: 'cost' });
    expect(again.state.spent?.costUsd).toBe(4);
    expect(outcomes(again.state)).toEqual({ A: 'open' });
    expect(again.state.current).toBeUndefined();
  });

  test('counts a call that a cancel cut short once it has ended, or as lost when nobody lived to see that', () => {
    const usage = [{ ...tokens, role: 'implement', costUsd: 4 }] as const;
    const cut: Outcome = { type: 'interrupted', cause: 'SIGTERM', ending: true };
    const fault = (_: number, { type }: Command) => (type === 'implement' ? cut : undefined);
    const priced = capped(5, {}, ['A']);
    const given = { ...priced, caps: { ...priced.caps, costPerCallUsd: 3 } };
    const first = play(given, costing({}, { fault, resume: false }));
    const at = first.events.findIndex(({ outcome }) => outcome === cut);
    const until = fold(first.events.slice(0, at + 1));
    expect(until.spent).toBeUndefined();
    const next = (outcome: Outcome, state = until) =>
      transition(state, { stamp: { at: state.now + 1000, elapsedMs: state.elapsedMs + 1000 }, outcome }).state;
    const ended = next({ type: 'interrupted', cause: 'SIGTERM', usage });
    expect([ended.spent?.costUsd, storyOf(ended, 'A').aside?.length]).toEqual([4, 1]);
    expect(next({ type: 'interrupted', cause: 'SIGTERM', usage: [] }).spent?.costUsd).toBe(3);
    const resumed: Outcome = { type: 'resumed', workflowRun: '2/1' };
    expect(next(resumed).spent).toMatchObject({ costUsd: 0, unknownCalls: 1 });
    expect(next(resumed, ended).spent).toMatchObject({ costUsd: 4, unknownCalls: 0 });
  });

  test('counts calls that the service refused', () => {
    let calls = 0;
    const refuse = (_: number, command: Command): Outcome | undefined => {
      const outcome = answer(command, {}, 0);
      if (outcome.type !== 'implemented') return undefined;
      calls += 1;
      const refused = { provider: { class: 'overloaded', detail: 'HTTP 529' }, result: gate('implement', 'fail') };
      return { ...outcome, usage: [{ ...tokens, role: 'implement', costUsd: 1 }], ...(calls < 3 ? refused : {}) };
    };
    const { state } = play(capped(25, {}, ['A']), { fault: refuse });
    expect(outcomes(state)).toEqual({ A: 'passed' });
    expect(state.spent).toMatchObject({ costUsd: 3, unknownCalls: 0 });
    expect(storyOf(state, 'A').aside).toHaveLength(2);
    expect(storyOf(state, 'A').attempts[0]?.usage).toHaveLength(1);
  });
});

describe('a call that tells no cost', () => {
  test('is counted as unknown and spends nothing that is known', () => {
    const { state, halt } = play(capped(1, {}, ['A']), costing({}));
    expect(halt?.kind).toBe('ready');
    expect(state.spent).toEqual({ costUsd: 0, unknownCalls: 1, byRole: {} });
  });

  test('costs what cost_per_call says', () => {
    const base = capped(1, {}, ['A', 'B', 'C']);
    const { state } = play({ ...base, caps: { ...base.caps, costPerCallUsd: 0.4 } }, costing({}));
    expect(outcomes(state)).toEqual({ A: 'passed', B: 'passed', C: 'open' });
    expect(state.spent).toMatchObject({ costUsd: 0.8, unknownCalls: 0 });
    expect(storyOf(state, 'A').attempts[0]?.usage).toMatchObject([{ role: 'implement', costUsd: 0.4, isFlat: true }]);
  });

  test.each([
    [
      'counts as far as it is known, and as unknown',
      undefined,
      { costUsd: 3, unknownCalls: 3, byRole: { implement: { calls: 3, costUsd: 3 } } },
    ],
    ['costs at least what cost_per_call says', 2, { costUsd: 4, unknownCalls: 0 }],
    ['costs more than cost_per_call where it says so', 0.5, { costUsd: 3, unknownCalls: 0 }],
  ])('in part %s', (_name, costPerCallUsd, spent) => {
    const base = capped(costPerCallUsd === 2 ? 4 : 3, {}, ['A', 'B', 'C', 'D']);
    const fault = (_: number, command: Command): Outcome | undefined => {
      const outcome = answer(command, {}, 0);
      if (outcome.type !== 'implemented') return undefined;
      return { ...outcome, usage: [{ ...tokens, role: 'implement', costUsd: 1, isPartial: true }] };
    };
    const { state, halt } = play(
      { ...base, caps: { ...base.caps, ...(costPerCallUsd && { costPerCallUsd }) } },
      { fault },
    );
    expect(state.spent).toMatchObject(spent);
    expect(halt).toMatchObject({ budget: 'cost' });
  });

  test('keeps its own cost where it tells one', () => {
    const base = capped(10, {}, ['A']);
    const { state } = play({ ...base, caps: { ...base.caps, costPerCallUsd: 5 } }, costing({ implement: [0.1] }));
    expect(state.spent?.costUsd).toBe(0.1);
  });

  test('and whose process died is unknown too: nobody knows what it used', () => {
    const whole = play(plan(['A']));
    const implementing = whole.commands.findIndex(({ type }) => type === 'implement');
    const again = resumeAfter(whole, implementing + 1, costing({ implement: [1] }));
    expect(again.state.spent).toMatchObject({ costUsd: 1, unknownCalls: 1 });
    expect(storyOf(again.state, 'A').lostCalls).toBe(1);
  });
});
