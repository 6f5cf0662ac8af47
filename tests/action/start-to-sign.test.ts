import { expect, test } from 'vitest';
import { stage, works } from './stage.ts';

test('a branch with nothing left to do is signed off as the remote has it, though its base has moved', async () => {
  await using at = await stage(works);
  const { box, workspace, remote } = at;
  const values = { signoff: 'required' };
  expect(await at.run(values)).toMatchObject({ exitCode: 0, halt: { kind: 'awaiting_signoff' } });
  /** A person's commit on top of a branch of the remote. */
  const pushTo = (branch: string): string => {
    box.git(workspace, 'fetch', '-q', remote.gitDir, branch);
    box.git(workspace, 'checkout', '-q', '--detach', 'FETCH_HEAD');
    box.git(workspace, 'commit', '-q', '--allow-empty', '-m', `by hand on ${branch}`);
    box.git(remote.gitDir, 'fetch', '-q', '--update-head-ok', workspace, `HEAD:refs/heads/${branch}`);
    return box.git(workspace, 'rev-parse', 'HEAD');
  };
  const mine = pushTo('ralph/default');
  const main = pushTo('main');
  const end = await at.run(values, { env: { GITHUB_SHA: main } });
  expect(end.halt, at.said.join('\n')).toEqual({
    kind: 'awaiting_signoff',
    detail: expect.stringContaining(`a person has to sign off ralph/default at ${mine.slice(0, 10)}`),
  });
  expect((await remote.refs()).get('refs/heads/ralph/default')).toBe(mine);
  const begun = end.outputs.run_id;
  expect((await at.run(values, { env: { GITHUB_SHA: main } })).outputs.run_id).toBe(begun);
});
