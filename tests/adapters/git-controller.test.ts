import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openController } from '../../src/adapters/git/controller.ts';
import { populate } from '../../src/adapters/git/worktree.ts';
import { gitProgram, type Sandbox, sandbox, write } from '../support/git-sandbox.ts';

const remote = { url: 'https://unused.invalid/a/b.git' };

async function refusal(box: Sandbox, workspace: string, more: object = {}) {
  const opened = await openController({ program: gitProgram, root: box.path('c'), workspace, remote, ...more });
  if (opened.ok) throw new Error('the controller was opened');
  return opened.problem;
}

describe('openController refuses, with what to do', () => {
  it('a folder that is no repository, and one that does not exist', async () => {
    await using box = sandbox();
    mkdirSync(box.path('plain'));
    expect(await refusal(box, box.path('plain'))).toEqual({
      kind: 'not-a-repository',
      message: `The workspace ${box.path('plain')} is not a git repository. Add a step with actions/checkout before this one.`,
    });
    expect((await refusal(box, box.path('absent'))).kind).toBe('not-a-repository');
  });

  it('a folder that holds a repository, by its name [X33]', async () => {
    await using box = sandbox();
    box.repo('outer/apps/web', { a: '1' });
    expect((await refusal(box, box.path('outer'))).message).toBe(
      `The workspace ${box.path('outer')} is not a git repository. apps/web holds one: name it in the input working_directory, for example working_directory: apps/web`,
    );
  });

  it('an empty repository and an orphan branch [G13]', async () => {
    await using box = sandbox();
    mkdirSync(box.path('empty'));
    box.git(box.path('empty'), 'init', '-q', '--initial-branch=main');
    expect(await refusal(box, box.path('empty'))).toEqual({
      kind: 'unborn-head',
      message: `The repository in ${box.path('empty')} has no commit on branch main. Commit something first.`,
    });
    const { dir } = box.repo('ws', { a: '1' });
    box.git(dir, 'checkout', '-q', '--orphan', 'new');
    expect((await refusal(box, dir)).message).toContain('no commit on branch new');
  });

  it('a bare repository, a folder inside one, another object format', async () => {
    await using box = sandbox();
    const { dir } = box.repo('ws', { 'sub/a': '1' });
    box.git(box.root, 'clone', '-q', '--bare', dir, 'bare');
    expect((await refusal(box, box.path('bare'))).kind).toBe('bare-repository');
    expect((await refusal(box, join(dir, 'sub'))).message).toContain('is the folder sub/ of a larger repository');
    box.git(box.root, 'init', '-q', '--object-format=sha256', 'sha256');
    expect((await refusal(box, box.path('sha256'))).kind).toBe('object-format');
  });

  it('a git that is missing or too old', async () => {
    await using box = sandbox();
    const { dir } = box.repo('ws', { a: '1' });
    expect((await refusal(box, dir, { program: box.path('nowhere') })).kind).toBe('no-git');
    writeFileSync(box.path('old'), '#!/bin/sh\necho git version 2.25.1\n', { mode: 0o755 });
    expect((await refusal(box, dir, { program: box.path('old') })).message).toContain(
      'is git 2.25; 2.31 or newer is needed',
    );
  });

  it.each([
    ['http://github.com/a/b.git', 'plain-http'],
    ['http://localhost.evil.com/a/b.git', 'plain-http'],
    ['http://127.evil.com/a/b.git', 'plain-http'],
    ['https://x:token@github.com/a/b.git', 'bad-url'],
    ['ssh://git@github.com/a/b.git', 'bad-url'],
    ['git@github.com:a/b.git', 'bad-url'],
    ['ext::sh -c touch%20/tmp/pwned', 'bad-url'],
    ['-uorigin', 'bad-url'],
  ])('the remote %s [G6]', async (url, kind) => {
    await using box = sandbox();
    const problem = await refusal(box, box.repo('ws', { a: '1' }).dir, { remote: { url, token: 'secret' } });
    expect(problem.kind).toBe(kind);
    expect(problem.message).not.toContain('token@');
  });

  it.each([
    'http://localhost:1/a',
    'http://x.localhost/a',
    'http://127.0.0.1:9/a',
    'http://[::1]/a',
    'https://ghe.corp/a',
  ])('but not the remote %s', async (url) => {
    await using box = sandbox();
    await box.open(box.repo('ws', { a: '1' }).dir, { remote: { url } });
  });
});

