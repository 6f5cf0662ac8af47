import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indent, truncate } from '../src/text.js';

test('a text that fits is left alone', () => {
  assert.equal(truncate('short', 5), 'short');
});

test('a text that is too long ends in an ellipsis', () => {
  assert.equal(truncate('too long', 5), 'too …');
});

test('characters outside the basic plane are not cut in half', () => {
  assert.equal(truncate('🙂🙂🙂', 2), '🙂…');
});

test('empty lines get no spaces', () => {
  assert.equal(indent('a\n\nb', 2), '  a\n\n  b');
});
