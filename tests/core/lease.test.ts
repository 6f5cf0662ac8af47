import { describe, expect, test } from 'vitest';
import { judgeBeat, judgeOwner, type LeaseOwner, readOwner } from '../../src/core/lease.ts';

const owner: LeaseOwner = {
  ...{ id: 'one', runId: '20260101-000000-aaaa', workflowRun: '77/2', url: 'https://github.test/runs/77' },
  ...{ host: 'runner-1', pid: 12, startTicks: '99', since: '2026-01-01T00:00:00Z', beatAt: 1_000_000 },
};

describe('the owner of a lock across runners', () => {
  test.each<[string, Parameters<typeof judgeOwner>[1], string]>([
    ['a run of another workflow run', { workflowRun: '78/1' }, 'ask'],
    ['the same attempt of the same workflow run', { workflowRun: '77/2' }, 'ask'],
    ['an earlier attempt', { workflowRun: '77/1' }, 'ask'],
    ['a later attempt', { workflowRun: '77/3' }, 'over'],
    ['a tenth attempt, which no order of letters puts behind the second', { workflowRun: '77/10' }, 'over'],
    ['a runner without workflow runs', { workflowRun: '/1' }, 'ask'],
    ['this machine, whose process is gone', { workflowRun: '/1', left: { id: 'one', isGone: true } }, 'over'],
    ['this machine, whose process works', { workflowRun: '/1', left: { id: 'one', isGone: false } }, 'running'],
    ['a machine that held another lock', { workflowRun: '/1', left: { id: 'two', isGone: true } }, 'ask'],
  ])('[D9] is judged from %s', (_, facts, verdict) => {
    expect(judgeOwner(owner, facts).type).toBe(verdict);
  });

  test('[D8] counts as dead once its heart has not beaten for longer than lock_ttl, on a clock that may run behind', () => {
    const at = (nowMs: number): string => judgeBeat(owner, { nowMs, ttlMs: 60_000 }).type;
    expect([at(1_060_000), at(1_060_001), at(0)]).toEqual(['ask', 'over', 'ask']);
  });

  test.each(['', '[]', '{', 'null', '{"id":"one"}', JSON.stringify({ ...owner, beatAt: '12' })])(
    'is nobody when the lock says %s',
    (text) => {
      expect(readOwner(text)).toBeUndefined();
    },
  );

  test('is read as it was written', () => {
    expect(readOwner(JSON.stringify(owner))).toEqual(owner);
  });
});
