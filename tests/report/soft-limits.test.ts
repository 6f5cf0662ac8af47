import { expect, it } from 'vitest';
import { storiesOf } from '../../src/core/story-list.ts';
import { softLimitNotices } from '../../src/report/soft-limits.ts';
import { sampleRun } from '../support/sample-run.ts';

const check = (name: string, durationMs: number, softLimitHit = false) =>
  ({ gate: 'test', check: name, durationMs, softLimitHit }) as const;

it('says why a short check is past the limit that all checks have together', () => {
  const review = { gate: 'quality', durationMs: 200_000, softLimitHit: true } as const;
  const state = sampleRun({
    stories: [
      {
        id: 'A',
        tries: [
          { gates: [check('unit', 240_000), check('lint', 90_000, true), review] },
          { gates: [check('unit', 400_000, true)] },
        ],
      },
    ],
  });
  expect(softLimitNotices(storiesOf(state))).toEqual([
    'Past the soft limit of a gate: A attempt 1 test (lint) (1m 30s, after 4m of other checks), ' +
      'A attempt 1 quality (3m 20s), A attempt 2 test (unit) (6m 40s).',
  ]);
});

it('names stories, and says nothing where no limit was passed', () => {
  const slow = sampleRun({ stories: [{ id: 'A', softLimitHit: true, elapsedMs: 3_000_000 }] });
  expect(softLimitNotices(storiesOf(slow))).toEqual(['Past the soft limit of a story: A (50m).']);
  expect(
    softLimitNotices(storiesOf(sampleRun({ stories: [{ id: 'A', tries: [{ gates: [check('unit', 9)] }] }] }))),
  ).toEqual([]);
});
