import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { githubRefusals } from '../support/git-refusals.ts';
import { faults } from '../support/github/faults.ts';
import { type GitHub, startGitHub } from '../support/github/github.ts';
import { type SeedRepository, seedRepository } from '../support/github/seed.ts';
import { markedProcesses } from '../support/scenario-processes.ts';

describe('git on the same origin', () => {
  let github: GitHub;
  let seed: SeedRepository;
  beforeAll(async () => {
    seed = await seedRepository();
    github = await startGitHub({
      seed: seed.dir,
      tokens: [
        { value: 'token', permissions: { contents: 'write' } },
        { value: 'reader', permissions: { contents: 'read' } },
        { value: 'nobody', permissions: { issues: 'write' } },
        { value: 'workflows', permissions: { contents: 'write', workflows: 'write' } },
      ],
    });
  });
  afterAll(async () => {
    seed[Symbol.dispose]();
    await github.close();
  });

  const url = (token: string): string =>
    `${github.serverUrl.replace('//', `//x-access-token:${token}@`)}/acme/widgets.git`;
  const attempt = (token: string, ...args: string[]): Promise<string> =>
    seed.git(...args.map((arg) => (arg === 'origin' ? url(token) : arg))).then(
      () => 'done',
      (error: unknown) => String((error as { stderr?: string }).stderr),
    );

  it.each([
    { token: 'token', fetch: 'done', push: 'done' },
    { token: 'reader', fetch: 'done', push: 'Write access to repository not granted' },
    {
      token: 'nobody',
      fetch: 'Write access to repository not granted',
      push: 'Write access to repository not granted',
    },
    { token: 'unknown', fetch: 'Authentication failed', push: 'Authentication failed' },
  ])('$token: fetch $fetch, push $push', async ({ token, fetch, push }) => {
    expect(await attempt(token, 'fetch', '-q', 'origin', 'main')).toContain(fetch);
    expect(await attempt(token, 'push', '-q', 'origin', `main:refs/heads/by-${token}`)).toContain(push);
  });

  it('takes workflow files only with the permission for them', async () => {
    await seed.git('switch', '-q', '-c', 'flow');
    await seed.commit({ '.github/workflows/ci.yml': 'on: push\n' });
    await seed.commit({ 'later.txt': 'x\n' });
    const { reason } = githubRefusals.workflowPermission('.github/workflows/ci.yml');
    expect(await attempt('token', 'push', '-q', 'origin', 'flow')).toContain(reason);
    expect(await attempt('workflows', 'push', '-q', 'origin', 'flow')).toBe('done');
    await seed.commit({ 'more.txt': 'x\n' });
    expect(await attempt('token', 'push', '-q', 'origin', 'flow')).toBe('done');
  });

  it('takes a push that is broken off for no fault of its own', async () => {
    const head = [
      'POST /acme/widgets.git/git-receive-pack HTTP/1.1',
      ...['host: localhost', 'content-type: application/x-git-receive-pack-request', 'content-length: 1000'],
      `authorization: Basic ${Buffer.from('x-access-token:token').toString('base64')}`,
    ];
    const socket = connect(Number(new URL(github.serverUrl).port), '127.0.0.1');
    await once(socket, 'connect');
    const pushes = () => github.journal.filter(({ path }) => path.endsWith('git-receive-pack')).length;
    const before = pushes();
    socket.write(`${head.join('\r\n')}\r\n\r\n0000`);
    await expect.poll(pushes).toBe(before + 1);
    socket.destroy();
    await once(socket, 'close');
    const root = github.hub.repositories.get('acme/widgets')?.remote.gitDir.replace('/acme/widgets.git', '') ?? '';
    await expect.poll(() => markedProcesses(`GIT_PROJECT_ROOT=${root}\0`)).toEqual([]);
    expect(await attempt('token', 'fetch', '-q', 'origin', 'main')).toBe('done');
    expect(github.violations()).toEqual([]);
  });

  it('hides the references of pull requests from pushes', async () => {
    expect(await attempt('token', 'push', '-q', 'origin', 'main:refs/pull/9/head')).toContain(
      'deny updating a hidden ref',
    );
  });

  it('declines what a test protects, in the words of GitHub', async () => {
    github.protect((ref) => (ref === 'refs/heads/kept' ? githubRefusals.protectedBranch(ref) : undefined));
    const answer = await attempt('token', 'push', 'origin', 'main:refs/heads/kept', 'main:refs/ralph/demo/state');
    expect(answer).toContain('GH006: Protected branch update failed for refs/heads/kept');
    expect(github.pushes.at(-1)).toMatchObject({ ref: 'refs/ralph/demo/state', actor: 'github-actions[bot]' });
  });

  it('takes a push whose answer is lost', async () => {
    const before = github.pushes.length;
    const on = /git-receive-pack$/;
    github.inject({ on, fault: faults.afterStoring(faults.status(502)) });
    expect(await attempt('token', 'push', '-q', 'origin', 'main:refs/heads/lost-answer')).toContain('502');
    expect(github.pushes.slice(before)).toMatchObject([{ ref: 'refs/heads/lost-answer' }]);
    github.inject({ on, fault: faults.status(502) });
    expect(await attempt('token', 'push', '-q', 'origin', 'main:refs/heads/never-taken')).toContain('502');
    expect(github.pushes.slice(before)).toHaveLength(1);
  });

  it('journals git beside the API, and lets it meet faults', async () => {
    const injected = github.inject({ on: 'git fetch', fault: faults.status(503) });
    expect(await attempt('token', 'fetch', '-q', 'origin', 'main')).toContain('503');
    expect(await attempt('token', 'fetch', '-q', 'origin', 'main')).toBe('done');
    expect(injected.hits()).toBe(1);
    const met = github.journal.filter(({ operation, fault }) => operation === 'git fetch' && fault !== undefined);
    expect(met).toMatchObject([{ operation: 'git fetch', status: 503, fault: 'status 503' }]);
  });
});
