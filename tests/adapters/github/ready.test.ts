import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markPull } from '../../../src/action/mark-pull.ts';
import { markDraft, markReady } from '../../../src/adapters/github/ready.ts';
import type { SeedRepository } from '../../support/github/seed.ts';
import { gitHubPerTest } from '../../support/github/suite.ts';
import { bench, demoSeed } from './support.ts';

describe('a draft whose commit was signed off', () => {
  let seed: SeedRepository;
  beforeAll(async () => {
    seed = await demoSeed();
  });
  afterAll(() => seed[Symbol.dispose]());
  const useGitHub = gitHubPerTest(async () => ({ seed: seed.dir }));
  const drafted = async () => {
    const github = useGitHub();
    const { client } = await bench(github, { token: 'token' });
    const { number, pull } = github.openPull({ head: 'ralph/demo', draft: true });
    return { github, client, number, sha: pull.headSha };
  };

  it('is marked ready at that commit, and known to be so afterwards', async () => {
    const { github, client, number, sha } = await drafted();
    expect(await markReady(client, { number, sha })).toEqual({ type: 'marked' });
    expect(github.pull(number).pull.draft).toBe(false);
    expect(await markReady(client, { number, sha })).toEqual({ type: 'was-ready' });
  });

  it('stays one at any other commit, and that is said', async () => {
    const { github, client, number, sha } = await drafted();
    const other = 'd'.repeat(40);
    expect(await markReady(client, { number, sha: other })).toEqual({ type: 'moved', to: sha });
    expect(github.pull(number).pull.draft).toBe(true);
    expect(await markPull(client, { number, sha: other })).toEqual({
      isReady: false,
      trouble: `Pull request #${number} is at ${sha.slice(0, 10)} now, and dddddddddd was signed off, so it was not marked ready. The next run takes up what was pushed.`,
    });
    expect(github.journal.filter(({ path }) => path === '/api/graphql')).toEqual([]);
  });

  it('becomes one again for another sign-off, unless the token may not', async () => {
    const { github, client, number, sha } = await drafted();
    expect(await markDraft(client, number)).toEqual({ type: 'was-draft' });
    await markReady(client, { number, sha });
    expect(await markDraft(client, number)).toEqual({ type: 'marked' });
    expect(github.pull(number).pull.draft).toBe(true);
    await markReady(client, { number, sha });
    github.addToken({ value: 'weak', permissions: { pull_requests: 'write' } });
    const { client: weak } = await bench(github, { token: 'weak' });
    expect(await markDraft(weak, number)).toMatchObject({ type: 'problem', problem: { kind: 'missing-permission' } });
    expect(github.pull(number).pull.draft).toBe(false);
  });
});
