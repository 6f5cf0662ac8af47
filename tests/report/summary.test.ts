import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endSummary } from '../../src/report/end-summary.ts';
import { failureReport } from '../../src/report/failure.ts';
import type { Links } from '../../src/report/markdown.ts';
import { refusalSummary, summary } from '../../src/report/summary.ts';
import { plan, play } from '../support/history.ts';
import { commandsIn } from '../support/runner-oracle.ts';
import { manyStories } from '../support/sample-runs.ts';
import { hostileRuns } from './hostile-run.ts';
import { expectOwnLinks, expectWholeTables, pageContext, sample, sampleNames } from './page-context.ts';
import { closingKeyword, invisible, mention, rendered } from './rendered.ts';

const context = pageContext;
const names = sampleNames;
const bytes = (text: string) => Buffer.byteLength(text, 'utf8');

describe('summary', () => {
  it.each(names)('%s', async (name) => {
    await expect(summary(sample(name), context)).toMatchFileSnapshot(`__snapshots__/summary-${name}.md.txt`);
  });

  it('local: without links and without a known isolation level', async () => {
    await expect(summary(sample('four-of-five'))).toMatchFileSnapshot('__snapshots__/summary-local.md.txt');
  });

  it('what refused walls and what helps is told to its end, with the line to type as code', () => {
    const denied = 'unshare: unshare failed: Operation not permitted';
    const notes = [
      `No better walls: namespaces (root and user-namespace): ${denied}.`,
      `No better walls: another user (root): ${'x'.repeat(300)}.`,
      'The kernel refuses namespaces here: allow them by `sysctl a.b=0`.',
    ];
    const isolation = { level: 'process', views: 'clean', home: 'throw-away', notes } as const;
    const said = summary(sample('final-passed'), { isolation });
    expect(said).toContain(`namespaces (root and user-namespace): ${denied}. No better walls: another user`);
    expect(said).toMatch(/allow them by <code>sysctl a\.b=0<\/code>\.$/m);
  });

  it('config error before a run began: every problem is named', async () => {
    const halt = { kind: 'config_error' as const, detail: '2 problems in the configuration' };
    const problems = [
      'max_iterations: "5m" is not a number; write for example 20.',
      'agent: "clade" is not known; did you mean claude?',
    ];
    await expect(refusalSummary(halt, problems, context)).toMatchFileSnapshot(
      '__snapshots__/summary-config-error.md.txt',
    );
  });

  it("what is the verdict itself is not told once more, and what is nobody's mistake is not to be corrected", () => {
    const reason = 'dry_run: true, so nothing was started';
    const skipped = { kind: 'skipped' as const, detail: reason };
    expect(refusalSummary(skipped, [reason])).toBe(
      `## Ralph: skipped · nothing was started\n\n⚪ **${reason}. Halt skipped: no run was begun.**\n`,
    );
    expect(refusalSummary(skipped, [reason, 'another'])).toContain(`### Why\n\n- ${reason}\n- another`);
    const wrong = 'agent: "clade" is not known.';
    const refused = refusalSummary({ kind: 'config_error', detail: wrong }, [wrong]);
    expect(refused).toContain(`❌ **${wrong} Halt config_error:`);
    expect(refused).not.toContain('What to correct');
  });

  it('the first line carries the figures', () => {
    expect(summary(sample('four-of-five'), context).split('\n')[0]).toBe(
      '## Ralph: 4/5 stories passed · 11/20 iterations · 29m of 60m · cost unknown',
    );
  });

  it('speaks of an unknown cost exactly once', () => {
    expect(summary(sample('four-of-five'), context).match(/cost unknown/g)).toHaveLength(1);
  });

  it('names cheats and restored files of a story that passed later', () => {
    const text = summary(sample('four-of-five'), context);
    const section = text.slice(text.indexOf('### What the integrity gate caught'));
    for (const path of ['package.json#scripts.test', '.ralph/word-tools/prd.json', 'test/slug.test.js']) {
      expect(section).toContain(`<code>${path}</code>`);
    }
    expect(section).toContain('The story passed later.');
    expect(section).not.toMatch(/[^.…] The story passed later/);
  });

  it.each(names)('%s renders to the expected elements only', (name) => {
    const { tags, liveText } = rendered(summary(sample(name), context));
    const known = 'a br code details h2 h3 li p pre strong summary table tbody td th thead tr ul'.split(' ');
    expect(tags.filter((tag) => !known.includes(tag))).toEqual([]);
    expect(liveText).not.toMatch(mention);
    expect(liveText).not.toMatch(closingKeyword);
    expect(liveText).not.toMatch(invisible);
  });

  it('a hostile story opens no second block, adds no cell and no link', () => {
    const { html } = rendered(summary(sample('hostile'), context));
    expect(html.match(/<details>/g)).toHaveLength(1);
    expect(html.match(/<\/details>/g)).toHaveLength(1);
    expectWholeTables(html);
    expect(html).toMatch(/href="/);
    expectOwnLinks(html);
    expect(html).not.toMatch(/<img/);
  });
});

describe('whatever reviewers write', () => {
  it('whole tables, own links, nobody called, as many blocks as failures', () => {
    fc.assert(
      fc.property(hostileRuns, (run) => {
        const { html, liveText } = rendered(summary(run, context));
        expect(liveText).not.toMatch(mention);
        expect(liveText).not.toMatch(closingKeyword);
        expect(liveText).not.toMatch(invisible);
        expect(html.match(/<details>/g)).toHaveLength(4);
        expect(html.match(/<\/details>/g)).toHaveLength(4);
        expectWholeTables(html);
        expectOwnLinks(html);
        expect(commandsIn(endSummary(run, context).join('\n'))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('shedding [L3]', () => {
  it('300 stories stay whole when they fit', () => {
    const text = summary(manyStories(300), { ...context, maxBytes: 50_000_000 });
    expect(text).not.toContain('Left out');
    expect(text.match(/<details>/g)).toHaveLength(200);
  });

  it('300 stories with long output stay under the limit and say what is missing', () => {
    const text = summary(manyStories(300), context);
    expect(bytes(text)).toBeLessThanOrEqual(1_000_000);
    expect(text).toContain('Left out to stay under 1,000,000 bytes: the timeline; all but 3 failing lines per gate');
    expect(text.split('\n')[0]).toContain('100/300 stories passed');
    expect(text.match(/^\| .{1,3}<code>US-/gm)).toHaveLength(300);
  });

  it.each([400_000, 100_000, 40_000, 20_000, 10_000, 3000])(
    'keeps to %i bytes, header and verdict first',
    (maxBytes) => {
      const text = summary(manyStories(300), { ...context, maxBytes });
      expect(bytes(text)).toBeLessThanOrEqual(maxBytes);
      expect(text.split('\n')[0]).toContain('100/300 stories passed');
      expect(text).toContain('Halt some_failed');
      expect(text).toContain('Left out to stay under');
    },
  );

  it('each step sheds something, in the stated order', () => {
    const said = [400_000, 100_000, 60_000, 30_000].map((maxBytes) => {
      const text = summary(manyStories(300), { ...context, maxBytes });
      return text.split('\n').find((line) => line.startsWith('Left out')) ?? '';
    });
    const lists = said.map((line) =>
      line
        .replace(/^.*?bytes: /, '')
        .replace(/\. The whole.*$/, '')
        .split('; '),
    );
    for (const [index, list] of lists.entries()) {
      const next = lists[index + 1];
      if (next !== undefined) expect(next.slice(0, list.length)).toEqual(list);
    }
  });
});

describe('failure report and log', () => {
  it.each(names)('%s', async (name) => {
    await expect(failureReport(sample(name))).toMatchFileSnapshot(`__snapshots__/failure-${name}.md.txt`);
    const lines = endSummary(sample(name), context);
    expect(commandsIn(lines.join('\n'))).toEqual([]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`__snapshots__/log-${name}.txt`);
  });

  it('the log has one line for many stories that were not tried and ended alike, and a line for each of a few', () => {
    const ids = Array.from({ length: 40 }, (_, index) => `S${index + 1}`);
    const last = (count: number) => endSummary(play(plan(ids.slice(0, count), { caps: { maxIterations: 1 } })).state);
    expect(last(40).filter((line) => /^S\d+ |not tried/.test(line))).toEqual([
      expect.stringMatching(/^S1 passed after 1/),
      '39 stories that were not tried, from S2 to S40: untried',
    ]);
    expect(last(21).filter((line) => /^S\d+ |not tried/.test(line))).toHaveLength(21);
  });

  it('the log ends with the command that goes on', () => {
    expect(endSummary(sample('interrupted'), context, context.links).at(-1)).toBe(
      'To resume the run: gh workflow run nightly --repo acme/words',
    );
    expect(endSummary(sample('interrupted'), context).join()).not.toContain('gh workflow run');
  });

  it('the command that goes on is a comment where comments start the workflow', () => {
    const run = sample('interrupted');
    const origin = { thread: 12, isPull: false, person: 'ana', via: 'comment' } as const;
    const links = { ...context.links, eventName: 'issue_comment' } as Links;
    const asked = { ...run, plan: { ...run.plan, origin } };
    expect(endSummary(asked, context, links).at(-1)).toBe(
      "To resume the run: gh issue comment 12 --repo acme/words --body '/ralph resume'",
    );
  });
});
