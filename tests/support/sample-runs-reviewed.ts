import type { RunState } from '../../src/core/state.ts';
import { before, calls, finding, judgedAs, met, reviewed } from './sample-reviews.ts';
import { failing, type SampleStory, sampleRun, sha } from './sample-run.ts';

/** Acceptance criteria of the stories below, as prd.json has them. */
export const sampleCriteria: ReadonlyMap<string, readonly string[]> = new Map([
  ['US-001', ['`countWords` counts words that white space separates', 'An empty text has 0 words']],
  ['US-002', ['61 s reads `1m 01s`', 'Negative durations throw a RangeError', 'Documented in README.md']],
  [
    'US-003',
    ['`1.5 MB` is 1,500,000 bytes', 'Unknown units are refused with the unit in the message', 'No new dependency'],
  ],
  ['US-004', ['Lines break at white space', 'A word longer than the width is kept whole']],
  ['US-005', ['A title becomes a URL slug', 'Slugs are stored in the words table']],
]);

const plan = { agent: 'claude', reviewAgent: 'claude' } as const;

const tokenNote =
  'Pushes with GITHUB_TOKEN start no workflows, so this pull request shows no checks; give github_token an App token or a personal one to change that.';

const counted: SampleStory = {
  id: 'US-001',
  title: 'Count words',
  status: 'passed',
  commit: sha('1'),
  tries: [reviewed({ spec: [{ criteria: met('src/words.js:12', 'test/words.test.js:31') }] })],
};

const formatted: SampleStory = {
  id: 'US-002',
  title: 'Format durations',
  status: 'passed',
  commit: sha('2'),
  tries: [
    reviewed({
      spec: [
        {
          criteria: [
            ...met('src/duration.js:8', 'src/duration.js:4'),
            judgedAs('c3', 'unmet', 'README.md does not mention durations'),
          ],
        },
      ],
    }),
    reviewed({
      spec: [{ criteria: met('src/duration.js:8', 'src/duration.js:4', 'README.md:40') }],
      quality: {
        findings: [
          finding('warn', 'src/duration.js:19', 'Rounds twice, which hides 59.6 s; round once at the end.'),
          finding('info', 'src/duration.js:3', 'The constant could stand beside the others.'),
        ],
      },
    }),
  ],
};

const sizeReview = (attempt: number) =>
  reviewed({
    spec: [
      {
        criteria: [
          ...met('src/size.js:14'),
          judgedAs('c2', 'unmet', 'an unknown unit is read as bytes; no message names it', 'src/size.js:22'),
          judgedAs('c3', 'met', '', 'package.json:1'),
        ],
        missing: ['a test for unknown units'],
        extra: attempt > 1 ? ['a --json flag that nobody asked for'] : [],
      },
    ],
  });

const sized: SampleStory = {
  id: 'US-003',
  title: 'Parse sizes',
  status: 'failed',
  detail: 'c2 unmet: an unknown unit is read as bytes; no message names it',
  wip: { branch: 'wip/ralph-fail-us-003-20260121-104532', commit: sha('f') },
  tries: [
    failing(['✖ parses 1 kB', "  AssertionError: expected 1024, got '1 kB'"], { usage: calls(0, 0) }),
    ...[1, 2, 3, 4].map(sizeReview),
  ],
};

const wrapVote = (verdict: 'met' | 'unmet') => ({
  criteria: [
    ...met('src/wrap.js:9'),
    judgedAs('c2', verdict, verdict === 'met' ? '' : 'a long URL is broken after the slash', 'src/wrap.js:17'),
  ],
});

const wrapped: SampleStory = {
  id: 'US-004',
  title: 'Wrap lines',
  status: 'needs_human',
  detail: 'the reviewers disagree whether c2 is met',
  wip: { branch: 'wip/ralph-fail-us-004-20260121-105210', commit: sha('e') },
  tries: [reviewed({ spec: [wrapVote('met'), wrapVote('unmet'), wrapVote('met')] })],
};

const slugged: SampleStory = {
  id: 'US-005',
  title: 'Slugs',
  status: 'blocked',
  detail:
    'confirmed by a second reviewer: src/slug.js:31: The title goes into the SQL text unescaped: anyone who may set a title may run SQL.',
  wip: { branch: 'wip/ralph-fail-us-005-20260121-105944', commit: sha('d') },
  tries: [
    reviewed({
      spec: [{ criteria: met('src/slug.js:5', 'src/slug.js:31') }],
      quality: {
        findings: [
          finding(
            'block',
            'src/slug.js:31',
            'The title goes into the SQL text unescaped: anyone who may set a title may run SQL.',
          ),
        ],
      },
      confirmation: { criteria: [judgedAs('b1', 'met', 'the query is put together with +', 'src/slug.js:31')] },
    }),
  ],
};

const unavailable: SampleStory = {
  id: 'US-002',
  title: 'Format durations',
  status: 'needs_human',
  detail: 'spec gate unavailable: 6 calls without an answer; the last one: the answer carries no nonce of this call',
  wip: { branch: 'wip/ralph-fail-us-002-20260121-104101', commit: sha('c') },
  tries: [
    failing([], {
      gates: [
        { gate: 'implement' },
        { gate: 'integrity' },
        { gate: 'test', check: 'unit' },
        {
          gate: 'spec',
          verdict: 'error',
          reason: 'gate unavailable: 6 calls without an answer; the last one: the answer carries no nonce of this call',
          durationMs: 90_000,
        },
      ],
      usage: calls(4, 0),
    }),
  ],
};

/** Runs with reviewers, usage and a pull request. */
export const reviewedRuns: Readonly<Record<string, () => RunState>> = {
  'reviewed-ready': () =>
    sampleRun({
      plan,
      stories: [counted, formatted],
      pull: { number: 12, url: 'https://github.com/acme/words/pull/12', draft: true },
      pullNotes: [tokenNote],
      halt: { kind: 'ready', detail: 'both stories passed' },
    }),
  reviewed: () =>
    sampleRun({
      plan: { ...plan, specPasses: 3 },
      stories: [counted, formatted, sized, wrapped, slugged],
      pull: { number: 12, url: 'https://github.com/acme/words/pull/12', draft: true },
      pullNotes: [tokenNote],
      halt: { kind: 'block_finding', detail: `US-005: ${slugged.detail}` },
    }),
  'gate-unavailable': () =>
    sampleRun({
      plan,
      stories: [counted, unavailable],
      halt: { kind: 'some_failed', detail: '1 of 2 stories did not pass' },
    }),
  reviewing: () =>
    sampleRun({
      plan,
      stories: [
        counted,
        {
          id: 'US-002',
          title: 'Format durations',
          status: 'running',
          tries: [
            failing(['✖ formats 61 s'], { usage: calls(0, 0) }),
            { gates: [...before], usage: calls(0, 0), changed: ['src/duration.js'] },
          ],
        },
      ],
      current: 1,
      pull: { number: 12, url: 'https://github.com/acme/words/pull/12', draft: true },
      pending: {
        type: 'run-review',
        gate: 'spec',
        story: 'US-002',
        attempt: 2,
        iteration: 3,
        call: 1,
        tree: sha('2'),
        storyStart: { commit: sha('1'), tree: sha('1') },
        claims: [],
        limits: { softMs: 180_000, hardMs: 300_000, boundBy: 'gate' },
      },
    }),
};