describe('the workspace', () => {
  it('is described: branch, detached HEAD, shallow, dirty and staged and untracked files [G16]', async () => {
    await using box = sandbox();
    const { dir, commit } = box.repo('ws', { a: '1', b: '1', c: '1', '.gitignore': '*.log\n' });
    const repository = await box.open(dir);
    expect(await repository.workspaceHead()).toEqual({
      commit,
      branch: 'main',
      shallow: false,
      dirty: 0,
      untracked: [],
    });
    write(dir, { a: '2', b: '2', new: '1', 'x.log': '1' });
    box.git(dir, 'add', 'b');
    rmSync(join(dir, 'c'));
    expect(await repository.workspaceHead()).toMatchObject({ dirty: 4, untracked: ['new'] });
    box.git(dir, 'checkout', '-q', '--detach');
    box.git(dir, 'commit', '-qam', 'second');
    box.git(box.root, 'clone', '-q', '--depth=1', `file://${dir}`, 'shallow');
    const second = await box.open(box.path('shallow'), { root: box.path('second') });
    expect(await second.workspaceHead()).toMatchObject({ branch: undefined, shallow: true, dirty: 0 });
  });

  it('is never written, and nothing in it runs [G1][G2][G3][G4][G16]', async () => {
    await using box = sandbox();
    const { dir, commit } = box.repo('ws', { 'a.txt': '1', '.gitattributes': '*.txt filter=evil diff=evil\n' });
    const mark = box.path('pwned');
    const hooks = ['post-checkout', 'post-index-change', 'reference-transaction', 'pre-commit', 'fsmonitor-watchman'];
    for (const hook of hooks)
      writeFileSync(join(dir, '.git/hooks', hook), `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 });
    const keys = [
      'core.fsmonitor',
      'filter.evil.clean',
      'filter.evil.smudge',
      'diff.external',
      'diff.evil.textconv',
      'core.sshCommand',
      'core.pager',
      'gpg.program',
      'uploadpack.packObjectsHook',
      'credential.helper',
    ];
    for (const key of keys) box.git(dir, 'config', key, `touch ${mark}; false`);
    write(dir, { 'a.txt': '2' });
    const index = readFileSync(join(dir, '.git/index'));
    const repository = await box.open(dir);
    expect((await repository.workspaceHead()).dirty).toBe(1);
    expect(await repository.importCommit(commit)).toEqual({ ok: true, from: 'workspace' });
    await populate({
      repository,
      dir: box.path('tree'),
      indexFile: box.path('i'),
      tree: await repository.treeOf(commit),
      keepIgnored: false,
    });
    expect(existsSync(mark)).toBe(false);
    expect(readFileSync(join(dir, '.git/index')).equals(index)).toBe(true);
    expect(readFileSync(box.path('tree/a.txt'), 'utf8')).toBe('1');
  });

  it.each([
    ['a plain repository', (_box: Sandbox, dir: string) => dir],
    [
      'a shallow clone [G14]',
      (box: Sandbox, dir: string) => {
        box.git(box.root, 'clone', '-q', '--depth=1', `file://${dir}`, 'copy');
        return box.path('copy');
      },
    ],
    [
      'a linked worktree',
      (box: Sandbox, dir: string) => {
        box.git(dir, 'worktree', 'add', '-q', '--detach', box.path('linked wt'));
        return box.path('linked wt');
      },
    ],
    [
      'a clone with borrowed objects',
      (box: Sandbox, dir: string) => {
        box.git(box.root, 'clone', '-q', '--shared', dir, 'shared');
        return box.path('shared');
      },
    ],
    [
      'a path with a colon and quotes',
      (box: Sandbox, dir: string) => {
        box.git(box.root, 'clone', '-q', '--no-hardlinks', dir, 'a:b "c"');
        return box.path('a:b "c"');
      },
    ],
    [
      'a detached HEAD [G12]',
      (box: Sandbox, dir: string) => {
        box.git(dir, 'checkout', '-q', '--detach');
        return dir;
      },
    ],
  ])('gives its commit from %s, without any network', async (_, prepare) => {
    await using box = sandbox();
    const origin = box.repo('origin', { a: '1', 'dir/b': '2' });
    write(origin.dir, { a: '2' });
    box.git(origin.dir, 'commit', '-qam', 'second');
    const workspace = prepare(box, origin.dir);
    const repository = await box.open(workspace);
    const { commit } = await repository.workspaceHead();
    expect(await repository.importCommit(commit)).toEqual({ ok: true, from: 'workspace' });
    expect(await repository.importCommit(commit)).toEqual({ ok: true, from: 'store' });
    expect((await repository.listFiles(commit)).map(({ path }) => path)).toEqual(['a', 'dir/b']);
    await repository.git.ok(['fsck', '--strict']);
    expect((await repository.git.ok(['rev-list', commit])).toString().trim()).toBe(commit);
  });

  it('of another owner is read all the same [G23]', async (test) => {
    test.skip(process.getuid?.() !== 0, 'only root can give files away');
    await using box = sandbox();
    const { dir, commit } = box.repo('ws', { a: '1' });
    for (const path of [dir, join(dir, '.git')]) chownSync(path, 65_534, 65_534);
    expect(await (await box.open(dir)).importCommit(commit)).toEqual({ ok: true, from: 'workspace' });
  });

  it('with a forged object does not pass it on', async () => {
    await using box = sandbox();
    const { dir, commit } = box.repo('ws', { a: 'honest' });
    const honest = box.git(dir, 'rev-parse', 'HEAD:a');
    write(dir, { evil: 'forged' });
    const forged = box.git(dir, 'hash-object', '-w', 'evil');
    const objectPath = (sha: string): string => join(dir, '.git/objects', sha.slice(0, 2), sha.slice(2));
    const bytes = readFileSync(objectPath(forged));
    rmSync(objectPath(honest));
    writeFileSync(objectPath(honest), bytes);
    const repository = await box.open(dir, { remote: { url: box.path('nowhere') } });
    expect((await repository.importCommit(commit)).ok).toBe(false);
  });
});

