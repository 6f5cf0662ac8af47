import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Repository } from '../../../src/adapters/git/controller.ts';
import { populate } from '../../../src/adapters/git/worktree.ts';
import { openViewGit, type ViewGit } from '../../../src/adapters/views/view-git.ts';
import { type Sandbox, sandbox, write } from '../../support/git-sandbox.ts';

const url = 'https://github.example/octo/repo.git';

/** A repository of three commits; the first has a release. */
function past(box: Sandbox): { readonly dir: string; readonly commits: readonly string[] } {
  const { dir, commit } = box.repo('origin', { 'a.txt': 'one\n' });
  box.git(dir, 'tag', '-a', 'v1.2.0', '-m', 'release');
  const commits = [commit];
  for (const text of ['two', 'three']) {
    write(dir, { 'a.txt': `${text}\n` });
    box.git(dir, 'commit', '-qam', text);
    commits.push(box.git(dir, 'rev-parse', 'HEAD'));
  }
  return { dir, commits };
}

async function gitsOf(
  repository: Repository,
  start: string,
  lent: string,
): Promise<readonly (readonly [string, ViewGit])[]> {
  await repository.importCommit(start);
  const options = { repository, start, baseBranch: 'release/2.x', history: repository.history() };
  return [
    ['own', openViewGit(options)],
    ['lent', openViewGit(options, lent)],
  ];
}

/** A view of a changed tree, and git in it. */
async function view(
  box: Sandbox,
  repository: Repository,
  { name, git, start }: { name: string; git: ViewGit; start: string },
) {
  const tree = await repository.overlay(await repository.treeOf(start), [
    { path: 'new.txt', mode: '100644', bytes: Buffer.from('new\n') },
  ]);
  const folder = { dir: box.path(name), indexFile: box.path(`${name}.index`) };
  await populate({ repository, ...folder, tree, keepIgnored: false });
  await git({ ...folder, tree });
  return (...args: string[]): string => box.git(folder.dir, ...args);
}

it.each([
  { depth: 1, log: 2, describe: /^[0-9a-f]{7}/, tags: '' },
  { depth: 2, log: 3, describe: /^[0-9a-f]{7}/, tags: '' },
  { depth: 0, log: 4, describe: /^v1\.2\.0-3-g/, tags: 'v1.2.0' },
])(
  'a view shows as much of the past as a checkout of depth $depth brought [X1]',
  async ({ depth, log, describe, tags }) => {
    await using box = sandbox();
    const { dir, commits } = past(box);
    const deep = depth === 0 ? [] : [`--depth=${depth}`];
    box.git(box.root, 'clone', '-q', ...deep, '--no-tags', `file://${dir}`, 'workspace');
    if (depth === 0) box.git(box.path('workspace'), 'fetch', '-q', '--tags');
    const [start = ''] = commits.slice(-1);
    const repository = await box.open(box.path('workspace'), { remote: { url } });
    for (const [name, git] of await gitsOf(repository, start, box.path('lent-objects'))) {
      const ask = await view(box, repository, { name, git, start });
      expect(ask('log', '--format=%H').split('\n').length).toBe(log);
      expect(ask('describe', '--always')).toMatch(describe);
      expect(ask('tag', '--list')).toBe(tags);
      expect(ask('status', '--porcelain')).toBe('');
      expect(ask('diff', '--name-only', 'origin/release/2.x...HEAD')).toBe('new.txt');
      expect(ask('remote', '-v').split('\n')[0]).toBe('origin\thttps://github.example/octo/repo (fetch)');
      expect(ask('fsck', '--no-dangling')).toBe('');
      expect(ask('log', '-1', '--format=%ct')).toBe(box.git(dir, 'log', '-1', '--format=%ct'));
    }
  },
);

it('a tag whose commit a checkout does not have is left out, and annotated ones are kept [X1]', async () => {
  await using box = sandbox();
  const { dir, commits } = past(box);
  box.git(box.root, 'clone', '-q', '--depth=1', `file://${dir}`, 'workspace');
  const workspace = box.path('workspace');
  box.git(workspace, 'tag', '-a', 'here', '-m', 'here');
  write(workspace, { '.git/refs/tags/away': `${commits[0] ?? ''}\n`, '.git/refs/tags/odd': 'ref: refs/heads/main\n' });
  box.git(workspace, 'pack-refs', '--all');
  const [start = ''] = commits.slice(-1);
  const repository = await box.open(workspace, { remote: { url } });
  for (const [name, git] of await gitsOf(repository, start, box.path('lent-objects'))) {
    const ask = await view(box, repository, { name, git, start });
    expect(ask('tag', '--list')).toBe('here');
    expect(ask('describe')).toMatch(/^here-1-g/);
  }
});

