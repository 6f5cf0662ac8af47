import { expect, test } from 'vitest';
import { mostAttempts, type Split } from '../../src/core/split.ts';
import type { Attempt, StoryState } from '../../src/core/state.ts';
import { plan } from '../support/history.ts';

type Story = Pick<StoryState, 'attempts' | 'split' | 'fixes'>;

const state = { plan: plan(['A']) };
const { maxAttempts } = state.plan.caps;
const attempts = (count: number, part?: string): readonly Attempt[] =>
  Array.from({ length: count }, () => ({ ...(part && { part }) }) as Attempt);
const fix = { text: 'name it', person: 'ada', at: 0 };
const starts = [{ commit: 'c', tree: 't' }];
const parts = ['A.1', 'A.2'].map((id) => ({ id, title: id, text: id, criteria: [id] }));
const split: Split = { parts, starts, because: 'too large' };

test.each<readonly [string, Story, number]>([
  ['a story alone has its cap', { attempts: attempts(2) }, 0],
  ['a fix gives as many again', { attempts: attempts(6), fixes: [{ ...fix, attempts: 5 }] }, 5],
  [
    'so does the second one',
    {
      attempts: attempts(8),
      fixes: [
        { ...fix, attempts: 5 },
        { ...fix, attempts: 7 },
      ],
    },
    7,
  ],
  ['a sub-story has its own beside those before it', { attempts: [...attempts(3), ...attempts(2, 'A.1')], split }, 3],
])('%s', (_, story, more) => {
  expect(mostAttempts(state, story)).toBe(maxAttempts + more);
});
