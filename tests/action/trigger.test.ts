import { describe, expect, test } from 'vitest';
import { requestOf } from '../../src/action/trigger.ts';

describe('an event (03-interface §4)', () => {
  test.each(['schedule', 'workflow_dispatch', 'repository_dispatch', 'push', 'workflow_call'])(
    '%s starts a run',
    (eventName) => expect(requestOf({ eventName })).toEqual({ type: 'run' }),
  );

  test.each(['pull_request_target', 'workflow_run'])('%s is refused, with what to use instead [U10]', (eventName) => {
    expect(requestOf({ eventName })).toEqual({
      type: 'refused',
      message: expect.stringMatching(new RegExp(`started by ${eventName}.*Start ralph-action from schedule`)),
    });
  });

  test.each([
    'pull_request',
    'issue_comment',
    'issues',
    'pull_request_review',
    'release',
    'fork',
    'Schedule',
    ' push',
    '',
  ])('%j is skipped with the reason', (eventName) => {
    expect(requestOf({ eventName })).toEqual({ type: 'skipped', reason: `event ${eventName} starts no run` });
  });
});
