import { chmodSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readHandOver } from '../../src/action/hand-over/read-file.ts';
import { stateOfPull } from '../../src/action/hand-over/show.ts';
import { sortRefs } from '../../src/action/hand-over/sort-refs.ts';
import { HAND_OVER_FILE } from '../../src/adapters/hand-over.ts';
import { declineContent } from '../support/git-refusals.ts';
import { answering, plan as planOf, play } from '../support/history.ts';
import { writtenName } from '../support/written-events.ts';
import { branchRef, expectRefused, type HandOverRig, handOverRig, stateRef } from './hand-over-rig.ts';

const wip = 'refs/heads/wip/ralph-fail-a-20260101-000000';

/** A commit that is the base without its workflows. */
function dropped(at: HandOverRig): string {
  const dir = at.box.path('ws');
  at.box.git(dir, 'checkout', '-q', '-f', '--detach', at.base);
  at.box.git(dir, 'rm', '-q', '.github/workflows/ci.yml');
  at.box.git(dir, 'commit', '-q', '-m', 'drop');
  return at.box.git(dir, 'rev-parse', 'HEAD');
}

describe('an honest hand-over', () => {
  test('is pushed, and pushed once', async () => {
    await using at = await handOverRig();
    const [work, failed, records] = [at.commit({ 'a.txt': 'b\n' }), at.commit({ 'c.txt': 'c\n' }), at.records()];
    at.hand([
      [branchRef, work],
      [wip, failed],
      [stateRef, records],
    ]);
    expect(await at.publish()).toEqual({ exitCode: 0, said: expect.stringContaining('is published') });
    const refs = await at.remote.refs();
    expect([refs.get(branchRef), refs.get(wip), refs.get(stateRef)]).toEqual([work, failed, records]);
    const pushes = (): number => at.remote.log.filter(({ url }) => url.endsWith('/git-receive-pack')).length;
    const before = pushes();
    expect(await at.publish()).toMatchObject({ exitCode: 0 });
    // The question whether this token may push is no push.
    expect(pushes()).toBe(before);
  });

  test('of which the remote declines one commit names it, and holds the others [X22]', async () => {
    await using at = await handOverRig();
    const first = at.commit({ 'a.txt': 'b\n' });
    const secret = at.commit({ 'b.txt': 'DSK-4711-KEY\n' }, first);
    const work = at.commit({ 'c.txt': 'c\n' }, secret);
    at.hand([
      [branchRef, work],
      [stateRef, at.records()],
    ]);
    const hook = join(at.remote.gitDir, 'hooks', 'pre-receive');
    writeFileSync(hook, declineContent('secret', 'DSK-4711-KEY'));
    chmodSync(hook, 0o755);
    const before = await at.remote.refs();
    const { exitCode, said } = await at.publish();
    expect(exitCode).toBe(3);
    expect(said).toMatch(
      new RegExp(
        `^Commit ${secret.slice(0, 10)} "commit 2" is the one that the remote declines\\. The other 2 commits are held`,
      ),
    );
    expect(said).toContain('unblock-secret');
    expect(await at.remote.refs()).toEqual(before);
  });

  test('goes on from what the branch and the records hold', async () => {
    await using at = await handOverRig();
    const [first, old] = [at.commit({ 'a.txt': 'b\n' }), at.records()];
    at.put(branchRef, first);
    at.put(stateRef, old);
    const [work, records] = [at.commit({ 'b.txt': 'b\n' }, first), at.records({}, old)];
    at.hand(
      [
        [branchRef, work],
        [stateRef, records],
      ],
      [at.base, first, old],
    );
    expect(await at.publish()).toMatchObject({ exitCode: 0 });
    expect((await at.remote.refs()).get(branchRef)).toBe(work);
  });

  test('begins at the base of its night, and takes in what that has changed since', async () => {
    await using at = await handOverRig();
    const work = at.commit({ 'a.txt': 'b\n' });
    const newer = at.commit({ '.github/workflows/ci.yml': 'on: fixed\n' });
    at.put('refs/heads/main', newer);
    at.hand([
      [branchRef, work],
      [stateRef, at.records()],
    ]);
    expect(await at.publish({}, newer)).toMatchObject({ exitCode: 0 });
    const both = at.merge(at.commit({ 'a.txt': 'b\n' }, newer), [work, newer]);
    const known = (await at.remote.refs()).get(stateRef) ?? '';
    at.hand(
      [
        [branchRef, at.commit({ 'c.txt': 'c\n' }, both)],
        [stateRef, at.records({}, known)],
      ],
      [newer, work, known],
    );
    expect(await at.publish({}, newer)).toMatchObject({ exitCode: 0 });
  });
});

