import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type PrdErrorCode, readPrd, storyTexts } from '../../src/core/prd.ts';

const folder = join(import.meta.dirname, '..', 'fixtures', 'prd');
const ADVICE =
  'Put the work into a "userStories" list, each story with "id", "title", "acceptanceCriteria" and "passes": false.';
const NO_TITLE = 'it has no title: "title", "name" and "description" are absent or blank. Add a "title".';
const BAD_PRIORITY =
  '"priority" is "soon" (text), which is unknown. Use a number, or critical, high, medium, low, or P0 to P4.';

function read(file: string) {
  return readPrd({ bytes: readFileSync(join(folder, file)), file });
}

interface Refusal {
  readonly file: string;
  readonly code: PrdErrorCode;
  readonly message: string;
  readonly line?: number;
  readonly story?: string;
}

const refusals: readonly Refusal[] = [
  { file: 'bad-empty.json', code: 'empty-file', message: ': the file is empty. Write a "userStories" list into it.' },
  { file: 'bad-blank.json', code: 'empty-file', message: ': the file is empty. Write a "userStories" list into it.' },
  { file: 'bad-utf16.json', code: 'utf-16', message: ': the file is UTF-16. Save it as UTF-8.' },
  { file: 'bad-utf8.json', code: 'invalid-utf-8', message: ': the file is not valid UTF-8. Save it as UTF-8.' },
  {
    file: 'bad-trailing-comma.json',
    code: 'invalid-json',
    line: 3,
    message:
      ' line 3: not valid JSON at column 16: expected a key in double quotes, found "}". Remove the comma before it.',
  },
  {
    file: 'bad-comment.json',
    code: 'invalid-json',
    line: 2,
    message:
      ' line 2: not valid JSON at column 3: expected a key in double quotes, found "/". Comments are not allowed in JSON: remove it.',
  },
  {
    file: 'bad-fence.json',
    code: 'invalid-json',
    line: 1,
    message:
      ' line 1: not valid JSON at column 1: expected a value, found "`". Remove the Markdown fence around the JSON.',
  },
  {
    file: 'bad-cut-off.json',
    code: 'invalid-json',
    line: 1,
    message:
      ' line 1: not valid JSON at column 28: expected "," or "}", found the end of the file. The file seems to be cut off.',
  },
  {
    file: 'bad-second-value.json',
    code: 'invalid-json',
    line: 1,
    message: ' line 1: not valid JSON at column 21: expected the end of the file, found "{". Correct it there.',
  },
  {
    file: 'bad-control-character.json',
    code: 'invalid-json',
    line: 1,
    message: ' line 1: not valid JSON at column 41: expected an escape such as \\n, found "\\t". Write it as \\t.',
  },
  {
    file: 'bad-too-deep.json',
    code: 'too-deep',
    line: 1,
    message: ' line 1: nested deeper than at most 100 levels, at column 101. Flatten it.',
  },
  {
    file: 'bad-scalar.json',
    code: 'no-story-list',
    message: `: the file holds "stories" (text), not an object or a list. ${ADVICE}`,
  },
  {
    file: 'bad-product-document.json',
    code: 'no-story-list',
    message: `: a product document, not a ralph PRD: it has no story list, only "product", "vision". ${ADVICE}`,
  },
  {
    file: 'bad-features-unmarked.json',
    code: 'no-story-list',
    message:
      ': a product document, not a ralph PRD: the list "features" has no done marker. Add "passes": false to each story in it.',
  },
  {
    file: 'bad-phases-unmarked.json',
    code: 'no-story-list',
    message:
      ': a product document, not a ralph PRD: the list "phases[].tasks" has no done marker. Add "passes": false to each story in it.',
  },
  {
    file: 'bad-list-is-object.json',
    code: 'no-story-list',
    message: `: a product document, not a ralph PRD: "stories" is {"a": {"title": "t"}} (an object), not a list. ${ADVICE}`,
  },
  {
    file: 'bad-two-lists.json',
    code: 'several-story-lists',
    message:
      ': the file has several story lists, "stories" and "tasks", and more than one has done markers. Keep one, or give only one of them "passes": false.',
  },
  {
    file: 'bad-two-lists-unmarked.json',
    code: 'several-story-lists',
    message:
      ': the file has several story lists, "stories" and "tasks", and none has done markers. Keep one, or give only one of them "passes": false.',
  },
  {
    file: 'bad-list-twice.json',
    code: 'duplicate-key',
    message: ': the key "userStories" stands twice at the top. Keep one list.',
  },
  {
    file: 'bad-text-story.json',
    code: 'story-not-object',
    line: 2,
    story: '#1',
    message:
      ' line 2, story "#1": it is "As a user I want things" (text), not an object. Write {"id": "US-001", "title": "…", "passes": false}.',
  },
  {
    file: 'bad-duplicate-passes.json',
    code: 'duplicate-key',
    line: 2,
    story: 'a',
    message: ' line 2, story "a": the key "passes" stands twice in it. Keep one.',
  },
  {
    file: 'bad-duplicate-id-key.json',
    code: 'duplicate-key',
    line: 2,
    story: 'b',
    message: ' line 2, story "b": the key "id" stands twice in it. Keep one.',
  },
  {
    file: 'bad-same-id.json',
    code: 'id-duplicate',
    line: 3,
    story: 'a',
    message: ' line 3, story "a": the id is used already on line 2. Give one of the two another id.',
  },
  {
    file: 'bad-same-id-by-case.json',
    code: 'id-duplicate',
    line: 3,
    story: 'US-1',
    message:
      ' line 3, story "US-1": the id differs only by case from "us-1", which is used on line 2. Give one of the two another id.',
  },
  {
    file: 'bad-some-ids.json',
    code: 'id-missing',
    line: 3,
    story: '#2',
    message: ' line 3, story "#2": it has no "id" while other stories have one. Add one, or remove them all.',
  },
  {
    file: 'bad-id.json',
    code: 'id-invalid',
    line: 2,
    story: '#1',
    message: [
      ' has 2 problems:',
      '- line 2, story "#1": "id" is 1.5 (a number). Use a text such as "US-001" or a whole number.',
      '- line 3, story "#2": "id" is " " (text). Use a text such as "US-001" or a whole number.',
    ].join('\n'),
  },
  {
    file: 'bad-marker-text.json',
    code: 'marker-not-boolean',
    line: 2,
    story: 'a',
    message: ' line 2, story "a": "passes" is "true" (text), not true or false. Write true or false without quotes.',
  },
  {
    file: 'bad-marker-list.json',
    code: 'marker-not-boolean',
    line: 2,
    story: 'a',
    message: ' line 2, story "a": "done" is [] (a list), not true or false. Write true or false without quotes.',
  },
  {
    file: 'bad-status.json',
    code: 'status-unknown',
    line: 2,
    story: 'a',
    message:
      ' line 2, story "a": "status" is "wip" (text), which is unknown. Use "pending", "done" or "blocked", or write "passes": false instead.',
  },
  {
    file: 'bad-priority.json',
    code: 'priority-unknown',
    line: 2,
    story: 'a',
    message: ` line 2, story "a": ${BAD_PRIORITY}`,
  },
  {
    file: 'bad-no-title.json',
    code: 'title-missing',
    line: 2,
    story: 'a',
    message: ` line 2, story "a": ${NO_TITLE}`,
  },
  {
    file: 'bad-unknown-dependency.json',
    code: 'dependency-unknown',
    line: 2,
    story: 'a',
    message: ' line 2, story "a": "dependsOn" names "z", which is no story of this file. Correct the id or remove it.',
  },
  {
    file: 'bad-dependency-kind.json',
    code: 'dependency-invalid',
    line: 2,
    story: 'a',
    message: ' line 2, story "a": "dependsOn" holds {"id": "b"} (an object). Write ids of stories as text.',
  },
  {
    file: 'bad-cycle.json',
    code: 'dependency-cycle',
    line: 2,
    story: 'a',
    message: ' line 2, story "a": its dependencies lead back to it: a -> b -> c -> a. Remove one of them.',
  },
  {
    file: 'bad-many.json',
    code: 'title-missing',
    line: 2,
    story: '1',
    message: [
      ' has 14 problems:',
      ...[1, 2, 3, 4, 5].flatMap((id) => [
        `- line ${id + 1}, story "${id}": ${NO_TITLE}`,
        `- line ${id + 1}, story "${id}": ${BAD_PRIORITY}`,
      ]),
      '- and 4 more',
    ].join('\n'),
  },
];

