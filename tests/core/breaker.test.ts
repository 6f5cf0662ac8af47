import { describe, expect, test } from 'vitest';
import { openCircuit } from '../../src/core/breaker.ts';
import { environmentClass } from '../../src/core/environment-class.ts';
import type { BreakerRules, Opened } from '../../src/core/plan.ts';
import { setupResult } from '../../src/core/setup-verdict.ts';
import { type Behaviour, commandsOf, gate, outcomes, plan, play, type Script } from '../support/history.ts';

const rules: BreakerRules = { sameError: 3, noProgress: 3, progress: 'attempt' };
const more = { caps: { maxIterations: 50 } };
const calls = (history: ReturnType<typeof play>) => commandsOf(history, 'implement').length;

/** A run over these stories, each with what its agents do. */
function run(attempts: Script['attempts'], overrides: Parameters<typeof plan>[1] = {}) {
  return play(plan(Object.keys(attempts ?? {}), overrides), attempts === undefined ? {} : { attempts });
}

const alike = (...ids: readonly string[]): Record<string, readonly Behaviour[]> =>
  Object.fromEntries(ids.map((id) => [id, ['fail-alike'] as const]));

describe('same error', () => {
  test('of three stories in a row opens it, and says the error in words [X12]', () => {
    const history = run({ ...alike('A', 'B', 'C'), D: ['pass'] });
    expect(outcomes(history.state)).toEqual({ A: 'stuck', B: 'stuck', C: 'stuck', D: 'open' });
    expect(history.halt).toEqual({
      kind: 'circuit_open',
      detail:
        '3 stories in a row ended with the same error: not ok 1 - parses a date: AssertionError: expected 1 to equal 2',
    });
    expect(calls(history)).toBe(15);
    expect(history.state.breaker).toMatchObject({ state: 'open', opened: { cause: 'same-error' } });
  });

  test('leaves the second story all its attempts, however often the first one repeated the error [X12]', () => {
    const history = run({ A: ['fail-alike'], B: ['fail-alike', 'fail-alike', 'fail-alike', 'pass'], C: ['pass'] });
    expect(outcomes(history.state)).toEqual({ A: 'stuck', B: 'passed', C: 'passed' });
  });

  test('of two stories never opens it [X12]', () => {
    expect(run({ ...alike('A', 'B'), C: ['pass'] }).halt?.kind).toBe('some_failed');
  });

  test('counts with which error a story ended, not what it met on the way [X12]', () => {
    const caps = { maxAttempts: 2 };
    const met = run(
      { A: ['fail-alike', 'fail'], B: ['fail-alike', 'fail'], C: ['fail-alike', 'fail'], D: [] },
      { caps },
    );
    expect(outcomes(met.state)['D']).toBe('passed');
    const ended = run(
      { A: ['fail', 'fail-alike'], B: ['fail', 'fail-alike'], C: ['fail', 'fail-alike'], D: [] },
      { caps },
    );
    expect(outcomes(ended.state)['D']).toBe('open');
    expect(ended.halt?.kind).toBe('circuit_open');
  });

  test('is forgotten with every story that passes and every other error', () => {
    expect(run({ ...alike('A', 'B'), C: ['pass'], ...alike('D', 'E'), F: [] }, more).halt?.kind).toBe('some_failed');
    expect(run({ ...alike('A', 'B'), C: ['fail'], ...alike('D', 'E'), F: [] }, more).halt?.kind).toBe('some_failed');
  });

  test('neither counts nor forgets what a service that was out ended', () => {
    const caps = { maxAttempts: 2 };
    const history = run({ ...alike('A', 'B'), C: ['fail-alike', 'outage'], D: ['pass'] }, { caps });
    expect(history.halt?.kind).toBe('circuit_open');
    expect(outcomes(history.state)['D']).toBe('open');
  });

  test('opens between stories that have one attempt each', () => {
    const ids = Array.from({ length: 9 }, (_, at) => `S${at}`);
    const history = run(alike(...ids), { caps: { maxAttempts: 1 } });
    expect(calls(history)).toBe(3);
    expect(history.halt?.kind).toBe('circuit_open');
    expect(history.state.breaker?.state).toBe('open');
  });

  test('takes its number of stories from the plan [X12]', () => {
    const caps = { maxAttempts: 1 };
    const history = run(alike('A', 'B', 'C'), { caps, breaker: { ...rules, sameError: 2 } });
    expect(calls(history)).toBe(2);
    expect(history.halt?.detail).toBe(
      '2 stories in a row ended with the same error: not ok 1 - parses a date: AssertionError: expected 1 to equal 2',
    );
  });
});

