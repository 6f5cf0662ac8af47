import { describe, expect, test } from 'vitest';
import { begin } from '../../src/core/begin.ts';
import { headsOf, judgedAnew } from '../../src/core/judged-anew.ts';
import { fold, transition } from '../../src/core/loop.ts';
import { neededCommits } from '../../src/core/needed-commits.ts';
import type { RunState } from '../../src/core/state.ts';
import { plan, play } from '../support/history.ts';
import { histories } from './histories.ts';

const reviewed = play(plan(['A', 'B'], { reviewAgent: 'rehearsal' }), { attempts: { A: ['fail', 'pass'] } });

/** The state after so many events. */
function stateAt(events: (typeof reviewed)['events'], count: number): RunState {
  const state = fold(events.slice(0, count))?.state;
  if (state === undefined) throw new Error('no events');
  return state;
}

describe('a journal that nobody vouches for', () => {
  test('is gone on with where the gates are to judge what it has in flight', () => {
    const { events } = reviewed;
    const commits = events.flatMap(({ outcome }, at) => (outcome.type === 'story-committed' ? [at] : []));
    expect(commits).toHaveLength(2);
    for (const at of commits) {
      // All that is left of the gates' word is to commit the story.
      expect(stateAt(events, at).pending.type).toBe('commit-story');
      const kept = judgedAnew(events.slice(0, at));
      expect(kept).toBeLessThan(at);
      expect(stateAt(events, kept).pending.type).toBe('run-checks');
      expect(events[kept - 1]?.outcome.type).toBe('snapshot-taken');
    }
  });

  test('never commits a story by a verdict that it brings, at whatever event it ends', () => {
    for (const { plan: began, script, name } of histories.slice(0, 25)) {
      const { events } = play(began, script);
      for (let count = 1; count <= Math.min(events.length, 200); count += 1) {
        const { pending, halt } = stateAt(events, judgedAnew(events.slice(0, count)));
        if (halt !== undefined) continue;
        expect(['commit-story', 'run-review', 'run-final-review', 'archive-feature'], `${name} ${count}`).not.toContain(
          pending.type,
        );
      }
    }
  });

  test('has nothing to go on from when it is empty', () => {
    expect(judgedAnew([])).toBe(0);
    expect(headsOf([])).toEqual([]);
  });

  test('keeps what failed, and the attempts that were paid for', () => {
    const { events } = play(plan(['A']), { attempts: { A: ['fail', 'fail', 'pass'] } });
    const second = events.findIndex(({ outcome }, at) => at > 4 && outcome.type === 'implemented');
    expect(judgedAnew(events.slice(0, second))).toBe(second);
    expect(judgedAnew(events.slice(0, second + 1))).toBe(second + 1);
  });

  test('has the checks of all stories together run again, too', () => {
    const final = { name: 'whole', command: 'npm run e2e', stage: 'final' } as const;
    const { events } = play(plan(['A'], { checks: [{ name: 'test', command: 'npm test' }, final] }));
    const done = events.findIndex(({ outcome }) => outcome.type === 'final-checks-done');
    expect(done).toBeGreaterThan(0);
    expect(judgedAnew(events.slice(0, done + 1))).toBe(done);
  });
});

test('the tip of the passed work is known after each event', () => {
  const { events, state } = reviewed;
  const [first, ...rest] = events;
  if (first === undefined) throw new Error('no events');
  const heads = [begin(first).state];
  for (const event of rest) heads.push(transition(heads.at(-1) ?? state, event).state);
  expect(headsOf(events)).toEqual(heads.map(({ head }) => head.commit));
  expect(headsOf(events).at(-1)).toBe(state.head.commit);
});

test('what is judged again is kept with the records, as long as the branch may not be on the remote', () => {
  const told = play(plan(['A', 'B'], { journal: 'artifact' })).events;
  const at = told.findIndex(({ outcome }) => outcome.type === 'story-committed');
  const seen = told.findLast(({ outcome }, index) => index < at && outcome.type === 'snapshot-taken')?.outcome;
  if (seen?.type !== 'snapshot-taken') throw new Error('the gates saw nothing');
  const next = told.findIndex(({ outcome }, index) => index > at && outcome.type === 'implemented');
  expect(next).toBeGreaterThan(at);
  expect(neededCommits(stateAt(told, next + 1))).toContain(seen.commit);
});
