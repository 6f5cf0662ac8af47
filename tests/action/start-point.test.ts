import { describe, expect, test } from 'vitest';
import { findBase } from '../../src/action/base.ts';
import { findPrd } from '../../src/action/find-prd.ts';
import { readJob } from '../../src/action/job.ts';
import { findStart } from '../../src/action/start-point.ts';
import type { PullState } from '../../src/adapters/github/pull-state.ts';
import type { MadeCommit } from '../../src/core/made-commits.ts';
import { type GitRemote, startGitRemote } from '../support/git-remote.ts';
import { type Files, type Sandbox, sandbox, write } from '../support/git-sandbox.ts';

interface Field extends AsyncDisposable {
  readonly box: Sandbox;
  readonly remote: GitRemote;
  readonly commit: string;
  /** Puts a branch on the remote: on `from`, with one commit more. */
  push(branch: string, from?: string, what?: { message?: string; files?: Files }): string;
  /** What a night that begins now starts from; a text when it is refused. */
  night(more?: Night): Promise<Start | string>;
}

/** The backlog of the field, with its flag and a title. */
function flags(passes: boolean, title = 'First'): { '.ralph/app/prd.json': string } {
  return { '.ralph/app/prd.json': JSON.stringify({ userStories: [{ id: 'A', title, passes }] }) };
}

interface Night {
  readonly prefix?: string;
  readonly pull?: PullState;
  readonly baseBranch?: string;
  /** What journals tell of commits. */
  readonly made?: Readonly<Record<string, MadeCommit>>;
  readonly env?: Record<string, string>;
}

interface Start {
  readonly branch: string;
  readonly commit: string;
  readonly tree: string;
  readonly notices: readonly string[];
}

async function field(branchName?: string): Promise<Field> {
  const box = sandbox();
  const stories = [{ id: 'A', title: 'First', passes: false }];
  const { dir, commit } = box.repo('ws', {
    '.ralph/app/prd.json': JSON.stringify({ branchName, userStories: stories }),
  });
  const remote = await startGitRemote({ seed: dir });
  let nights = 0;
  return {
    box,
    remote,
    commit,
    push: (branch, from = 'main', { message = `work of ${branch}`, files = {} } = {}) => {
      box.git(dir, 'checkout', '-q', '--detach', from);
      write(dir, files);
      box.git(dir, 'add', '-A');
      box.git(dir, 'commit', '-q', '--allow-empty', '-m', message);
      box.git(remote.gitDir, 'fetch', '-q', '--update-head-ok', dir, `+HEAD:refs/heads/${branch}`);
      const head = box.git(dir, 'rev-parse', 'HEAD');
      box.git(dir, 'checkout', '-q', 'main');
      return head;
    },
    night: async ({ prefix = 'ralph/', baseBranch, env = {}, pull = 'open', made = {} } = {}) => {
      nights += 1;
      const repository = await box.open(dir, { root: box.path(`night-${nights}`), remote: { url: remote.url } });
      const read = readJob({
        ...{ GITHUB_WORKSPACE: dir, RUNNER_TEMP: box.root, GITHUB_SERVER_URL: remote.serverUrl, GITHUB_SHA: commit },
        ...{ GITHUB_REPOSITORY: 'acme/widgets', GITHUB_EVENT_NAME: 'schedule', GITHUB_REF: 'refs/heads/main', ...env },
      });
      if (!read.ok) throw new Error(read.message);
      const base = await findBase(repository, { job: read.job, baseBranch, onImported: () => undefined });
      if (!base.ok) return base.reasons.join();
      const prd = await findPrd(repository, {
        commit: base.commit,
        paths: new Set((await repository.listFiles(base.commit)).map((entry) => entry.path)),
        workspace: dir,
        prd: undefined,
        feature: undefined,
      });
      if (!prd.ok) return prd.reasons.join();
      const start = await findStart(repository, {
        ...{ base, prd, branchPrefix: prefix, now: 1_000_000 },
        own: async (commits) => new Map(commits.flatMap((each) => (made[each] ? [[each, made[each]]] : []))),
        pullState: async () => pull,
      });
      if (!start.ok) return start.reasons.join();
      const { start: point, ok: _, ...rest } = start;
      return { ...rest, ...point };
    },
    [Symbol.asyncDispose]: async () => {
      await box[Symbol.asyncDispose]();
      await remote.close();
    },
  };
}

