import { describe, expect, test } from 'vitest';
import type { BreakerRules } from '../../src/core/plan.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import { type Behaviour, outcomes, plan, play } from '../support/history.ts';

type Progress = BreakerRules['progress'];

function split(progress: Progress, noProgress: number, ...behaviours: readonly Behaviour[]) {
  const breaker = { sameError: 3, noProgress, progress };
  return play(plan(['A', 'B'], { breaker }), { resume: false, attempts: { A: ['too-long', ...behaviours] } });
}

describe('the breaker after a sub-story that passed', () => {
  test.each<[Progress, readonly Behaviour[], number]>([
    ['story', ['pass'], 1],
    ['story', ['fail', 'fail', 'pass'], 3],
    ['attempt', ['fail', 'pass'], 0],
  ])('progress: %s, after an attempt that was too long and %j: %i without progress', (progress, behaviours, count) => {
    const { states } = split(progress, 9, ...behaviours);
    const state = states.find((each) => storiesOf(each)[0]?.attempts.at(-1)?.decision === 'part-passed');
    expect(state?.breaker?.noProgress).toBe(count);
  });

  // One attempt that was too long, five at the second part.
  test.each<[number, string]>([
    [7, 'some_failed'],
    [6, 'circuit_open'],
  ])('with progress: story it is none of %i iterations without a passed story: %s', (noProgress, halt) => {
    const history = split('story', noProgress, 'pass', 'fail');
    expect(outcomes(history.state)['A']).toBe('failed');
    expect(history.halt?.kind).toBe(halt);
  });

  test.each<Progress>(['attempt', 'story'])('progress: %s: no row of errors goes through it', (progress) => {
    const history = split(progress, 9, 'no-command', 'pass', 'no-command', 'pass');
    expect(outcomes(history.state)).toEqual({ A: 'passed', B: 'passed' });
  });
});
