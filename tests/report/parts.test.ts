import { describe, expect, test } from 'vitest';
import { adviceLines } from '../../src/report/advice-words.ts';
import { endSummary } from '../../src/report/end-summary.ts';
import { junitReport } from '../../src/report/junit.ts';
import { storyMessage } from '../../src/report/messages.ts';
import { view } from '../../src/report/model.ts';
import { reportJson } from '../../src/report/report-json.ts';
import { runRecord } from '../../src/report/run-record.ts';
import { storyTable } from '../../src/report/story-table.ts';
import { twoParts } from '../support/advice.ts';
import { plan, play } from '../support/history.ts';

const split = (...more: ('pass' | 'fail')[]) =>
  play(plan(['US-003']), { attempts: { 'US-003': ['too-long', 'pass', ...more] } }).state;

describe('a story that was split, in reports', () => {
  test('has its sub-stories under it, and they count for nothing else', () => {
    const run = view(split('fail'));
    const [table = ''] = storyTable(run, undefined, 10);
    const rows = table.split('\n').slice(2);
    expect(
      rows.map((row) =>
        row
          .split('|')
          .slice(1, 4)
          .map((cell) => cell.trim()),
      ),
    ).toEqual([
      ['❌ <code>US-003</code> Story US-003', '7 in all', 'failed: test'],
      ['↳ ✅ <code>US-003.1</code> First half', '1/5', 'part of the story'],
      ['↳ 🔄 <code>US-003.2</code> Second half', '5/5', 'part of the story'],
    ]);
    expect(run.counts).toMatchObject({ total: 1, passed: 0, failed: 1 });
  });

  test('says of each how it stands', () => {
    const statuses = (state: Parameters<typeof view>[0]) => view(state).stories[0]?.parts?.map(({ status }) => status);
    expect(statuses(split('pass'))).toEqual(['passed', 'passed']);
    const halted = play(plan(['US-003'], { caps: { maxIterations: 2 } }), {
      attempts: { 'US-003': ['too-long', 'pass'] },
    }).state;
    expect(statuses(halted)).toEqual(['passed', 'open']);
    expect(statuses(play(plan(['A'])).state)).toBeUndefined();
  });

  test('has as many tries wherever they are told', () => {
    const told = view(split('fail'));
    expect(told.stories[0]).toMatchObject({ tries: 7, maxTries: 7 });
    expect(told.failures[0]).toMatchObject({ tries: 7, maxTries: 7 });
    expect(endSummary(split('fail')).join('\n')).toContain('US-003 failed after 7/7 tries');
  });

  test('is told to machines', () => {
    const { stories } = JSON.parse(reportJson(split('pass'))) as { stories: { parts: unknown }[] };
    expect(stories[0]?.parts).toEqual([
      { id: 'US-003.1', title: 'First half', status: 'passed', tries: 1, max_tries: 5 },
      { id: 'US-003.2', title: 'Second half', status: 'passed', tries: 1, max_tries: 5 },
    ]);
    const record = JSON.parse(runRecord(split('pass'))) as { iterations: Record<string, unknown>[] };
    expect(record.iterations.map(({ sub_story }) => sub_story)).toEqual([undefined, 'US-003.1', 'US-003.2']);
    expect(record.iterations[0]).toMatchObject({
      blockers: [
        {
          classification: 're-plan',
          reason: 'the service refused the request as too long for one attempt',
          routed_to: 'plan-write',
        },
      ],
    });
    expect(record.iterations[1]).toMatchObject({
      critic_verdict: 'progressing',
      critic_evidence: 'US-003.1 passed its gates',
    });
  });

  test('is told in its commit, each check once', () => {
    expect(storyMessage(split('pass'), 'US-003')).toContain(
      '\nPassed on attempt 3 in all, in 2 sub-stories: test (test).\n',
    );
  });

  test('has each gate once in its trailer and in JUnit: what judged the whole story', () => {
    const { state } = play(plan(['A'], { reviewAgent: 'rehearsal' }), { attempts: { A: ['too-long', 'pass'] } });
    expect(storyMessage(state, 'A')).toContain(
      '\nRalph-Gates: implement=pass integrity=pass test=pass spec=pass quality=pass\n',
    );
    expect(junitReport(state).match(/<testcase /g)).toHaveLength(5);
  });

  test('counts the calls of planners that told nothing', () => {
    expect(view(split('pass')).usage).toMatchObject({ calls: 4, silentCalls: 4 });
  });
});

describe('advice in the log', () => {
  const told = (reading: Parameters<typeof adviceLines>[0]['reading'], verdict: 'pass' | 'fail' = 'pass') =>
    adviceLines({
      ...{ type: 'consulted', reading, survivorsKilled: 0, usage: [] },
      result: { verdict, reason: 'it died', durationMs: 0 },
    });

  test.each([
    [
      told({ ok: true, advice: twoParts }),
      ['split into 2 sub-stories: it is two things', '  1. First half', '  2. Second half'],
    ],
    [told({ ok: true, advice: { type: 'plan', reason: 'it is one', parts: [] } }), ['not split: it is one']],
    [
      told({ ok: true, advice: { type: 'classify', route: 'escalate', reason: 'who knows' } }),
      ['classified as escalate: who knows'],
    ],
    [told({ ok: false, problem: 'no JSON' }), ['no usable advice: no JSON']],
    [told({ ok: false, problem: 'no JSON' }, 'fail'), ['no advice: it died']],
  ])('%j', (lines, expected) => {
    expect(lines).toEqual(expected);
  });
});