describe('a run starts', () => {
  test('from base on a new branch', async () => {
    await using at = await field();
    const tree = at.box.git(at.box.path('ws'), 'rev-parse', 'HEAD^{tree}');
    expect(await at.night()).toEqual({ branch: 'ralph/app', commit: at.commit, tree, notices: [] });
  });

  test('from the open ralph branch when base is its ancestor', async () => {
    await using at = await field();
    const head = at.push('ralph/app');
    expect(await at.night()).toMatchObject({
      branch: 'ralph/app',
      commit: head,
      notices: [`Continuing branch ralph/app at ${head.slice(0, 10)}.`],
    });
  });

  test('and knows the open pull request of its branch', async () => {
    await using at = await field();
    const commit = at.push('ralph/app');
    const pull = { number: 5, url: 'https://github.com/acme/widgets/pull/5', draft: true };
    expect(await at.night({ pull })).toMatchObject({ commit, pull });
    expect(await at.night({ pull: 'open' })).not.toHaveProperty('pull');
  });

  describe('where base has moved on', () => {
    const ours = 'feat: [A] - First\n\nRalph-Story: A\nRalph-Run: 20260101-000000-aaaa';

    test('from it, with our commits to put on top in their order', async () => {
      await using at = await field();
      const first = at.push('ralph/app', 'main', { message: ours, files: { 'a.txt': '1' } });
      const second = at.push('ralph/app', first, { message: 'chore: x\n\nRalph-Run: r', files: { 'b.txt': '1' } });
      const moved = at.push('main', 'main', { files: { 'c.txt': '1' } });
      const made = { [first]: { story: 'A' }, [second]: {} };
      expect(await at.night({ env: { GITHUB_SHA: moved }, made })).toMatchObject({
        branch: 'ralph/app',
        commit: moved,
        replaces: second,
        carried: [
          { commit: first, parent: at.commit, story: 'A' },
          { commit: second, parent: first },
        ],
        notices: ['main has moved on: 2 commits of ralph/app are put on top of it and checked again.'],
      });
    });

    test('from a merge of both when people have commits on the branch: none of them is rewritten', async () => {
      await using at = await field();
      const first = at.push('ralph/app', 'main', { message: ours, files: { 'a.txt': '1', ...flags(true) } });
      const head = at.push('ralph/app', first, { files: { 'b.txt': '1' } });
      const moved = at.push('main', 'main', { files: { 'c.txt': '1', ...flags(false, 'Of main') } });
      const start = await at.night({ env: { GITHUB_SHA: moved }, made: { [first]: { story: 'A' } } });
      if (typeof start === 'string') throw new Error(start);
      expect(start).toMatchObject({ branch: 'ralph/app', made: true });
      expect(start).not.toHaveProperty('carried');
      const git = (...args: string[]) => at.box.git(at.box.path('night-1', 'controller.git'), ...args);
      expect(git('log', '-1', '--format=%P', start.commit)).toBe(`${head} ${moved}`);
      expect(git('ls-tree', '-r', '--name-only', start.commit).split('\n')).toEqual([
        ...['.ralph/app/prd.json', 'a.txt', 'b.txt', 'c.txt'],
      ]);
      expect(git('show', `${start.commit}:.ralph/app/prd.json`)).toBe(flags(true, 'Of main')['.ralph/app/prd.json']);
    });

    test('from a merge of both with a story open that had passed where they parted, once the base has it open again', async () => {
      await using at = await field();
      const merged = at.push('main', 'main', { files: flags(true) });
      at.push('ralph/app', merged, { files: { 'b.txt': '1' } });
      const moved = at.push('main', merged, { files: flags(false) });
      const start = await at.night({ env: { GITHUB_SHA: moved } });
      if (typeof start === 'string') throw new Error(start);
      expect(start).toMatchObject({ branch: 'ralph/app', made: true });
      const git = (...args: string[]) => at.box.git(at.box.path('night-1', 'controller.git'), ...args);
      expect(git('show', `${start.commit}:.ralph/app/prd.json`)).toBe(flags(false)['.ralph/app/prd.json']);
    });

    test.each<[string, (first: string) => NonNullable<Night['made']>]>([
      ['no journal knows them', () => ({})],
      ['a journal knows only one of them', (first) => ({ [first]: { story: 'A' } })],
    ])('from a merge of both where commits say that they are ours and %s', async (_, made) => {
      await using at = await field();
      const first = at.push('ralph/app', 'main', { message: ours, files: { 'a.txt': '1' } });
      at.push('ralph/app', first, { message: ours, files: { 'b.txt': '1' } });
      const moved = at.push('main', 'main', { files: { 'c.txt': '1' } });
      const start = await at.night({ env: { GITHUB_SHA: moved }, made: made(first) });
      expect(start).toMatchObject({ made: true });
      expect(start).not.toHaveProperty('carried');
      expect(start).not.toHaveProperty('replaces');
    });

    test('with the story that the journal tells of a commit, whatever its text says', async () => {
      await using at = await field();
      const first = at.push('ralph/app', 'main', { message: ours, files: { 'a.txt': '1' } });
      const moved = at.push('main', 'main', { files: { 'c.txt': '1' } });
      const start = await at.night({ env: { GITHUB_SHA: moved }, made: { [first]: { story: 'B' } } });
      expect(start).toMatchObject({ carried: [{ commit: first, story: 'B' }] });
    });

    test('on a branch of its own when both changed the same lines, and the next night goes on there', async () => {
      await using at = await field();
      at.push('ralph/app', 'main', { files: { 'a.txt': 'theirs' } });
      const moved = at.push('main', 'main', { files: { 'a.txt': 'ours' } });
      const env = { GITHUB_SHA: moved };
      const alone = 'Branch ralph/app conflicts with it in a.txt, so it is left alone; this run uses another one.';
      expect(await at.night({ env })).toMatchObject({ branch: 'ralph/app-2', commit: moved, notices: [alone] });
      const second = at.push('ralph/app-2', moved);
      expect(await at.night({ env })).toMatchObject({
        branch: 'ralph/app-2',
        commit: second,
        notices: [alone, `Continuing branch ralph/app-2 at ${second.slice(0, 10)}.`],
      });
    });

    test('and holds all of the branch: from base', async () => {
      await using at = await field();
      const head = at.push('ralph/app');
      const moved = at.push('main', head);
      const start = await at.night({ env: { GITHUB_SHA: moved } });
      expect(start).toMatchObject({ branch: 'ralph/app', commit: moved });
      expect(start).not.toHaveProperty('replaces');
    });
  });

  test.each(['closed', 'merged'] as const)('from base when the pull request was %s', async (pull) => {
    await using at = await field();
    const head = at.push('ralph/app', 'main', { message: 'feat: x\n\nRalph-Run: r' });
    const made = { [head]: { story: 'A' } };
    expect(await at.night({ pull, made })).toMatchObject({ branch: 'ralph/app', commit: at.commit, replaces: head });
  });

  test('in the place of what others added when that was merged, and beside it when somebody closed it', async () => {
    await using at = await field();
    const head = at.push('ralph/app');
    expect(await at.night({ pull: 'merged' })).toMatchObject({ branch: 'ralph/app', replaces: head });
    const start = await at.night({ pull: 'closed' });
    expect(start).toMatchObject({ branch: 'ralph/app-2', commit: at.commit });
    expect(start).not.toHaveProperty('replaces');
  });

  test('on a branch of its own when somebody else worked on the one that prd.json names, and its pull request was closed', async () => {
    await using at = await field('feature/words');
    const head = at.push('feature/words', 'main', { message: 'feat: x\n\nRalph-Run: r' });
    const start = await at.night({ pull: 'closed' });
    expect(start).toMatchObject({ branch: 'feature/words-2', commit: at.commit });
    expect(start).toHaveProperty('notices', [
      'Branch feature/words has commits that no run of this action made, and its pull request was closed, so it is left alone; this run uses another one.',
    ]);
    const own = { [head]: { story: 'A' } };
    expect(await at.night({ pull: 'closed', made: own })).toMatchObject({ branch: 'feature/words', replaces: head });
  });

  test.each<[string, string, string]>([
    ['ralph', 'ralph/', 'ralph-app'],
    ['bots', 'bots/ralph/', 'bots-ralph-app'],
    ['bots/ralph', 'bots/ralph/', 'bots-ralph-app'],
    ['ralph-old', 'ralph/', 'ralph/app'],
    ['ralph', 'ralph-', 'ralph-app'],
  ])('with a branch %s on the remote, prefix %s gives %s [G9]', async (branch, prefix, wanted) => {
    await using at = await field();
    at.push(branch);
    expect(await at.night({ prefix })).toMatchObject({ branch: wanted, commit: at.commit });
  });

  test('on the branch that prd.json names', async () => {
    await using at = await field('feature/words');
    expect(await at.night()).toMatchObject({ branch: 'feature/words', notices: [] });
    const head = at.push('feature/words');
    expect(await at.night()).toMatchObject({ branch: 'feature/words', commit: head });
  });

  test('on a branch of its own when prd.json names the default branch, and says so', async () => {
    await using at = await field('main');
    const start = await at.night();
    expect(start).toMatchObject({ branch: 'ralph/app', commit: at.commit });
    expect(start).toHaveProperty('notices', [
      '.ralph/app/prd.json: "branchName" is main, which this action never pushes. The run uses a branch of its own.',
    ]);
  });

  test('on a branch of its own when prd.json names the default branch and work starts elsewhere', async () => {
    await using at = await field('main');
    const develop = at.push('develop');
    expect(await at.night({ baseBranch: 'develop' })).toMatchObject({ branch: 'ralph/app', commit: develop });
    await using other = await field('develop');
    other.push('develop');
    expect(await other.night({ baseBranch: 'develop' })).toMatchObject({ branch: 'ralph/app' });
  });
});

describe('the base', () => {
  test('is the commit of the job when the job runs on it, else what the remote has', async () => {
    await using at = await field();
    const moved = at.push('main');
    expect(await at.night()).toMatchObject({ commit: at.commit });
    expect(await at.night({ env: { GITHUB_REF: 'refs/heads/other' } })).toMatchObject({ commit: moved });
    expect(await at.night({ env: { GITHUB_REF: '' } })).toMatchObject({ commit: moved });
  });

  test('that the remote does not have is refused with those it has', async () => {
    await using at = await field();
    for (let count = 0; count < 9; count += 1) at.push(`b${count}`);
    expect(await at.night({ baseBranch: 'trunk' })).toMatch(
      /^base_branch: the remote has no branch "trunk"\. It has b0, b1, .* and 2 more\.$/,
    );
  });

  test('of a remote that does not answer is nobody’s mistake', async () => {
    await using at = await field();
    at.remote.behave({ failures: 1000 });
    expect(await at.night()).toEqual(expect.any(String));
  });
});
