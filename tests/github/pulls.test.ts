import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, messageOf } from '../support/github/client.ts';
import type { JsonObject } from '../support/github/description.ts';
import { type GitHub, startGitHub } from '../support/github/github.ts';
import { type SeedRepository, seedRepository } from '../support/github/seed.ts';

const repo = '/repos/acme/widgets';

describe('pull requests', () => {
  let github: GitHub;
  let seed: SeedRepository;
  beforeAll(async () => {
    seed = await seedRepository();
    github = await startGitHub({ seed: seed.dir, tokens: [{ value: 'token' }, { value: 'app', actor: 'ralph[bot]' }] });
    const { host } = new URL(github.serverUrl);
    await seed.git('remote', 'add', 'origin', `http://x-access-token:token@${host}/acme/widgets.git`);
  });
  afterAll(async () => {
    seed[Symbol.dispose]();
    await github.close();
  });

  /** A pushed branch with one commit of its own; the commit. */
  const pushBranch = async (name: string, file = `${name}.txt`): Promise<string> => {
    await seed.git('switch', '-q', '-C', name, 'main');
    const sha = await seed.commit({ [file]: `${name}\n` });
    await seed.git('push', '-q', '--force', 'origin', name);
    return sha;
  };
  const open = (head: string, more: JsonObject = {}, token = 'token') =>
    call(github, `POST ${repo}/pulls`, { token, body: { title: head, head, base: 'main', ...more } });
  const read = async (number: number) => (await call(github, `GET ${repo}/pulls/${number}`)).body as JsonObject;

  it('follows each push of its head, also a forced one', async () => {
    const first = await pushBranch('moving');
    const { number } = (await open('moving')).body as { number: number };
    expect(await read(number)).toMatchObject({ head: { sha: first }, commits: 1 });
    const second = await seed.commit({ 'moving.txt': 'again\n' });
    await seed.git('push', '-q', 'origin', 'moving');
    expect(await read(number)).toMatchObject({ head: { sha: second }, commits: 2, state: 'open' });
    const third = await pushBranch('moving', 'other.txt');
    expect(await read(number)).toMatchObject({ head: { sha: third }, commits: 1 });
    await seed.git('fetch', '-q', 'origin', `refs/pull/${number}/head`);
    expect((await seed.git('rev-parse', 'FETCH_HEAD')).trim()).toBe(third);
  });

  it('is closed when its branch is deleted, and then keeps its last head', async () => {
    const sha = await pushBranch('doomed');
    const { number } = (await open('doomed')).body as { number: number };
    await seed.git('push', '-q', 'origin', ':doomed');
    expect(await read(number)).toMatchObject({ state: 'closed', merged: false, head: { sha } });
    const reopened = await call(github, `PATCH ${repo}/pulls/${number}`, { body: { state: 'open' } });
    expect(reopened.status).toBe(422);
    expect(messageOf(reopened)).toContain('The doomed branch has been deleted.');
  });

  it('is merged when its head arrives on the base', async () => {
    const sha = await pushBranch('direct');
    const { number } = (await open('direct')).body as { number: number };
    await seed.git('switch', '-q', 'main');
    await seed.git('merge', '-q', '--ff-only', 'direct');
    await seed.git('push', '-q', 'origin', 'main');
    expect(await read(number)).toMatchObject({ state: 'closed', merged: true, merge_commit_sha: sha });
  });

  it('stays where a person closed it', async () => {
    const sha = await pushBranch('closed');
    const { number } = (await open('closed')).body as { number: number };
    github.closePull(number);
    await seed.commit({ 'closed.txt': 'later\n' });
    await seed.git('push', '-q', 'origin', 'closed');
    expect(await read(number)).toMatchObject({ state: 'closed', merged: false, head: { sha } });
  });

  it('tells a conflict', async () => {
    await pushBranch('conflict', 'README.md');
    const { number } = (await open('conflict')).body as { number: number };
    expect(await read(number)).toMatchObject({ mergeable: true, mergeable_state: 'clean' });
    await seed.git('switch', '-q', 'main');
    await seed.commit({ 'README.md': 'something else\n' });
    await seed.git('push', '-q', 'origin', 'main');
    expect(await read(number)).toMatchObject({ mergeable: false, mergeable_state: 'dirty' });
    const merged = await call(github, `PUT ${repo}/pulls/${number}/merge`, { body: {} });
    expect([merged.status, messageOf(merged)]).toEqual([405, 'Pull Request is not mergeable']);
  });

  it.each([
    { what: 'no such head', body: { head: 'nowhere' }, message: 'Validation Failed', field: 'head' },
    { what: 'no such base', body: { base: 'nowhere' }, message: 'Validation Failed', field: 'base' },
    {
      what: 'nothing to merge',
      body: { head: 'main' },
      message: 'Validation Failed: No commits between main and main',
    },
    { what: 'no title', body: { title: '' }, message: 'Validation Failed', field: 'title' },
    {
      what: 'a body over the limit',
      body: { body: 'x'.repeat(65_537) },
      message: 'Validation Failed: body is too long (maximum is 65536 characters)',
    },
  ])('is refused with $what', async ({ body, message, field }) => {
    await pushBranch('refused');
    const answer = await open('refused', body as JsonObject);
    expect([answer.status, messageOf(answer)]).toEqual([422, message]);
    if (field !== undefined) expect((answer.body as { errors: JsonObject[] }).errors[0]).toMatchObject({ field });
  });

  it('exists once per head and base', async () => {
    await pushBranch('twice');
    await open('twice');
    const again = await open('twice');
    expect([again.status, messageOf(again)]).toEqual([
      422,
      'Validation Failed: A pull request already exists for acme:twice.',
    ]);
  });

  it('is no draft where drafts are not supported', async () => {
    await pushBranch('drafty');
    github.setSwitches({ drafts: false });
    const draft = await open('drafty', { draft: true });
    const plain = await open('drafty');
    github.setSwitches({ drafts: true });
    expect([draft.status, messageOf(draft)]).toEqual([
      422,
      'Draft pull requests are not supported in this repository.',
    ]);
    expect(plain.status).toBe(201);
  });

  it('is not for GITHUB_TOKEN where Actions may not create them, but for another app', async () => {
    await pushBranch('forbidden');
    github.setSwitches({ actionsMayCreatePulls: false });
    const actions = await open('forbidden');
    const app = await open('forbidden', {}, 'app');
    github.setSwitches({ actionsMayCreatePulls: true });
    expect([actions.status, messageOf(actions)]).toEqual([
      403,
      'GitHub Actions is not permitted to create or approve pull requests.',
    ]);
    expect(app.status).toBe(201);
  });

  it('comes from a fork, and outlives it', async () => {
    await seed.git('branch', 'forked');
    await github.addRepository({ name: 'eve/widgets', seed: seed.dir, private: false, forkOf: 'acme/widgets' });
    const { number } = github.openPull({ head: 'eve:forked', user: 'eve' });
    expect(await read(number)).toMatchObject({
      head: { label: 'eve:forked', repo: { full_name: 'eve/widgets', fork: true } },
      base: { repo: { full_name: 'acme/widgets' } },
    });
    github.deleteFork('eve/widgets');
    expect(await read(number)).toMatchObject({ head: { repo: null, user: { login: 'eve' } } });
  });

  it('is found by owner and branch; a branch alone filters nothing', async () => {
    for (const branch of ['one', 'two']) {
      await pushBranch(branch);
      await open(branch);
    }
    const heads = async (query: string) => {
      const { body } = await call(github, `GET ${repo}/pulls?state=all&per_page=100${query}`);
      return (body as { head: { ref: string } }[]).map(({ head }) => head.ref).toSorted();
    };
    expect(await heads('&head=acme:one')).toEqual(['one']);
    expect(await heads('&head=one')).toEqual(expect.arrayContaining(['one', 'two']));
    expect(await heads('&head=one')).toEqual(await heads(''));
  });

  it('is an issue too, with its thread', async () => {
    const { number } = github.openIssue({});
    await pushBranch('talked-about');
    const pull = (await open('talked-about')).body as { number: number };
    const of = async (each: number) => (await call(github, `GET ${repo}/issues/${each}`)).body as JsonObject;
    expect((await of(number))['pull_request']).toBeUndefined();
    expect((await of(pull.number))['pull_request']).toMatchObject({ merged_at: null });
    expect((await call(github, `GET ${repo}/pulls/${number}`)).status).toBe(404);
    expect(github.violations()).toEqual([]);
  });
});
