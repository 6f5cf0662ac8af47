import { expect, it } from 'vitest';
import { openObjectCache } from '../../src/adapters/git/object-cache.ts';

function object(type: string, size: number, whole = true) {
  return { type, size, bytes: Buffer.alloc(whole ? size : size - 1) };
}

it.each(['tree', 'commit', 'blob'])('a %s is kept', (type) => {
  const cache = openObjectCache(2 ** 20);
  const one = object(type, 100);
  expect(cache.get('one')).toBeUndefined();
  cache.add('one', one);
  expect(cache.get('one')).toBe(one);
  expect(cache.get('two')).toBeUndefined();
});

it.each([
  { name: 'the beginning of an object', one: object('tree', 100, false) },
  { name: 'an object that would take much of the room', one: object('tree', 2 ** 18) },
])('$name is not kept', ({ one }) => {
  const cache = openObjectCache(2 ** 20);
  cache.add('one', one);
  expect(cache.get('one')).toBeUndefined();
});

it('what was not asked for longest goes when there is no more room', () => {
  const cache = openObjectCache(100_000);
  // Each takes a tenth, with what a small buffer holds on to.
  for (let count = 0; count < 10; count += 1) cache.add(String(count), object('tree', 1808));
  expect(cache.get('0')).toBeDefined();
  cache.add('0', object('tree', 1808));
  cache.add('new', object('tree', 1808));
  expect(['0', '1', '2', 'new'].map((name) => cache.get(name) !== undefined)).toEqual([true, false, true, true]);
});
