import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markerEnd, markerLine } from '../../src/adapters/github/marker.ts';
import { mergeBody, ownBlock } from '../../src/adapters/github/merge-body.ts';
import { pullRequestBody, pullRequestTitle } from '../../src/report/pull-request.ts';
import { met, reviewed } from '../support/sample-reviews.ts';
import { passing, sampleRun, sha } from '../support/sample-run.ts';
import { manyStories } from '../support/sample-runs.ts';
import { hostile, hostileRuns, marker } from './hostile-run.ts';
import { expectOwnLinks, occurrences, pageContext, sample, sampleNames } from './page-context.ts';
import { closingKeyword, invisible, mention, rendered } from './rendered.ts';

describe('pullRequestTitle', () => {
  it.each([
    ['reviewed', 'Ralph: word-tools (2 of 5 stories)'],
    ['baseline-red', 'Ralph: US-001 Count words'],
    ['nothing-to-do', 'Ralph: US-001 Count words'],
  ])('%s', (name, title) => {
    expect(pullRequestTitle(sample(name))).toBe(title);
  });

  it('may become the subject of a commit, whatever the story is called', () => {
    fc.assert(
      fc.property(hostile, (title) => {
        const text = pullRequestTitle(sampleRun({ stories: [{ id: 'A', title, status: 'passed', tries: [passing] }] }));
        expect(text.length).toBeLessThanOrEqual(120);
        expect(text).not.toMatch(/[\r\n]/);
        expect(text).not.toMatch(mention);
        expect(text).not.toMatch(closingKeyword);
      }),
    );
  });
});

describe('pullRequestBody', () => {
  it.each(sampleNames)('%s', async (name) => {
    await expect(pullRequestBody(sample(name), pageContext)).toMatchFileSnapshot(
      `__snapshots__/pull-request-${name}.md.txt`,
    );
  });

  it('each criterion of a passed story with the place that shows it, at the story commit', () => {
    const body = pullRequestBody(sample('reviewed'), pageContext);
    const place = `[<code>README.md:40</code>](https://github.com/acme/words/blob/${sha('2')}/README.md#L40)`;
    expect(body).toContain(`  - met <code>c3</code> Documented in README.md → ${place}`);
  });

  it('says once that nobody reviewed, and only then', () => {
    expect(pullRequestBody(sample('four-of-five'), pageContext)).toContain('Nobody reviewed spec or quality');
    expect(pullRequestBody(sample('reviewed'), pageContext)).not.toMatch(/not reviewed|Nobody reviewed/);
  });

  it('a story that did not pass is not ticked and names its wip branch', () => {
    const body = pullRequestBody(sample('reviewed'), pageContext);
    expect(body.match(/^- \[x\] /gm)).toHaveLength(2);
    expect(body.match(/^- \[ \] .*wip\/ralph-fail-us-00[345]-/gm)).toHaveLength(3);
  });

  it('a place outside of the repository is named and not linked', () => {
    const tries = [reviewed({ spec: [{ criteria: met('../../evil/x.js:1', '/etc/passwd:1') }] })];
    const run = sampleRun({ stories: [{ id: 'A', status: 'passed', commit: sha('1'), tries }] });
    const { html } = rendered(pullRequestBody(run, pageContext));
    expect(html).toContain('<code>../../evil/x.js:1</code>');
    expect(html).not.toMatch(/href="[^"]*(evil|passwd)/);
  });

  it('a commit that was not pushed is not linked', () => {
    const body = pullRequestBody(sample('not-pushed'), pageContext);
    expect(body).toContain('<code>1111111</code> not pushed');
    expect(body).not.toContain('/commit/');
  });

  it('without links it names everything all the same', () => {
    expect(pullRequestBody(sample('reviewed'))).not.toContain('](http');
    expect(pullRequestBody(sample('reviewed'))).toContain('<code>README.md:40</code>');
  });
});

describe('whatever others write', () => {
  it('one block of ours, nobody called, nothing closed, even where it is read unrendered', () => {
    fc.assert(
      fc.property(hostileRuns, (run) => {
        const text = pullRequestBody(run, pageContext);
        const block = ownBlock({ marker, text });
        expect(occurrences(block, markerLine(marker))).toBe(1);
        expect(occurrences(block, markerEnd(marker))).toBe(1);
        expect(block.length).toBeLessThanOrEqual(65_536);
        // A squash merge may take it as the commit's message.
        expect(text).not.toMatch(mention);
        expect(text).not.toMatch(closingKeyword);
        const { html, liveText } = rendered(text);
        expect(liveText).not.toMatch(mention);
        expect(liveText).not.toMatch(closingKeyword);
        expect(liveText).not.toMatch(invisible);
        expect(occurrences(html, '<input ')).toBe(5);
        expectOwnLinks(html);
      }),
      { numRuns: 200 },
    );
  });

  it('what a person wrote around our block stays through two runs', () => {
    fc.assert(
      fc.property(hostileRuns, hostileRuns, (one, two) => {
        const [first, second] = [one, two].map((run) => pullRequestBody(run, pageContext));
        const existing = `Mine, before\n${ownBlock({ marker, text: first ?? '' })}\nMine, after`;
        expect(mergeBody(existing, { marker, text: second ?? '' })).toBe(
          `Mine, before\n${ownBlock({ marker, text: second ?? '' })}\nMine, after`,
        );
      }),
      { numRuns: 50 },
    );
  });
});

describe('shedding', () => {
  it.each([30, 300, 3000])('%i stories fit', (count) => {
    const text = pullRequestBody(manyStories(count), pageContext);
    expect(text.length).toBeLessThanOrEqual(64_000);
    expect(text).toContain('### Passed');
  });

  it('sheds criteria before stories and says so', () => {
    const many = Array.from({ length: 40 }, (_each, at) => `src/file-${at}.js:1`);
    const tries = [reviewed({ spec: [{ criteria: met(...many) }] })];
    const stories = Array.from({ length: 30 }, (_each, at) => ({
      id: `S${at}`,
      status: 'passed' as const,
      commit: sha('1'),
      tries,
    }));
    const text = pullRequestBody(sampleRun({ plan: { reviewAgent: 'claude' }, stories }), pageContext);
    expect(text.length).toBeLessThanOrEqual(64_000);
    expect(text).toContain('Left out to fit: all but the first 5 criteria and warnings per story.');
    expect(text.match(/^ {2}- and 35 more$/gm)).toHaveLength(30);
    expect(text.match(/^- \[x\] /gm)).toHaveLength(30);
  });

  it('keeps to a tiny limit', () => {
    const text = pullRequestBody(manyStories(300), { ...pageContext, maxChars: 900 });
    expect(text.length).toBeLessThanOrEqual(900);
    expect(text).toContain('100 of 300 passed');
  });
});
