import { describe, expect, it } from 'vitest';
import { failureReport } from '../../src/report/failure.ts';
import { storyMessage } from '../../src/report/messages.ts';
import { view } from '../../src/report/model.ts';
import { qualityWords, specWords } from '../../src/report/review-words.ts';
import { plan, play } from '../support/history.ts';
import type { Reply } from '../support/review-replies.ts';
import { finding, judgedAs, met, reviewed } from '../support/sample-reviews.ts';
import { failing, passing, type SampleAttempt, type SampleStory, sampleRun } from '../support/sample-run.ts';
import { sampleCriteria } from '../support/sample-runs-reviewed.ts';
import { sample } from './page-context.ts';

const storyOf = (tries: readonly SampleAttempt[], more: Partial<SampleStory> = {}, reviewAgent = 'claude') =>
  view(sampleRun({ plan: { reviewAgent }, stories: [{ id: 'A', tries, ...more }] })).stories[0]!;
const good = { criteria: met('a.js:1', 'a.js:2') };
const bad = { criteria: [...met('a.js:1'), judgedAs('c2', 'unmet', 'not there')] };
const warn = finding('warn', 'a.js:3', 'odd');
const block = finding('block', 'a.js:4', 'leaks a key');
const gateError = (gate: 'spec' | 'quality', verdict: 'error' | 'timeout') =>
  failing([], { gates: [{ gate, verdict }] });

describe('what reviewers came to, in a cell', () => {
  it.each<[string, SampleAttempt, string, string]>([
    ['all met', reviewed({ spec: [good] }), '2/2 met', 'passed'],
    ['three votes', reviewed({ spec: [good, good, good] }), '2/2 met, 3 votes', 'passed'],
    ['a warning', reviewed({ spec: [good], quality: { findings: [warn] } }), '2/2 met', '1 warning'],
    [
      'two warnings and a remark',
      reviewed({ spec: [good], quality: { findings: [warn, warn, finding('info', 'a.js:1', 'x')] } }),
      '2/2 met',
      '2 warnings',
    ],
    ['one unmet', reviewed({ spec: [{ ...bad, extra: ['a flag'] }] }), 'failed: c2 unmet; 1 extra', 'not run'],
    [
      'a confirmed block',
      reviewed({
        spec: [good],
        quality: { findings: [block] },
        confirmation: { criteria: [judgedAs('b1', 'met', 'yes', 'a.js:4')] },
      }),
      '2/2 met',
      'blocked',
    ],
    [
      'a claim that nobody confirmed',
      reviewed({
        spec: [good],
        quality: { findings: [block] },
        confirmation: { criteria: [judgedAs('b1', 'unmet', 'no')] },
      }),
      '2/2 met',
      'passed',
    ],
    ['no answer', gateError('spec', 'error'), 'unavailable', 'not run'],
    ['too slow', gateError('quality', 'timeout'), 'not run', 'timeout'],
    ['tests failed before', failing(['x']), 'not run', 'not run'],
  ])('%s', (_name, attempt, spec, quality) => {
    const story = storyOf([attempt]);
    expect([specWords(story), qualityWords(story)]).toEqual([spec, quality]);
  });

  it("a question is a human's", () => {
    const story = storyOf([reviewed({ spec: [good, bad] })], { status: 'needs_human' });
    expect(specWords(story)).toBe('a human decides');
    expect(story.question).toBe('the reviewers disagree whether c2 is met');
  });

  it('"not reviewed" only where nobody reviews', () => {
    expect(specWords(storyOf([passing], {}, 'none'))).toBe('not reviewed');
    expect(specWords(storyOf([failing(['x'])], {}, 'none'))).toBe('not reviewed');
    expect(specWords(storyOf([]))).toBe('not run');
  });
});

