import { describe, expect, test } from 'vitest';
import { openCircuit } from '../../src/core/breaker.ts';
import { environmentClass } from '../../src/core/environment-class.ts';
import type { BreakerRules, Opened } from '../../src/core/plan.ts';
import { setupResult } from '../../src/core/setup-verdict.ts';
import { type Behaviour, commandsOf, gate, outcomes, plan, play, type Script } from '../support/history.ts';

const rules: BreakerRules = { sameError: 5, noProgress: 3, progress: 'attempt' };
const calls = (history: ReturnType<typeof play>) => commandsOf(history, 'implement').length;

/** A run over these stories, each with what its agents do. */
function run(attempts: Script['attempts'], overrides: Parameters<typeof plan>[1] = {}) {
  return play(plan(Object.keys(attempts ?? {}), overrides), attempts === undefined ? {} : { attempts });
}

describe('same error', () => {
  test('opens after five iterations in a row, once a second story has it too', () => {
    const history = run({ A: ['fail-alike'], B: ['fail-alike'], C: ['pass'] });
    expect(outcomes(history.state)).toEqual({ A: 'stuck', B: 'failed', C: 'open' });
    expect(history.halt).toEqual({
      kind: 'circuit_open',
      detail: expect.stringMatching(/^the same error [0-9a-f]{8} in 6 iterations in a row, over 2 stories$/),
    });
    expect(calls(history)).toBe(6);
    expect(history.state.breaker).toMatchObject({ state: 'open', opened: { cause: 'same-error' } });
  });

  test('opens at the fifth, not before', () => {
    const history = run({ A: ['fail-alike'], B: ['fail-alike'], C: ['fail-alike'] }, { caps: { maxAttempts: 2 } });
    expect(calls(history)).toBe(5);
    expect(history.halt?.kind).toBe('circuit_open');
  });

  test('of one story alone never opens it', () => {
    expect(run({ A: ['fail-alike'], B: ['pass'] }).halt?.kind).toBe('some_failed');
  });

  test('is forgotten with every story that passes and every other error', () => {
    const alike: readonly Behaviour[] = ['fail-alike', 'fail-alike', 'pass'];
    expect(run({ A: alike, B: alike, C: alike, D: alike }).halt?.kind).toBe('ready');
    const mixed: readonly Behaviour[] = ['fail-alike', 'fail-alike', 'fail', 'fail-alike', 'fail'];
    expect(run({ A: mixed, B: mixed }).halt?.kind).toBe('some_failed');
  });

  test('neither counts nor forgets what a service that was out ended', () => {
    const alike: readonly Behaviour[] = ['fail-alike', 'outage', 'fail-alike', 'outage', 'fail-alike'];
    const history = run({ A: alike, B: alike, C: ['pass'] });
    expect(history.halt?.detail).toMatch(/^the same error [0-9a-f]{8} in 5 iterations in a row, over 2 stories$/);
    expect(history.state.iterations).toBe(8);
  });

  test('opens between stories that have one attempt each', () => {
    const ids = Array.from({ length: 9 }, (_, at) => `S${at}`);
    const history = run(Object.fromEntries(ids.map((id) => [id, ['fail-alike'] as const])), {
      caps: { maxAttempts: 1 },
    });
    expect(calls(history)).toBe(5);
    expect(history.halt?.kind).toBe('circuit_open');
    expect(history.state.breaker?.state).toBe('open');
  });

  test('takes its number from the plan', () => {
    const history = run({ A: ['fail-alike'], B: ['fail-alike'] }, { breaker: { ...rules, sameError: 7 } });
    expect(calls(history)).toBe(7);
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
      detail: '3 iterations in a row without a passed story, a new tree or a later gate',
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
  const opened = run({ A: ['fail-alike'], B: ['fail-alike'], C: ['pass'] }).state.breaker?.opened as Opened;
  const trial = (attempts: Script['attempts'], halfOpen: Opened = opened) =>
    run(attempts, { breaker: { ...rules, halfOpen } });

  test('is stopped after one call when the trial fails in the same way', () => {
    const history = trial({ A: ['fail-alike'], B: ['pass'] });
    expect(calls(history)).toBe(1);
    expect(history.halt?.kind).toBe('circuit_open');
    expect(history.halt?.detail).toMatch(/^the trial after an open circuit failed in the same way: the same error /);
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
    expect(history.halt?.detail).toMatch(/^the trial after an open circuit failed in the same way: the same error /);
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
