/** What the text below a heading is about. */
export type SectionKind = 'stories' | 'criteria' | 'aside' | 'other';

/** Headings under which every entry is a story. */
const stories =
  /^(?:user stor(?:y|ies)|stories|tasks?|to-?dos?|backlog|features|work items|sub-?tasks|checklist|requirements)$/i;
const criteria = /^(?:acceptance(?: criteria| tests?)?|criteria|definition of done|dod|done when|verification)$/i;
/** Headings of text that is for readers; nothing below is work. */
const aside =
  /^(?:context|background|motivation|problem(?: statement)?|summary|overview|why|notes?|links?|references?|resources|out of scope|non-?goals?|not included|environment|version|steps to reproduce|expected(?: behaviou?r)?|actual(?: behaviou?r)?|screenshots?|logs?|additional context|alternatives(?: considered)?|questions?|open questions|risks?|discussion|checklist before submitting)$/i;

/** Whether the heading names a story itself: an id, or the word and a number. */
export function namesStory(heading: string): boolean {
  return (
    /^[[(]?[A-Za-z][A-Za-z0-9]{0,15}-\d{1,6}[\])]?(?:\s*[:.–—-]|\s)\s*\S/u.test(heading) ||
    /^(?:user story|story|task|feature)(?:\s*#?\d{1,4})?\s*[:.)–—-]\s*\S/iu.test(heading)
  );
}

/** What stands below a heading of this text. */
export function sectionKind(heading: string): SectionKind {
  const plain = heading
    .replace(/[:：]\s*$/u, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim();
  if (stories.test(plain)) return 'stories';
  if (criteria.test(plain)) return 'criteria';
  return aside.test(plain) ? 'aside' : 'other';
}
