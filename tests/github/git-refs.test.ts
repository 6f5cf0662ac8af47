import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { headBranch, readRefs } from '../support/git-refs.ts';
import { startGitRemote } from '../support/git-remote.ts';

describe('the refs of a bare repository', () => {
  it('are those that git lists: loose, packed, packed and moved, of tags, deep ones, and none that is being written', async () => {
    await using remote = await startGitRemote();
    const git = (...args: readonly string[]): string =>
      execFileSync('git', ['--git-dir', remote.gitDir, ...args], { encoding: 'utf8', env: identity }).trim();
    const tree = git('hash-object', '-t', 'tree', '-w', '/dev/null');
    const [one, two] = [git('commit-tree', tree, '-m', 'one'), git('commit-tree', tree, '-m', 'two')];
    const names = ['heads/main', 'heads/moved', 'heads/gone', 'ralph/feature/state', 'tags/light'];
    for (const name of names) git('update-ref', `refs/${name}`, one);
    git('tag', '-a', 'heavy', one, '-m', 'heavy');
    git('pack-refs', '--all');
    git('update-ref', 'refs/heads/moved', two);
    git('update-ref', 'refs/heads/deep/er', two);
    git('update-ref', '-d', 'refs/heads/gone');
    mkdirSync(join(remote.gitDir, 'refs/heads/empty'), { recursive: true });
    writeFileSync(join(remote.gitDir, 'refs/heads/new.lock'), `${two}\n`);

    const listed = git('for-each-ref', '--format=%(refname) %(objectname)').split('\n');
    expect([...readRefs(remote.gitDir)].map((ref) => ref.join(' '))).toEqual(listed);
    expect(listed).toHaveLength(6);
    expect([...readRefs(remote.gitDir).values()].filter((sha) => sha === two)).toHaveLength(2);
    expect(await remote.refs()).toEqual(readRefs(remote.gitDir));
  });

  it('are none where there is no commit, and HEAD names the branch to come', async () => {
    await using remote = await startGitRemote();
    expect(readRefs(remote.gitDir).size).toBe(0);
    expect(headBranch(remote.gitDir)).toBe('main');
    writeFileSync(join(remote.gitDir, 'HEAD'), `${'a'.repeat(40)}\n`);
    expect(() => headBranch(remote.gitDir)).toThrow('no branch');
  });
});

const identity = {
  PATH: process.env['PATH'],
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
};
