import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunState, StoryState } from '../../src/core/state.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import { banner, gateLine, progressLine, storyLine } from '../../src/report/console.ts';
import { countStories, view } from '../../src/report/model.ts';
import { commandsIn } from '../support/runner-oracle.ts';
import { failing, passing, sampleRun, sha } from '../support/sample-run.ts';
import { sampleRuns } from '../support/sample-runs.ts';

const statuses: readonly StoryState['status'][] = [
  'open',
  'running',
  'passed',
  'failed',
  'stuck',
  'thrashing',
  'blocked',
  'needs_human',
  'dependency_failed',
  'interrupted',
  'untried',
];

describe('view', () => {
  it('counts every story in scope once', () => {
    const story = fc.record({ status: fc.constantFrom(...statuses), inScope: fc.boolean(), aside: fc.boolean() });
    fc.assert(
      fc.property(fc.array(story), (list) => {
        const stories = list.map(({ status, inScope, aside }, index) => {
          const was = aside ? ('ineligible' as const) : ('open' as const);
          return { id: `S${index}`, status, inScope, was };
        });
        const counts = countStories(sampleRun({ stories }));
        expect(counts.total).toBe(list.filter((each) => each.inScope && !each.aside).length);
        expect(counts.passed + counts.failed + counts.blocked + counts.unfinished).toBe(counts.total);
      }),
    );
  });

  it.each([
    ['stuck', 'failed'],
    ['thrashing', 'failed'],
    ['needs_human', 'blocked'],
    ['dependency_failed', 'blocked'],
    ['interrupted', 'unfinished'],
    ['open', 'unfinished'],
  ] as const)('%s counts as %s', (status, column) => {
    expect(countStories(sampleRun({ stories: [{ id: 'A', status }] }))[column]).toBe(1);
  });

  it.each([
    ['open', { status: 'open' }, true, 'untried'],
    ['open while the run goes on', { status: 'open' }, false, 'open'],
    ['open after a try', { status: 'open', tries: [failing(['x'])] }, true, 'open'],
    ['put aside in prd.json', { status: 'open', was: 'ineligible' }, true, 'open'],
    ['held back', { status: 'open', waits: { outcome: 'failed', detail: 'it failed', nights: 1 } }, true, 'open'],
    ['in work', { status: 'running' }, true, 'interrupted'],
    ['in work while the run goes on', { status: 'running' }, false, 'running'],
    ['failed', { status: 'failed' }, true, 'failed'],
  ] as const)('a story that is %s', (_, story, isEnded, status) => {
    const { halt: _halt, ...state } = sampleRun({ stories: [{ id: 'A', ...story }] });
    const ended = { ...state, halt: { kind: 'budget_exceeded', detail: '' } } as const;
    expect(view(isEnded ? ended : state).stories.map((each) => each.status)).toEqual([status]);
  });

  it('a story outside of scope is neither shown nor counted', () => {
    const run = view(sampleRun({ stories: [{ id: 'A', inScope: false, status: 'failed' }, { id: 'B' }] }));
    expect(run.stories.map((story) => story.id)).toEqual(['B']);
    expect(run.failures).toEqual([]);
    expect(run.headline).toMatch(/^0\/1 stories passed/);
  });

  it.each([
    [
      'a check that timed out',
      [failing([], { gates: [{ gate: 'test', check: 'unit', verdict: 'timeout' }] })],
      'timeout: unit',
    ],
    [
      'two red checks',
      [
        failing([], {
          gates: [
            { gate: 'test', check: 'a', verdict: 'fail' },
            { gate: 'test', check: 'b', verdict: 'error' },
          ],
        }),
      ],
      'failed: a, b',
    ],
    ['a cheat before the tests', [{ gates: [{ gate: 'integrity' as const, verdict: 'fail' as const }] }], 'not run'],
    ['the last attempt counts', [failing(['x']), passing], 'passed'],
    ['nothing yet', [], 'not run'],
  ])('tests: %s', (_name, tries, expected) => {
    expect(view(sampleRun({ stories: [{ id: 'A', tries }] })).stories[0]?.tests).toBe(expected);
  });

  it('says "not tested" where no check is configured', () => {
    const run = view(sampleRun({ plan: { checks: [] }, stories: [{ id: 'A', tries: [passing] }] }));
    expect(run.stories[0]?.tests).toBe('not tested');
    expect(run.notProtected.join('\n')).toContain('Tests: not tested');
  });

  it('spec and quality show a reviewer when there was one', () => {
    const gates = [
      { gate: 'spec' as const, verdict: 'pass' as const },
      { gate: 'quality' as const, verdict: 'warn' as const },
    ];
    expect(view(sampleRun({ stories: [{ id: 'A', tries: [{ gates }] }] })).stories[0]).toMatchObject({
      spec: 'pass',
      quality: 'warn',
    });
  });

  it('a red baseline is said once', () => {
    const notices = view(sampleRuns['baseline-red']?.() ?? expect.fail()).notices;
    expect(notices.filter((notice) => notice.includes('"unit" was red'))).toHaveLength(1);
  });

  it.each([
    ['namespace', 'own process and mount namespaces'],
    ['user', 'as another user'],
    ['process', 'Unsafe'],
  ] as const)('isolation %s is stated', (level, words) => {
    const run = view(sampleRun({ stories: [] }), {
      isolation: { level, views: 'clean', home: 'throw-away', notes: ['probe says so'] },
    });
    expect(run.notProtected[0]).toContain(words);
    expect(run.notProtected[0]).toContain('Probe says so.');
  });

  it('a failed dependency is named', () => {
    const failures = view(sampleRuns['not-pushed']?.() ?? expect.fail()).failures;
    expect(failures.at(-1)?.cause).toBe('a story it depends on did not pass: US-003');
  });

  it.each([
    ['implement', ', attempt 2 of 5: the agent works.'],
    ['run-checks', ', attempt 2 of 5: the checks run.'],
    ['park-story', ', attempt 2 of 5: it ended, its work is kept.'],
  ])('a running story says what is going on: %s', (type, words) => {
    const stories = [{ id: 'A', status: 'running' as const, tries: [failing(['x'])] }];
    const pending = { type, attempt: 2 } as unknown as RunState['pending'];
    expect(view(sampleRun({ stories, current: 0, pending })).verdict).toBe(`Story A is in work${words}`);
  });

  it('work that is only here is fetched from its commit', () => {
    const wip = { branch: 'wip/ralph-fail-a-20260121-104532', commit: sha('f') };
    const run = sampleRun({ stories: [{ id: 'A', status: 'failed', wip, tries: [failing(['x'])] }], publications: [] });
    expect(view(run).failures[0]?.next).toEqual(['git switch -c wip/ralph-fail-a-20260121-104532 fffffff']);
  });
});

