import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { git } from '../support/demo-repository.ts';
import { type GitRemote, startGitRemote } from '../support/git-remote.ts';
import type { RunWorkflowOptions } from '../support/workflow/options.ts';
import type { WorkflowRun } from '../support/workflow/results.ts';
import { job, run, temporaryFolder } from './rig.ts';

const token = 'ghs_checkout-token';

interface Fixture {
  readonly remote: GitRemote;
  readonly first: string;
  readonly second: string;
  readonly run: (steps: string, options?: Partial<RunWorkflowOptions>) => Promise<WorkflowRun>;
}

/** A remote with two commits on main, a tag and a pull request. */
async function fixture(): Promise<Fixture> {
  const seed = join(temporaryFolder(), 'seed');
  mkdirSync(seed);
  git(seed, 'init', '--quiet', '--initial-branch=main');
  const commit = (text: string): string => {
    writeFileSync(join(seed, 'file.txt'), text);
    git(seed, 'add', '--all');
    git(seed, 'commit', '--quiet', '--message', text);
    return git(seed, 'rev-parse', 'HEAD').trim();
  };
  const first = commit('first');
  git(seed, 'tag', 'v1');
  const second = commit('second');
  const remote = await startGitRemote({ seed, requireToken: token });
  onTestFinished(() => remote.close());
  git(remote.gitDir, 'update-ref', 'refs/pull/7/merge', first);
  return {
    ...{ remote, first, second },
    run: (steps, options = {}) =>
      run(job(steps).replace('on: push', 'on: [push, pull_request]'), {
        event: { name: 'push', payload: { ref: 'refs/heads/main', after: second } },
        serverUrl: remote.serverUrl,
        token: () => token,
        ...options,
      }),
  };
}

describe('the double of actions/checkout', () => {
  it('checks out what started the run, one commit deep, on its branch', async () => {
    const { run: start, second } = await fixture();
    const result = await start(`
- { id: checkout, uses: actions/checkout@v6 }
- { id: it, run: 'cat file.txt; echo; git symbolic-ref --short HEAD; git rev-list --count HEAD; git status --porcelain' }
`);
    expect(result.conclusion).toBe('success');
    expect(result.job('it').step('it').log.split('\n').slice(-3)).toEqual(['second', 'main', '1']);
    expect(result.job('it').step('checkout').outputs).toEqual({ ref: 'refs/heads/main', commit: second });
  });

  it('fetches all history, branches and tags with fetch-depth: 0', async () => {
    const { run: start } = await fixture();
    const result = await start(`
- { uses: actions/checkout@v6, with: { fetch-depth: 0 } }
- { id: it, run: 'git rev-list --count HEAD; git tag' }
`);
    expect(result.job('it').step('it').log.split('\n').slice(-2)).toEqual(['2', 'v1']);
  });

  it('checks out the merge of a pull request without a branch, and other refs by name or commit', async () => {
    const { run: start, first } = await fixture();
    const pull = { number: 7, pull_request: { merge_commit_sha: first, head: { ref: 'h' }, base: { ref: 'main' } } };
    const steps = (rest: string): string => `
- { uses: actions/checkout@v6${rest} }
- { id: it, run: 'git rev-parse HEAD; git symbolic-ref -q HEAD || echo detached' }
`;
    const merged = await start(steps(''), { event: { name: 'pull_request', payload: pull } });
    expect(merged.job('it').step('it').log.split('\n').slice(-2)).toEqual([first, 'detached']);
    for (const ref of ['refs/tags/v1', first]) {
      const result = await start(
        steps(`, with: { ref: ${ref}, path: sub }`).replace('id: it,', 'id: it, working-directory: sub,'),
      );
      expect(result.job('it').step('it').log.split('\n').slice(-2)).toEqual([first, 'detached']);
    }
  });

  it('leaves its token where git finds it, outside of the workspace, until its post step', async () => {
    const { run: start } = await fixture();
    const result = await start(`
- uses: actions/checkout@v6
- uses: test/probe@v1
- id: it
  run: |
    git config --get-regexp '^include(if\\..*)?\\.path$'
    grep -c extraheader .git/config || true
    git fetch --quiet origin '+refs/tags/*:refs/tags/*' && git tag
`);
    expect(result.conclusion).toBe('success');
    const { steps, temp, workspace } = result.job('it');
    const lines = result.job('it').step('it').log.split('\n').slice(-6);
    expect(lines.slice(-2)).toEqual(['0', 'v1']);
    expect(lines[0]).toMatch(
      new RegExp(`^includeif\\.gitdir:${workspace}/\\.git\\.path ${temp}/git-credentials-[-0-9a-f]+\\.config$`),
    );
    expect(lines[2]).toMatch(
      /^includeif\.gitdir:\/github\/workspace\/\.git\.path \/github\/runner_temp\/git-credentials-/,
    );
    const posts = steps.filter(({ stage }) => stage === 'post');
    expect(posts.map(({ name }) => name)).toEqual(['Post Run test/probe@v1', 'Post Run actions/checkout@v6']);
    expect(posts[0]?.log).toContain('credential files: 1');
    expect(posts[1]?.log).toContain('Removing credentials config');
    expect(git(workspace, 'config', '--list')).not.toContain('includeif');
    expect(JSON.stringify(result)).not.toContain(Buffer.from(`x-access-token:${token}`).toString('base64'));
  });

  it('leaves nothing with persist-credentials: false', async () => {
    const { run: start } = await fixture();
    const result = await start(`
- { uses: actions/checkout@v6, with: { persist-credentials: false } }
- { id: it, run: "git config --get-regexp '^include' || echo none; git ls-remote origin 2>/dev/null || echo refused", env: { GIT_TERMINAL_PROMPT: '0' } }
`);
    expect(result.job('it').step('it').log.split('\n').slice(-2)).toEqual(['none', 'refused']);
    expect(result.conclusion).toBe('success');
  });

  it("fails with git's own words when the token is wrong", async () => {
    const { run: start } = await fixture();
    const result = await start('- { id: it, uses: actions/checkout@v6 }', { token: () => 'ghs_wrong-token' });
    const step = result.job('it').step('it');
    expect(step.conclusion).toBe('failure');
    expect(step.annotations[0]?.message).toMatch(
      /'git' failed with exit code 128: .*Authentication failed|could not read Username/s,
    );
    expect(step.log).not.toContain('ghs_wrong-token');
  });
});
