import { expect, test } from 'vitest';
import type { Outcome } from '../../src/core/event.ts';
import { commandsOf, gate, plan, play, type Script, storyOf } from '../support/history.ts';

const branch = 'refs/heads/ralph/default';

/** The remote does not take the commit of A, on which B and C stand. */
function run(script: Script) {
  let own: string | undefined;
  let isTold = false;
  return play(plan(['A', 'B', 'C']), {
    ...script,
    fault: (turn, command): Outcome | undefined => {
      if (command.type === 'publish') own ??= command.refs.find(({ ref }) => ref === branch)?.commit;
      if (command.type !== 'settle' || own === undefined || isTold) return script.fault?.(turn, command);
      isTold = true;
      const refused = { status: 'refused', detail: 'holds a secret', bundle: '/tmp/a.bundle', declined: own } as const;
      return { type: 'settled', results: command.refs.map((each) => ({ ...each, ...refused })) };
    },
  });
}

test('what came after a declined commit is put on the branch without it', () => {
  const { state, halt } = run({});
  expect(storyOf(state, 'A')).toMatchObject({ status: 'blocked', declined: { bundle: '/tmp/a.bundle' } });
  expect(storyOf(state, 'B')).toMatchObject({ status: 'passed', detail: 'passed, and again without A' });
  expect(halt).toMatchObject({ kind: 'some_failed', detail: '1 of 3 stories did not pass' });
});

test('a story that does not stand without it is blocked, and kept by the same bundle', () => {
  const { state } = run({ conflicting: ['B'] });
  expect(storyOf(state, 'B')).toMatchObject({
    status: 'blocked',
    detail: 'does not stand without A, whose commit the remote declined: it conflicts in a.js',
    declined: { commit: expect.any(String), cause: 'it stands on that of A', bundle: '/tmp/a.bundle' },
  });
  expect(storyOf(state, 'C')).toMatchObject({ status: 'passed' });
});

test('none of them is lost where our own trouble leaves them without a verdict', () => {
  const history = run({
    fault: (_, command) => {
      if (command.type !== 'carry-stories') return undefined;
      const points = command.commits.map(({ commit }) => ({ from: commit, commit: `${commit}-moved`, tree: commit }));
      const results = [gate('test', 'error', { check: 'test', reason: 'the registry did not answer' })];
      return { type: 'stories-carried', points, conflicts: [], results };
    },
  });
  expect(commandsOf(history, 'carry-stories')).toHaveLength(3);
  expect(history.halt).toMatchObject({
    kind: 'environment_broken',
    detail:
      'the work after A, whose commit the remote declined, got no verdict of check "test" in 3 calls: the registry did not answer',
  });
  for (const id of ['B', 'C'])
    expect(storyOf(history.state, id)).toMatchObject({ status: 'blocked', declined: { bundle: '/tmp/a.bundle' } });
});

test('a run that ends on a refused key parks the story in flight before it takes the declined commit away', () => {
  const provider = { class: 'auth', detail: 'the key was refused (401)' } as const;
  const result = gate('implement', 'error', { condition: 'auth' });
  const history = run({
    attempts: { B: ['fail'] },
    fault: (_, command) =>
      command.type === 'implement' && command.story === 'B' && command.attempt === 2
        ? {
            type: 'implemented',
            result,
            finalMessage: { lines: [], truncated: 0 },
            survivorsKilled: 0,
            usage: [],
            provider,
          }
        : undefined,
  });
  expect(history.halt?.kind).toBe('config_error');
  expect(commandsOf(history, 'park-story').map(({ story, outcome }) => [story, outcome])).toEqual([['B', 'failed']]);
  expect(storyOf(history.state, 'A')).toMatchObject({ status: 'blocked' });
  expect(storyOf(history.state, 'B')).toMatchObject({ status: 'failed' });
});
