import type { Token, Tokens } from 'marked';
import type { DraftStory } from './draft.ts';
import { readHeadline } from './headline.ts';
import { wordsOf } from './inline.ts';
import { listCriteria } from './list.ts';
import { sectionKind } from './section.ts';

interface Section {
  readonly depth: number;
  readonly title: string;
  readonly paragraphs: string[];
  readonly criteria: string[];
}

/**
 * Sections of one depth as stories, where at least two of them have a list and none is text for readers: the last guess at an issue
 * that names no story as such.
 */
export function siblingSections(tokens: readonly Token[]): readonly DraftStory[] {
  const sections = sectionsOf(tokens).filter(
    ({ title, criteria }) => sectionKind(title) === 'other' && criteria.length > 0,
  );
  const depth = Math.min(...sections.map((section) => section.depth));
  const siblings = sections.filter((section) => section.depth === depth);
  if (siblings.length < 2) return [];
  return siblings.map(({ title, paragraphs, criteria }) => ({
    ...readHeadline(title),
    ...{ description: paragraphs.join(' '), criteria },
  }));
}

/** Every heading with what stands below it up to the next one. */
function sectionsOf(tokens: readonly Token[]): readonly Section[] {
  const sections: Section[] = [];
  for (const token of tokens) {
    if (token.type === 'heading') {
      const { depth, tokens: words } = token as Tokens.Heading;
      sections.push({ depth, title: wordsOf(words), paragraphs: [], criteria: [] });
    }
    const section = sections.at(-1);
    if (token.type === 'paragraph') section?.paragraphs.push(wordsOf((token as Tokens.Paragraph).tokens));
    if (token.type === 'list') section?.criteria.push(...listCriteria(token as Tokens.List));
  }
  return sections;
}
