import { describe, expect, test } from 'vitest';
import { newerOf } from '../../src/action/open-next.ts';
import { plan, play } from '../support/history.ts';

const state = (runId: string) => play(plan(['A'], { runId })).state;
const here = { name: '20260102-030405-aaaa.jsonl', state: state('here') };
const latest = state('there');

describe('the run that is known last', () => {
  test.each([
    ['is the one of this machine where no other is known', here, {}, 'here'],
    ['is the one of another machine where this one has none', undefined, { latest, newest: here.name }, 'there'],
    ['is the newer of two', here, { latest, newest: '20260103-030405-bbbb.jsonl' }, 'there'],
    ['is that of this machine when it is newer', here, { latest, newest: '20260101-030405-bbbb.jsonl' }, 'here'],
    ['is that of this machine when both know as much of it', here, { latest, newest: here.name }, 'here'],
    [
      'is that of the machine that went on with it',
      here,
      { latest, newest: here.name, isAhead: true as const },
      'there',
    ],
    [
      'is that of this machine when only an older one was gone on with',
      here,
      { latest, newest: '20260101-030405-bbbb.jsonl', isAhead: true as const },
      'here',
    ],
  ])('%s', (_, own, brought, runId) => {
    expect(newerOf(own, brought)?.plan.runId).toBe(runId);
  });

  test('is none where none is known', () => {
    expect(newerOf(undefined, {})).toBeUndefined();
  });
});
