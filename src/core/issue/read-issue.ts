import { Lexer, type Token, type Tokens } from 'marked';
import type { DraftStory, IssueBacklog } from './draft.ts';
import { readHeadline } from './headline.ts';
import { wordsOf } from './inline.ts';
import { listCriteria, listStories } from './list.ts';
import { namesStory, type SectionKind, sectionKind } from './section.ts';
import { siblingSections } from './siblings.ts';
import { tableStories } from './table.ts';

/** An issue, already without what rendering hides. */
export interface IssueText {
  readonly title: string;
  readonly body: string;
}

/**
 * Reads the stories of an issue: headings that name a story with the lists below them, tables with a title column, task lists, plain
 * lists below a heading such as "Stories"; else sections with lists; else one story with the acceptance criteria. Undefined when
 * none of these is there.
 */
export function readIssue({ title, body }: IssueText): IssueBacklog | undefined {
  const tokens = lexed(body);
  const page = walk(tokens);
  // A heading without words, or with nothing but marks, names no story.
  const found = (page.stories.length > 0 ? page.stories : siblingSections(tokens)).filter(isNamed);
  if (found.length > 0)
    return { ...page, stories: found.map((story) => withShared(story, page.criteria)), notices: notices(page) };
  if (page.criteria.length === 0) return undefined;
  const one: DraftStory = { ...readHeadline(title), description: page.description, criteria: page.criteria };
  return { ...page, stories: [one], notices: notices(page) };
}

function isNamed({ title }: DraftStory): boolean {
  return title.trim() !== '';
}

/** Text that nests so deep that no reader can follow it is no backlog. */
function lexed(body: string): readonly Token[] {
  try {
    return new Lexer().lex(body);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

interface Open {
  readonly depth: number;
  readonly story: Mutable;
}

interface Mutable {
  headline: ReturnType<typeof readHeadline>;
  description: string[];
  criteria: string[];
}

interface Page {
  readonly stories: DraftStory[];
  /** Criteria that stand outside of any story. */
  readonly criteria: string[];
  description: string;
  /** Entries that were left out because they are done. */
  done: number;
}

interface Place {
  /** Story whose section this is. */
  open: Open | undefined;
  kind: SectionKind;
  /** Depth of the heading that gave `kind`. */
  depth: number;
}

function walk(tokens: readonly Token[]): Page {
  const page: Page = { stories: [], criteria: [], description: '', done: 0 };
  const place: Place = { open: undefined, kind: 'other', depth: 0 };
  for (const token of tokens) {
    if (token.type === 'heading') enter(page, place, token as Tokens.Heading);
    else if (place.open === undefined) readOutside(page, place, token);
    else readInside(place.open.story, place.kind, token);
  }
  close(page, place);
  return page;
}

function enter(page: Page, place: Place, heading: Tokens.Heading): void {
  const text = wordsOf(heading.tokens);
  const { depth } = heading;
  if (place.open !== undefined && depth > place.open.depth) {
    place.kind = sectionKind(text);
    return;
  }
  close(page, place);
  const isBelowStories = place.kind === 'stories' && depth > place.depth;
  const isStory = namesStory(text) || (isBelowStories && sectionKind(text) === 'other');
  if (isStory) {
    place.open = { depth, story: { headline: readHeadline(text), description: [], criteria: [] } };
    if (!isBelowStories) Object.assign(place, { kind: 'other', depth: 0 });
    return;
  }
  Object.assign(place, { kind: sectionKind(text), depth });
}

/** The kind of the section around the story holds again for the next one. */
function close(page: Page, place: Place): void {
  if (place.open === undefined) return;
  const { headline, description, criteria } = place.open.story;
  page.stories.push({ ...headline, description: description.join(' '), criteria });
  place.kind = place.depth > 0 ? 'stories' : 'other';
  place.open = undefined;
}

function readOutside(page: Page, { kind }: Place, token: Token): void {
  if (token.type === 'paragraph' && page.description === '' && kind !== 'criteria') {
    page.description = wordsOf((token as Tokens.Paragraph).tokens);
  }
  if (token.type === 'table' && kind !== 'aside') {
    const table = tableStories(token as Tokens.Table);
    page.stories.push(...(table?.stories ?? []));
    page.done += table?.done ?? 0;
  }
  if (token.type !== 'list' || kind === 'aside') return;
  if (kind === 'criteria') {
    page.criteria.push(...listCriteria(token as Tokens.List));
    return;
  }
  const list = listStories(token as Tokens.List, kind === 'stories');
  page.stories.push(...list.stories);
  page.done += list.done;
}

function readInside(story: Mutable, kind: SectionKind, token: Token): void {
  if (token.type === 'list' && kind !== 'aside') story.criteria.push(...listCriteria(token as Tokens.List));
  if (token.type === 'paragraph') {
    const text = wordsOf((token as Tokens.Paragraph).tokens);
    // A line that only announces the list below it.
    if (text !== '' && sectionKind(text) !== 'criteria') story.description.push(text);
  }
}

/** Criteria for the whole issue belong to the stories that have none. */
function withShared(story: DraftStory, shared: readonly string[]): DraftStory {
  return story.criteria.length > 0 ? story : { ...story, criteria: shared };
}

function notices({ done }: Page): readonly string[] {
  if (done === 0) return [];
  return [
    `${done} ${done === 1 ? 'entry is' : 'entries are'} ticked as done and left out: only gates say that a story has passed.`,
  ];
}