describe('what the records of a hand-over need', () => {
  const needed = (commit: string, feature = 'app'): string => `refs/ralph/${feature}/needed/${commit.slice(0, 12)}`;

  test('is pushed beside them, and what only older records needed is taken away', async () => {
    await using at = await handOverRig();
    const [old, others] = [at.commit({ 'old.txt': 'o\n' }), at.commit({ 'x.txt': 'x\n' })];
    const known = at.records();
    at.put(stateRef, known);
    at.put(needed(old), old);
    at.put(needed(others, 'other'), others);
    const attempt = at.commit({ 'a.txt': 'b\n' }, old);
    const records = at.records({}, known);
    // An attempt goes on from what the remote has under such a name alone.
    at.hand(
      [
        [needed(attempt), attempt],
        [stateRef, records],
      ],
      [at.base, known, old],
    );
    for (const _ of ['first', 'again']) {
      expect(await at.publish()).toMatchObject({ exitCode: 0 });
      const refs = await at.remote.refs();
      expect([refs.get(needed(attempt)), refs.get(stateRef)]).toEqual([attempt, records]);
      expect([refs.get(needed(old)), refs.get(needed(others, 'other'))]).toEqual([undefined, others]);
      // Publishing it again takes away what was left the first time.
      at.put(needed(old), old);
    }
  });

  test('is judged like any other commit, and has the name of its own', async () => {
    await using at = await handOverRig();
    const attempt = at.commit({ 'a.txt': 'b\n' });
    const hand = (ref: string, commit: string): void =>
      at.hand([
        [ref, commit],
        [stateRef, at.records()],
      ]);
    const evil = at.commit({ '.github/workflows/evil.yml': 'on: push\n' });
    for (const commit of [evil, dropped(at), at.commit({ 'b.txt': 'b\n' }, evil)]) {
      hand(needed(commit), commit);
      await expectRefused(at, 'changes .github/workflows');
    }
    for (const ref of [needed(attempt, 'other'), needed(evil), `${needed(attempt)}0`, `${needed(attempt)}/x`]) {
      hand(ref, attempt);
      await expectRefused(at, `names ${ref}`);
    }
    at.put(needed(attempt), at.commit({ 'c.txt': 'c\n' }));
    hand(needed(attempt), attempt);
    await expectRefused(at, 'which the remote has with other work');
  });
});

