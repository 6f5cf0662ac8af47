import { perObject } from './per-object.ts';
import type { RunState, StoryState } from './state.ts';

/**
 * The stories of a run in the order of prd.json, those in scope and out of it. A story is changed several times in each event, and a
 * backlog has thousands of them: the one that was changed last lies beside the others, which are in blocks, so that putting it back
 * copies one of them. A list itself never changes.
 */
export interface StoryList {
  readonly blocks: readonly (readonly StoryState[])[];
  /** What stands in the place of the story there; absent = none was changed. */
  readonly changed?: { readonly at: number; readonly story: StoryState };
}

/** Stories in a block. */
const BLOCK = 64;

/** A list of the same stories in the same order. */
export function listOf(stories: readonly StoryState[]): StoryList {
  const starts = Array.from({ length: Math.ceil(stories.length / BLOCK) }, (_, block) => block * BLOCK);
  return { blocks: starts.map((start) => stories.slice(start, start + BLOCK)) };
}

/** The story at a position of the list; undefined where it has none. */
export function storyAt({ blocks, changed }: StoryList, at: number): StoryState | undefined {
  return changed?.at === at ? changed.story : blocks[Math.floor(at / BLOCK)]?.[at % BLOCK];
}

/** The list with another story at one of its positions. Throws a RangeError for any other position. */
export function withStory(list: StoryList, at: number, story: StoryState): StoryList {
  if (storyAt(list, at) === undefined) throw new RangeError(`The run has no story at position ${at}.`);
  return { blocks: list.changed?.at === at ? list.blocks : putBack(list), changed: { at, story } };
}

function putBack({ blocks, changed }: StoryList): StoryList['blocks'] {
  if (changed === undefined) return blocks;
  const place = Math.floor(changed.at / BLOCK);
  return blocks.with(place, (blocks[place] ?? []).with(changed.at % BLOCK, changed.story));
}

/** The story with an id; undefined when the run has none. Nothing is made for it: the one that was changed last is asked for most. */
export function storyNamed({ stories }: Pick<RunState, 'stories'>, id: string): StoryState | undefined {
  if (stories.changed?.story.id === id) return stories.changed.story;
  for (const block of stories.blocks) {
    const story = block.find((each) => each.id === id);
    if (story !== undefined) return story;
  }
  return undefined;
}

/** The stories that were tried, in the order of the run's list: of thousands a run tries few, and most blocks stay as they are. */
export function triedStories({ stories }: Pick<RunState, 'stories'>): readonly StoryState[] {
  return putBack(stories).flatMap(triedIn);
}

const triedIn = perObject((block: readonly StoryState[]) => block.filter(({ attempts }) => attempts.length > 0));

/** All stories of a run, one after another. */
export function storiesOf({ stories }: Pick<RunState, 'stories'>): readonly StoryState[] {
  return together(stories);
}

/** `flat` would take fifty times as long. */
const together = perObject((list: StoryList): readonly StoryState[] => none.concat(...putBack(list)));
const none: readonly StoryState[] = [];
