import { describe, expect, test } from 'vitest';
import { criteriaTexts, storyTexts } from '../../src/core/prd.ts';
import type { Story } from '../../src/core/prd-types.ts';

const textsOf = (story: object) => storyTexts({ raw: JSON.stringify(story) });

describe('what a story says at length', () => {
  test.each<[string, object, string, readonly string[]]>([
    ['nothing', { title: 't' }, '', []],
    ['a description', { description: ' d\n"e"\u00a0' }, ' d\n"e"\u00a0', []],
    ['a description that is no text', { description: ['d'] }, '', []],
    ['a list of criteria', { acceptanceCriteria: ['a', ' b\n', ' '] }, '', ['a', 'b']],
    ['criteria under the second key', { criteria: [], steps: ['s'] }, '', ['s']],
    ['criteria as a text', { criteria: '- a\n2. b' }, '', ['a', 'b']],
    ['criteria as objects', { criteria: [{ text: 'a' }, 1.5] }, '', ['a', '1.5']],
  ])('%s', (_name, story, description, criteria) => expect(textsOf(story)).toEqual({ description, criteria }));

  test('of a key that stands twice the last counts', () => {
    const raw = '{"description": "d", "steps": ["s"], "description": "e", "steps": ["u"]}';
    expect(storyTexts({ raw })).toEqual({ description: 'e', criteria: ['u'] });
  });

  test('is read once', () => {
    const story = { raw: '{"steps": ["s"]}' };
    expect(storyTexts(story)).toBe(storyTexts(story));
  });

  test('cannot be read of what is no JSON', () => {
    expect(() => storyTexts({ raw: '{"steps": [' })).toThrow('The text of a story is no JSON by itself: a value.');
  });
});

test('criteria of a file are found by the id of their story', () => {
  const story = (id: string, ...steps: readonly string[]) => ({ id, raw: JSON.stringify({ id, steps }) }) as Story;
  const texts = criteriaTexts([story('A', 'a', 'b'), story('B')]);
  expect(texts.get('A')).toEqual(['a', 'b']);
  expect(texts.get('B')).toEqual([]);
  expect(texts.get('a')).toBeUndefined();
});
