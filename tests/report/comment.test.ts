import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginsWithMarker, markerEnd, markerLine } from '../../src/adapters/github/marker.ts';
import { commentMarker, stickyComment } from '../../src/report/comment.ts';
import type { Links } from '../../src/report/markdown.ts';
import { calls } from '../support/sample-reviews.ts';
import { failing, sampleRun } from '../support/sample-run.ts';
import { manyStories } from '../support/sample-runs.ts';
import { hostileRuns, marker } from './hostile-run.ts';
import { expectOwnLinks, expectWholeTables, occurrences, pageContext, sample, sampleNames } from './page-context.ts';
import { closingKeyword, invisible, mention, rendered } from './rendered.ts';

/** GitHub's limit of a comment (05-github). */
const LIMIT = 65_536;

describe('stickyComment', () => {
  it.each(sampleNames)('%s', async (name) => {
    await expect(stickyComment(sample(name), pageContext)).toMatchFileSnapshot(`__snapshots__/comment-${name}.md.txt`);
  });

  it('the header carries the figures and the cost', () => {
    expect(stickyComment(sample('reviewed'), pageContext).split('\n')[0]).toBe(
      '### Ralph: 2/5 stories passed · 10/20 iterations · 25m of 60m · $3.96',
    );
  });

  it.each([
    ['no call yet', [], '5m of 60m'],
    ['a call that tells nothing', [failing(['x'])], 'cost unknown'],
    ['one call of two tells', [failing(['x'], { usage: calls(0, 0) }), failing(['x'])], 'at least $0.31'],
  ])('cost: %s', (_name, tries, end) => {
    const run = sampleRun({ stories: [{ id: 'A', tries }], elapsedMs: 300_000 });
    expect(stickyComment(run).split('\n')[0]?.endsWith(end)).toBe(true);
  });

  it('links job, branch and pull request', () => {
    const jobUrl = 'https://github.com/acme/words/actions/runs/1/job/2';
    const links = { ...(pageContext.links ?? expect.fail()), jobUrl };
    const text = stickyComment(sample('reviewed'), { ...pageContext, links });
    expect(text).toContain(`[Job](${jobUrl}) · Branch [<code>ralph/word-tools</code>]`);
    expect(text).toContain('[Pull request #12](https://github.com/acme/words/pull/12) (draft)');
  });

  it('shows a confirmed block first, then the decision, then the verdict', () => {
    const text = stickyComment(sample('reviewed'), pageContext);
    const order = ['must not be merged', 'One decision is yours', '**3 of 5 stories did not pass', '| Story |'];
    const found = order.map((words) => text.indexOf(words));
    expect(found.every((at) => at > 0)).toBe(true);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(text).toContain('(c2: "A word longer than the width is kept whole")');
  });

  it('a live run says what is going on and asks for nothing', () => {
    const text = stickyComment(sample('reviewing'), pageContext);
    expect(text).toContain('Story US-002 is in work, attempt 2 of 5: the spec review runs.');
    expect(text).toContain('- Nothing: the run goes on');
    expect(text).not.toContain('gh workflow run');
  });

  it('an ended run names the command that starts it again, and no slash command', () => {
    const text = stickyComment(sample('reviewed'), pageContext);
    expect(text).toContain('<code>gh workflow run nightly --repo acme/words</code>');
    expect(text).not.toContain('/ralph ');
  });

  it.each([
    ['a run that was cut short is resumed', 'interrupted', '/ralph resume'],
    ['a run that ended is begun again', 'reviewed', '/ralph run'],
  ] as const)('where comments start the workflow: %s', (_, name, words) => {
    const links = { ...pageContext.links, eventName: 'issue_comment' } as Links;
    const text = stickyComment(sample(name), { ...pageContext, links });
    expect(text).toContain(`comment <code>${words}</code>`);
    expect(text).not.toContain('gh workflow run');
  });

  it('says how to end a run that a comment asked for, while it works', () => {
    const links = { ...pageContext.links, eventName: 'issue_comment' } as Links;
    const end = 'To end it: comment <code>/ralph cancel</code>.';
    expect(stickyComment(sample('running'), { ...pageContext, links })).toContain(end);
    expect(stickyComment(sample('running'), pageContext)).not.toContain(end);
  });

  it.each([
    ['usage_limit', '⏸'],
    ['user_cancel', '⏸'],
    ['interrupted', '⏸'],
    ['internal_error', '❌'],
    ['some_failed', '❌'],
  ] as const)('%s stands beside %s', (kind, icon) => {
    const run = sampleRun({ stories: [{ id: 'A' }], halt: { kind, detail: 'why' } });
    expect(stickyComment(run)).toContain(`\n${icon} **`);
  });

  it('a failed story has the fields of the failure report', () => {
    expect(stickyComment(sample('reviewed'), pageContext)).toContain(
      'Attempts: 5/5 · Last gate: spec-compliance · Branch: <code>wip/ralph-fail-us-003-20260121-104532</code> · Stuck: Yes (same error 4x) · Quality warnings: 0',
    );
  });

  it('the marker tells workflows and features apart', () => {
    expect(commentMarker({ workflow: 'nightly', feature: 'word-tools' })).toBe(marker);
  });
});

describe('whatever others write', () => {
  it('the comment stays ours: one marker, nobody called, whole tables, own links', () => {
    fc.assert(
      fc.property(hostileRuns, (run) => {
        const text = stickyComment(run, pageContext);
        const posted = `${markerLine(marker)}\n${text}`;
        expect(beginsWithMarker(posted, marker)).toBe(true);
        expect(occurrences(posted, markerLine(marker))).toBe(1);
        expect(occurrences(posted, markerEnd(marker))).toBe(0);
        expect(posted.length).toBeLessThanOrEqual(LIMIT);
        const { html, liveText } = rendered(text);
        expect(liveText).not.toMatch(mention);
        expect(liveText).not.toMatch(closingKeyword);
        expect(liveText).not.toMatch(invisible);
        expect(occurrences(html, '<details>')).toBe(4);
        expect(occurrences(html, '</details>')).toBe(4);
        expectWholeTables(html);
        expectOwnLinks(html);
      }),
      { numRuns: 200 },
    );
  });
});

describe('shedding', () => {
  it.each([1, 30, 300, 3000])('%i stories fit into a comment', (count) => {
    const text = stickyComment(manyStories(count), pageContext);
    expect(text.length).toBeLessThanOrEqual(64_000);
    expect(text.split('\n')[0]).toMatch(/^### Ralph: \d+\/\d+ stories passed/);
    expect(text.includes('Left out to fit into a comment')).toBe(count > 1);
    expectWholeTables(rendered(text).html);
  });

  it.each([30_000, 10_000, 4000, 1500])('[H7] keeps to %i characters, header and verdict first', (maxChars) => {
    const text = stickyComment(manyStories(300), { ...pageContext, maxChars });
    expect(text.length).toBeLessThanOrEqual(maxChars);
    expect(text).toContain('100/300 stories passed');
    expect(text).toContain('Halt some_failed');
    expect(text).toContain('Left out to fit into a comment');
  });
});
