import { perObject } from './per-object.ts';
import { membersOf, stringOf, tapeOfStory } from './prd-json-read.ts';
import type { Story } from './prd-types.ts';
import { readCriteria } from './prd-value.ts';

/** What a story says at length. */
export interface StoryTexts {
  /** '' when absent. */
  readonly description: string;
  /** Empty when the story has none (a warning says so). */
  readonly criteria: readonly string[];
}

/**
 * Read from the story's own text when somebody asks, once for each story: a run starts with thousands of them and asks for few. Throws when
 * that text is no JSON, which no story of a file that was read has.
 */
export const storyTexts = perObject(({ raw }: Pick<Story, 'raw'>): StoryTexts => {
  const tape = tapeOfStory(raw);
  const { values } = membersOf(tape, 0);
  return { description: stringOf(tape, values.get('description')) ?? '', criteria: readCriteria(tape, values) };
});

/** Acceptance criteria of stories by story id, in the order of prd.json: reviewers know them as c1, c2, … */
export type CriteriaTexts = Pick<ReadonlyMap<string, readonly string[]>, 'get'>;

/** Those of a file; the first who asks for one has the stories found. */
export function criteriaTexts(stories: readonly Story[]): CriteriaTexts {
  let known: ReadonlyMap<string, Story> | undefined;
  const named = (id: string): Story | undefined => {
    known ??= new Map(stories.map((story) => [story.id, story]));
    return known.get(id);
  };
  return {
    get: (id) => {
      const story = named(id);
      return story && storyTexts(story).criteria;
    },
  };
}
