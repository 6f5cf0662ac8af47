import { expect, test } from 'vitest';
import { reviewedLines } from '../../src/action/review-lines.ts';
import { committedTexts } from '../../src/action/texts.ts';
import { MOST_MISSES } from '../../src/core/review-heard.ts';
import { summary } from '../../src/report/summary.ts';
import { plan, play } from '../support/history.ts';

const said = ['starting', 'Your API key has expired, log in again'];
const died = () =>
  play(plan(['A'], { reviewAgent: 'claude', requireEvidence: false }), {
    ...{ resume: false, review: () => ({ verdict: 'fail', said }) },
  });

test('the last words of a reviewer that died are in the log, under its story and on its wip branch', () => {
  const { state, states, events } = died();
  const log = events.flatMap(({ outcome }, at) =>
    outcome.type === 'reviewed' ? reviewedLines(states[at] ?? state, outcome) : [],
  );
  expect(log.filter((line) => line === `spec review: it said: ${said[1]}`)).toHaveLength(MOST_MISSES);
  expect(summary(state)).toContain(`\n${said.join('\n')}\n`);
  const kept = committedTexts((text) => text)
    .diagnostics(state, 'A')
    .find(({ path }) => path === '.ralph_diagnostics/attempt-1-spec.txt');
  expect(kept?.text).toContain(said.join('\n'));
  expect(summary(state)).toContain(`<code>${kept?.path}</code> on <code>`);
});

test('of many lines the log has the last ones', () => {
  const { state, events } = died();
  const first = events.flatMap(({ outcome }) => (outcome.type === 'reviewed' ? [outcome] : []))[0];
  if (first === undefined) throw new Error('nobody reviewed');
  const lines = Array.from({ length: 100 }, (_, at) => `line ${at + 1}`);
  const outcome = { ...first, result: { ...first.result, excerpt: { lines, truncated: 0 } } };
  const told = reviewedLines({ ...state, pending: { type: 'settle', refs: [] } }, outcome);
  expect(told.filter((line) => line.includes('it said'))).toEqual(
    [96, 97, 98, 99, 100].map((at) => `spec review: it said: line ${at}`),
  );
});
