import { describe, expect, it } from 'vitest';
import { namesStory, type SectionKind, sectionKind } from '../../../src/core/issue/section.ts';

const kinds: Readonly<Record<Exclude<SectionKind, 'other'>, readonly string[]>> = {
  stories: [
    ...['User story', 'User stories', 'Stories', 'Task', 'Tasks', 'To-do', 'To-dos', 'Todo', 'Todos', 'Backlog'],
    ...['Features', 'Work items', 'Subtasks', 'Sub-tasks', 'Checklist', 'Requirements'],
  ],
  criteria: [
    ...['Acceptance', 'Acceptance criteria', 'Acceptance test', 'Acceptance tests', 'Criteria', 'Definition of done'],
    ...['DoD', 'Done when', 'Verification'],
  ],
  aside: [
    ...['Context', 'Background', 'Motivation', 'Problem', 'Problem statement', 'Summary', 'Overview', 'Why', 'Note'],
    ...['Notes', 'Link', 'Links', 'Reference', 'References', 'Resources', 'Out of scope', 'Non-goal', 'Non-goals'],
    ...['Nongoals', 'Not included', 'Environment', 'Version', 'Steps to reproduce', 'Expected', 'Expected behavior'],
    ...['Expected behaviour', 'Actual', 'Actual behavior', 'Actual behaviour', 'Screenshot', 'Screenshots', 'Log'],
    ...['Logs', 'Additional context', 'Alternatives', 'Alternatives considered', 'Question', 'Questions'],
    ...['Open questions', 'Risk', 'Risks', 'Discussion', 'Checklist before submitting'],
  ],
};

describe.each(Object.entries(kinds))('a section of %s', (kind, headings) => {
  it.each(headings)('begins with %j', (heading) => {
    expect([heading, `## ✅ ${heading.toUpperCase()} : `, `  ${heading}：`].map(sectionKind)).toEqual([
      kind,
      kind,
      kind,
    ]);
  });

  it.each(headings)('does not begin with more than %j', (heading) => {
    expect([`${heading} x`, `x ${heading}`].map(sectionKind)).toEqual(['other', 'other']);
  });
});

describe('the heading of a story', () => {
  it.each([
    ...['US-1 A', 'US-1: A', '(US-1) A', '[ABC-123456] A', 'X-1 - A', 'X-1.A', 'a1b-2—A', `${'a'.repeat(16)}-1 A`],
    ...['Story: A', 'story 3: A', 'User Story #12) A', 'Task 1 – A', 'Feature.A', 'task-A'],
  ])('is %j', (heading) => expect(namesStory(heading)).toBe(true));

  it.each([
    ...['US-1', 'US-1:', 'US-1 ', 'US-1A', '1-2 A', `${'a'.repeat(17)}-1 A`, 'US-1234567 A', 'see US-1 A', '((US-1) A'],
    ...['Story', 'Story A', 'Story 3', 'Story 12345: A', 'Stories: A', 'A story: B', 'Task:', 'User  story: A'],
  ])('is not %j', (heading) => expect(namesStory(heading)).toBe(false));
});
