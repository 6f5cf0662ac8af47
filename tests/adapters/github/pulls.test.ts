import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensurePull, type PullOptions, updatePull } from '../../../src/adapters/github/pulls.ts';
import type { SeedRepository } from '../../support/github/seed.ts';
import { gitHubPerTest } from '../../support/github/suite.ts';
import { bench, demoSeed, nightly } from './support.ts';

const demo: PullOptions = {
  ...{ head: 'ralph/demo', base: 'main', title: 'Demo', body: 'Stories', draft: true, marker: 'nightly' },
};
const end = '<!-- /ralph-action: nightly -->';

describe('pull requests of a run', () => {
  let seed: SeedRepository;
  beforeAll(async () => {
    seed = await demoSeed();
    await seed.git('branch', 'release', 'main');
  });
  afterAll(() => seed[Symbol.dispose]());
  const useGitHub = gitHubPerTest(async () => ({ seed: seed.dir }));
  const ensure = async (options: Partial<PullOptions> = {}) => {
    const { client } = await bench(useGitHub(), { token: 'token' });
    return ensurePull(client, { ...demo, ...options });
  };

  it('is opened as a draft with our marked text, and found by the next run', async () => {
    const made = await ensure();
    expect(made).toMatchObject({ ok: true, created: true, notes: [], pull: { number: 1, draft: true, state: 'open' } });
    expect(useGitHub().pull(1)).toMatchObject({ title: 'Demo', body: `${nightly}\nStories\n${end}` });
    expect(await ensure({ title: 'Other' })).toMatchObject({ ok: true, created: false, pull: { number: 1 } });
    expect(useGitHub().pull(1).title).toBe('Demo');
  });

  it('is an ordinary one, with a note, where there are no drafts', async () => {
    useGitHub().setSwitches({ drafts: false });
    const made = await ensure();
    expect(made).toMatchObject({ ok: true, created: true, pull: { draft: false } });
    expect(made.ok && made.notes).toEqual([expect.stringContaining('no draft pull requests')]);
  });

  it('names the setting and the page for a person where Actions may not open one', async () => {
    const github = useGitHub();
    github.setSwitches({ actionsMayCreatePulls: false });
    const compareUrl = `${github.serverUrl}/acme/widgets/compare/main...ralph/demo?expand=1`;
    const made = await ensure();
    expect(made).toMatchObject({ ok: false, compareUrl, problem: { kind: 'pulls-not-permitted' } });
    expect(!made.ok && made.problem.message).toContain('Allow GitHub Actions to create and approve pull requests');
  });

  it('is opened anew when a person closed the last one, which stays closed', async () => {
    const github = useGitHub();
    await ensure();
    github.closePull(1);
    expect(await ensure()).toMatchObject({ ok: true, created: true, pull: { number: 2 } });
    expect(github.pulls().map(({ state }) => state)).toEqual(['closed', 'open']);
  });

  it('is ours with our marker after a person changed its base, and somebody else’s without', async () => {
    const github = useGitHub();
    github.openPull({ head: 'ralph/demo', base: 'release', body: 'By hand' });
    expect(await ensure()).toMatchObject({ ok: true, created: true, pull: { number: 2 } });
    github.pull(2).pull.baseBranch = 'release';
    const found = await ensure();
    expect(found).toMatchObject({ ok: true, created: false, pull: { number: 2 } });
    expect(found.ok && found.notes).toEqual([expect.stringContaining('goes to release, not to main')]);
  });

  it('is never that of a fork, whatever its text says', async () => {
    const github = useGitHub();
    await github.addRepository({ name: 'mallory/widgets', forkOf: 'acme/widgets', seed: seed.dir });
    github.openPull({ head: 'mallory:ralph/demo', body: `${nightly}\nStories\n${end}`, user: 'mallory' });
    expect(await ensure()).toMatchObject({ ok: true, created: true, pull: { number: 2 } });
  });

  it('keeps what people wrote around our text, and changes nothing that is not ours', async () => {
    const github = useGitHub();
    await ensure();
    github.pull(1).body = `Please look at the tests.\r\n${github.pull(1).body}\n\nThanks`;
    const { client } = await bench(github, { token: 'token' });
    const update = (body: string, title?: string) =>
      updatePull(client, 1, { body, marker: 'nightly', ...(title === undefined ? {} : { title }) });
    expect(await update('New', 'Better')).toEqual({ type: 'edited' });
    expect(github.pull(1)).toMatchObject({
      title: 'Better',
      body: `Please look at the tests.\r\n${nightly}\nNew\n${end}\n\nThanks`,
    });
    expect(await update('New')).toEqual({ type: 'unchanged' });
    github.pull(1).body = 'All mine now.';
    expect(await update('Newer', 'Best')).toEqual({ type: 'left' });
    expect(github.pull(1)).toMatchObject({ title: 'Better', body: 'All mine now.' });
  });
});