describe('the controller', () => {
  it('keeps its folder to itself and its objects across openings', async () => {
    await using box = sandbox();
    const { dir, commit } = box.repo('ws', { a: '1' });
    const first = await box.open(dir);
    expect(statSync(box.path('controller')).mode & 0o777).toBe(0o700);
    expect(statSync(box.path('controller/controller.git')).mode & 0o777).toBe(0o700);
    await first.importCommit(commit);
    await first.setRef('refs/ralph/x/y', commit);
    await first.close();
    const second = await box.open(dir);
    expect(await second.importCommit(commit)).toEqual({ ok: true, from: 'store' });
    expect(await second.readRef('refs/ralph/x/y')).toBe(commit);
  });

  it('uses the git it was given, not one that a folder on PATH or the workspace offers [R15]', async () => {
    await using box = sandbox();
    const { dir, commit } = box.repo('ws', { a: '1' });
    write(dir, { git: `#!/bin/sh\ntouch ${box.path('pwned')}\n` });
    const repository = await box.open(dir);
    await repository.importCommit(commit);
    expect(existsSync(box.path('pwned'))).toBe(false);
    expect(
      repository.git
        .environment()
        ['PATH']?.split(':')
        .every((folder) => folder.startsWith('/')),
    ).toBe(true);
  });

  it('reads no configuration but its own, and has no home and no identity of the machine [S8]', async () => {
    await using box = sandbox();
    const { dir } = box.repo('ws', { a: '1' });
    const repository = await box.open(dir);
    const config = (await repository.git.ok(['config', '--list', '--show-origin'])).toString();
    const origins = new Set(
      config
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split('\t')[0]),
    );
    expect([...origins].filter((origin) => !origin?.startsWith('command line:'))).toEqual([
      `file:${repository.git.gitDir}/config`,
    ]);
    const names = Object.keys(repository.git.environment()).filter((name) => !name.startsWith('GIT_'));
    expect(names.sort()).toEqual(['HOME', 'LC_ALL', 'PATH']);
  });
});
