import { describe, expect, test } from 'vitest';
import { olderWork } from '../../src/core/older-work.ts';
import { plan, play } from '../support/history.ts';

function found(wip: string, { tried = true, id = 'US-1' } = {}) {
  const failed = { outcome: 'failed', detail: '', runId: 'run-0', at: 1, prompt: 'p', base: 'b', wip } as const;
  const known = [{ id, title: `Story ${id}`, entry: 'e', text: 't', failed }];
  const waits = { outcome: 'failed', detail: 'It waits.', nights: 1, wip } as const;
  const story = { id, ...(tried ? {} : { was: 'ineligible' as const, waits }) };
  return olderWork(play(plan([story], { recall: { prd: 'prd', prompt: 'p', base: 'b', known } })).state);
}

describe('work of an earlier run', () => {
  test.each([
    ['wip/ralph-fail-us-1-20260121-030000', 'wip/archive/ralph-fail-us-1-20260121-030000'],
    ['wip/ralph-fail-us-1-20260121-030000-2', 'wip/archive/ralph-fail-us-1-20260121-030000-2'],
    ['wip/ralph-fail-us-1-20260121-030000-12', 'wip/archive/ralph-fail-us-1-20260121-030000-12'],
    ['ralph-wip-fail-us-1-20260121-030000', 'ralph-wip-archive-fail-us-1-20260121-030000'],
  ])('on %s goes to %s once its story is tried again', (from, to) => {
    expect(found(from)).toEqual([{ story: 'US-1', from, to }]);
  });

  test('stays where nobody tried its story', () => {
    expect(found('wip/ralph-fail-us-1-20260121-030000', { tried: false })).toEqual([]);
  });

  test.each([
    'main',
    'wip/mine',
    'wip/ralph-fail-us-2-20260121-030000',
    'wip/ralph-fail-us-1-extra',
    'wip/ralph-fail-us-1-20260121-030000/../../main',
    'wip/archive/ralph-fail-us-1-20260121-030000',
    'ralph/us-1',
    'x/wip/ralph-fail-us-1-20260121-030000',
    'wip/ralph-fail-us-1-20260121-030000-',
    'wip/ralph-fail-us-1-20260121-030000-1x',
    'wip/ralph-fail-us-1-x20260121-030000',
    'wip/fail-us-1-20260121-030000',
    'ralph-wip-ralph-fail-us-1-20260121-030000',
  ])('is no branch that we would not have named so: %s', (name) => {
    expect(found(name)).toEqual([]);
  });
});
