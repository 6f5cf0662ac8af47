import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinList, plural } from '../src/list.js';

test('three items are joined by commas and a word', () => {
  assert.equal(joinList(['a', 'b', 'c']), 'a, b and c');
  assert.equal(joinList(['a', 'b', 'c'], 'or'), 'a, b or c');
});

test('two items need no comma', () => {
  assert.equal(joinList(['a', 'b']), 'a and b');
});

test('one item stands alone and none is empty', () => {
  assert.equal(joinList(['a']), 'a');
  assert.equal(joinList([]), '');
});

test('a count of one is singular', () => {
  assert.equal(plural(1, 'file'), '1 file');
  assert.equal(plural(0, 'file'), '0 files');
  assert.equal(plural(2, 'story', 'stories'), '2 stories');
});
