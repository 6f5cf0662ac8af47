import { describe, expect, test } from 'vitest';
import type { FixAsked } from '../../src/core/event.ts';
import { partViews } from '../../src/report/model-parts.ts';
import { answering, type Behaviour, commandsOf, fold, plan, play, resumeAfter, storyOf } from '../support/history.ts';

const fix: FixAsked = { type: 'fix-asked', story: 'A', text: 'name it better', person: 'ada' };
const required = { approval: 'required', reviewAgent: 'rehearsal' } as const;

function split(...behaviours: readonly Behaviour[]) {
  const script = { resume: false, attempts: { A: ['too-long', ...behaviours] } } as const;
  return play(plan(['A'], required), script);
}

describe('a fix of a story that was split', () => {
  const first = split('pass');

  test.each<[string, readonly Behaviour[], number, string]>([
    ['passes at once', ['pass'], 1, 'made'],
    ['passes at its second attempt', ['fail', 'fail', 'fail', 'fail', 'pass'], 2, 'made'],
    ['has as many attempts as a story and no more', ['fail'], 5, 'not-made'],
    ['is split no second time', ['too-long'], 5, 'not-made'],
  ])('is worked on as the whole story: it %s', (_, behaviours, count, outcome) => {
    const fixed = answering(first, fix, { attempts: { A: behaviours } });
    const calls = commandsOf(fixed, 'implement').slice(commandsOf(first, 'implement').length);
    expect(calls).toHaveLength(count);
    expect(calls.filter(({ part }) => part !== undefined)).toEqual([]);
    expect(calls[0]).toMatchObject({ tree: first.state.head.tree, head: first.state.head.commit, clean: true });
    expect(storyOf(fixed.state, 'A').fixes).toMatchObject([{ attempts: 3, outcome }]);
    expect(fixed.halt?.kind).toBe('awaiting_signoff');
    expect(fold(fixed.events)).toEqual(fixed.state);
  });

  test('is judged as the story, from where the branch stood', () => {
    const fixed = answering(first, fix);
    const judged = commandsOf(fixed, 'run-review').slice(commandsOf(first, 'run-review').length);
    expect(judged.map(({ gate, part, storyStart }) => [gate, part, storyStart.tree])).toEqual([
      ['spec', undefined, first.state.head.tree],
      ['quality', undefined, first.state.head.tree],
    ]);
  });

  test('leaves in the report what the story was split into', () => {
    const before = partViews(first.state, storyOf(first.state, 'A'));
    expect(before.map(({ id, status, tries }) => [id, status, tries])).toEqual([
      ['A.1', 'passed', 1],
      ['A.2', 'passed', 1],
    ]);
    const fixed = answering(first, fix, { attempts: { A: ['fail'] } });
    expect(partViews(fixed.state, storyOf(fixed.state, 'A'))).toEqual(before);
  });

  test('counts none of the attempts at the story itself that came before it', () => {
    const slow = play(plan(['A'], required), {
      resume: false,
      attempts: { A: ['too-long', 'pass'] },
      review: ({ part, gate, attempt }) =>
        part === undefined && gate === 'spec' && attempt === 3
          ? { criteria: [{ id: 'c1', verdict: 'unmet', evidence: [{ absent: 'it' }], reason: 'not there' }] }
          : {},
    });
    const fixed = answering(slow, fix, { attempts: { A: ['fail'] } });
    expect(storyOf(slow.state, 'A').attempts).toHaveLength(4);
    expect(fixed.state.iterations - slow.state.iterations).toBe(5);
  });

  test.each([2, 3, 4, 5, 6, 7])('goes on after a crash behind step %i of it, in one piece', (steps) => {
    const fixed = answering(first, fix);
    const again = resumeAfter(fixed, first.events.length + steps, { resume: false });
    expect(storyOf(again.state, 'A').fixes).toMatchObject([{ outcome: 'made' }]);
    expect(storyOf(again.state, 'A').attempts.map(({ part }) => part)).toEqual([undefined, 'A.1', 'A.2', undefined]);
  });
});

describe('a fix that is too much for one attempt', () => {
  const first = play(plan(['A'], required), { resume: false });
  const fixed = answering(first, fix, { attempts: { A: ['pass', 'too-long', 'pass'] } });

  test('is split as a story is', () => {
    expect(storyOf(fixed.state, 'A').attempts.map(({ part }) => part)).toEqual([undefined, undefined, 'A.1', 'A.2']);
    expect(storyOf(fixed.state, 'A').fixes).toMatchObject([{ outcome: 'made' }]);
  });

  test('and the next fix is in one piece', () => {
    const next = answering(fixed, fix, { attempts: { A: ['fail'] } });
    const calls = commandsOf(next, 'implement').slice(commandsOf(fixed, 'implement').length);
    expect(calls.map(({ part }) => part)).toEqual(Array.from({ length: 5 }));
  });
});
