import { describe, expect, test } from 'vitest';
import { callsSoFar } from '../../src/core/calls-per-hour.ts';
import type { RunPlan } from '../../src/core/plan.ts';
import { commandsOf, minute, outcomes, plan, play, resumeAfter, storyOf } from '../support/history.ts';

const epoch = Date.UTC(2026, 0, 2, 3, 4, 5);
const ids = ['A', 'B', 'C', 'D', 'E'];

function limited(callsPerHour: number, more: Partial<RunPlan> = {}): RunPlan {
  const base = plan(ids, { checks: [], baseline: 'off', requireEvidence: false, ...more });
  return { ...base, caps: { ...base.caps, callsPerHour } };
}

/** Milliseconds after the begin at which agents were called. */
function calledAt({ states, commands }: ReturnType<typeof play>): readonly number[] {
  return commands.flatMap((command, at) =>
    command.type === 'implement' || command.type === 'run-review' ? [(states[at]?.now ?? 0) - epoch] : [],
  );
}

describe('rate_limit', () => {
  test('lets no more calls pass within any hour, and pauses until the next is allowed', () => {
    const took = ({ type, ...command }: { type: string; forMs?: number }) =>
      type === 'implement' ? 10 * minute : (command.forMs ?? 0);
    const history = play(limited(2), { took, resume: false });
    expect(outcomes(history.state)).toEqual({ A: 'passed', B: 'passed', C: 'passed', D: 'passed', E: 'passed' });
    expect(calledAt(history).map((at) => at / minute)).toEqual([0, 10, 60, 70, 120]);
    expect(commandsOf(history, 'wait').map(({ why }) => why)).toEqual(['rate-limit', 'rate-limit']);
    expect(storyOf(history.state, 'C').elapsedMs).toBe(10 * minute);
  });

  test('counts reviews and calls of the run before', () => {
    const recentCalls = [epoch - 50 * minute, epoch - 30 * minute, epoch - 3 * 60 * minute, epoch + 60 * minute];
    const history = play(limited(3, { recentCalls, stories: plan(['A']).stories, reviewAgent: 'claude' }));
    expect(calledAt(history).map((at) => at / minute)).toEqual([0, 10, 30]);
    expect(history.state.recentCalls).toEqual([0, 10, 30].map((at) => epoch + at * minute));
  });

  test('hands on the calls before a run that called nobody, and its own after one that did', () => {
    const recentCalls = [epoch - 50 * minute];
    const idle = play(limited(3, { recentCalls, stories: [] }));
    expect(idle.state.recentCalls).toBeUndefined();
    expect(callsSoFar(idle.state)).toEqual(recentCalls);
    expect(callsSoFar(play(limited(3, { recentCalls, stories: plan(['A']).stories })).state)).toContain(epoch);
  });

  test('puts the run off where the pause does not fit, and goes on when the hour is over', () => {
    const base = limited(2);
    const cut = play({ ...base, caps: { ...base.caps, runMs: 30 * minute } }, { resume: false });
    expect(cut.halt).toEqual({
      kind: 'usage_limit',
      detail: 'all 2 calls of agents that rate_limit allows in an hour are made',
      resumeAt: epoch + 60 * minute,
    });
    expect(cut.state.iterations).toBe(2);
    const again = resumeAfter(cut, cut.events.length);
    expect(outcomes(again.state)).toMatchObject({ C: 'passed', D: 'passed' });
  });

  test('remembers no more calls than it asks about', () => {
    const { state } = play(limited(100));
    expect(state.recentCalls).toHaveLength(5);
    expect(play(limited(3)).state.recentCalls).toHaveLength(2);
    expect(play(plan(ids)).state.recentCalls).toBeUndefined();
  });
});
