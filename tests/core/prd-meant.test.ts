import { expect, test } from 'vitest';
import { meantStory } from '../../src/core/prd-meant.ts';

test.each<[string, readonly string[], string | undefined]>([
  ['us-001', ['US-001', 'US-002'], 'US-001'],
  ['US001', ['US-001'], 'US-001'],
  ['us_1', ['US-001', 'US-010'], 'US-001'],
  ['US-001', ['US-1'], 'US-1'],
  ['US-1', ['US-01', 'US-001'], undefined],
  ['us-01', ['US-01', 'US-001'], 'US-01'],
  ['a', ['A', 'a'], 'a'],
  // The next number is another story, not a slip.
  ['US-009', ['US-001'], undefined],
  ['US-10', ['US-1', 'US-100'], undefined],
  ['login', ['US-001'], undefined],
])('%s among %j means %s', (typed, ids, meant) => expect(meantStory(typed, ids)).toBe(meant));
