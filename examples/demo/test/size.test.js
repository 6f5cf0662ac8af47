import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatSize, parseSize } from '../src/size.js';

test('bytes have no decimals', () => {
  assert.equal(formatSize(0), '0 B');
  assert.equal(formatSize(999), '999 B');
});

test('larger sizes have one decimal where it says something', () => {
  assert.equal(formatSize(1000), '1 kB');
  assert.equal(formatSize(1_536_000), '1.5 MB');
});

test('a size never shows four digits before its unit', () => {
  assert.equal(formatSize(999_999), '1 MB');
});

test('a written size is read back in any case', () => {
  assert.equal(parseSize('1.5 MB'), 1_500_000);
  assert.equal(parseSize('2kb'), 2000);
});

test('a text that is no size is refused', () => {
  for (const text of ['', 'MB', '1.5', '-1 kB']) assert.throws(() => parseSize(text), SyntaxError);
});
