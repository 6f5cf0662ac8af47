import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Attempt, StoryState } from '../../src/core/state.ts';
import { firstStory } from '../../src/core/story.ts';
import { listOf, storiesOf, storyAt, storyNamed, triedStories, withStory } from '../../src/core/story-list.ts';

describe('a list of stories', () => {
  const sizes = fc.constantFrom(0, 1, 63, 64, 65, 128, 200);

  test('has the stories that it was made of, each at its place', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const stories = some(size);
        const list = listOf(stories);
        expect(storiesOf({ stories: list })).toEqual(stories);
        expect(Array.from({ length: size + 1 }, (_, at) => storyAt(list, at))).toEqual([...stories, undefined]);
        expect(storyAt(list, -1)).toBeUndefined();
      }),
    );
  });

  test('is changed as an array is, and every list before stays what it was', () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.string()), { maxLength: 20 });
    fc.assert(
      fc.property(
        sizes.filter((size) => size > 0),
        changes,
        (size, made) => {
          const lists = [listOf(some(size))];
          const arrays: (readonly StoryState[])[] = [some(size)];
          for (const [place, detail] of made) {
            const at = place % size;
            const [list = listOf([]), array = []] = [lists.at(-1), arrays.at(-1)];
            const story = { ...(storyAt(list, at) as StoryState), detail };
            lists.push(withStory(list, at, story));
            arrays.push(array.with(at, story));
          }
          expect(lists.map((stories) => storiesOf({ stories }))).toEqual(arrays);
        },
      ),
    );
  });

  test('tells its stories by id and those that were tried, as they are now', () => {
    const attempts = [{ attempt: 1 } as Attempt];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat({ max: 199 }), fc.boolean()), { maxLength: 20 }), (changes) => {
        let stories = listOf(some(200));
        for (const [at, isTried] of changes) {
          const story = { ...(storyAt(stories, at) as StoryState), attempts: isTried ? attempts : [] };
          stories = withStory(stories, at, story);
          const all = storiesOf({ stories });
          expect(triedStories({ stories })).toEqual(all.filter((each) => each.attempts.length > 0));
          for (const { id } of [story, some(200)[199] as StoryState]) {
            expect(storyNamed({ stories }, id)).toBe(all.find((each) => each.id === id));
          }
        }
        expect(storyNamed({ stories }, 'none')).toBeUndefined();
      }),
    );
  });

  test.each([
    ['behind its last story', 3],
    ['behind its last block', 64],
    ['before its first story', -1],
  ])('has no place %s', (_, at) => {
    expect(() => withStory(listOf(some(3)), at, some(1)[0] as StoryState)).toThrow(RangeError);
  });
});

function some(size: number): readonly StoryState[] {
  return Array.from({ length: size }, (_, index) =>
    firstStory({ index, id: `S${index}`, title: '', dependsOn: [], was: 'open', inScope: true }),
  );
}
