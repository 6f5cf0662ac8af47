import { expect, test } from 'vitest';
import { own } from '../../src/core/own.ts';

test.each([
  ['a name of its own', { a: 1 }, 'a', 1],
  ['another name', { a: 1 }, 'b', undefined],
  ['a name that every object knows', { a: 1 }, 'constructor', undefined],
  ['a name of no table', undefined, 'a', undefined],
])('a table holds under %s what was put there', (_, table, name, value) => {
  expect(own<number>(table, name)).toBe(value);
});
