import { perObject } from './per-object.ts';
import type { RunState, StoryState } from './state.ts';

/**
 * The stories of a run in the order of prd.json, those in scope and out of it, in blocks: a story is changed several times in each
 * event, and a backlog has thousands of them. A change copies one block and the list of blocks; a list itself never changes.
 */
export interface StoryList {
  readonly blocks: readonly (readonly StoryState[])[];
}

/** Stories in a block. */
const BLOCK = 64;

/** A list of the same stories in the same order. */
export function listOf(stories: readonly StoryState[]): StoryList {
  const starts = Array.from({ length: Math.ceil(stories.length / BLOCK) }, (_, block) => block * BLOCK);
  return { blocks: starts.map((start) => stories.slice(start, start + BLOCK)) };
}

/** The story at a position of the list; undefined where it has none. */
export function storyAt({ blocks }: StoryList, at: number): StoryState | undefined {
  return blocks[Math.floor(at / BLOCK)]?.[at % BLOCK];
}

/** The list with another story at one of its positions. Throws a RangeError for any other position. */
export function withStory({ blocks }: StoryList, at: number, story: StoryState): StoryList {
  const block = Math.floor(at / BLOCK);
  return { blocks: blocks.with(block, (blocks[block] ?? []).with(at % BLOCK, story)) };
}

/** All stories of a run, one after another. */
export function storiesOf({ stories }: Pick<RunState, 'stories'>): readonly StoryState[] {
  return together(stories);
}

/** `flat` would take fifty times as long. */
const together = perObject(({ blocks }: StoryList): readonly StoryState[] => none.concat(...blocks));
const none: readonly StoryState[] = [];
