import { describe, expect, it } from 'vitest';
import type { RunState } from '../../src/core/state.ts';
import type { Location } from '../../src/core/tool-output/frames.ts';
import { annotations } from '../../src/report/annotations.ts';
import { when } from '../../src/report/check-words.ts';
import { junitReport } from '../../src/report/junit.ts';
import { storyMessage } from '../../src/report/messages.ts';
import { view } from '../../src/report/model.ts';
import { implementPrompt } from '../../src/report/prompt.ts';
import { pullRequestBody } from '../../src/report/pull-request.ts';
import { reportJson } from '../../src/report/report-json.ts';
import { summary } from '../../src/report/summary.ts';
import { failing, type SampleGate, sampleRun } from '../support/sample-run.ts';
import { pageContext, sample } from './page-context.ts';

describe('final checks in a report', () => {
  it('hold for the tip of the passed work and for no other tree', () => {
    const run = sample('final-failed');
    expect(view(run).final).toMatchObject([
      { name: 'e2e', verdict: 'fail' },
      { name: 'load', verdict: 'pass' },
    ]);
    expect(view({ ...run, head: { ...run.head, tree: 'another' } }).final).toBe('not run');
    expect(view(sample('four-of-five')).final).toBe('none');
    expect(JSON.parse(reportJson(run)).final[0]).toEqual({
      name: 'e2e',
      is_review: false,
      verdict: 'fail',
      reason: 'check "e2e" exited with code 1',
      duration_ms: 61_000,
      lines: ['✖ counts words after formatting', "  AssertionError: expected '3 words', got '3'"],
      log_path: '/tmp/ralph/logs/final-1-e2e.log',
    });
  });

  it('are told while they run', () => {
    const { halt: _, ...run } = sample('final-not-run');
    const limits = { softMs: 1, hardMs: 2, boundBy: 'gate' } as const;
    const pending = { type: 'run-final-checks', tree: 't', checks: [], call: 1, limits } as const;
    expect(view({ ...run, pending }).verdict).toBe('The final checks run, on all passed stories together.');
  });

  it('alone leave every attempt untested, and the report says so', () => {
    const run = sampleRun({ plan: { checks: [{ name: 'e2e', command: 'a', stage: 'final' }] }, stories: [] });
    expect(view(run).notProtected).toContain('Tests: attempts were not tested. Every check has stage: final.');
    expect(view(sample('final-passed')).notProtected.join()).not.toContain('attempts were not tested');
  });

  it('are a test suite of their own in JUnit', () => {
    const xml = junitReport(sample('final-failed'));
    expect(xml).toContain(
      '<testsuite name="final checks" tests="2" failures="1" errors="0" skipped="0" time="70.000">',
    );
    expect(xml).toMatch(
      /<testcase classname="final checks" name="test \(e2e\)" time="61.000">\s*<failure message="check &quot;e2e&quot; exited with code 1"/,
    );
    expect(junitReport(sample('final-not-run'))).not.toContain('final checks');
  });

  it('that failed are annotated at their lines, or in one annotation without a place', () => {
    const run = sample('final-failed');
    const errors = (state: RunState) => annotations(state).filter(({ level }) => level === 'error');
    expect(errors(run)).toEqual([
      { level: 'error', message: 'test (e2e): check "e2e" exited with code 1', title: 'final' },
    ]);
    const location: Location = { file: 'src/a.ts', line: 3, level: 'error', message: 'wrong', source: 'tsc' };
    const [first, ...others] = run.final?.results ?? [];
    const results = [{ ...first!, locations: [location] }, ...others];
    expect(errors({ ...run, final: { tree: run.head.tree, calls: 1, results } })).toEqual([
      { level: 'error', message: 'wrong', title: 'final · test (e2e)', file: 'src/a.ts', line: 3 },
    ]);
    expect(errors(sample('final-passed'))).toEqual([]);
  });
});

