import { expect, test } from 'vitest';
import { storiesOf } from '../../src/core/story-list.ts';
import { partStory } from '../../src/report/prompt-part.ts';
import { sampleRun } from '../support/sample-run.ts';

const part = (at: number) => ({
  id: `US-1.${at}`,
  title: `Part ${at}`,
  text: `Do part ${at}.`,
  criteria: [`part ${at} is there`],
});

test('a sub-story is told with its own text, and of the others no more than their names', () => {
  const [story] = storiesOf(sampleRun({ stories: [{ id: 'US-1' }] }));
  if (story === undefined) throw new Error('no story');
  const split = { parts: [part(1), part(2), part(3)], starts: [], because: '' };
  const told = partStory({ ...story, title: 'Count words', split }, part(2));
  expect(told).toEqual({
    id: 'US-1.2',
    title: 'Part 2',
    criteria: ['part 2 is there'],
    json: `Sub-story 2 of 3 of story US-1: Count words. The others:
- done: US-1.1 Part 1
- later, leave it alone: US-1.3 Part 3

Do part 2.`,
  });
});
