import { describe, expect, test } from 'vitest';
import { finalVerdict } from '../../src/core/final-review.ts';
import type { Check } from '../../src/core/gates.ts';
import type { RunPlan } from '../../src/core/plan.ts';
import type { Finding } from '../../src/core/review-answer-types.ts';
import { tipOf } from '../../src/core/signoff.ts';
import type { RunState } from '../../src/core/state.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import { lookedOf, wholeName, wholeStories } from '../../src/core/whole.ts';
import {
  answering,
  commandsOf,
  type History,
  plan,
  play,
  runStart,
  type Script,
  unitTests,
} from '../support/history.ts';
import type { Reply } from '../support/review-replies.ts';

const block: Finding = { severity: 'block', file: 'src/a.js', line: 3, text: 'the second story undoes the first' };
const saying = (...replies: readonly Reply[]): Script => ({
  reviewWhole: ({ call }) => replies[Math.min(call, replies.length) - 1] ?? {},
});
const blocking = saying({ findings: [block] });
const silent = saying({ problem: 'no JSON' });
const e2e: Check = { name: 'e2e', command: 'make e2e', stage: 'final' };
const reviewed = { reviewAgent: 'claude', finalReview: 1 };

type Today = NonNullable<Parameters<typeof plan>[1]>;

/** The plan of the night after, as it is made from what the branch and the journal of the run hold. */
function nextNight(state: RunState, today: Today = {}): RunPlan {
  const passed = storiesOf(state).flatMap(({ id, status }) => (status === 'passed' ? [id] : []));
  const { stories, caps: _, ...before } = state.plan;
  return plan(
    stories.map(({ id }) => ({ id, was: passed.includes(id) ? 'passed' : 'open' })),
    {
      ...before,
      ...{ runId: 'run-2', start: tipOf(state), unmerged: { from: runStart, stories: passed } },
      looked: lookedOf(state, finalVerdict(state)),
      ...today,
    },
  );
}

const asked = (history: History, type: 'run-final-review' | 'run-final-checks'): number =>
  commandsOf(history, type as 'run-final-review').length;

describe('the night after a final review', () => {
  test('that blocked ends as it did, with what was found and without a call', () => {
    const first = play(plan(['A', 'B'], reviewed), blocking);
    const second = play(nextNight(first.state), blocking);
    expect(second.halt).toEqual({
      kind: 'block_finding',
      detail: expect.stringMatching(/^every story already passed.*, but 1 of 1 reviewers .*src\/a\.js:3: the second/),
    });
    expect(finalVerdict(second.state)).toEqual(finalVerdict(first.state));
    expect(second.commands.map(({ type }) => type)).toEqual(['settle', 'write-report', 'finish']);
    const third = play(nextNight(second.state), blocking);
    expect([third.halt?.kind, asked(third, 'run-final-review')]).toEqual(['block_finding', 0]);
  });

  test.each<[string, Script, Today, string]>([
    ['too few answered, and now enough do', silent, {}, 'ready'],
    ['too few answered, and now a person is to sign it off', silent, { approval: 'required' }, 'awaiting_signoff'],
    ['it blocked, and today others are asked for', blocking, { finalReview: 2 }, 'ready'],
    [
      'it blocked, and a person changed the branch',
      blocking,
      { start: { commit: 'c-mended', tree: 't-mended' } },
      'ready',
    ],
    ['nothing is known of it', {}, { looked: { tree: 't-other', checks: [] } }, 'ready'],
  ])('has the whole change read when %s', (_, script, today, kind) => {
    const first = play(plan(['A', 'B'], reviewed), script);
    const second = play(nextNight(first.state, today), { resume: false });
    expect(second.commands.map(({ type }) => type)).not.toContain('run-baseline');
    expect(commandsOf(second, 'run-final-review')[0]).toMatchObject({ start: runStart, tree: second.state.head.tree });
    expect(wholeStories(second.state)).toEqual(['A', 'B']);
    expect(second.halt).toMatchObject({
      kind,
      detail: expect.stringContaining('both stories passed in earlier runs'),
    });
  });

  test.each<[string, Today]>([
    ['nobody has to sign off', {}],
    ['a person has to', { approval: 'required' }],
  ])('whose reviewers give no answer again is a failure where %s', (_, today) => {
    const second = play(nextNight(play(plan(['A'], reviewed), silent).state, today), silent);
    expect(second.halt).toMatchObject({
      kind: 'some_failed',
      detail: expect.stringContaining('the final review is unavailable'),
    });
  });

  test('that blocked is not left to a sign-off, and one that praised is, without a call', () => {
    const today = { approval: 'required' } as const;
    const blocked = play(nextNight(play(plan(['A'], reviewed), blocking).state, today));
    expect(blocked.halt?.kind).toBe('block_finding');
    const praised = play(nextNight(play(plan(['A'], reviewed)).state, today), { resume: false });
    expect([praised.halt?.kind, asked(praised, 'run-final-review')]).toEqual(['awaiting_signoff', 0]);
  });

  test('knows that what was read is archived since', () => {
    const first = play(plan(['A'], { ...reviewed, archive: true }));
    expect(first.state.archived?.made?.tree).not.toBe(first.state.head.tree);
    const second = play(nextNight(first.state), blocking);
    expect(second.halt?.kind).toBe('nothing_to_do');
    expect(second.commands.map(({ type }) => type)).toEqual(['settle', 'write-report', 'finish']);
  });

  test('reads the stories of all nights as one', () => {
    const first = play(plan(['A', 'B'], { ...reviewed, caps: { maxIterations: 1 } }));
    expect(first.halt?.kind).toBe('budget_exceeded');
    const second = play(nextNight(first.state), blocking);
    expect(commandsOf(second, 'run-final-review').map(({ start }) => start)).toEqual([runStart]);
    expect(wholeStories(second.state)).toEqual(['A', 'B']);
    expect(second.halt?.kind).toBe('block_finding');
  });

  test('reads what was put on another base anew', () => {
    const carried = [{ commit: 'c-a', parent: 'c-start', story: 'A' }];
    const history = play(plan(['A'], { ...reviewed, carried }), blocking);
    expect(asked(history, 'run-final-review')).toBe(1);
    expect(wholeStories(history.state)).toEqual(['A']);
    expect(history.halt?.kind).toBe('block_finding');
  });

  test('with a story that waits still tells the block of the others', () => {
    const first = play(plan(['A', 'B'], reviewed), { ...blocking, attempts: { B: ['fail'] } });
    const waits = { outcome: 'failed', detail: 'waits', nights: 1 } as const;
    const { stories, ...next } = nextNight(first.state);
    const second = play({ ...next, stories: stories.map((each) => (each.id === 'B' ? { ...each, waits } : each)) });
    expect(second.halt?.kind).toBe('block_finding');
    expect(asked(second, 'run-final-review')).toBe(0);
  });

  test('leaves alone what the base has, and what only people changed', () => {
    const base = play(plan([{ id: 'A', was: 'passed' }], reviewed), blocking);
    const { unmerged: _, ...others } = nextNight(play(plan(['A'], reviewed)).state, {
      start: { commit: 'c-x', tree: 't-x' },
    });
    for (const history of [base, play(others, blocking)])
      expect([history.halt?.kind, asked(history, 'run-final-review')]).toEqual(['nothing_to_do', 0]);
  });

  test('is not made again for the sign-off that it was followed by', () => {
    const second = play(nextNight(play(plan(['A'], reviewed), silent).state, { approval: 'required' }), {
      resume: false,
    });
    expect(second.halt?.kind).toBe('awaiting_signoff');
    const { commit } = tipOf(second.state);
    const approved = {
      type: 'approved',
      commit,
      person: 'ann',
      via: 'comment',
      pull: { number: 7, url: 'https://github.test/pull/7', draft: true },
    } as const;
    const signed = answering(second, approved);
    expect([signed.halt?.kind, asked(signed, 'run-final-review')]).toEqual(['ready', 1]);
  });
});

