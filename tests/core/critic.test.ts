import { describe, expect, test } from 'vitest';
import { criticise } from '../../src/core/critic.ts';
import type { Blocker } from '../../src/core/gates.ts';
import type { Attempt } from '../../src/core/state.ts';
import type { Tier } from '../../src/core/stuck.ts';
import { gate } from '../support/history.ts';

const start = { commit: 'c', tree: 'start' };
const keep = { attemptStart: 'clean-on-shift' } as const;

function attempt(number: number, change: Partial<Attempt>): Attempt {
  return {
    ...{ attempt: number, iteration: number, startedAt: 0, durationMs: 0, gates: [], findings: [], changed: [] },
    ...{ changedCount: 0, lastGate: 'test', passed: false, fingerprint: `f${number}`, blockers: [], decision: '' },
    ...change,
  };
}

/** Attempts that left these trees; `>` in front of one is a strategy shift. */
function trees(...names: readonly string[]): readonly Attempt[] {
  return names.map((name, at) =>
    attempt(at + 1, { tree: name.replace('>', ''), ...(name.startsWith('>') ? { tier: 'shift' as const } : {}) }),
  );
}

/** Attempts with these blockers, each attempt with another tree. */
function blocked(
  lists: readonly (readonly Blocker[])[],
  tiers: readonly (Tier | undefined)[] = [],
): readonly Attempt[] {
  return lists.map((blockers, at) => {
    const tier = tiers[at];
    return attempt(at + 1, { tree: `t${at}`, blockers, ...(tier && { tier }) });
  });
}

const one = (text: string, more: Partial<Blocker> = {}): Blocker => ({ gate: 'test', text, ...more });

const outage = { ...gate('implement', 'fail'), condition: 'overloaded' };

test('a service that was out is no sign of the work', () => {
  const down = (at: number) => attempt(at, { tree: 'half', gates: [outage], blockers: [one('HTTP 529')] });
  const shifted = attempt(1, { tree: 'a', tier: 'shift', blockers: [one('one thing')] });
  expect(criticise({ attempts: [shifted, down(2), down(3), down(4)], start }, keep).verdict).toBe('indeterminate');
  const same = blocked([[one('two things')], [one('two things')], [one('two things')]], ['shift']);
  const cut = same.flatMap((each, at) => (at === 0 ? [each] : [down(9), each]));
  expect(criticise({ attempts: cut, start }, keep).verdict).toBe('thrashing');
});

describe('a tree that comes back', () => {
  test.each([
    ['A B A', ['a', 'b', 'a'], 'thrashing'],
    ['A B C A', ['a', 'b', 'c', 'a'], 'thrashing'],
    ['a tree that only stays', ['a', 'a', 'a'], 'progressing'],
    ['the tree of the start', ['start', 'b', 'start'], 'progressing'],
    ['what was there before a clean start', ['a', 'b', '>a'], 'progressing'],
    ['what came back after a clean start', ['a', '>b', 'c', 'b'], 'thrashing'],
    ['new trees', ['a', 'b', 'c'], 'progressing'],
  ])('%s', (_, names, verdict) => {
    expect(criticise({ attempts: trees(...names), start }, keep).verdict).toBe(verdict);
  });

  test('never counts where every attempt starts anew', () => {
    expect(criticise({ attempts: trees('a', 'b', 'a'), start }, { attemptStart: 'clean' }).verdict).toBe('progressing');
  });

  test('is named with its attempts', () => {
    expect(criticise({ attempts: trees('x', 'a', 'b', 'a'), start }, keep).because).toBe(
      'attempt 4 came back to the tree of attempt 2 after attempt 3 had left it',
    );
  });
});

describe('blockers that stay', () => {
  const same = one('expected the total to be 12 but it was 11 in the cart');
  const shifted: readonly (Tier | undefined)[] = [undefined, 'shift'];

  test('are thrashing only after the ladder', () => {
    expect(criticise({ attempts: blocked([[same], [same], [same]]), start }, keep).verdict).toBe('indeterminate');
    expect(criticise({ attempts: blocked([[same], [same], [same]], shifted), start }, keep)).toEqual({
      verdict: 'thrashing',
      because: `3 attempts in a row were blocked by the same: ${same.text}, a strategy shift among them`,
    });
  });

  test('are indeterminate below the window, which can be set', () => {
    const attempts = blocked([[same], [same]], shifted);
    expect(criticise({ attempts, start }, keep).verdict).toBe('indeterminate');
    expect(criticise({ attempts, start }, { ...keep, criticWindow: 2 }).verdict).toBe('thrashing');
  });

  test.each<[string, Blocker, Blocker, boolean]>([
    ['the same place', one('a', { file: 'x', line: 3 }), one('b', { file: 'x', line: 3 }), true],
    ['another line', one('a', { file: 'x', line: 3 }), one('b', { file: 'x', line: 4 }), false],
    ['the same file alone', one('a', { file: 'x' }), one('b', { file: 'x' }), false],
    ['the same requirement', one('c1 unmet: no', { gate: 'spec' }), one('c1 unsure: where', { gate: 'spec' }), true],
    ['another requirement', one('c1 unmet: no', { gate: 'spec' }), one('c2 unmet: gone', { gate: 'spec' }), false],
    ['80 % of the words', one('a b c d e f g h i j'), one('a b c d e f g h x y'), true],
    ['70 % of the words', one('a b c d e f g h i j'), one('a b c d e f g x y z'), false],
    ['a part of the words', one('missing the docs'), one('missing the docs and the tests and the examples'), false],
    ['another gate', one('a b c'), one('a b c', { gate: 'integrity' }), false],
  ])('%s: %o and %o', (_, before, after, isSame) => {
    const attempts = blocked([[before], [after], [before]], shifted);
    expect(criticise({ attempts, start }, keep).verdict === 'thrashing').toBe(isSame);
  });

  test('are progress when fewer are left', () => {
    const attempts = blocked([[same, one('and another')], [same], [same]], shifted);
    expect(criticise({ attempts, start }, keep).verdict).toBe('indeterminate');
    expect(criticise({ attempts: blocked([[same], [], [same]], shifted), start }, keep).verdict).toBe('progressing');
  });
});
