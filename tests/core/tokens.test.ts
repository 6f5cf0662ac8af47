import { expect, test } from 'vitest';
import { isAlike } from '../../src/core/tokens.ts';

test.each([
  { one: 'expected 1, got 2', other: 'expected 1, got 2', alike: true },
  { one: 'expected 1, got 2', other: 'Got 2: EXPECTED 1', alike: true },
  { one: 'é', other: 'é', alike: true },
  { one: 'expected 1', other: 'a file is missing', alike: false },
  // Texts without a word say nothing.
  { one: '---', other: '---', alike: false },
  { one: '', other: '', alike: false },
])('"$one" and "$other" say the same: $alike', ({ one, other, alike }) => {
  expect(isAlike(one, other)).toBe(alike);
});
