import { describe, expect, test } from 'vitest';
import { commandsOf, minute, plan, play, storyOf } from '../support/history.ts';

describe('trouble that is ours', () => {
  test('checks that cannot run are asked for again on the same tree, at most twice, then a human is', () => {
    const history = play(plan(['A']), { attempts: { A: ['unavailable'] } });
    const asked = commandsOf(history, 'run-checks');
    expect(asked.map(({ attempt, call }) => [attempt, call])).toEqual([
      [1, undefined],
      [1, 2],
      [1, 3],
    ]);
    expect(new Set(asked.map(({ tree }) => tree)).size).toBe(1);
    const story = storyOf(history.state, 'A');
    expect(story).toMatchObject({
      status: 'needs_human',
      detail: 'test gate unavailable: 3 calls without a verdict; the last one: the registry did not answer',
      attempts: [{ passed: false, decision: 'gate-unavailable', lastGate: 'test' }],
    });
    expect(story.attempts[0]?.gates.filter(({ gate: name }) => name === 'test')).toHaveLength(1);
  });

  test('checks that come back to life cost no attempt', () => {
    const history = play(plan(['A']), { attempts: { A: ['once-unavailable'] } });
    expect(commandsOf(history, 'run-checks')).toHaveLength(2);
    expect(storyOf(history.state, 'A').attempts.map(({ passed }) => passed)).toEqual([true]);
    expect(history.state.iterations).toBe(1);
  });

  test('time that is used up while checks cannot run ends the story by its clock, not by a human', () => {
    const history = play(plan(['A'], { caps: { story: { softMs: minute, hardMs: 15 * minute }, maxAttempts: 9 } }), {
      attempts: { A: ['unavailable'] },
      took: (command) => (command.type === 'take-snapshot' ? 16 * minute : 0),
    });
    expect(commandsOf(history, 'run-checks')).toHaveLength(1);
    expect(storyOf(history.state, 'A')).toMatchObject({ status: 'failed', attempts: [{ decision: 'story-time-up' }] });
  });

  test('time of the run that is used up meanwhile ends the workflow run; the next one asks again', () => {
    const history = play(plan(['A'], { caps: { runMs: 15 * minute } }), {
      attempts: { A: ['unavailable', 'pass'] },
      took: (command, turn) => (command.type === 'take-snapshot' && turn < 5 ? 16 * minute : 0),
    });
    expect(storyOf(history.state, 'A').attempts.map(({ decision }) => decision)).toEqual(['run-time-up', 'passed']);
    expect(history.halt?.kind).toBe('ready');
  });
});
