import { expect, test } from 'vitest';
import { isGlob } from '../../src/core/globs.ts';

test.each(['src/**', '!(a|b)', '*.{ts,js}', 'a[bc]', 'a\\[b', '.env'])('%s is a glob', (pattern) => {
  expect(isGlob(pattern)).toBe(true);
});

test.each(['a[b', '*.{ts,js', '!(a|b', ''])('"%s" is none', (pattern) => {
  expect(isGlob(pattern)).toBe(false);
});

test('a pattern longer than the library takes is none', () => {
  expect(isGlob('a'.repeat(70_000))).toBe(false);
});
