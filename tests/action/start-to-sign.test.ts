import { expect, test } from 'vitest';
import { withEarlierWork } from '../../src/action/earlier-work.ts';
import { readAt } from '../../src/action/find-prd.ts';
import { startToSign } from '../../src/action/start-to-sign.ts';
import { sandbox } from '../support/git-sandbox.ts';
import { plan } from '../support/history.ts';
import { preparedOn } from './prepared.ts';
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

test('a branch that is signed off as it is has its own passed work looked at, with a story that the base has removed', async () => {
  await using box = sandbox();
  const backlog = (passed: readonly string[], open: readonly string[] = []): string =>
    JSON.stringify({ userStories: [...passed, ...open].map((id) => ({ id, title: id, passes: passed.includes(id) })) });
  const prepared = await preparedOn(box, { 'prd.json': backlog([], ['A', 'B']) });
  const { repository, base } = prepared;
  const commit = async (passed: readonly string[], parents: readonly string[]) => {
    const bytes = Buffer.from(backlog(passed));
    const tree = await repository.overlay(prepared.start.start.tree, [{ path: 'prd.json', mode: '100644', bytes }]);
    return { tree, commit: await repository.commit({ tree, parents, message: 'on', at: 0 }) };
  };
  const head = await commit(['A', 'B'], [base.commit]);
  const main = await commit(['B'], [base.commit]);
  const merged = { ...(await commit(['B'], [main.commit, head.commit])), made: true as const };
  const prd = await readAt(repository, merged.commit, 'prd.json');
  if (!prd.ok) throw new Error(prd.reasons.join());
  const tonight = {
    ...prepared,
    prd,
    base: { ...base, commit: main.commit, remoteRefs: new Map([['refs/heads/ralph/app', head.commit]]) },
    start: { ...prepared.start, start: merged },
  };
  const rules = { approval: 'required', reviewAgent: 'claude', finalReview: 1, branch: 'ralph/app' } as const;
  const given = plan([{ id: 'B', was: 'passed' }], { ...rules, start: merged });
  const recalled = await withEarlierWork(tonight, given, undefined);
  expect(recalled.unmerged).toBeUndefined();
  const { start, unmerged } = await startToSign(tonight, recalled);
  expect(start).toEqual(head);
  const from = { commit: base.commit, tree: prepared.start.start.tree };
  expect(unmerged).toEqual({ from, stories: ['A', 'B'] });
  const asIs = { ...recalled, unmerged: { from: main, stories: ['B'] } };
  expect((await startToSign(tonight, asIs)).unmerged?.from).toEqual(from);
});
