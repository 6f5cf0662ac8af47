import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diffText } from '../../src/adapters/git/diff-text.ts';
import { bindGit, type Git } from '../../src/adapters/git/git.ts';
import { openIgnore } from '../../src/adapters/git/ignore.ts';
import { openNetwork } from '../../src/adapters/git/network.ts';
import { startGitRemote } from '../support/git-remote.ts';
import { gitProgram, type Sandbox, sandbox, write } from '../support/git-sandbox.ts';

/** A repository in which something lies in wait, and the controller's git bound to it as if it were its own. */
function trapped(box: Sandbox): { readonly git: Git; readonly dir: string; readonly wasSprung: () => boolean } {
  const { dir } = box.repo('trapped', { 'a.txt': '1\n', '.gitattributes': '*.txt diff=evil\n' });
  write(dir, { 'a.txt': '2\n' });
  box.git(dir, 'commit', '-qam', 'second');
  const mark = box.path('sprung');
  writeFileSync(box.path('trap'), `#!/bin/sh\ntouch '${mark}'\n`, { mode: 0o755 });
  return { git: bindGit(gitProgram, join(dir, '.git')), dir, wasSprung: () => existsSync(mark) };
}

describe('git of the controller, even in a gitdir that somebody else wrote', () => {
  it.each(['post-index-change', 'reference-transaction', 'pre-commit'])('runs no hook %s [G1]', async (hook) => {
    await using box = sandbox();
    const { git, dir, wasSprung } = trapped(box);
    writeFileSync(join(dir, '.git/hooks', hook), `#!/bin/sh\n${box.path('trap')}\n`, { mode: 0o755 });
    write(dir, { 'a.txt': '3\n' });
    for (const args of [['update-index', '--refresh'], ['add', '-A'], ['status'], ['commit', '-qm', 'x']]) {
      await git.run(['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { workTree: dir });
    }
    expect(wasSprung()).toBe(false);
  });

  it('asks no program which files changed [G2]', async () => {
    await using box = sandbox();
    const { git, dir, wasSprung } = trapped(box);
    box.git(dir, 'config', 'core.fsmonitor', box.path('trap'));
    await git.ok(['status', '--porcelain'], { workTree: dir });
    expect(wasSprung()).toBe(false);
  });

  it.each(['diff.external', 'diff.evil.command', 'diff.evil.textconv'])('shows a diff without %s [G4]', async (key) => {
    await using box = sandbox();
    const { git, dir, wasSprung } = trapped(box);
    box.git(dir, 'config', key, box.path('trap'));
    const shown = await diffText(git, { from: 'HEAD~1^{tree}', to: 'HEAD^{tree}', maxBytes: 10_000 });
    expect(wasSprung()).toBe(false);
    expect(shown).toContain('\n-1\n+2\n');
  });

  it('takes no name of a file for a pattern or an option [G7]', async () => {
    await using box = sandbox();
    const { dir } = box.repo('ws', { '.gitignore': 'x\n' });
    const ignore = openIgnore(bindGit(gitProgram, join(dir, '.git')), dir);
    const names = ['x', ':(top)x', ':!x', '--help', '-x'];
    const ignored = [];
    for (const name of names) if (await ignore.ignores(name)) ignored.push(name);
    await ignore.close();
    expect(ignored).toEqual(['x']);
  });

  it('asks no program for a password, whatever the job says [G28]', async () => {
    await using box = sandbox();
    const { dir } = box.repo('ws', { a: '1' });
    await using remote = await startGitRemote({ requireToken: 'right' });
    const mark = box.path('asked');
    writeFileSync(box.path('askpass'), `#!/bin/sh\ntouch '${mark}'\necho right\n`, { mode: 0o755 });
    const environment = { GIT_ASKPASS: box.path('askpass'), SSH_ASKPASS: box.path('askpass') };
    const network = openNetwork({
      program: gitProgram,
      gitDir: join(dir, '.git'),
      remote: { url: remote.url },
      environment,
    });
    expect((await network.run(['ls-remote', '--', remote.url])).exitCode).not.toBe(0);
    expect(existsSync(mark)).toBe(false);
  });
});
