import { describe, expect, test } from 'vitest';
import { requestOf } from '../../src/action/trigger.ts';

describe('an event (03-interface §4)', () => {
  test.each(['schedule', 'workflow_dispatch', 'repository_dispatch', 'push', 'workflow_call'])(
    '%s starts a run',
    (eventName) => expect(requestOf({ eventName, payload: {} })).toEqual({ type: 'run' }),
  );

  test.each(['pull_request_target', 'workflow_run'])('%s is refused, with what to use instead [U10]', (eventName) => {
    expect(requestOf({ eventName, payload: {} })).toEqual({
      type: 'refused',
      message: expect.stringMatching(new RegExp(`started by ${eventName}.*Start ralph-action from schedule`)),
    });
  });

  test.each(['issue_comment', 'issues', 'pull_request_review'])('%s may carry a command', (eventName) => {
    expect(requestOf({ eventName, payload: {} })).toEqual({ type: 'thread' });
  });

  test('a schedule of a fork starts nothing [U18]', () => {
    const payload = { schedule: '0 2 * * *', repository: { fork: true } };
    expect(requestOf({ eventName: 'schedule', payload })).toMatchObject({
      type: 'skipped',
      reason: expect.stringMatching(/is a fork/),
    });
    const own = { schedule: '0 2 * * *', repository: { fork: false } };
    expect(requestOf({ eventName: 'schedule', payload: own })).toEqual({ type: 'run' });
    expect(requestOf({ eventName: 'workflow_dispatch', payload })).toEqual({ type: 'run' });
  });

  test.each(['1; rm', '-1', '1e3', '7'])('a dispatch that names pull request %j is a plain run [U11]', (pr) => {
    for (const eventName of ['repository_dispatch', 'workflow_dispatch']) {
      const payload = { client_payload: { pr }, inputs: { pr }, sender: { login: 'github-actions[bot]', type: 'Bot' } };
      expect(requestOf({ eventName, payload })).toEqual({ type: 'run' });
    }
  });

  test.each(['pull_request', 'release', 'fork', 'Schedule', ' push', ''])(
    '%j is skipped with the reason',
    (eventName) => {
      expect(requestOf({ eventName, payload: {} })).toEqual({
        type: 'skipped',
        reason: `event ${eventName} starts no run`,
      });
    },
  );
});
