import { describe, expect, test } from 'vitest';
import { onTrial } from '../../src/action/on-trial.ts';
import { plan, play } from '../support/history.ts';

const next = plan(['A'], { notices: ['before'] });
const stopped = play(plan(['A', 'B']), { attempts: { A: ['no-command'] } }).state;

describe('the run after one that its breaker stopped', () => {
  test('begins with a trial, and says so', () => {
    const { breaker, notices } = onTrial(next, stopped, false);
    expect(breaker).toEqual({ ...next.breaker, halfOpen: stopped.breaker?.opened });
    expect(notices).toEqual([
      'before',
      'Run run-1 was stopped (circuit_open: 2 iterations in a row failed for the environment: command not found). This run begins with one trial; reset_circuit: true begins without.',
    ]);
  });

  test('is stopped after one call when nothing was repaired, and the next one too', () => {
    const again = play(onTrial(next, stopped, false), { attempts: { A: ['no-command'] } });
    expect(again.halt?.kind).toBe('circuit_open');
    expect(again.state.iterations).toBe(1);
    const third = onTrial(next, again.state, false).breaker?.halfOpen?.detail;
    expect(third).toMatch(/^the trial after an open circuit failed in the same way: 2 iterations/);
    expect(play(onTrial(next, again.state, false), { attempts: { A: ['no-command'] } }).halt?.detail).toBe(third);
  });

  test('is forgotten by no run that came to no attempt', () => {
    const idle = play(onTrial(plan([{ id: 'A', was: 'passed' }]), stopped, false)).state;
    expect(idle.iterations).toBe(0);
    expect(onTrial(next, idle, false).breaker?.halfOpen).toEqual(stopped.breaker?.opened);
  });

  test('names another trouble as what it is', () => {
    const { halt } = play(onTrial(next, stopped, false), { attempts: { A: ['full-disk'] } });
    expect(halt?.detail).toBe('the trial after an open circuit failed for the environment: disk');
  });

  test.each([
    ['with reset_circuit', stopped, true],
    ['when the one before ended otherwise', play(plan(['A'])).state, false],
    ['when there was none', undefined, false],
  ])('is an ordinary one %s', (_, latest, reset) => {
    expect(onTrial(next, latest, reset)).toBe(next);
  });

  test('is an ordinary one where it has no breaker', () => {
    const { breaker: _, ...without } = next;
    expect(onTrial(without, stopped, false)).toBe(without);
  });
});
