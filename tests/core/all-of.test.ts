import { expect, test } from 'vitest';
import { allOf, didNotPass, usedUp } from '../../src/core/all-of.ts';

test.each([
  [allOf(5, 'attempt'), 'all 5 attempts'],
  [allOf(1, 'attempt'), 'the one attempt'],
  [allOf(2, 'story', 'stories'), 'both stories'],
  [allOf(3, 'story', 'stories'), 'all 3 stories'],
  [allOf(1, 'story', 'stories'), 'the one story'],
  [usedUp(3, 'commit'), 'all 3 commits of the run are used'],
  [usedUp(1, 'commit'), 'the one commit of the run is used'],
  [didNotPass(2, 5), '2 of 5 stories did not pass'],
  [didNotPass(1, 5), '1 of 5 stories did not pass'],
  [didNotPass(1, 1), 'the one story did not pass'],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});