/** Rows of the catalogue that a fixture shows. */
const shows: Readonly<Record<string, string>> = {
  'bad-empty.json': '[B1]',
  'bad-utf16.json': '[B1]',
  'bom-crlf.json': '[B1]',
  'bad-duplicate-passes.json': '[B3]',
  'bad-duplicate-id-key.json': '[B3]',
  'proto-key.json': '[B4]',
  'bad-marker-text.json': '[B5]',
  'bad-same-id.json': '[B7]',
  'bad-unknown-dependency.json': '[B7]',
  'bad-cycle.json': '[B7]',
};

/** Of a list of problems each by itself. */
function eachOf(file: string, message: string): { readonly each?: readonly string[] } {
  const [, ...items] = message.split('\n- ');
  if (items.length === 0) return {};
  return { each: items.map((item) => `${file} ${item.replace(/^and (\d+ more)$/, 'has $1 problems.')}`) };
}

function rowsOf(file: string): string {
  return shows[file] ?? '';
}

describe('readPrd refuses, naming file, line, story and remedy', () => {
  it.each(refusals.map((row) => ({ ...row, rows: rowsOf(row.file) })))(
    '$rows $file: $code',
    ({ file, message, rows: _, ...rest }) => {
      const each = eachOf(file, message);
      expect(read(file)).toEqual({ ok: false, error: { ...rest, ...each, message: `${file}${message}` } });
    },
  );

  it('every bad-*.json fixture is in the table', () => {
    const files = readdirSync(folder).filter((name) => name.startsWith('bad-') && name !== 'bad-branch.json');
    expect(refusals.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  });
});

/** What a row checks of each story; everything else has a test of its own. */
interface Acceptance {
  readonly file: string;
  readonly stories: readonly object[];
  readonly prd?: object;
}

const unnumbered =
  'array-no-ids.json: No story has an "id": they are called story-001, story-002 and so on, by position.';
const acceptances: readonly Acceptance[] = [
  {
    file: 'canonical.json',
    prd: {
      feature: 'greeting',
      branchName: 'feature/greeting',
      description: 'Greets people',
      warnings: [],
      notices: [],
    },
    stories: [
      {
        ...{ id: 'US-001', index: 0, title: 'Say hello', description: 'As a guest I am greeted' },
        ...{ criteria: ['prints hello', 'exit 0'], priority: 1, passes: true, eligible: true, dependsOn: [] },
      },
      { id: 'US-002', index: 1, description: '', passes: false, dependsOn: ['US-001'], allow: [], tests: [] },
    ],
  },
  {
    file: 'array-no-ids.json',
    prd: { notices: [unnumbered], warnings: [], branchName: undefined, feature: undefined },
    stories: [
      { id: 'story-001', title: 'Show a list', description: 'Show a list\nwith rows', criteria: ['open'] },
      { id: 'story-002', title: 'Show a row', passes: true },
    ],
  },
  { file: 'empty-list.json', prd: { warnings: [], notices: [] }, stories: [] },
  { file: 'bom-crlf.json', stories: [{ id: 'A', title: 'tü' }] },
  {
    file: 'status-words.json',
    stories: [
      { id: '1', passes: true, eligible: true },
      { id: '2', passes: false, eligible: true },
      { id: '3', passes: false, eligible: false },
      { id: '4', passes: false, eligible: true },
      { id: '5', passes: false, eligible: true },
    ],
  },
  {
    file: 'nested-phases.json',
    stories: [
      { id: '1.1', passes: true },
      { id: '2.1', passes: false, dependsOn: ['1.1'] },
    ],
  },
  { file: 'features-marked.json', stories: [{ id: 'story-001', title: 'Search', criteria: ['types', 'finds'] }] },
  { file: 'features-beside-tasks.json', stories: [{ id: 'T-1' }] },
  {
    file: 'priorities.json',
    stories: [0, 1, 2, 3, 4, 2.5, 7, undefined, undefined].map((priority) => ({ priority })),
  },
  {
    file: 'dependency-aliases.json',
    stories: [[], ['a'], ['a', 'b'], ['3'], ['a', 'd']].map((dependsOn) => ({ dependsOn })),
  },
  {
    file: 'criteria-shapes.json',
    prd: { warnings: [] },
    stories: [
      ['one', 'two'],
      ['first', 'second'],
      ['x', '{"given": "g"}'],
      ['f', 'fast'],
    ].map((criteria) => ({ criteria })),
  },
  {
    file: 'ineligible.json',
    prd: {
      warnings: ['ineligible.json line 5, story "d": "skip" is "later" (text) and has no effect. Write true or false.'],
    },
    stories: [false, false, true, true].map((eligible) => ({ eligible, passes: false })),
  },
  {
    file: 'disagreement.json',
    prd: {
      warnings: [
        'disagreement.json line 1, story "a": "passes" is true but "status" is "in_progress" (text); "passes" counts. Make them agree.',
      ],
    },
    stories: [{ passes: true }],
  },
  { file: 'no-marker.json', prd: { warnings: [] }, stories: [{ passes: false, eligible: true }] },
  { file: 'proto-key.json', stories: [{ title: 't', passes: false }] },
  {
    file: 'bad-branch.json',
    prd: {
      branchName: undefined,
      warnings: [
        'bad-branch.json: "branchName" is "a b" (text), which is no valid branch name. The run uses a branch name of its own; correct it.',
      ],
    },
    stories: [{ id: 'a' }],
  },
  { file: 'blank-branch.json', prd: { branchName: undefined, warnings: [] }, stories: [{ id: 'a' }] },
  { file: 'odd-numbers.json', stories: [{ id: '9007199254740993', title: 'tA' }] },
  { file: 'allow-and-tests.json', stories: [{ allow: ['package.json#scripts'], tests: ['tests/a/**', 'b.test.ts'] }] },
];

describe('readPrd accepts', () => {
  it.each(acceptances.map((row) => ({ ...row, rows: rowsOf(row.file) })))('$rows $file', ({ file, stories, prd }) => {
    const result = read(file);
    if (!result.ok) throw new Error(result.error.message);
    const told = result.prd.stories.map((story) => ({ ...story, ...storyTexts(story) }));
    expect(told).toMatchObject(stories);
    expect(result.prd).toMatchObject(prd ?? {});
  });

  it('every other fixture is in the table', () => {
    const files = readdirSync(folder).filter((name) => !name.startsWith('bad-') || name === 'bad-branch.json');
    expect(acceptances.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  });
});