describe('a hand-over is refused as a whole', () => {
  test.each([
    ['the default branch', 'refs/heads/main'],
    ['a branch of others', 'refs/heads/release'],
    ['a tag', 'refs/tags/v1'],
    ['a way out of the prefix', 'refs/heads/ralph/../main'],
    ['a part that git reads as an option', 'refs/heads/ralph/-f'],
    ['an order to a run', 'refs/ralph/app/lock'],
    ['a pull request of others', 'refs/pull/1/head'],
  ])('when it moves %s', async (_, ref) => {
    await using at = await handOverRig();
    at.hand([
      [branchRef, at.commit({ 'a.txt': 'b\n' })],
      [ref, at.commit({ 'a.txt': 'c\n' })],
      [stateRef, at.records()],
    ]);
    await expectRefused(at, `names ${ref}`);
  });

  test('when it brings, changes or drops a workflow, in any commit', async () => {
    await using at = await handOverRig();
    for (const files of [
      { '.github/workflows/evil.yml': 'on: push\n' },
      { '.github/workflows/ci.yml': 'on: never\n' },
    ]) {
      const evil = at.commit(files);
      const hidden = at.commit({ '.github/workflows/ci.yml': 'on: push\n' }, evil);
      const tips = [evil, hidden, at.commit({ 'b.txt': 'b\n' }, evil)];
      for (const tip of tips) {
        at.hand([
          [branchRef, tip],
          [stateRef, at.records()],
        ]);
        await expectRefused(at, 'changes .github/workflows');
      }
    }
    at.hand([
      [wip, dropped(at)],
      [stateRef, at.records()],
    ]);
    await expectRefused(at, 'changes .github/workflows');
    const records = at.commit({ '.github/workflows/evil.yml': 'on: push\n' }, at.records());
    at.hand([[stateRef, records]]);
    await expectRefused(at, 'changes .github/workflows');
  });

  test('when it drops all workflows, or has its records or a merge do it', async () => {
    await using at = await handOverRig();
    const old = at.records();
    at.put(stateRef, old);
    const expectNone = (branch: string): Promise<void> => {
      at.hand(
        [
          [branchRef, branch],
          [stateRef, at.records({}, old)],
        ],
        [at.base, old],
      );
      return expectRefused(at, 'changes .github/workflows');
    };
    await expectNone(dropped(at));
    await expectNone(at.merge(dropped(at), [at.base, old]));
    await expectNone(at.merge(dropped(at), [old, at.base]));
    // Behind the records of another night lies a commit without any.
    const hidden = dropped(at);
    const behind = at.merge(old, [old, hidden]);
    at.put(stateRef, behind);
    at.hand(
      [
        [branchRef, at.merge(hidden, [hidden])],
        [stateRef, at.records({}, behind)],
      ],
      [at.base, behind, hidden],
    );
    await expectRefused(at, 'changes .github/workflows');
    at.hand([[stateRef, at.merge(at.base, [behind])]], [at.base, behind]);
    await expectRefused(at, 'changes .github/workflows');
  });

  test('when it brings an old workflow back', async () => {
    await using at = await handOverRig();
    const fixed = at.commit({ '.github/workflows/ci.yml': 'on: fixed\n' });
    at.put('refs/heads/main', fixed);
    const onOld = at.commit({ 'x.txt': 'x\n' });
    for (const tip of [
      at.commit({ '.github/workflows/ci.yml': 'on: push\n' }, fixed),
      at.merge(at.base, [fixed, at.base]),
      at.merge(onOld, [onOld, fixed]),
      at.merge(onOld, [fixed, onOld]),
    ]) {
      at.hand(
        [
          [branchRef, tip],
          [stateRef, at.records()],
        ],
        [fixed, at.base],
      );
      await expectRefused(at, 'changes .github/workflows', {}, fixed);
    }
  });

  test('when others pushed to the branch or wrote records since', async () => {
    await using at = await handOverRig();
    const work = at.commit({ 'a.txt': 'b\n' });
    at.put(branchRef, at.commit({ 'a.txt': 'of a person\n' }));
    at.hand([
      [branchRef, work],
      [stateRef, at.records()],
    ]);
    await expectRefused(at, 'to which somebody has pushed since');
    at.put(branchRef, work);
    at.put(stateRef, at.records());
    at.hand([[stateRef, at.records()]]);
    await expectRefused(at, 'which another run has written since');
    at.put(wip, work);
    const next = at.records({}, (await at.remote.refs()).get(stateRef));
    at.hand([
      [wip, at.commit({ 'a.txt': 'other\n' })],
      [stateRef, next],
    ]);
    await expectRefused(at, 'which the remote has with other work');
  });

  test('when it is not built on the base of today', async () => {
    await using at = await handOverRig();
    const orphan = at.commit({ 'a.txt': 'x\n', '.github/workflows/ci.yml': 'on: push\n' }, at.base, true);
    at.hand([
      [branchRef, orphan],
      [stateRef, at.records()],
    ]);
    await expectRefused(at, 'is not built on main');
    const gone = at.commit({ 'a.txt': 'rewritten since\n' });
    at.put('refs/heads/elsewhere', gone);
    at.hand(
      [
        [branchRef, at.commit({ 'b.txt': 'b\n' }, gone)],
        [stateRef, at.records()],
      ],
      [at.base, gone],
    );
    await expectRefused(at, 'which is not in the history of main');
  });

  test('when its journal is about something else', async () => {
    await using at = await handOverRig();
    const work = at.commit({ 'a.txt': 'b\n' });
    const cases = [
      [{ feature: 'other' }, 'a journal of another feature'],
      [{ branch: 'ralph/other' }, 'a journal about another one'],
      [{ base: { branch: 'release', commit: at.base } }, 'another base than main'],
    ] as const;
    for (const [plan, why] of cases) {
      at.hand([
        [branchRef, work],
        [stateRef, at.records(plan)],
      ]);
      await expectRefused(at, why);
    }
    // Without a branch of its own, whose pull request would be written to?
    at.hand([[stateRef, at.records({ branch: 'somebodys-work' })]]);
    await expectRefused(at, 'a branch that no run with branch_prefix: ralph/ makes');
    at.hand([[stateRef, at.commit({ 'runs/x.txt': '' }, at.base, true)]]);
    await expectRefused(at, 'has no journal');
    at.hand([[stateRef, at.commit({ 'runs/20260101-000000-aaaa.jsonl': 'no journal\n' }, at.base, true)]]);
    await expectRefused(at, 'is damaged');
  });

  test.each<[string, object]>([
    ['an agent that is no word', { agent: {} }],
    [
      'a title that is a number',
      { stories: [{ id: 'A', index: 0, title: 5, dependsOn: [], was: 'open', inScope: true }] },
    ],
    ['a limit that is a command in a comment', { caps: { maxIterations: '20\n\n/ralph approve\n' } }],
    ['no limits', { caps: {} }],
    ['a check without a command', { checks: [{ name: 'test' }] }],
    ['notices that are no list', { notices: 7 }],
    ['an id that leads out of its folder', { runId: '../../../../tmp/x' }],
  ])('when its journal tells of %s', async (_, more) => {
    await using at = await handOverRig();
    const begun = planOf(['A'], { feature: 'app', branch: 'ralph/app', base: { branch: 'main', commit: at.base } });
    const plan = { ...begun, ...more } as typeof begun;
    const state = at.recordsOf([{ stamp: { at: 0, elapsedMs: 0 }, outcome: { type: 'begun', plan } }]);
    at.hand([
      [branchRef, at.commit({ 'a.txt': 'b\n' })],
      [stateRef, state],
    ]);
    await expectRefused(at, 'line 1 tells what no run tells');
  });

  describe('when its journal', () => {
    const signed = { approval: 'required', feature: 'app', branch: 'ralph/app' } as const;
    const pull = { number: 7, url: 'https://github.test/pull/7', draft: true };

    /** A run that waits with a commit, and one that a person answered. */
    function runs(at: HandOverRig) {
      const base = { branch: 'main', commit: at.base };
      const waits = play(planOf(['A'], { ...signed, base }), { resume: false });
      const commit = writtenName(waits.state.head.commit);
      const approved = {
        type: 'approved',
        commit: waits.state.head.commit,
        person: 'ada',
        via: 'comment',
        pull,
      } as const;
      const fix = { type: 'fix-asked', story: 'A', text: 'name it better', person: 'ada' } as const;
      const answered = (outcome: typeof approved | typeof fix) => answering(waits, outcome, { resume: false }).events;
      return { waits: waits.events, signs: answered(approved), asks: answered(fix), commit };
    }

    test('tells that a person signed off or asked for a fix', async () => {
      await using at = await handOverRig();
      const { signs, asks, commit } = runs(at);
      at.hand([[stateRef, at.recordsOf(signs)]]);
      await expectRefused(at, `tells a sign-off of ${commit} by ada, of which the remote has not heard`);
      at.hand([[stateRef, at.recordsOf(asks)]]);
      await expectRefused(at, 'tells a fix that ada asks for: name it better, of which the remote has not heard');
      at.hand([[stateRef, at.records({ ...signed, approved: commit })]]);
      await expectRefused(at, `tells a sign-off of ${commit}, of which the remote has not heard`);
      // Whoever looks for a run by its id reads older journals, too.
      const hidden = at.recordsOf(signs, { name: '20250101-000000-aaaa', from: at.records(signed) });
      at.hand([[stateRef, hidden]]);
      await expectRefused(at, 'of which the remote has not heard');
    });

    test('tells what the remote knows, it is taken', async () => {
      await using at = await handOverRig();
      const { waits, signs, commit } = runs(at);
      const known = at.recordsOf(signs);
      at.put(stateRef, known);
      at.hand([[stateRef, at.records({ ...signed, approved: commit }, known)]], [at.base, known]);
      expect(await at.publish()).toMatchObject({ exitCode: 0 });
      const other = at.recordsOf(waits, {
        name: '20270101-000000-aaaa',
        from: (await at.remote.refs()).get(stateRef) ?? '',
      });
      at.hand([[stateRef, other]], [at.base]);
      expect(await at.publish()).toMatchObject({ exitCode: 0 });
    });

    test('is of a run that nobody has to sign off, where somebody has to', async () => {
      await using at = await handOverRig();
      at.hand([[stateRef, at.records()]]);
      await expectRefused(at, 'of a run that nobody has to sign off', { signoff: 'required' });
      at.hand([[stateRef, at.records(signed)]]);
      expect(await at.publish({ signoff: 'required' })).toMatchObject({ exitCode: 0 });
    });
  });

  test('when its objects are broken, missing, or lead out of a tree', async () => {
    await using at = await handOverRig();
    const dir = at.box.path('ws');
    const tree = at.box.git(dir, 'rev-parse', `${at.base}^{tree}`);
    const blob = at.box.git(dir, 'rev-parse', `${at.base}:a.txt`);
    const entry = Buffer.concat([Buffer.from('100644 ../../evil\0'), Buffer.from(blob, 'hex')]);
    writeFileSync(at.box.path('tree'), entry);
    const evil = at.box.git(dir, 'hash-object', '-t', 'tree', '-w', '--literally', at.box.path('tree'));
    const commit = (of: string): string => at.box.git(dir, 'commit-tree', of, '-p', at.base, '-m', 'x');
    at.hand([
      [branchRef, commit(evil)],
      [stateRef, at.records()],
    ]);
    await expectRefused(at, 'Its objects are not sound');
    at.hand([
      [branchRef, tree],
      [stateRef, at.records()],
    ]);
    await expectRefused(at, 'which is no commit of it');
    at.hand([[stateRef, at.records()]]);
    const file = `${at.folder}/${HAND_OVER_FILE}`;
    truncateSync(file, statSync(file).size - 30);
    await expectRefused(at, 'Its objects are not sound');
  });
});

