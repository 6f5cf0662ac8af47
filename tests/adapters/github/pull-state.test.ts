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
  const useGitHub = gitHubPerTest(async () => ({ seed: seed.dir }));
  const opened = async (pull: { readonly base?: string; readonly body?: string; readonly user?: string }) => {
    const github = useGitHub();
    const { number, pull: at } = github.openPull({ head: branch, ...pull });
    const { client } = await bench(github, { token: 'token' });
    return { github, number, ask: (commit = at.headSha) => askPullState(client, { branch, commit, base: 'main' }) };
  };

  it.each([
    ['ours is closed', { body: `Read it.\n\n${ours}` }, 'closed'],
    ["a stranger's into our base is not ours", { body: 'Mine', user: 'eve' }, 'none'],
    ['one into another base is not ours, whatever it says', { base: 'release', body: ours, user: 'eve' }, 'none'],
  ] as const)('that was closed: %s', async (_, pull, state) => {
    const { github, number, ask } = await opened(pull);
    expect(await ask()).toBe('open');
    github.closePull(number);
    expect(await ask()).toBe(state);
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
