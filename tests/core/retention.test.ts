import { describe, expect, test } from 'vitest';
import { oldBranches, oldRuns } from '../../src/core/retention.ts';

const before = '20260201-000000';

describe('what is older than retention_days', () => {
  test.each<[string, string | undefined]>([
    ['wip/archive/ralph-fail-us-1-20260131-235959', 'wip/ralph-fail-us-1-20260131-235959'],
    ['wip/archive/ralph-fail-us-1-20260131-235959-2', 'wip/ralph-fail-us-1-20260131-235959-2'],
    ['ralph-wip-archive-fail-us-1-20250131-120000', 'ralph-wip-fail-us-1-20250131-120000'],
    ['wip/archive/ralph-fail-us-1-20260201-000000', undefined],
    ['wip/ralph-fail-us-1-20250131-120000', undefined],
    ['wip/archive/of-a-person', undefined],
    ['ralph/default', undefined],
    ['wip/archive/ralph-fail-us-1-20260131-235959-12', 'wip/ralph-fail-us-1-20260131-235959-12'],
    ['wip/archive/ralph-fail-us-1-20260131-235959-x', undefined],
    ['wip/archive/ralph-fail-us-1-20260131-2359590', undefined],
    ['work/wip/archive/ralph-fail-us-1-20250131-120000', undefined],
  ])('of branches: %s', (branch, was) => {
    expect(oldBranches([branch], before)).toEqual(was === undefined ? [] : [{ branch, was }]);
  });

  test('of runs: none that is still needed, and nothing that is no run', () => {
    const ids = [
      'x20260101-000000-aaaa',
      before,
      '20260101-000000-aaaa',
      '20260102-000000-bbbb',
      '20260201-000000-cccc',
      'status',
      '00000000',
      '0-20260101-000000-aaaa',
    ];
    expect(oldRuns([`${before}-a`], `${before}-a`, new Set())).toEqual([]);
    expect(oldRuns(ids, before, new Set(['20260102-000000-bbbb']))).toEqual(['20260101-000000-aaaa']);
  });
});