describe('the folder of a hand-over', () => {
  test('holds one regular file of a bearable size', async () => {
    await using at = await handOverRig();
    const said = (most?: number): string => {
      const read = readHandOver(at.folder, most);
      return read.ok ? 'read' : read.reasons.join();
    };
    expect(said()).toContain('there is nothing in');
    mkdirSync(at.folder);
    expect(said()).toContain('there is nothing in');
    at.hand([[stateRef, at.records()]]);
    expect(said()).toBe('read');
    expect(said(100)).toContain('at most 100 are taken');
    writeFileSync(`${at.folder}/${HAND_OVER_FILE}.0123456789ab`, 'half of one');
    expect(said()).toBe('read');
    writeFileSync(`${at.folder}/other`, '');
    expect(said()).toContain('hand-over.bundle alone is expected');
    rmSync(`${at.folder}/other`);
    const file = `${at.folder}/${HAND_OVER_FILE}`;
    renameSync(file, at.box.path('elsewhere'));
    symlinkSync(at.box.path('elsewhere'), file);
    expect(said()).toContain('is no regular file');
    rmSync(file);
    writeFileSync(file, '# v2 git bundle\n@filter=blob:none\n\n');
    expect(said()).toContain('has a line that no bundle of ours has');
  });
});

describe('the pull request of a hand-over', () => {
  test.each([
    ['required', undefined, 'ready', 'draft'],
    ['none', 'required', 'ready', 'draft'],
    ['none', undefined, 'ready', 'ready'],
    ['none', undefined, 'draft', 'draft'],
  ] as const)('with signoff: %s, a journal that says %s and create_pr: %s is %s', (approval, said, createPr, state) => {
    expect(stateOfPull(said === undefined ? {} : { approval: said }, { approval, createPr })).toBe(state);
  });
});