describe('the night after final checks', () => {
  const checks = [unitTests, e2e];

  test('that failed runs them again, and is no success while they do', () => {
    const first = play(plan(['A', 'B'], { checks }), { final: ['fail'] });
    expect(first.halt?.kind).toBe('some_failed');
    for (const today of [{}, { approval: 'required' } as const]) {
      const red = play(nextNight(first.state, today), { final: ['fail'] });
      expect(red.halt).toMatchObject({ kind: 'some_failed', detail: expect.stringContaining('"e2e" did not pass') });
      expect(asked(red, 'run-final-checks')).toBe(1);
    }
    const mended = play(nextNight(first.state));
    expect(mended.halt).toEqual({ kind: 'ready', detail: 'both stories passed in earlier runs' });
    const third = play(nextNight(mended.state), { final: ['fail'] });
    expect([third.halt?.kind, asked(third, 'run-final-checks')]).toEqual(['nothing_to_do', 0]);
  });

  test('runs all of them on what was put on another base', () => {
    const site: Check = { ...e2e, paths: ['site/**'] };
    const carried = [{ commit: 'c-a', parent: 'c-start', story: 'A' }];
    const history = play(plan(['A'], { checks: [unitTests, site], carried }), { final: ['fail'] });
    expect([history.halt?.kind, asked(history, 'run-final-checks')]).toEqual(['some_failed', 1]);
  });

  test('that never ran, runs them on the stories of all nights', () => {
    const site: Check = { ...e2e, name: 'site', paths: ['site/**'] };
    const first = play(plan(['A', 'B'], { checks: [unitTests, site], caps: { maxIterations: 1 } }));
    expect(asked(first, 'run-final-checks')).toBe(0);
    // Which paths A touched is no longer known when its night told nothing of this check.
    const unknown = play(nextNight(first.state, { looked: { tree: tipOf(first.state).tree, checks: [] } }));
    expect(commandsOf(unknown, 'run-final-checks').map(({ checks: ran }) => ran)).toEqual([[site]]);
    const known = play(nextNight(first.state));
    expect(asked(known, 'run-final-checks')).toBe(0);
  });

  test('that were green runs only what a story of today touches', () => {
    const touched: Check = { ...e2e, name: 'touched', paths: ['test/**'] };
    const other: Check = { ...e2e, name: 'other', paths: ['site/**'] };
    const first = play(plan(['A', 'B'], { checks: [unitTests, e2e, touched, other] }), { attempts: { B: ['fail'] } });
    expect(commandsOf(first, 'run-final-checks')[0]?.checks.map(({ name }) => name)).toEqual(['e2e', 'touched']);
    const second = play(nextNight(first.state));
    expect(commandsOf(second, 'run-final-checks')[0]?.checks.map(({ name }) => name)).toEqual(['e2e', 'touched']);
    const red = play(plan(['A', 'B'], { checks: [unitTests, other, e2e] }), {
      attempts: { B: ['fail'] },
      final: ['fail'],
    });
    const again = play(nextNight(red.state, { checks: [unitTests, other, { ...e2e, paths: ['site/**'] }] }));
    expect(commandsOf(again, 'run-final-checks')[0]?.checks.map(({ name }) => name)).toEqual(['e2e']);
  });
});

test('a call about the whole has a name that no story has', () => {
  expect([[], ['A'], ['Final'], ['final', 'final-2']].map((ids) => wholeName(plan(ids)))).toEqual([
    ...['final', 'final', 'final-2', 'final-3'],
  ]);
});
