import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptMessage, failureMessage, storyMessage, wipBranch } from '../../src/report/messages.ts';
import { finding, met, reviewed } from '../support/sample-reviews.ts';
import { failing, passing, sampleRun, startOfSample } from '../support/sample-run.ts';
import { closingKeyword, mention } from './rendered.ts';

const run = sampleRun({
  stories: [
    { id: 'US-003', title: 'Parse sizes', tries: [failing(['x']), passing] },
    { id: 'US-004', title: 'Wrap', tries: [failing(['x']), failing(['x'])] },
    { id: 'US-005', title: 'Untried' },
  ],
});

describe('storyMessage', () => {
  it('template, body, trailers', () => {
    expect(storyMessage(run, 'US-003')).toBe(`feat: [US-003] - Parse sizes

Passed on attempt 2 of 5: test (unit), test (lint).

Ralph-Story: US-003
Ralph-Run: 20260121-103000-k3j9
Ralph-Attempts: 2
Ralph-Gates: implement=pass integrity=pass unit=pass lint=pass spec=not-reviewed quality=not-reviewed
`);
  });

  it('says what reviewers came to, in the text and in the digest', () => {
    const quality = { findings: [finding('warn', 'a.js:3', 'odd')] };
    const reviewedRun = sampleRun({
      stories: [{ id: 'A', title: 'B', tries: [reviewed({ spec: [{ criteria: met('a.js:1', 'a.js:2') }], quality })] }],
    });
    const message = storyMessage(reviewedRun, 'A');
    expect(message).toContain(
      'Passed on attempt 1 of 5: test (unit), test (lint), spec (2/2 met), quality (1 warning).',
    );
    expect(message).toContain('Ralph-Gates: implement=pass integrity=pass unit=pass lint=pass spec=pass quality=warn');
  });

  it('own template and sign-off', () => {
    const own = {
      ...run,
      plan: { ...run.plan, messageTemplate: '{feature}/{id}: {title} {unknown}', signOff: 'Ada <ada@example.org>' },
    };
    const lines = storyMessage(own, 'US-003').trimEnd().split('\n');
    expect(lines[0]).toBe('word-tools/US-003: Parse sizes {unknown}');
    expect(lines.at(-1)).toBe('Signed-off-by: Ada <ada@example.org>');
  });

  it('a title is not a template', () => {
    const tricky = sampleRun({ stories: [{ id: 'A', title: '{id} {run} $&', tries: [passing] }] });
    expect(storyMessage(tricky, 'A').split('\n')[0]).toBe('feat: [A] - {id} {run} $&');
  });

  it('whatever the title: one subject, one body line, four trailers of ours, nobody mentioned, nothing closed', () => {
    const piece = fc.constantFrom(
      '\n',
      '\n\n',
      'Signed-off-by: Eve <e@x>',
      '@team',
      'fixes #1',
      'Ralph-Gates: x',
      '[skip ci]',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (parts) => {
        const title = parts.join('');
        const message = storyMessage(sampleRun({ stories: [{ id: title, title, tries: [passing] }] }), title);
        const paragraphs = message.trimEnd().split('\n\n');
        expect(paragraphs).toHaveLength(3);
        expect(paragraphs[0]?.split('\n')).toHaveLength(1);
        expect(paragraphs[2]?.split('\n').map((line) => line.split(':')[0])).toEqual([
          'Ralph-Story',
          'Ralph-Run',
          'Ralph-Attempts',
          'Ralph-Gates',
        ]);
        expect(message).not.toMatch(mention);
        expect(message).not.toMatch(closingKeyword);
        expect(message).not.toContain('[skip ci]');
      }),
    );
  });

  it('10 kB of title are cut', () => {
    const long = sampleRun({ stories: [{ id: 'A', title: 'x'.repeat(10_000), tries: [passing] }] });
    expect(storyMessage(long, 'A').split('\n')[0]?.length).toBeLessThan(130);
  });
});

describe('other commits', () => {
  it('failure message as in the document', () => {
    expect(failureMessage(run, 'US-004')).toBe(`Ralph Loop failed: US-004

Iterations: 2/5
Last gate: tests
Error hash: a3f2b7c1

See .ralph_state.md for full history
`);
  });

  it('budget subject', () => {
    expect(failureMessage(run, 'US-004', 'chore: ralph-loop budget exceeded').split('\n')[0]).toBe(
      'chore: ralph-loop budget exceeded',
    );
  });

  it('a story that was never tried', () => {
    expect(failureMessage(run, 'US-005')).toContain('Iterations: 0/5\nLast gate: none\nError hash: none\n');
  });

  it('attempt', () => {
    expect(attemptMessage({ story: 'US-003', attempt: 2, iteration: 7, runId: 'r1' })).toBe(
      'ralph: US-003 attempt 2\n\nRalph-Story: US-003\nRalph-Run: r1\nRalph-Iteration: 7\n',
    );
  });

  it.each([
    ['US-003', 'wip/ralph-fail-us-003-20260121-103000'],
    ['auth', 'wip/ralph-fail-auth-20260121-103000'],
  ])('wip branch of %s', (id, branch) => {
    expect(wipBranch(id, startOfSample)).toBe(branch);
  });

  it('whatever the id, the wip branch is a plain ref', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (id) => {
        expect(wipBranch(id, startOfSample)).toMatch(/^wip\/ralph-fail-[a-z0-9-]{1,48}-\d{8}-\d{6}$/);
      }),
    );
  });

  it('an unknown story is a bug', () => {
    expect(() => storyMessage(run, 'x')).toThrow('no story "x"');
    expect(() => failureMessage(run, 'x')).toThrow('no story "x"');
  });
});
