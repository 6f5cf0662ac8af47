import { describe, expect, test } from 'vitest';
import { judgeHistory } from '../../src/action/hand-over/judge-history.ts';
import type { BranchAt } from '../../src/adapters/github/pull-state.ts';
import { branchRef, expectRefused, type HandOverRig, handOverRig, stateRef } from './hand-over-rig.ts';

/** What tells that a run made that commit. */
function madeBy(commit: string) {
  return { start: { commit, tree: 'x', made: true } } as const;
}

describe('a hand-over', () => {
  test('takes the place of what runs made and this one saw, which is kept', async () => {
    await using at = await handOverRig();
    const first = at.made({ 'a.txt': 'old\n' });
    const old = at.made({ 'b.txt': 'old\n' }, first);
    at.put(branchRef, old);
    const known = at.records(madeBy(old), at.records(madeBy(first)));
    at.put(stateRef, known);
    const work = at.commit({ 'a.txt': 'new\n' });
    at.hand(
      [
        [branchRef, work],
        [stateRef, at.records({ replaces: old }, known)],
      ],
      [at.base, known],
    );
    expect(await at.publish()).toMatchObject({ exitCode: 0 });
    const refs = await at.remote.refs();
    expect(refs.get(branchRef)).toBe(work);
    expect([...refs].filter(([ref]) => ref.startsWith('refs/ralph/app/replaced/'))).toEqual([[expect.anything(), old]]);
  });

  test.each([
    ['merged', true],
    ['closed', false],
    ['unknown', false],
  ] as const)('takes the place of what others made only once it was merged: %s', async (state, isTaken) => {
    await using at = await handOverRig();
    const [there, work] = [at.commit({ 'a.txt': 'of a person\n' }), at.commit({ 'b.txt': 'b\n' })];
    at.put(branchRef, there);
    const dir = at.box.path('ws');
    const repository = await at.box.open(dir, { root: at.box.path('jobs'), remote: { url: at.remote.url } });
    at.box.git(at.box.path('jobs/controller.git'), 'fetch', '-q', dir, at.base, there, work);
    const asked: BranchAt[] = [];
    const judged = await judgeHistory(repository, {
      sorted: {
        ...{ ok: true, feature: 'app', state: at.records(), branch: { name: 'ralph/app', commit: work } },
        ...{ wips: [], needed: [] },
      },
      base: {
        ...{ ok: true, branch: 'main', defaultBranch: 'main' },
        commit: at.base,
        remoteRefs: await at.remote.refs(),
      },
      plan: { branch: 'ralph/app', replaces: there },
      roots: [at.base, there],
      pullState: async (branch) => {
        asked.push(branch);
        return state;
      },
    });
    expect(judged.ok && judged.replaces === there).toBe(isTaken);
    expect(asked).toEqual([{ branch: 'ralph/app', commit: there, base: 'main' }]);
  });

  test('of another feature than the settings name is taken while nothing of it is there, with a warning', async () => {
    await using at = await handOverRig();
    const other = { feature: 'other', branch: 'ralph/other' } as const;
    at.hand([
      ['refs/heads/ralph/other', at.commit({ 'a.txt': 'b\n' })],
      ['refs/ralph/other/state', at.records(other)],
    ]);
    expect(await at.publish()).toEqual({ exitCode: 0, said: expect.stringContaining('The next one will be refused.') });
  });
});

describe('a hand-over is refused as a whole', () => {
  describe('when it takes the place of', () => {
    const files = { 'a.txt': 'months of work\n' };

    test.each([
      ['commits of a person', (rig: HandOverRig) => rig.commit(files)],
      ['commits that look like ours', (rig: HandOverRig) => rig.made(files)],
      ['a commit of a person on top of ours', (rig: HandOverRig) => rig.commit(files, rig.made({ 'b.txt': '' }))],
    ])('%s, whatever its journal says', async (_, before) => {
      await using rig = await handOverRig();
      const there = before(rig);
      rig.put(branchRef, there);
      const known = rig.records(madeBy(rig.made({ 'c.txt': '' })));
      rig.put(stateRef, known);
      rig.hand(
        [
          [branchRef, rig.commit({ 'evil.txt': 'x\n' })],
          [stateRef, rig.records({ replaces: there, ...madeBy(there) }, known)],
        ],
        [rig.base, known],
      );
      await expectRefused(rig, 'which holds commits of which no records on the remote know');
    });
  });

  test('when it changes what is there of another feature, or a branch of others', async () => {
    await using at = await handOverRig();
    const billing = { feature: 'billing', branch: 'ralph/billing' } as const;
    const [known, tip] = [at.records(billing), at.made({ 'b.txt': '1\n' })];
    at.put('refs/ralph/billing/state', known);
    at.hand([['refs/ralph/billing/state', at.records(billing, known)]], [known]);
    await expectRefused(at, 'about feature billing, of which refs/ralph/billing/state is there already');
    at.put('refs/heads/ralph/billing', tip);
    const next = at.commit({ 'c.txt': 'c\n' }, tip);
    at.hand(
      [
        ['refs/heads/ralph/billing', next],
        [stateRef, at.records({ branch: 'ralph/billing' })],
      ],
      [at.base, tip],
    );
    await expectRefused(at, 'which is there already, and runs of feature app work on ralph/app');
    // Its words would go to the pull request of that branch.
    at.hand([[stateRef, at.records({ branch: 'ralph/billing' })]]);
    await expectRefused(at, 'which is there already, and runs of feature app work on ralph/app');
    at.put('refs/heads/ralph/app-2', tip);
    at.hand(
      [
        ['refs/heads/ralph/app-2', next],
        [stateRef, at.records({ branch: 'ralph/app-2' })],
      ],
      [at.base, tip],
    );
    expect(await at.publish()).toMatchObject({ exitCode: 0 });
  });
});