describe('refs of a hand-over', () => {
  const commit = 'a'.repeat(40);
  const sort = (...refs: string[]) =>
    sortRefs({
      refs: refs.map((ref) => ({ ref, commit })),
      branchPrefix: 'ralph/',
      neverPushed: ['main', 'ralph/main'],
    });

  test.each([
    ['no records', [branchRef], 'names 0 records of runs'],
    ['records of two features', [stateRef, 'refs/ralph/b/state'], 'names 2 records of runs'],
    ['two branches', [branchRef, 'refs/heads/ralph/b', stateRef], 'names 2 branches'],
    ['a ref twice', [branchRef, stateRef, branchRef], `names ${branchRef} twice`],
    ['a default branch below the prefix', ['refs/heads/ralph/main', stateRef], 'which is never pushed to'],
    ['too many', Array.from({ length: 301 }, (_, at) => `${wip}-${at}`), 'names 301 refs'],
  ])('with %s are refused', (_, refs, why) => {
    const sorted = sort(...refs);
    expect(sorted.ok ? '' : sorted.reasons.join()).toContain(why);
  });

  test('without a prefix are records and failed work alone', () => {
    const refs = [{ ref: 'refs/heads/anything', commit }];
    expect(sortRefs({ refs, branchPrefix: '', neverPushed: [] }).ok).toBe(false);
  });
});
