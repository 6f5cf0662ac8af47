import type { RunState, StoryState } from './state.ts';

/** The stories of a run in the order of prd.json, those in scope and out of it. */
export type StoryList = readonly StoryState[];

/** A list of the same stories in the same order. */
export function listOf(stories: readonly StoryState[]): StoryList {
  return stories;
}

/** The story at a position of the list; undefined where it has none. */
export function storyAt(list: StoryList, at: number): StoryState | undefined {
  return list[at];
}

/** The list with another story at one of its positions. Throws a RangeError for any other position. */
export function withStory(list: StoryList, at: number, story: StoryState): StoryList {
  if (storyAt(list, at) === undefined) throw new RangeError(`The run has no story at position ${at}.`);
  return list.with(at, story);
}

/** The story with an id; undefined when the run has none. */
export function storyNamed({ stories }: Pick<RunState, 'stories'>, id: string): StoryState | undefined {
  return stories.find((each) => each.id === id);
}

/** The stories that were tried, in the order of the run's list. */
export function triedStories({ stories }: Pick<RunState, 'stories'>): readonly StoryState[] {
  return stories.filter(({ attempts }) => attempts.length > 0);
}

/** All stories of a run, one after another. */
export function storiesOf({ stories }: Pick<RunState, 'stories'>): readonly StoryState[] {
  return stories;
}