describe('the view of reviews', () => {
  it('criteria carry the words of prd.json when they are known', () => {
    const [review] = view(sample('reviewed'), { criteria: sampleCriteria }).stories[1]!.reviews;
    expect(review?.criteria.map(({ id, text }) => [id, text])).toEqual([
      ['c1', '61 s reads `1m 01s`'],
      ['c2', 'Negative durations throw a RangeError'],
      ['c3', 'Documented in README.md'],
    ]);
    expect(view(sample('reviewed')).stories[1]!.reviews[0]?.criteria[0]).not.toHaveProperty('text');
  });

  it('only the last attempt speaks', () => {
    expect(storyOf([reviewed({ spec: [bad] }), failing(['x'])]).reviews).toEqual([]);
  });

  it('what waits for a person: blocks, then questions, then gates out of order', () => {
    const kinds = ['reviewed', 'gate-unavailable', 'reviewed-ready'].map((name) =>
      view(sample(name)).attention.map(({ kind, story }) => `${kind} ${story}`),
    );
    expect(kinds).toEqual([['block US-005', 'decision US-004'], ['unavailable US-002'], []]);
  });

  it('the gap "not reviewed" is told only when nobody reviewed', () => {
    expect(view(sample('four-of-five')).notProtected.join()).toContain('spec and quality were not reviewed');
    expect(view(sample('reviewed')).notProtected.join()).not.toContain('Review:');
    const untested = sampleRun({ plan: { reviewAgent: 'claude', checks: [] }, stories: [{ id: 'A' }] });
    expect(view(untested).notProtected.join()).toContain('was the only gate after integrity');
  });

  it('notes about the pull request are notices', () => {
    expect(view(sample('reviewed')).notices).toEqual([
      expect.stringMatching(/^Pushes with GITHUB_TOKEN start no workflows/),
    ]);
  });

  it('a failed review is quoted line by line with its places', () => {
    const [failure] = view(sample('reviewed')).failures;
    expect(failure?.firstLines).toEqual([
      {
        gate: 'spec',
        reason: 'c2 unmet; 1 missing; 1 extra',
        lines: [
          'src/size.js:22: c2 unmet: an unknown unit is read as bytes; no message names it',
          'Missing: a test for unknown units',
          'Extra: a --json flag that nobody asked for',
        ],
      },
    ]);
    expect(failure?.error).toBe('c2 unmet: an unknown unit is read as bytes; no message names it');
  });
});

describe('failure report', () => {
  it('counts quality warnings and names the spec gate as the document does', () => {
    const tries = [
      reviewed({ spec: [good], quality: { findings: [warn, warn] } }),
      reviewed({ spec: [{ ...bad, missing: ['password reset flow'] }] }),
    ];
    const run = sampleRun({
      stories: [{ id: 'A', title: 'Add authentication', status: 'failed', detail: 'both attempts failed', tries }],
    });
    expect(failureReport(run)).toContain(`### Task 1: Add authentication
- Attempts: 2/5
- Last gate: spec-compliance
- Branch: none
- Error: c2 unmet: not there
- Stuck: No
- Quality warnings: 2
`);
  });
});

describe('reviews that could not be had', () => {
  const problem = "no JSON object carries this call's nonce.";
  const run = (gate: 'spec' | 'quality', misses: number) =>
    play(plan(['A'], { reviewAgent: 'claude' }), {
      review: (command): Reply =>
        command.gate === gate && command.call <= misses ? { problem, said: 'VERDICT: *PASS*' } : {},
    }).state;
  const unusable = (gate: string) =>
    `A: ${gate} review: an answer could not be used: ${problem} Its last words: "VERDICT: *PASS*"`;

  it('a passed story says "quality not reviewed" in its commit and in the report [X16]', () => {
    const state = run('quality', 3);
    const why = `quality not reviewed: 3 calls without an answer; the last one: ${problem}`;
    expect(storyMessage(state, 'A')).toMatch(/^Ralph-Gates: .* spec=pass quality=not-reviewed$/m);
    expect(view(state).stories[0]).toMatchObject({ status: 'passed', quality: 'not reviewed' });
    expect(view(state).notices).toEqual([`A: ${why}`, ...Array.from({ length: 3 }, () => unusable('quality'))]);
  });

  it('an answer that could not be used is quoted, also where the next one could [X15]', () => {
    expect(view(run('spec', 1)).notices).toEqual([unusable('spec')]);
    expect(view(run('spec', 3)).notices).toHaveLength(3);
    expect(view(run('spec', 0)).notices).toEqual([]);
  });
});
