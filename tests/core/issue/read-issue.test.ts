import { describe, expect, it } from 'vitest';
import { readIssue } from '../../../src/core/issue/read-issue.ts';

function read(body: string, title = 'Pagination') {
  return readIssue({ title, body });
}

/** `id title: criteria` of each story. */
function brief(body: string): readonly string[] | undefined {
  return read(body)?.stories.map(({ id = '', title, criteria }) => `${id} ${title}: ${criteria.join(' | ')}`.trim());
}

interface Row {
  readonly name: string;
  readonly body: string;
  readonly stories: readonly string[] | undefined;
}

const rows: readonly Row[] = [
  { name: 'a task list', body: '- [ ] First\n- [ ] Second\n', stories: ['First:', 'Second:'] },
  {
    name: 'a task list with criteria below',
    body: 'Intro.\n\n- [ ] US-7: Page size\n  - defaults to 20\n  - [ ] above 100 is an error\n    - with status 400\n- [ ] Cursor\n',
    stories: ['US-7 Page size: defaults to 20 | above 100 is an error | with status 400', 'Cursor:'],
  },
  { name: 'ticked entries', body: '- [x] Old\n- [ ] New\n', stories: ['New:'] },
  { name: 'numbered tasks', body: '1. [ ] One\n2. [ ] Two\n', stories: ['One:', 'Two:'] },
  { name: 'no plain list', body: 'Steps\n\n- click\n- see\n', stories: undefined },
  {
    name: 'a plain list below its heading',
    body: '## User stories\n\n- One\n  - works\n- Two\n',
    stories: ['One: works', 'Two:'],
  },
  { name: 'a plain list of a numbered kind', body: '### Tasks:\n1. One\n2. Two\n', stories: ['One:', 'Two:'] },
  {
    name: 'headings with ids',
    body: '## US-001: Size\n\nAs a user.\n\n- a\n- b\n\n## US-002 Cursor\n\n**Acceptance criteria**\n\n- [ ] c\n',
    stories: ['US-001 Size: a | b', 'US-002 Cursor: c'],
  },
  {
    name: 'headings that count',
    body: '### Story 1: Size\n- a\n### Story 2 - Cursor\n- b\n### Notes\n- not work\n',
    stories: ['Size: a', 'Cursor: b'],
  },
  {
    name: 'headings below a heading',
    body: '# Stories\n## Size\n### Acceptance criteria\n- a\n### Out of scope\n- x\n## Cursor\n- b\n# Links\n- [ ] not work\n',
    stories: ['Size: a', 'Cursor: b'],
  },
  {
    name: 'a table',
    body: '| ID | Story | Acceptance criteria | Priority |\n|-|-|-|-|\n| A-1 | Size | one<br>two | high |\n| A-2 | Cursor | three; four | 4 |\n',
    stories: ['A-1 Size: one | two', 'A-2 Cursor: three | four'],
  },
  {
    name: 'a table with what is done',
    body: '| Task | Done |\n|-|-|\n| Size | ✅ |\n| Cursor | no |\n',
    stories: ['Cursor:'],
  },
  { name: 'a table of something else', body: '| Browser | Works |\n|-|-|\n| Firefox | yes |\n', stories: undefined },
  {
    name: 'sections with lists',
    body: '## Context\n- old\n## Page size\nAs a user.\n- a\n## Cursor\n- b\n',
    stories: ['Page size: a', 'Cursor: b'],
  },
  {
    name: 'criteria alone',
    body: 'We need it.\n\n## Acceptance criteria\n- [ ] a\n- b\n',
    stories: ['Pagination: a | b'],
  },
  {
    name: 'criteria for all',
    body: '## Tasks\n- [ ] One\n- [ ] Two\n  - own\n\n## Definition of done\n- tests pass\n',
    stories: ['One: tests pass', 'Two: own'],
  },
  { name: 'tasks for readers only', body: '## Out of scope\n- [ ] no\n## Tasks\n- [ ] yes\n', stories: ['yes:'] },
  {
    name: 'code',
    body: '```\n- [ ] not this\n```\n- [ ] `code` and **bold** [link](https://x.example)\n',
    stories: ['`code` and bold link:'],
  },
  { name: 'a quote', body: '> - [ ] not mine\n\n- [ ] mine\n', stories: ['mine:'] },
  { name: 'nothing', body: '', stories: undefined },
  { name: 'prose', body: 'Please make it faster.\n\nThanks!', stories: undefined },
  { name: 'CRLF', body: '- [ ] One\r\n- [ ] Two\r\n', stories: ['One:', 'Two:'] },
];

describe('an issue', () => {
  it.each(rows)('with $name', ({ body, stories }) => {
    expect(brief(body)).toEqual(stories);
  });

  it('keeps its first paragraph as description, and that of a story', () => {
    const backlog = read(
      'Rows are many.\n\nMore.\n\n## US-001: Size\nAs a user\nI want it.\n\nAcceptance criteria:\n- a\n',
    );
    expect(backlog).toMatchObject({
      description: 'Rows are many.',
      stories: [{ description: 'As a user I want it.' }],
    });
  });

  it('takes no heading without words for a story', () => {
    const titles = (body: string) => readIssue({ title: 'T', body })?.stories.map(({ title }) => title);
    expect(titles('# Stories\n## ')).toBeUndefined();
    expect(titles('# Stories\n## \n## US-1 Real\n- x\n')).toEqual(['Real']);
  });

  it('says what was ticked', () => {
    expect(read('- [x] a\n- [X] b\n- [ ] c\n')?.notices).toEqual([
      '2 entries are ticked as done and left out: only gates say that a story has passed.',
    ]);
  });

  it.each<[string, object]>([
    ['US-001: Size (P1)', { id: 'US-001', title: 'Size', priority: 1 }],
    ['[US-001] Size, priority: high', { id: 'US-001', title: 'Size', priority: 1 }],
    ['Size (depends on US-001, US-002)', { title: 'Size', after: ['US-001', 'US-002'] }],
    ['Size after US-001 (low)', { title: 'Size', after: ['US-001'], priority: 3 }],
    ['Do it after lunch', { title: 'Do it after lunch', after: [] }],
    ['Story 4: Size', { title: 'Size' }],
    ['UTF-8 names are read', { id: 'UTF-8', title: 'names are read' }],
    ['A high wall', { title: 'A high wall' }],
  ])('reads %j', (line, story) => {
    expect(read(`- [ ] ${line}\n`)?.stories).toEqual([expect.objectContaining(story)]);
  });

  it.each(['constructor', 'toString', '__proto__'])('takes no priority from the word %s in a table', (word) => {
    const body = `## Stories\n\n| Title | Priority |\n|---|---|\n| Size | ${word} |\n`;
    expect(read(body)?.stories).toEqual([expect.not.objectContaining({ priority: expect.anything() })]);
  });

  it('reads what a story waits for from the entries below it', () => {
    const [, second] = read('- [ ] A-1 One\n- [ ] A-2 Two\n  - works\n  - Depends on: A-1\n')?.stories ?? [];
    expect(second).toMatchObject({ criteria: ['works'], after: ['A-1'] });
  });
});
