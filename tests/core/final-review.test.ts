import { describe, expect, test } from 'vitest';
import { finalVerdict } from '../../src/core/final-review.ts';
import { isResumable } from '../../src/core/resumable.ts';
import type { Finding, ReviewAnswer } from '../../src/core/review-answer-types.ts';
import { judgeWhole } from '../../src/core/review-whole.ts';
import {
  commandsOf,
  minute,
  outcomes,
  plan,
  play,
  resumeAfter,
  type Script,
  storyOf,
  unitTests,
} from '../support/history.ts';
import type { Reply } from '../support/review-replies.ts';

const block: Finding = { severity: 'block', file: 'src/a.js', line: 3, text: 'the second story undoes the first' };
const warning: Finding = { severity: 'warn', text: 'the same twice' };
const blocking: Reply = { findings: [block] };
const three = plan(['A', 'B'], { reviewAgent: 'claude', finalReview: 3 });
const answering = (...replies: readonly Reply[]): Script => ({
  reviewWhole: ({ call }) => replies[Math.min(call, replies.length) - 1] ?? {},
});

describe('the final review', () => {
  test('reads the whole change once, after the last story, by as many reviewers as are asked for', () => {
    const history = play(three);
    const types = history.commands.map(({ type }) => type);
    expect(types.slice(types.lastIndexOf('commit-story'))).toEqual([
      ...['commit-story', 'publish', 'run-final-review', 'run-final-review', 'run-final-review'],
      ...['settle', 'write-report', 'finish'],
    ]);
    const asked = commandsOf(history, 'run-final-review');
    expect(asked[0]).toEqual({
      type: 'run-final-review',
      iteration: 2,
      call: 1,
      tree: history.state.head.tree,
      start: { commit: three.start.commit, tree: three.start.tree },
      limits: { softMs: 2 * minute, hardMs: 3 * minute, boundBy: 'gate' },
    });
    expect(asked.map(({ call }) => call)).toEqual([1, 2, 3]);
    expect(history.halt).toEqual({ kind: 'ready', detail: 'both stories passed' });
    expect(finalVerdict(history.state)).toMatchObject({ gate: 'quality', check: 'final review', verdict: 'pass' });
  });

  test('stands behind the final checks and is made whatever they say', () => {
    const checks = [unitTests, { name: 'e2e', command: 'make e2e', stage: 'final' as const }];
    const history = play({ ...three, checks }, { final: ['fail'], ...answering(blocking) });
    const types = history.commands.map(({ type }) => type);
    expect(types.indexOf('run-final-review')).toBeGreaterThan(types.indexOf('run-final-checks'));
    expect(history.halt).toMatchObject({
      kind: 'block_finding',
      detail: expect.stringMatching(/final check "e2e" did not pass.*3 of 3 reviewers/),
    });
  });

  test.each<[string, Reply[], string, string]>([
    [
      'two of three block',
      [blocking, {}, blocking],
      'block_finding',
      'both stories passed, but 2 of 3 reviewers of the whole change found what must not be merged: src/a.js:3: the second story undoes the first',
    ],
    ['one of three blocks', [{}, blocking, {}], 'ready', 'both stories passed'],
    ['all find something to mend', [{ findings: [warning] }], 'ready', 'both stories passed'],
  ])('when %s', (_, replies, kind, detail) => {
    const history = play(three, answering(...replies));
    expect(history.halt).toEqual({ kind, detail });
    expect(outcomes(history.state)).toEqual({ A: 'passed', B: 'passed' });
  });

  test('tells what a minority blocks as a warning, with its place', () => {
    const { state } = play(three, answering({}, blocking, { findings: [warning] }));
    expect(finalVerdict(state)).toMatchObject({
      verdict: 'warn',
      reason:
        '1 of 3 reviewers of the whole change found what must not be merged, which is no majority: src/a.js:3: the second story undoes the first',
      excerpt: { lines: ['block: src/a.js:3: the second story undoes the first', 'warn: the same twice'] },
    });
  });

  test('without enough answers is never ready', () => {
    const history = play(three, answering({}, { problem: 'no JSON' }));
    expect(commandsOf(history, 'run-final-review')).toHaveLength(4);
    expect(history.halt).toEqual({
      kind: 'some_failed',
      detail:
        'both stories passed, but the final review is unavailable: 1 of 3 reviewers answered in 4 calls; the last one: no JSON',
    });
  });

  test('asks another reviewer when one gives no usable answer, at most three times in a row [X15]', () => {
    const once = play(three, answering({ problem: 'no JSON' }, {}));
    expect(commandsOf(once, 'run-final-review')).toHaveLength(4);
    expect(once.halt?.kind).toBe('ready');
    const hangs = play(three, { took: ({ type }) => (type === 'run-final-review' ? 6 * minute : 0) });
    expect(commandsOf(hangs, 'run-final-review')).toHaveLength(3);
    expect(hangs.halt).toMatchObject({
      kind: 'some_failed',
      detail: expect.stringContaining('0 of 3 reviewers answered'),
    });
  });

  test.each<[string, Parameters<typeof plan>, Script]>([
    ['nobody asks for it', [['A'], { reviewAgent: 'claude' }], {}],
    ['nobody reviews', [['A'], { reviewAgent: 'none', finalReview: 2 }], {}],
    ['no story passed', [['A'], { reviewAgent: 'claude', finalReview: 2 }], { attempts: { A: ['fail'] } }],
    ['there is nothing to do', [[{ id: 'A', was: 'passed' }], { reviewAgent: 'claude', finalReview: 2 }], {}],
    ['stories are left', [['A', 'B'], { reviewAgent: 'claude', finalReview: 2, caps: { maxIterations: 1 } }], {}],
  ])('is not made when %s', (_, [stories, overrides], script) => {
    expect(commandsOf(play(plan(stories, overrides), script), 'run-final-review')).toEqual([]);
  });

  test('leaves a failed story and a confirmed block what they are', () => {
    const failed = play(three, { attempts: { B: ['fail'] }, ...answering({ problem: 'no JSON' }) });
    expect(failed.halt).toMatchObject({
      kind: 'some_failed',
      detail: expect.stringMatching(/^1 of 2 stories did not pass, but the final review is unavailable/),
    });
    const review: Script['review'] = ({ story, gate, claims }) =>
      story === 'B' && gate === 'quality' && claims.length === 0 ? { findings: [block] } : {};
    expect(play(three, { review }).halt).toMatchObject({
      kind: 'block_finding',
      detail: expect.stringMatching(/^B: /),
    });
  });
});

