import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baselineLimit, limitsFor, runLeftMs, storyLeftMs, testLimit } from '../../src/core/limits.ts';
import type { Caps } from '../../src/core/plan.ts';
import type { BaselineCheck, RunState } from '../../src/core/state.ts';
import { listOf, storiesOf } from '../../src/core/story-list.ts';
import { commandsOf, defaultCaps, fold, gate, minute, plan, play, storyOf } from '../support/history.ts';

const agent = defaultCaps.implement;

describe('limitsFor: the tightest clock wins and is named', () => {
  test.each([
    ['nothing used', 0, 0, { softMs: 12 * minute, hardMs: 20 * minute, boundBy: 'gate' }],
    ['story nearly over', 0, 50 * minute, { softMs: 10 * minute, hardMs: 10 * minute, boundBy: 'story' }],
    ['run nearly over', 345 * minute, 0, { softMs: 5 * minute, hardMs: 5 * minute, boundBy: 'run' }],
    ['soft limit still fits', 335 * minute, 0, { softMs: 12 * minute, hardMs: 15 * minute, boundBy: 'run' }],
    ['story tighter than run', 345 * minute, 56 * minute, { softMs: 4 * minute, hardMs: 4 * minute, boundBy: 'story' }],
    ['run tighter than story', 346 * minute, 55 * minute, { softMs: 4 * minute, hardMs: 4 * minute, boundBy: 'run' }],
    ['gate equal to story', 0, 40 * minute, { softMs: 12 * minute, hardMs: 20 * minute, boundBy: 'gate' }],
    ['story used up', 0, 61 * minute, { softMs: 1000, hardMs: 1000, boundBy: 'story' }],
    ['run used up', 351 * minute, 0, { softMs: 1000, hardMs: 1000, boundBy: 'run' }],
  ])('%s', (_, runMs, storyMs, limits) => {
    expect(limitsFor(stateWith({ runMs, storyMs }), agent)).toEqual(limits);
  });

  test('between stories only gate and run count', () => {
    const state = { ...stateWith({ runMs: 0, storyMs: 60 * minute }), current: undefined };
    expect(storyLeftMs(state)).toBe(Number.POSITIVE_INFINITY);
    expect(limitsFor(state, agent)).toEqual({ ...agent, boundBy: 'gate' });
  });

  test('never longer than any clock, never under a second, soft never after hard', () => {
    const ms = fc.integer({ min: 0, max: 400 * minute });
    fc.assert(
      fc.property(ms, ms, ms, ms, (runMs, storyMs, softMs, hardMs) => {
        const state = stateWith({ runMs, storyMs });
        const limits = limitsFor(state, { softMs, hardMs });
        const left = { gate: hardMs, story: storyLeftMs(state), run: runLeftMs(state) };
        expect(limits.hardMs).toBe(Math.max(1000, Math.min(left.gate, left.story, left.run)));
        expect(left[limits.boundBy]).toBe(Math.min(left.gate, left.story, left.run));
        expect(limits.softMs).toBe(Math.min(softMs, limits.hardMs));
      }),
    );
  });
});

describe('testLimit: at least twice the baseline', () => {
  test.each([
    ['off', 'off' as const, { softMs: 5 * minute, hardMs: 10 * minute }],
    ['not measured', undefined, { softMs: 5 * minute, hardMs: 10 * minute }],
    ['fast', [2 * minute], { softMs: 5 * minute, hardMs: 10 * minute }],
    ['soft limit below the baseline', [5 * minute + 1], { softMs: 5 * minute + 1, hardMs: 10 * minute + 2 }],
    ['several checks add up', [4 * minute, 5 * minute], { softMs: 9 * minute, hardMs: 18 * minute }],
  ])('%s', (_, baseline, limit) => {
    const measured = Array.isArray(baseline) ? baseline.map(baselineCheck) : baseline;
    expect(testLimit({ ...stateWith({}), baseline: measured })).toEqual(limit);
  });

  test('reaches the command', () => {
    const history = play(plan(['A']), { baselineMs: 9 * minute });
    expect(commandsOf(history, 'run-checks')[0]?.limits).toEqual({
      softMs: 9 * minute,
      hardMs: 18 * minute,
      boundBy: 'gate',
    });
  });
});

describe('baselineLimit', () => {
  test('three times the gate, so that a slow base is measured instead of cut', () => {
    expect(baselineLimit(stateWith({}))).toEqual({ softMs: 10 * minute, hardMs: 30 * minute });
    expect(commandsOf(play(plan(['A'])), 'run-baseline')[0]?.limits).toEqual({
      softMs: 10 * minute,
      hardMs: 30 * minute,
      boundBy: 'gate',
    });
  });
});

describe('the story clock', () => {
  test('sums agent, snapshot, checks and commit, and stops while its end is published and reported', () => {
    const history = play(plan(['A', 'B']), {
      took: (command) => (command.type === 'publish' || command.type === 'settle' ? 30 * minute : minute),
    });
    expect(storiesOf(history.state).map((story) => story.elapsedMs)).toEqual([4 * minute, 4 * minute]);
  });

  test('a parked story is not charged for what follows', () => {
    const history = play(plan(['A'], { caps: { maxAttempts: 1 } }), { attempts: { A: ['fail'] }, took: () => minute });
    expect(storyOf(history.state, 'A').elapsedMs).toBe(3 * minute);
  });

  test('[D10] a clock that jumps back costs nothing and never runs backwards', () => {
    const { events } = play(plan(['A']), { took: () => minute });
    const jumped = events.map((event, index) => (index === 3 ? { ...event, stamp: { at: 0, elapsedMs: 0 } } : event));
    const state = fold(jumped.slice(0, 4));
    expect(state.elapsedMs).toBe(fold(events.slice(0, 3)).elapsedMs);
    expect(storyOf(state, 'A').elapsedMs).toBe(minute);
  });

  test.each([
    ['44 min 59 s', 45 * minute - 1000, false],
    ['45 min', 45 * minute, true],
  ])('the soft limit is a flag, not a verdict: %s', (_, totalMs, flagged) => {
    const history = play(plan(['A']), {
      attempts: { A: ['fail', 'fail', 'pass'] },
      took: (command) => (command.type === 'implement' ? totalMs / 3 : 0),
    });
    expect(storyOf(history.state, 'A')).toMatchObject({ status: 'passed', softLimitHit: flagged });
  });

  test('goes on over resumes while the run clock starts anew', () => {
    const first = play(plan(['A']), { took: () => minute, attempts: { A: ['fail', 'pass'] } });
    const cut = fold(first.events.slice(0, 5));
    const resumed = fold([
      ...first.events.slice(0, 5),
      { stamp: { at: cut.now + minute, elapsedMs: 7 }, outcome: { type: 'resumed', workflowRun: '2' } },
    ]);
    expect(resumed.elapsedMs).toBe(7);
    expect(resumed.earlierMs).toBe(cut.elapsedMs);
    expect(storyOf(resumed, 'A').elapsedMs).toBe(3 * minute);
  });
});

function stateWith({ runMs = 0, storyMs = 0, caps = {} as Partial<Caps> }): RunState {
  const state = fold(play(plan(['A'], { caps, checks: [] })).events.slice(0, 1));
  return {
    ...state,
    elapsedMs: runMs,
    stories: listOf(storiesOf(state).map((story) => ({ ...story, elapsedMs: storyMs }))),
  };
}

function baselineCheck(durationMs: number): BaselineCheck {
  return { name: 'test', verdict: 'green', durationMs, cause: '', result: gate('test', 'pass', { check: 'test' }) };
}
