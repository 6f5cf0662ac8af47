import { describe, expect, test } from 'vitest';
import { isInScope, type PlannedStory, wasOpen } from '../../src/core/plan.ts';

const usual: PlannedStory = { id: 'A', title: 'First' };

describe('a story of a plan', () => {
  test.each<[PlannedStory['was'] | undefined, boolean]>([
    [undefined, true],
    ['open', true],
    ['passed', false],
    ['ineligible', false],
  ])('that was %s was open: %s', (was, expected) => {
    expect(wasOpen({ ...usual, ...(was && { was }) })).toBe(expected);
  });

  test.each<[boolean | undefined, boolean]>([
    [undefined, true],
    [true, true],
    [false, false],
  ])('whose scope is %s is in scope: %s', (inScope, expected) => {
    expect(isInScope({ ...usual, ...(inScope !== undefined && { inScope }) })).toBe(expected);
  });
});