describe('money, time and services', () => {
  const usage = {
    role: 'quality' as const,
    costUsd: 4,
    inputTokens: 1,
    outputTokens: 1,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
  };

  test("a call that cannot be paid ends the run, which is not ready then; its cost stays the run's", () => {
    const capped = plan(['A'], { reviewAgent: 'claude', finalReview: 3, caps: { maxCostUsd: 10 } });
    const history = play(capped, {
      fault: (_, command) =>
        command.type === 'run-final-review'
          ? {
              ...{ type: 'final-reviewed', survivorsKilled: 0, usage: [usage] },
              result: {
                gate: 'quality',
                verdict: 'pass',
                reason: '',
                startedMs: 0,
                durationMs: 0,
                softLimitHit: false,
                excerpt: { lines: [], truncated: 0 },
              },
              reading: { ok: true, answer: { criteria: [], missing: [], extra: [], findings: [] } },
            }
          : undefined,
    });
    expect(commandsOf(history, 'run-final-review').map(({ budgetUsd }) => budgetUsd)).toEqual([10, 6]);
    expect(history.halt).toMatchObject({ kind: 'budget_exceeded', budget: 'cost' });
    expect(storyOf(history.state, 'A').status).toBe('passed');
    expect(history.state.beside).toEqual({ aside: [usage, usage] });
    expect(history.state.spent?.costUsd).toBe(8);
  });

  test('no time left before it ends the workflow run; the next one makes it', () => {
    const late = plan(['A'], { reviewAgent: 'claude', finalReview: 1, caps: { runMs: 20 * minute } });
    const took: Script['took'] = ({ type }, turn) => (turn < 9 && type === 'commit-story' ? 20 * minute : 0);
    const first = play(late, { took, resume: false });
    expect(first.halt).toEqual({
      kind: 'budget_exceeded',
      budget: 'wallclock',
      detail: 'the run reached its wall clock limit before its final review',
    });
    expect(isResumable(first.state)).toBe(true);
    const after = resumeAfter(first, first.events.length);
    expect(commandsOf(after, 'run-final-review')).toHaveLength(1);
    expect(after.halt?.kind).toBe('ready');
  });

  test('a busy service is asked again in each of three calls', () => {
    const busy = { verdict: 'fail', provider: { class: 'overloaded', detail: 'HTTP 529' } } as const;
    const history = play(plan(['A'], { reviewAgent: 'claude', finalReview: 1 }), { reviewWhole: () => busy });
    expect(commandsOf(history, 'wait').every(({ story }) => story === undefined)).toBe(true);
    expect(commandsOf(history, 'run-final-review')).toHaveLength(12);
    expect(history.halt?.kind).toBe('some_failed');
  });
});

describe('a crash', () => {
  const script = {
    attempts: { B: ['fail'] },
    ...answering(blocking, { problem: 'no JSON' }, {}, blocking),
  } satisfies Script;

  test('at any moment leads to the same end and asks for the same call again', () => {
    const history = play(three, script);
    expect(history.halt?.kind).toBe('block_finding');
    for (let keep = 1; keep <= history.events.length; keep += 1) {
      const after = resumeAfter(history, keep, script);
      expect(after.halt).toEqual(history.halt);
      expect(after.state.finalReview?.answers).toEqual(history.state.finalReview?.answers);
      expect(after.state.finalReview?.calls).toBe(4);
    }
  });
});

test.each<[number, number, string]>([
  [1, 1, 'fail'],
  [1, 2, 'warn'],
  [2, 2, 'fail'],
  [2, 4, 'warn'],
  [3, 4, 'fail'],
  [0, 3, 'pass'],
])('%i of %i reviewers that block: %s', (count, all, type) => {
  const answer: ReviewAnswer = { criteria: [], missing: [], extra: [], findings: [] };
  const answers = Array.from({ length: all }, (_, at) =>
    at < count ? { ...answer, findings: [block, block] } : answer,
  );
  expect(judgeWhole(answers).type).toBe(type);
});
