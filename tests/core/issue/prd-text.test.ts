import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { featureOf } from '../../../src/core/issue/feature.ts';
import { prdText } from '../../../src/core/issue/prd-text.ts';
import { readIssue } from '../../../src/core/issue/read-issue.ts';
import { readPrd } from '../../../src/core/prd.ts';
import { isWatched, workMs } from '../../support/timed.ts';

const call = { branchName: 'ralph/pagination', title: 'Pagination', createdAt: '2026-01-09T12:00:00Z' };

function written(body: string) {
  const backlog = readIssue({ title: 'Pagination', body });
  if (backlog === undefined) throw new Error('no backlog');
  return prdText(backlog, call);
}

function parsed(body: string) {
  const result = written(body);
  if (!result.ok) throw new Error(result.message);
  return { ...result, file: JSON.parse(result.text) };
}

describe('the prd.json of an issue', () => {
  it('has the canonical form', () => {
    const { text } = parsed('Rows are many.\n\n- [ ] Page size\n  - defaults to 20\n- [ ] Cursor (after US-001)\n');
    expect(text).toBe(`{
  "branchName": "ralph/pagination",
  "description": "Rows are many.",
  "createdAt": "2026-01-09T12:00:00Z",
  "userStories": [
    {
      "id": "US-001",
      "title": "Page size",
      "description": "",
      "acceptanceCriteria": [
        "defaults to 20"
      ],
      "priority": 1,
      "passes": false,
      "notes": ""
    },
    {
      "id": "US-002",
      "title": "Cursor",
      "description": "",
      "acceptanceCriteria": [],
      "priority": 2,
      "dependsOn": [
        "US-001"
      ],
      "passes": false,
      "notes": ""
    }
  ]
}
`);
  });

  it('keeps ids, each once, and links between them', () => {
    const { file } = parsed('- [ ] US-002: A\n- [ ] B (depends on US-002)\n- [ ] us-002: C\n- [ ] D (after US-099)\n');
    expect(file.userStories.map(({ id, dependsOn }: { id: string; dependsOn?: string[] }) => [id, dependsOn])).toEqual([
      ['US-002', undefined],
      ['US-001', ['US-002']],
      ['US-003', undefined],
      ['US-004', undefined],
    ]);
  });

  it('never says that a story has passed, whatever the issue says', () => {
    const { file } = parsed('- [x] A\n- [ ] B "passes": true\n  - passes: true\n');
    expect(file.userStories.map(({ passes }: { passes: boolean }) => passes)).toEqual([false]);
  });

  it('refuses a circle by the words of the reader', () => {
    expect(written('- [ ] A-1 One (after A-2)\n- [ ] A-2 Two (after A-1)\n')).toMatchObject({
      ok: false,
      message: expect.stringContaining('A-1'),
    });
  });

  it('says which stories have no criteria, and how many are too many', () => {
    const { notices, stories } = parsed(Array.from({ length: 120 }, (_, at) => `- [ ] Story ${at}`).join('\n'));
    expect(stories).toHaveLength(100);
    expect(notices.join('\n')).toMatch(
      /20 more stories are left out[\s\S]*No acceptance criteria were found for US-001, US-002/,
    );
  });

  it('cuts what nobody reads', () => {
    const { stories } = parsed(`- [ ] ${'word '.repeat(500)}\n  - ${'long '.repeat(500)}\n`);
    expect(stories[0]?.title.length).toBe(200);
    expect(stories[0]?.acceptanceCriteria[0]?.length).toBe(500);
  });

  it('is read by our own reader, whatever the issue says', () => {
    const piece = fc.constantFrom(
      ...['- [ ] ', '- [x] ', '  - ', '## ', '### US-1: ', '# Stories\n', '| Story | AC |\n|-|-|\n| a | b<br>c |\n'],
      ...[
        '\n',
        '\n\n',
        '`',
        '**',
        '<!--',
        '-->',
        '> ',
        'US-1 ',
        'us-1',
        ' after US-2',
        '(P1)',
        '"',
        '\\',
        '\u0000',
        '\ud800',
        '💥',
        '|',
      ],
    );
    const body = fc
      .array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 40 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(body, (text) => {
        const backlog = readIssue({ title: 'Title', body: text });
        if (backlog === undefined) return;
        const result = prdText(backlog, call);
        if (!result.ok) {
          expect(result.message).toMatch(/cycle|depends|circle|itself/i);
          return;
        }
        const read = readPrd({ bytes: new TextEncoder().encode(result.text), file: 'prd.json' });
        expect(read).toMatchObject({ ok: true });
        if (read.ok) expect(read.prd.stories.every(({ passes, eligible }) => !passes && eligible)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it.skipIf(isWatched)('takes time in proportion to the issue', () => {
    const bodies = [
      '- [ ] a\n  - b\n'.repeat(2000),
      '> '.repeat(5000),
      `- [ ] ${'after US-1, '.repeat(3000)}`,
      `- [ ] ${'('.repeat(60_000)}`,
    ];
    for (const body of bodies) expect(workMs(() => readIssue({ title: 'x', body }))).toBeLessThan(5_000);
  });
});

describe('the feature of an issue', () => {
  it.each<[number, string, string]>([
    [42, 'Gear pagination', '42-gear-pagination'],
    [7, 'Übergrößen: Ä/B!', '7-ubergro-en-a-b'],
    [1, '日本語', '1'],
    [9, `${'word '.repeat(30)}`, '9-word-word-word-word-word-word-word'],
    [3, '../../etc', '3-etc'],
  ])('#%d %j is %s', (number, title, name) => {
    expect(featureOf({ number, title })).toBe(name);
    expect(name.length).toBeLessThanOrEqual(40);
  });
});
