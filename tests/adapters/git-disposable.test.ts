import { execFileSync } from 'node:child_process';
import { lstatSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { disposableGit } from '../../src/adapters/git/disposable-git.ts';
import { isGitTampered } from '../../src/adapters/git/seal.ts';
import { field } from '../support/git-field.ts';
import { type Sandbox, sandbox, write } from '../support/git-sandbox.ts';

describe('the disposable git', () => {
  it('is clean and can be worked in, and its commits stay its own [A13]', async () => {
    await using box = sandbox();
    const place = await field(box);
    await place.fill();
    expect(await disposableGit({ ...place, head: place.commit, branch: 'ralph-work' })).toEqual({ tampered: false });
    const git = (...args: string[]): string => box.git(place.dir, ...args);
    expect(git('status', '--porcelain', '--branch')).toBe('## ralph-work');
    expect(git('rev-parse', 'HEAD')).toBe(place.commit);
    expect(git('log', '--format=%s')).toBe('base');
    expect(git('fsck')).toBe('');
    writeFileSync(join(place.dir, 'src/a.js'), 'changed\n');
    expect(git('diff', '--stat')).toContain('src/a.js');
    git('stash');
    git('stash', 'pop');
    git('checkout', '-qb', 'other');
    git('commit', '-qam', 'mine');
    git('tag', 'v1');
    expect(git('log', '--format=%s')).toBe('mine\nbase');
    expect((await place.repository.git.run(['cat-file', '-e', git('rev-parse', 'HEAD')])).exitCode).not.toBe(0);
    expect(await disposableGit({ ...place, head: place.commit, branch: 'ralph-work' })).toEqual({ tampered: false });
    expect(git('branch', '--list')).toBe('* ralph-work');
    expect(git('tag')).toBe('');
  });

  it.each([true, false])('is not taken for tampered with as it was given (objects apart: %s)', async (apart) => {
    await using box = sandbox();
    const place = await field(box);
    await place.fill();
    await disposableGit({ ...place, head: place.commit, branch: 'ralph-work', apart });
    expect(isGitTampered(place)).toBe(false);
    writeFileSync(join(place.dir, '.git/objects/info/alternates'), '/another\n');
    expect(isGitTampered(place)).toBe(true);
  });

  it('commits without any identity or home of the machine [S8]', async () => {
    await using box = sandbox();
    const place = await field(box);
    await place.fill();
    await disposableGit({ ...place, head: place.commit, branch: 'ralph-work' });
    writeFileSync(join(place.dir, 'new'), '1');
    const env = { PATH: process.env['PATH'] ?? '', GIT_CONFIG_NOSYSTEM: '1' };
    execFileSync('git', ['add', '-A'], { cwd: place.dir, env });
    execFileSync('git', ['commit', '-qm', 'x'], { cwd: place.dir, env });
    expect(execFileSync('git', ['log', '-1', '--format=%an'], { cwd: place.dir, env, encoding: 'utf8' })).toBe(
      'ralph agent\n',
    );
  });

  const tricks: readonly (readonly [string, (dir: string, box: Sandbox) => void])[] = [
    ['removed', (dir) => rmSync(join(dir, '.git'), { recursive: true })],
    [
      'replaced by a file',
      (dir) => {
        rmSync(join(dir, '.git'), { recursive: true });
        writeFileSync(join(dir, '.git'), 'gitdir: /tmp/x\n');
      },
    ],
    [
      'replaced by a link',
      (dir, box) => {
        renameSync(join(dir, '.git'), box.path('other.git'));
        symlinkSync(box.path('other.git'), join(dir, '.git'));
      },
    ],
    [
      'made anew',
      (dir, box) => {
        rmSync(join(dir, '.git'), { recursive: true });
        box.git(dir, 'init', '-q');
      },
    ],
    ['given hooks', (dir) => write(dir, { '.git/hooks/pre-commit': '#!/bin/sh\n' })],
    ['given excludes [A12]', (dir) => write(dir, { '.git/info/exclude': '*\n' })],
    ['given configuration', (dir, box) => void box.git(dir, 'config', 'core.fsmonitor', 'true')],
    ['given hidden entries [A11]', (dir, box) => void box.git(dir, 'update-index', '--skip-worktree', 'README.md')],
    ['given assumed entries [A11]', (dir, box) => void box.git(dir, 'update-index', '--assume-unchanged', 'README.md')],
    [
      'given hidden entries in an index of version 4',
      (dir, box) => {
        box.git(dir, 'update-index', '--index-version', '4');
        box.git(dir, 'update-index', '--skip-worktree', 'src/deep/c.js');
      },
    ],
    [
      'given a pipe for a config',
      (dir) => {
        rmSync(join(dir, '.git/config'));
        execFileSync('mkfifo', [join(dir, '.git/config')]);
      },
    ],
  ];

  it.each(tricks)('is noted when it was %s, and made new', async (_, trick) => {
    await using box = sandbox();
    const place = await field(box);
    await place.fill();
    await disposableGit({ ...place, head: place.commit, branch: 'ralph-work' });
    trick(place.dir, box);
    expect(await disposableGit({ ...place, head: place.commit, branch: 'ralph-work' })).toEqual({ tampered: true });
    expect(box.git(place.dir, 'status', '--porcelain', '--branch')).toBe('## ralph-work');
    expect(lstatSync(join(place.dir, '.git')).isDirectory()).toBe(true);
  });
});