describe('log lines', () => {
  const limits = { softMs: 300_000, hardMs: 600_000, boundBy: 'gate' } as const;
  const gate = storiesOf(sampleRun({ stories: [{ id: 'A', tries: [failing(['x'])] }] }))[0]?.attempts[0]?.gates[2];

  it('the banner word for word', () => {
    expect(banner(3, 20)).toBe('[ralph-loop] iteration 3/20');
  });

  it('story, progress and gate', () => {
    expect(storyLine({ id: 'A', title: 'Title', attempt: 2, maxAttempts: 5 })).toBe('A Title, attempt 2/5');
    expect(progressLine('test (unit)', 65_000, limits)).toBe('test (unit): 1m 05s of 10m');
    expect(gateLine(gate ?? expect.fail(), limits)).toBe('test (unit): fail in 3.2 s of 10m: exit code 1');
    expect(gateLine({ ...(gate ?? expect.fail()), verdict: 'pass', reason: '', softLimitHit: true })).toBe(
      'test (unit): pass in 3.2 s, past its soft limit',
    );
  });

  it('whatever a title or a reason says: one line, no command', () => {
    const piece = fc.constantFrom('::error::x', '##[error]x', '\r', '\n', '\u00a0', '::');
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (parts) => {
        const text = parts.join('');
        const lines = [
          storyLine({ id: text, title: text, attempt: 1, maxAttempts: 5 }),
          gateLine({ ...(gate ?? expect.fail()), reason: text }),
          progressLine(text, 0, limits),
        ];
        for (const line of lines) {
          expect(line).not.toMatch(/[\r\n]/);
          expect(commandsIn(line)).toEqual([]);
        }
      }),
    );
  });
});