it('what an earlier run may have left in the checkout is in no view: tags of its own, and objects that nothing leads to [X37]', async () => {
  await using box = sandbox();
  const { dir, commits } = past(box);
  const remoteRefs = new Map([['refs/tags/v1.2.0', box.git(dir, 'rev-parse', 'refs/tags/v1.2.0')]]);
  box.git(dir, 'tag', 'night-1');
  write(dir, { 'left.txt': 'night 1 was here\n' });
  const left = box.git(dir, 'hash-object', '-w', 'left.txt');
  rmSync(join(dir, 'left.txt'));
  const [start = ''] = commits.slice(-1);
  const repository = await box.open(dir, { remote: { url } });
  await repository.importCommit(start);
  const history = repository.history({ remoteRefs, folder: box.path('past') });
  const options = { repository, start, baseBranch: 'main', history };
  for (const [name, git] of [
    ['own', openViewGit(options)],
    ['lent', openViewGit(options, box.path('lent-objects'))],
  ] as const) {
    const ask = await view(box, repository, { name, git, start });
    expect(ask('tag', '--list')).toBe('v1.2.0');
    expect(ask('describe')).toMatch(/^v1\.2\.0-3-g/);
    expect(ask('log', '--format=%H').split('\n').slice(1)).toEqual(commits.toReversed());
    expect(ask('fsck', '--no-dangling')).toBe('');
    expect(() => ask('cat-file', '-e', left)).toThrow();
  }
});

it('objects that a checkout borrows from another folder are at hand, those of its own are not touched [X1]', async () => {
  await using box = sandbox();
  const { dir, commits } = past(box);
  box.git(box.root, 'clone', '-q', '--shared', '--no-tags', dir, 'workspace');
  const [start = ''] = commits.slice(-1);
  const repository = await box.open(box.path('workspace'), { remote: { url } });
  for (const [name, git] of await gitsOf(repository, start, box.path('lent-objects'))) {
    const ask = await view(box, repository, { name, git, start });
    expect(ask('log', '--format=%H').split('\n').slice(1)).toEqual(commits.toReversed());
    ask('gc', '-q', '--prune=now');
    expect(ask('fsck', '--no-dangling')).toBe('');
  }
  expect(box.git(dir, 'fsck', '--full')).toBe('');
});

it('a start that only the remote has ends the history, and a story that starts from it has a whole repository [X1]', async () => {
  await using box = sandbox();
  const { dir, commits } = past(box);
  box.git(box.root, 'clone', '-q', '--no-tags', dir, 'workspace');
  write(dir, { 'a.txt': 'four\n' });
  box.git(dir, 'commit', '-qam', 'four');
  const start = box.git(dir, 'rev-parse', 'HEAD');
  const repository = await box.open(box.path('workspace'), { remote: { url: dir } });
  for (const [name, git] of await gitsOf(repository, start, box.path('lent-objects'))) {
    const ask = await view(box, repository, { name, git, start });
    expect(ask('log', '--format=%H', 'origin/release/2.x')).toBe(start);
    expect(ask('status', '--porcelain')).toBe('');
    expect(ask('fsck', '--no-dangling')).toBe('');
  }
  expect(commits).not.toContain(start);
});

it('what a process did to its `.git` is gone in the next view, a pipe or a link in its place too [X1]', async () => {
  await using box = sandbox();
  const { commits, dir } = past(box);
  const [start = ''] = commits.slice(-1);
  const repository = await box.open(dir, { remote: { url } });
  const [[, git] = ['', async () => undefined]] = await gitsOf(repository, start, box.path('lent-objects'));
  const call = { name: 'again', git, start };
  const ask = await view(box, repository, call);
  const before = ask('rev-parse', 'HEAD');
  ask('commit', '-q', '--allow-empty', '-m', 'mine');
  ask('config', 'core.hooksPath', '/tmp');
  await view(box, repository, call);
  expect(ask('rev-parse', 'HEAD')).toBe(before);
  expect(readFileSync(box.path('again/.git/config'), 'utf8')).not.toContain('hooksPath');
  rmSync(box.path('again/.git'), { recursive: true });
  write(box.root, { 'bait/HEAD': 'bait\n' });
  box.git(box.root, 'init', '-q', 'bait');
  symlinkSync(join(box.root, 'bait'), box.path('again/.git'));
  await view(box, repository, call);
  expect(ask('rev-parse', 'HEAD')).toBe(before);
  expect(readFileSync(box.path('bait/HEAD'), 'utf8')).toBe('bait\n');
});