describe('trouble of the environment', () => {
  test.each(['no-command', 'full-disk'] as const)('opens after two iterations in a row: %s', (behaviour) => {
    const history = run({ A: [behaviour], B: ['pass'] });
    expect(calls(history)).toBe(2);
    expect(history.halt?.detail).toMatch(/^2 iterations in a row failed for the environment: /);
    expect(history.state.breaker?.opened?.cause).toBe('environment');
  });

  test('is forgotten after an iteration without it, and another kind begins anew', () => {
    expect(run({ A: ['no-command', 'fail', 'no-command', 'fail', 'pass'] }).halt?.kind).toBe('ready');
    expect(run({ A: ['no-command', 'full-disk', 'no-command', 'pass'] }).halt?.kind).toBe('ready');
  });

  test('is not forgotten over a service that was out', () => {
    const history = run({ A: ['no-command', 'outage', 'no-command', 'pass'] });
    expect(history.state.iterations).toBe(3);
    expect(history.halt?.kind).toBe('circuit_open');
  });

  test.each([
    [{ exitCode: 127 }, 'command not found'],
    [{ exitCode: 126 }, 'permission'],
    [{ exitCode: 1, lines: ['/bin/bash: ./run.sh: Permission denied'] }, 'permission'],
    [{ exitCode: 1, lines: ['npm error ENOSPC: no space left on device'] }, 'disk'],
    [{ exitCode: 1, lines: ["AssertionError: expected 'Permission denied' to equal 'ok'"] }, undefined],
    [{ exitCode: 1, lines: ['ok 1 - says no space left on device'] }, undefined],
    [{ exitCode: 1 }, undefined],
  ])('%j is of class %s', (more, name) => {
    expect(environmentClass({ gates: [gate('test', 'fail', more)] })).toBe(name);
  });

  test('is setup that failed for our reasons, and nothing that passed', () => {
    const facts = { startedMs: 0, durationMs: 0, excerpt: { lines: [], truncated: 0 }, softLimitHit: false };
    expect(environmentClass({ gates: [setupResult({ type: 'ours', reason: 'no' }, facts)] })).toBe('setup');
    expect(environmentClass({ gates: [setupResult({ type: 'agents', reason: 'no' }, facts)] })).toBeUndefined();
    expect(environmentClass({ gates: [gate('test', 'pass', { exitCode: 127 })] })).toBeUndefined();
    expect(environmentClass({ gates: [gate('implement', 'fail', { exitCode: 127 })] })).toBeUndefined();
  });
});

