import type { Token, Tokens } from 'marked';
import type { DraftStory } from './draft.ts';
import { idsIn, readHeadline } from './headline.ts';
import { wordsOf } from './inline.ts';
import type { TableStories } from './table.ts';

/**
 * Entries of a list as stories: those with a box, or all of them where the heading says so. What stands below an entry are its
 * criteria and its description.
 */
export function listStories({ items }: Tokens.List, all: boolean): TableStories {
  const wanted = items.filter(({ task }) => task || all);
  const open = wanted.filter(({ checked }) => checked !== true);
  const stories = open.map(storyOf).filter(({ title }) => title !== '');
  return { stories, done: wanted.length - open.length };
}

/** Every entry of a list and of the lists below it, in the order of reading. */
export function listCriteria({ items }: Tokens.List): readonly string[] {
  return items.flatMap((item) => {
    const { head, lists } = partsOf(item);
    return [...(head === '' ? [] : [head]), ...lists.flatMap(listCriteria)];
  });
}

interface Parts {
  /** Its first block of text. */
  readonly head: string;
  readonly paragraphs: readonly string[];
  readonly lists: readonly Tokens.List[];
}

function partsOf({ tokens }: Tokens.ListItem): Parts {
  const isText = ({ type }: Token): boolean => type === 'text' || type === 'paragraph';
  const texts = tokens.filter(isText).map((token) => wordsOf((token as Tokens.Text).tokens));
  const lists = tokens.filter((token): token is Tokens.List => token.type === 'list');
  return { head: texts[0] ?? '', paragraphs: texts.slice(1), lists };
}

function storyOf(item: Tokens.ListItem): DraftStory {
  const { head, paragraphs, lists } = partsOf(item);
  const headline = readHeadline(head);
  const below = lists.flatMap(listCriteria);
  const links = below.filter((line) => depends.test(line));
  return {
    ...headline,
    description: paragraphs.join(' '),
    criteria: below.filter((line) => !depends.test(line)),
    after: [...new Set([...headline.after, ...links.flatMap(idsIn)])],
  };
}

/** An entry below a story that only says what it waits for. */
const depends = /^(?:depends on|after|blocked by|dependencies)\s*:?\s+[A-Za-z][A-Za-z0-9]{0,15}-\d/i;
