import { describe, expect, test } from 'vitest';
import { madeCommits } from '../../src/core/made-commits.ts';
import { answering, plan, play, runStart, storyOf } from '../support/history.ts';

const carried = ['A', 'B'].map((story, at) => ({ commit: `c${at}`, parent: `p${at}`, story }));

describe('the commits that a run made', () => {
  test('are those of the stories that passed, not those of work on a wip branch', () => {
    const history = play(plan(['A', 'B'], { caps: { maxAttempts: 1 } }), { attempts: { B: ['fail'] } });
    const { commit = '' } = storyOf(history.state, 'A');
    expect([...madeCommits(history.events)]).toEqual([[commit, { story: 'A' }]]);
  });

  test('are those it put on a moved base, of no story where it is gone or has to pass again, whatever comes of it', () => {
    const start = { ...runStart, made: true as const };
    const again = { id: 'B', regate: true as const };
    const all = [...carried, { commit: 'c2', parent: 'c1' }, { commit: 'c3', parent: 'c2', story: 'gone' }];
    const history = play(plan(['A', again], { carried: all, start, caps: { maxAttempts: 1 } }), {
      attempts: { B: ['fail'] },
    });
    expect([...madeCommits(history.events)]).toEqual([
      ['c-start', {}],
      ['c0-moved', { story: 'A' }],
      ['c1-moved', {}],
      ['c2-moved', {}],
      ['c3-moved', {}],
    ]);
  });

  test('are the copy of a complete feature too', () => {
    const history = play(plan(['A'], { archive: true }));
    const { commit = '' } = storyOf(history.state, 'A');
    const copy = history.state.archived?.made?.commit ?? '';
    expect(copy).not.toBe('');
    expect([...madeCommits(history.events)]).toEqual([
      [copy, {}],
      [commit, { story: 'A' }],
    ]);
  });

  test('are those before each fix too, with the copies that the fixes were made on top of', () => {
    const fix = { type: 'fix-asked', story: 'A', text: 'name it better', person: 'ada' } as const;
    const first = play(plan(['A', 'B'], { archive: true, approval: 'required' }), { resume: false });
    const once = answering(first, fix);
    const twice = answering(once, fix);
    const made = [first, once, twice].flatMap(({ state }) => [
      [state.archived?.made?.commit, {}],
      ...['A', 'B'].map((story) => [storyOf(state, story).commit, { story }]),
    ]);
    const expected = new Map(made as [string, object][]);
    expect(expected.size).toBe(7);
    expect(madeCommits(twice.events)).toEqual(expected);
  });

  test('are none where nothing happened, and never the ones it found', () => {
    expect(madeCommits([]).size).toBe(0);
    const left = play(plan(['A', 'B'], { carried, caps: { maxAttempts: 1 } }), {
      conflicting: ['A', 'B'],
      attempts: { A: ['fail'], B: ['fail'] },
    });
    expect(madeCommits(left.events).size).toBe(0);
  });
});
