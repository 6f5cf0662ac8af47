import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptMessage, failureMessage, mergeMessage, storyMessage, wipBranch } from '../../src/report/messages.ts';
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

  it('whatever the title: one subject, body lines, four trailers of ours, nobody mentioned, nothing closed', () => {
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
        expect(paragraphs.length === 3 || paragraphs.length === 4).toBe(true);
        for (const each of paragraphs.slice(0, -1)) expect(each.split('\n')).toHaveLength(1);
        expect(
          paragraphs
            .at(-1)
            ?.split('\n')
            .map((line) => line.split(':')[0]),
        ).toEqual(['Ralph-Story', 'Ralph-Run', 'Ralph-Attempts', 'Ralph-Gates']);
        expect(message).not.toMatch(mention);
        expect(message).not.toMatch(closingKeyword);
        expect(message).not.toContain('[skip ci]');
      }),
    );
  });

  it('cuts a long title at a word in the subject and keeps it whole in the body [X28]', () => {
    const title = 'Parse sizes such as 10 MB, 3 GiB and 7k in every place that reads a limit from the configuration';
    const long = sampleRun({ stories: [{ id: 'US-003', title, tries: [passing] }] });
    const message = storyMessage(long, 'US-003');
    expect(message.split('\n').slice(0, 5)).toEqual([
      'feat: [US-003] - Parse sizes such as 10 MB, 3 GiB and 7k in every place…',
      '',
      title,
      '',
      'Passed on attempt 1 of 5: test (unit), test (lint).',
    ]);
  });

  it('cuts the title where the template goes on behind it [X28]', () => {
    const long = sampleRun({
      stories: [
        {
          id: 'US-003',
          title: 'Parse sizes such as 10 MB, 3 GiB and 7k in every place that reads one',
          tries: [passing],
        },
      ],
    });
    const state = { ...long, plan: { ...long.plan, messageTemplate: '{title} (story {id} of {feature})' } };
    expect(storyMessage(state, 'US-003').split('\n')[0]).toBe(
      'Parse sizes such as 10 MB, 3 GiB and 7k in… (story US-003 of word-tools)',
    );
  });

  it.each(['x'.repeat(10_000), '\u{1F600}'.repeat(100), 'word '.repeat(40)])(
    'no subject is longer than 72 characters, whatever is in it [X28]',
    (title) => {
      const long = sampleRun({ stories: [{ id: title, title, tries: [failing(['x']), passing] }] });
      for (const messageTemplate of ['feat: [{id}] - {title}', '{title} {id} {id}', 'y'.repeat(90)]) {
        const state = { ...long, plan: { ...long.plan, messageTemplate } };
        for (const message of [storyMessage(state, title), failureMessage(state, title), mergeMessage('main', title)]) {
          expect([...(message.split('\n')[0] ?? '')].length).toBeLessThanOrEqual(72);
        }
      }
      const attempt = attemptMessage({ story: title, attempt: 1, iteration: 1, runId: 'r1' });
      expect([...(attempt.split('\n')[0] ?? '')].length).toBeLessThanOrEqual(72);
    },
  );
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