describe('no progress', () => {
  test('opens after three iterations without a passed story, a new tree or a later gate', () => {
    const history = run({ A: ['idle'], B: ['pass'] });
    expect(outcomes(history.state)).toEqual({ A: 'failed', B: 'open' });
    expect(calls(history)).toBe(3);
    expect(history.halt).toEqual({
      kind: 'circuit_open',
      detail: '3 iterations in a row without a new tree or a later gate',
    });
    expect(run({ A: ['idle', 'idle', 'fail', 'idle', 'idle'], B: ['pass'] }).halt?.kind).toBe('some_failed');
  });

  test('is what a service brings that is out for three attempts', () => {
    const history = run({ A: ['outage'], B: ['pass'] });
    expect(history.halt?.kind).toBe('circuit_open');
    expect(history.state.iterations).toBe(3);
  });

  test('makes no later gate of one that was reached before a service was out', () => {
    const history = run({ A: ['idle', 'outage', 'idle', 'pass'] });
    expect(history.halt?.kind).toBe('circuit_open');
    expect(history.state.iterations).toBe(3);
  });

  test('of one story does not keep the others from their turn', () => {
    expect(outcomes(run({ A: ['no-change'], B: ['pass'], C: ['pass'] }).state)).toEqual({
      A: 'stuck',
      B: 'passed',
      C: 'passed',
    });
  });

  test('begins at zero with each story [X12]', () => {
    const caps = { maxAttempts: 2 };
    const history = run({ A: ['idle'], B: ['idle'], C: ['idle', 'pass'], D: ['pass'] }, { caps });
    expect(outcomes(history.state)).toEqual({ A: 'failed', B: 'failed', C: 'passed', D: 'passed' });
  });

  test('is none where every attempt leaves another tree', () => {
    expect(run({ A: ['fail'], B: ['fail'], C: ['pass'] }).halt?.kind).toBe('some_failed');
  });

  test('with progress: story counts passed stories alone, between stories', () => {
    const history = run({ A: ['fail'], B: ['pass'] }, { breaker: { ...rules, progress: 'story' } });
    expect(calls(history)).toBe(5);
    expect(history.halt?.detail).toBe('5 iterations in a row without a passed story');
    const early: readonly Behaviour[] = ['fail', 'fail', 'pass'];
    expect(run({ A: early, B: early }, { breaker: { ...rules, progress: 'story' } }).halt?.kind).toBe('ready');
  });
});

describe('the run after an open breaker', () => {
  const opened = run({ ...alike('A', 'B', 'C'), D: ['pass'] }).state.breaker?.opened as Opened;
  const trial = (attempts: Script['attempts'], halfOpen: Opened = opened) =>
    run(attempts, { breaker: { ...rules, halfOpen } });

  test('is stopped after one call when the trial fails in the same way', () => {
    const history = trial({ A: ['fail-alike'], B: ['pass'] });
    expect(calls(history)).toBe(1);
    expect(history.halt?.kind).toBe('circuit_open');
    expect(history.halt?.detail).toMatch(
      /^the trial after an open circuit failed in the same way: 3 stories in a row /,
    );
    expect(history.state.breaker).toMatchObject({ state: 'open', opened: { fingerprint: opened.fingerprint } });
  });

  test.each([
    ['passes', ['pass']],
    ['fails in another way', ['fail', 'fail-alike', 'fail-alike', 'pass']],
  ] as const)('goes on when the trial %s', (_, behaviours) => {
    const history = trial({ A: behaviours, B: ['pass'] });
    expect(history.halt?.kind).toBe('ready');
    expect(history.states.find(({ breaker }) => breaker !== undefined)?.breaker?.state).toBe('closed');
  });

  test('has its trial once the service works again', () => {
    const history = trial({ A: ['outage', 'fail-alike'], B: ['pass'] });
    expect(history.state.iterations).toBe(2);
    expect(history.halt?.detail).toMatch(
      /^the trial after an open circuit failed in the same way: 3 stories in a row /,
    );
    const idle = run({ A: ['outage'] }, { breaker: { ...rules, halfOpen: opened }, caps: { maxIterations: 1 } });
    expect(idle.state.breaker?.state).toBe('half-open');
    expect(openCircuit(idle.state)).toEqual(opened);
  });

  test.each<[string, Opened, Behaviour, number]>([
    ['environment', { cause: 'environment', detail: 'd' }, 'no-command', 1],
    ['environment', { cause: 'environment', detail: 'd' }, 'fail', 5],
    ['no progress', { cause: 'no-progress', detail: 'd' }, 'no-change', 1],
    ['no progress', { cause: 'no-progress', detail: 'd' }, 'fail', 5],
  ])('after %s %o: %s', (_, halfOpen, behaviour, count) => {
    expect(calls(trial({ A: [behaviour] }, halfOpen))).toBe(count);
  });
});

test('a plan of an earlier version has no breaker', () => {
  const { breaker: _, ...older } = plan(['A', 'B', 'C']);
  const history = play(older, { attempts: { A: ['no-command'], B: ['no-command'], C: ['no-command'] } });
  expect(history.halt?.kind).toBe('some_failed');
  expect(history.state.breaker).toBeUndefined();
});
