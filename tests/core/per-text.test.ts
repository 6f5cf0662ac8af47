import { expect, test } from 'vitest';
import { perText } from '../../src/core/per-text.ts';

test('finds what a text comes to once while it keeps coming back, undefined included', () => {
  const asked: string[] = [];
  const found = perText((text) => {
    asked.push(text);
    return text === '' ? undefined : text.length;
  });
  expect(['one', '', 'one', '', 'three', 'one'].map(found)).toEqual([3, undefined, 3, undefined, 5, 3]);
  expect(asked).toEqual(['one', '', 'three']);
});

test('tells each of many texts apart and keeps no more than a few of them', () => {
  const asked: string[] = [];
  const found = perText((text) => {
    asked.push(text);
    return `found ${text}`;
  });
  const texts = Array.from({ length: 1000 }, (_, at) => `text ${at}`);
  expect(texts.map(found)).toEqual(texts.map((text) => `found ${text}`));
  expect(found('text 0')).toBe('found text 0');
  expect(asked).toEqual([...texts, 'text 0']);
});