describe('a final review in a report', () => {
  it('that blocks is told first, with every finding', () => {
    const run = sample('final-blocked');
    const words = 'src/words.ts:3: the second story drops what the first one counts';
    const text = summary(run);
    expect(text.split('\n').slice(0, 6).join('\n')).toContain(
      '2 of 3 reviewers of the whole change found what must not be merged',
    );
    expect(text).toContain('**Final review:** 2 of 3 reviewers');
    expect(text).toContain(`block: ${words}`);
    expect(text).toContain('❌ <code>final review</code> fail');
    expect(pullRequestBody(run, pageContext)).toMatch(
      /The final review did not pass on these stories together: .*Repair that before you merge/,
    );
    expect(annotations(run)).toContainEqual(
      expect.objectContaining({
        level: 'error',
        message: expect.stringContaining('quality (final review): 2 of 3 reviewers'),
      }),
    );
    expect(junitReport(run)).toContain('<testcase classname="final checks" name="quality (final review)"');
  });

  it('that only warns is told with what was found', () => {
    const text = summary(sample('final-warned'));
    expect(text).toContain('⚠ <code>final review</code> warn');
    expect(text).toContain('which is no majority');
    expect(text).not.toContain('Repair the branch');
    expect(pullRequestBody(sample('final-warned'), pageContext)).toContain(
      'The final review passed on these stories together, with a warning: 1 of 3',
    );
  });

  it("is told while it runs, and its cost is the run's", () => {
    const { halt: _, ...run } = sample('final-blocked');
    const limits = { softMs: 1, hardMs: 2, boundBy: 'gate' } as const;
    const point = { commit: 'c', tree: 't' };
    const pending = { type: 'run-final-review', iteration: 2, call: 1, tree: 't', start: point, limits } as const;
    expect(view({ ...run, pending }).verdict).toBe('The final review runs, of all passed stories together.');
    const usage = {
      role: 'quality',
      costUsd: 4,
      inputTokens: 1,
      outputTokens: 1,
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
    } as const;
    const [without, having] = [view(run).usage, view({ ...run, beside: { aside: [usage], lostCalls: 1 } }).usage];
    expect(having.calls).toBe(without.calls + 2);
    expect(having.costUsd).toBe((without.costUsd ?? 0) + 4);
  });
});

describe('a check that was left out of an attempt', () => {
  it('did not pass the story', () => {
    const run = sample('final-passed');
    expect(storyMessage(run, 'US-001')).toContain('\n\nPassed on attempt 1 of 5: test (unit), test (lint).\n');
    expect(storyMessage(run, 'US-001')).toContain('unit=pass lint=pass site=skipped');
    expect(view(run).stories[0]?.tests).toBe('passed');
  });

  it('leaves a story untested when it was the only one', () => {
    const site: SampleGate = { gate: 'test', check: 'site', verdict: 'skipped', applies: false, reason: 'no path' };
    const run = sampleRun({
      plan: { checks: [{ name: 'site', command: 'a', paths: ['site/**'] }] },
      stories: [{ id: 'A', status: 'passed', tries: [{ gates: [{ gate: 'implement' }, site] }] }],
    });
    expect(view(run).stories[0]?.tests).toBe('no check applies');
    expect(storyMessage(run, 'A')).toContain('Passed on attempt 1 of 5: no check applies.');
  });
});

describe('what git ignores', () => {
  const ignored = { paths: ['gen/a.ts', 'gen/b|c.ts'], count: 25 };
  const run = sampleRun({
    stories: [
      { id: 'A', status: 'failed', detail: 'all 5 attempts failed', tries: [failing(['✖ a'], { ignored })] },
      { id: 'B', status: 'failed', detail: 'all 5 attempts failed', tries: [failing(['✖ b'])] },
    ],
    halt: { kind: 'some_failed', detail: '2 of 2 stories did not pass' },
  });

  it('is named with the failure, so that nobody wonders why no check saw it', () => {
    const line =
      '**Seen by no check,** because git ignores it: <code>gen/a.ts</code>, <code>gen/b&#124;c.ts</code> and 23 more';
    expect(
      summary(run)
        .split('\n')
        .filter((each) => each.includes('Seen by no check')),
    ).toEqual([line]);
    expect(JSON.parse(reportJson(run)).failures).toMatchObject([
      { ignored: ['gen/a.ts', 'gen/b|c.ts'], ignored_count: 25 },
      { ignored: [], ignored_count: 0 },
    ]);
  });
});

describe('when a check runs', () => {
  it.each([
    [{}, ''],
    [{ stage: 'attempt' as const }, ''],
    [{ stage: 'final' as const }, ' (once, after the last story)'],
    [{ paths: ['a/**', 'b'] }, ' (only when a/**, b changed)'],
    [{ stage: 'final' as const, paths: ['a'] }, ' (once, after the last story, only when a changed)'],
  ])('%j', (check, words) => {
    expect(when(check)).toBe(words);
  });

  it('is told to the agent', () => {
    const prompt = implementPrompt({
      story: { id: 'US-1', title: 'Count words', json: '{}', criteria: [] },
      ...{ attempt: 1, maxAttempts: 5, protectedPaths: [], specs: [], kept: true, nonce: '0123456789' },
      checks: sample('final-passed').plan.checks,
    });
    expect(prompt).toContain('- site: `npm run site` (only when site/**, docs/** changed)\n');
    expect(prompt).toContain('- e2e: `npm run e2e` (once, after the last story)\n');
  });

  it('and where', () => {
    const prompt = implementPrompt({
      story: { id: 'US-1', title: 'Count words', json: '{}', criteria: [] },
      ...{ attempt: 1, maxAttempts: 5, protectedPaths: [], specs: [], kept: true, nonce: '0123456789' },
      checks: [{ name: 'unit', command: 'npm test' }],
      workingDirectory: 'packages/api',
    });
    expect(prompt).toContain(
      '- unit: `npm test`\nYou and the checks start in packages/api; the root of the repository, which all paths here are relative to, is ../../\n',
    );
  });
});
