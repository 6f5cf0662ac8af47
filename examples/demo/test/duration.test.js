import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDuration, parseDuration } from '../src/duration.js';

test('a duration is written in its two largest units', () => {
  assert.equal(formatDuration(5_400_000), '1h 30m');
  assert.equal(formatDuration(90_061_000), '1d 1h');
});

test('a unit that is zero ends the text', () => {
  assert.equal(formatDuration(3_600_000 + 5000), '1h');
});

test('less than a second is written as 0s', () => {
  assert.equal(formatDuration(0), '0s');
  assert.equal(formatDuration(999), '0s');
});

test('a negative or infinite duration is refused', () => {
  assert.throws(() => formatDuration(-1), RangeError);
  assert.throws(() => formatDuration(Infinity), RangeError);
});

test('a written duration is read back', () => {
  assert.equal(parseDuration('1h 30m'), 5_400_000);
  assert.equal(parseDuration('2d3s'), 172_803_000);
});

test('a text that is no duration is refused', () => {
  for (const text of ['', 'soon', '5', '1m 2h']) assert.throws(() => parseDuration(text), SyntaxError);
});
