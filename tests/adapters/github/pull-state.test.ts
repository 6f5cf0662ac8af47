import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownBlock } from '../../../src/adapters/github/merge-body.ts';
import { askPullState } from '../../../src/adapters/github/pull-state.ts';
import type { SeedRepository } from '../../support/github/seed.ts';
import { gitHubPerTest } from '../../support/github/suite.ts';
import { bench, demoSeed } from './support.ts';

const branch = 'ralph/demo';
const ours = ownBlock({ marker: branch, text: 'Stories' });

describe('the pull request of a branch', () => {
  let seed: SeedRepository;
  beforeAll(async () => {
    seed = await demoSeed();
    await seed.git('branch', 'release', 'main');
  });
  afterAll(() => seed[Symbol.dispose]());
  const useGitHub = gitHubPerTest(async () => ({ seed: seed.dir, private: false }));
  interface Opened {
    readonly base?: string;
    readonly body?: string;
    readonly user?: string;
    readonly token?: string;
  }
  const opened = async ({ token = 'token', ...pull }: Opened) => {
    const github = useGitHub();
    const { number, pull: at } = github.openPull({ head: branch, ...pull });
    const { client } = await bench(github, { token });
    return { github, number, ask: (commit = at.headSha) => askPullState(client, { branch, commit, base: 'main' }) };
  };

  it.each([
    ['one of the owner with our words', { body: `Read it.\n\n${ours}` }, 'closed'],
    ["our workflow's", { body: ours, user: 'github-actions[bot]' }, 'closed'],
    ["a stranger's with our words is not ours", { body: ours, user: 'eve' }, 'none'],
    ["an App's with our words, which the owner let in", { body: ours, user: 'other[bot]' }, 'closed'],
    ["an App's without our words is not ours", { body: 'Mine', user: 'other[bot]' }, 'none'],
    ["a stranger's into our base is not ours", { body: 'Mine', user: 'eve' }, 'none'],
    ['one into another base is not ours, whatever it says', { base: 'release', body: ours, user: 'eve' }, 'none'],
  ] as const)('that was closed: %s', async (_, pull, state) => {
    const { github, number, ask } = await opened(pull);
    const url = expect.stringMatching(`/acme/widgets/pull/${number}$`);
    expect(await ask()).toEqual('base' in pull ? 'open' : { number, url, draft: false });
    github.closePull(number);
    expect(await ask()).toBe(state);
  });

  it.each([
    ['installation', 'ralph[bot]', 'closed'],
    ['installation', 'eve', 'none'],
    ['user', 'ralph-person', 'closed'],
    ['user', 'eve', 'none'],
  ] as const)('is ours when the token is of an %s and this one opened it: %s', async (kind, user, state) => {
    const actor = kind === 'user' ? 'ralph-person' : 'ralph[bot]';
    useGitHub().addToken({ value: 'own', kind, actor });
    const { github, number, ask } = await opened({ body: ours, user, token: 'own' });
    github.closePull(number);
    expect(await ask()).toBe(state);
    expect(github.pull(number).reactions).toEqual([]);
  });

  it('is ours when an App opened it, also where the token may only read', async () => {
    const permissions = { 'pull-requests': 'read' } as const;
    useGitHub().addToken({ value: 'own', kind: 'installation', actor: 'ralph[bot]', permissions });
    const { github, number, ask } = await opened({ body: ours, user: 'ralph[bot]', token: 'own' });
    github.closePull(number);
    expect(await ask()).toBe('closed');
    expect(github.pull(number).reactions).toEqual([]);
  });

  it('is not ours when an App opened it from a fork that is gone', async () => {
    const { github, number, ask } = await opened({ body: ours, user: 'ralph[bot]' });
    const { pull } = github.pull(number);
    github.closePull(number);
    expect(await ask()).toBe('closed');
    pull.headRepository = undefined;
    expect(await ask()).toBe('none');
  });

  it('is ours behind one that a stranger opened and closed after it', async () => {
    const { github, number, ask } = await opened({ body: ours });
    github.closePull(number);
    github.closePull(github.openPull({ head: branch, body: ours, user: 'eve' }).number);
    expect(await ask()).toBe('closed');
  });

  it('is merged whoever opened it, since only who may write merges', async () => {
    const { github, number, ask } = await opened({ body: 'Mine' });
    github.closePull(number);
    github.pull(number).pull.mergedAt = '2026-01-01T00:00:00Z';
    expect(await ask()).toBe('merged');
  });

  it('ended for the commit that it ended at, and no other', async () => {
    const { github, number, ask } = await opened({ body: ours });
    github.closePull(number);
    expect(await ask('d'.repeat(40))).toBe('none');
  });
});
