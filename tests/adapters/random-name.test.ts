import { expect, test } from 'vitest';
import { randomName } from '../../src/adapters/random-name.ts';

test('names are 16 hex digits and never come twice, over many pools', () => {
  const names = Array.from({ length: 5000 }, randomName);
  expect(names.every((name) => /^[0-9a-f]{16}$/.test(name))).toBe(true);
  expect(new Set(names).size).toBe(names.length);
});
