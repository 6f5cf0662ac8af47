import { describe, expect, test } from 'vitest';
import { commandsOf, outcomes, plan, play, resumeAfter, storyOf } from '../support/history.ts';

const stepping = plan(['A', 'B'], { step: true });
const once = { resume: false } as const;
const failing = { ...once, attempts: { A: ['fail', 'fail', 'pass'] } } as const;

describe('with `step`', () => {
  test('the run halts in front of the second iteration and says why', () => {
    const { state, halt } = play(stepping, once);
    expect(halt).toEqual({ kind: 'interrupted', detail: 'one iteration is made, as `step` asks' });
    expect(state.iterations).toBe(1);
    expect(storyOf(state, 'A').status).toBe('passed');
    expect(storyOf(state, 'B').attempts).toEqual([]);
  });

  test('an attempt that failed is one iteration too, and its story is not parked', () => {
    const history = play(stepping, failing);
    expect(history.state.iterations).toBe(1);
    expect(commandsOf(history, 'park-story')).toEqual([]);
    expect(history.state.publications.filter(({ ref }) => ref.includes('wip'))).toEqual([]);
  });

  test('each further start makes the next iteration, until nothing is left', () => {
    const history = play(stepping, { attempts: failing.attempts, step: true });
    expect(history.halt?.kind).toBe('ready');
    expect(outcomes(history.state)).toEqual({ A: 'passed', B: 'passed' });
    expect(history.state.iterations).toBe(4);
    expect(history.state.resumes).toBe(3);
    const given = commandsOf(history, 'implement').map(({ story, attempt, tree }) => ({ story, attempt, tree }));
    const without = commandsOf(play(plan(['A', 'B']), { attempts: failing.attempts }), 'implement');
    expect(given).toEqual(without.map(({ story, attempt, tree }) => ({ story, attempt, tree })));
  });

  test('a start without it makes the rest', () => {
    const first = play(stepping, failing);
    const rest = resumeAfter(first, first.events.length, { attempts: failing.attempts });
    expect(rest.halt?.kind).toBe('ready');
    expect(rest.state.resumes).toBe(1);
    expect(rest.state.iterations).toBe(4);
  });

  test('the last iteration ends the run as it would without it', () => {
    expect(play(plan(['A'], { step: true }), once).halt?.kind).toBe('ready');
    expect(play(plan(['A', 'B']), once).halt?.kind).toBe('ready');
  });
});
