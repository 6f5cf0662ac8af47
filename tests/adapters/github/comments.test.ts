import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { GitHubClient } from '../../../src/adapters/github/client.ts';
import { commentWriter } from '../../../src/adapters/github/comment-writer.ts';
import { type StickyOutcome, stickyComment } from '../../../src/adapters/github/comments.ts';
import type { GitHubProblem } from '../../../src/adapters/github/problem.ts';
import { faults } from '../../support/github/faults.ts';
import { type GitHub, startGitHub } from '../../support/github/github.ts';
import { entryLine } from '../../support/github/journal.ts';
import { gitHubPerSuite } from '../../support/github/suite.ts';
import { bench, demoSeed, nightly, untilDone } from './support.ts';

const merging = { does: 'merge', permission: 'contents: write', answer: z.unknown() };
const comments = '/repos/{owner}/{repo}/issues/{issue_number}/comments';

describe('the sticky comment', () => {
  const useGitHub = gitHubPerSuite({
    roles: { ada: 'write' },
    tokens: [
      { value: 'ghs_token' },
      { value: 'old-style' },
      { value: 'ghs_app', actor: 'ralph-app[bot]' },
      { value: 'github_pat_ada', kind: 'user', actor: 'ada' },
      { value: 'ghs_reader', permissions: { issues: 'read', pull_requests: 'read' } },
      { value: 'ghs_nothing', permissions: { contents: 'write' } },
      { value: 'github_pat_eve', kind: 'user', actor: 'ada', permissions: { issues: 'read' } },
    ],
  });
  let github: GitHub;
  let issue: number;
  let before: number;
  beforeEach(() => {
    github = useGitHub();
    issue = github.openIssue({}).number;
    before = github.journal.length;
  });

  const write = async (text: string, token = 'ghs_token'): Promise<StickyOutcome> => {
    const { client } = await bench(github, { token });
    return stickyComment(client, { issue, marker: 'nightly' }).write(text);
  };
  const bodies = () => github.comments(issue).map(({ body }) => body);
  const requests = () => github.journal.slice(before).map(entryLine);
  const kindOf = (outcome: StickyOutcome) => (outcome.type === 'problem' ? outcome.problem.kind : outcome.type);

  it('is created, edited by the next run, and left alone when nothing is new', async () => {
    expect(await write('one')).toMatchObject({ type: 'created', url: expect.stringContaining(`/issues/${issue}`) });
    expect(kindOf(await write('two'))).toBe('edited');
    expect(kindOf(await write('two'))).toBe('unchanged');
    expect(bodies()).toEqual([`${nightly}\ntwo`]);
  });

  it('is looked for once in a run, and needs one request for each edit then', async () => {
    const { client } = await bench(github);
    const sticky = stickyComment(client, { issue, marker: 'nightly' });
    for (const text of ['one', 'two', 'two', 'three']) await sticky.write(text);
    expect(requests().map((line) => line.split(' ')[0])).toEqual(['GET', 'POST', 'PATCH', 'PATCH']);
  });

  it('[H11] is found on the third page, and no page is read after it', async () => {
    const fill = (count: number) => {
      for (let each = 0; each < count; each += 1) github.say(issue, { user: 'ada', body: `${each}` });
    };
    fill(240);
    github.say(issue, { user: 'github-actions[bot]', body: `${nightly}\r\nold` });
    fill(200);
    expect(kindOf(await write('new'))).toBe('edited');
    expect(requests()).toHaveLength(4);
  });

  it('of two of ours the oldest is used', async () => {
    const first = github.say(issue, { user: 'github-actions[bot]', body: `${nightly}\none` });
    github.say(issue, { user: 'github-actions[bot]', body: `${nightly}\ntwo` });
    expect(await write('three')).toMatchObject({ type: 'edited', id: first.id });
    expect(bodies()).toEqual([`${nightly}\nthree`, `${nightly}\ntwo`]);
  });

  it.each([
    { who: 'a person', user: 'mallory', body: `${nightly}\nMine.`, token: 'ghs_token' },
    { who: 'a writer', user: 'ada', body: `${nightly}\nMine.`, token: 'ghs_token' },
    { who: 'a person', user: 'mallory', body: `${nightly}\nMine.`, token: 'ghs_app' },
    { who: 'an App of somebody', user: 'mirror[bot]', body: `${nightly}\nMine.`, token: 'ghs_app' },
    { who: 'an App of somebody', user: 'mirror[bot]', body: `${nightly}\nMine.`, token: 'github_pat_ada' },
    { who: 'a workflow', user: 'github-actions[bot]', body: `${nightly}\nMine.`, token: 'github_pat_ada' },
    { who: 'a workflow that quotes', user: 'github-actions[bot]', body: `> ${nightly}\nMine.`, token: 'ghs_token' },
    { who: 'a workflow that repeats', user: 'github-actions[bot]', body: `Said:\n${nightly}`, token: 'ghs_token' },
    {
      ...{ who: 'another workflow of ours', user: 'github-actions[bot]' },
      ...{ body: '<!-- ralph-action: weekly -->\nMine.', token: 'ghs_token' },
    },
  ])('$who ($user) who copied the marker keeps their comment ($token)', async ({ user, body, token }) => {
    github.say(issue, { user, body });
    expect(kindOf(await write('Hello', token))).toBe('created');
    expect(bodies()).toEqual([body, `${nightly}\nHello`]);
    expect(github.comments(issue).flatMap(({ reactions }) => reactions)).toEqual([]);
  });

  it.each([
    { token: 'ghs_token', more: [] },
    { token: 'old-style', more: ['GET /user -> 403'] },
    { token: 'github_pat_ada', more: ['GET /user -> 200'] },
    { token: 'ghs_app', more: ['POST', 'DELETE'] },
  ])('the next run knows its own comment: $token', async ({ token, more }) => {
    github.say(issue, { user: 'mallory', body: `${nightly}\nMine.` });
    await write('one', token);
    const after = github.journal.length;
    expect(kindOf(await write('two', token))).toBe('edited');
    expect(bodies()).toEqual([`${nightly}\nMine.`, `${nightly}\ntwo`]);
    const lines = github.journal.slice(after).map(entryLine);
    expect(lines).toEqual([
      expect.stringMatching(/^GET \S+\/comments\?/),
      ...more.map((each) => expect.stringMatching(new RegExp(`^${each}`))),
      expect.stringMatching(/^PATCH /),
    ]);
    expect(github.comments(issue).flatMap(({ reactions }) => reactions)).toEqual([]);
  });

  it.each([
    { what: 'who we are', token: 'old-style', user: 'ada', on: 'GET /user' as const, status: 500, kind: 'server' },
    {
      what: 'who we are',
      token: 'old-style',
      user: 'ada',
      on: 'GET /user' as const,
      status: 401,
      kind: 'unauthorized',
    },
    { what: 'which App we are', token: 'ghs_app', user: 'x[bot]', on: /reactions$/, status: 403, kind: 'forbidden' },
  ])('writes nothing as long as GitHub does not say $what ($status)', async ({ token, user, on, status, kind }) => {
    github.say(issue, { user, body: nightly });
    const injected = github.inject({ on, fault: faults.status(status), times: Number.POSITIVE_INFINITY });
    expect(kindOf(await write('Hello', token))).toBe(kind);
    injected.remove();
    expect(bodies()).toEqual([nightly]);
  });

  it('is made again once when a person deletes it, and not a second time', async () => {
    const { client } = await bench(github);
    const sticky = stickyComment(client, { issue, marker: 'nightly' });
    await sticky.write('one');
    github.deleteComment(github.comments(issue)[0]!.id);
    expect(kindOf(await sticky.write('two'))).toBe('created');
    expect(bodies()).toEqual([`${nightly}\ntwo`]);
    github.deleteComment(github.comments(issue)[0]!.id);
    expect(kindOf(await sticky.write('three'))).toBe('not-found');
    expect(bodies()).toEqual([]);
  });

  it('is edited anew after a failure, even with the text that stood there', async () => {
    const { client } = await bench(github);
    const sticky = stickyComment(client, { issue, marker: 'nightly' });
    await sticky.write('one');
    github.inject({ on: /^PATCH/, fault: faults.afterStoring(faults.status(422, { message: 'no' })) });
    expect(kindOf(await sticky.write('two'))).toBe('invalid');
    expect(kindOf(await sticky.write('one'))).toBe('edited');
    expect(bodies()).toEqual([`${nightly}\none`]);
  });

  it.each([
    { token: 'ghs_reader', says: 'Add `issues: write` under `permissions:` of the job.' },
    { token: 'ghs_nothing', says: 'Add `issues: read` under `permissions:` of the job.' },
    { token: 'github_pat_eve', says: 'Give the token of github_token the permission `issues: write`.' },
  ])('a missing permission is named: $token', async ({ token, says }) => {
    const outcome = await write('Hello', token);
    expect(outcome).toMatchObject({ type: 'problem', problem: { kind: 'missing-permission' } });
    expect(outcome.type === 'problem' && outcome.problem.message).toContain(says);
    expect(bodies()).toEqual([]);
  });

  it('is cut off at once when the run is cancelled', async () => {
    const rig = await bench(github);
    const injected = github.inject({ on: `POST ${comments}`, fault: faults.hang() });
    const writing = stickyComment(rig.client, { issue, marker: 'nightly' }).write('Hello');
    await expect.poll(injected.hits).toBe(1);
    rig.cancel.abort('SIGINT');
    expect(kindOf(await writing)).toBe('aborted');
    expect(kindOf(await stickyComment(rig.client, { issue, marker: 'nightly' }).write('Hello'))).toBe('aborted');
    expect(requests()).toHaveLength(2);
    expect(rig.clock.alarms()).toEqual([]);
  });

  it('[H13] is left as it is when the budget of requests is used up, but for the last edit', async () => {
    const rig = await bench(github, { requestsPerHour: 3 });
    const sticky = stickyComment(rig.client, { issue, marker: 'nightly' });
    const kinds = [];
    for (const text of ['one', 'two', 'three', 'two']) kinds.push(kindOf(await sticky.write(text)));
    expect(kinds).toEqual(['created', 'edited', 'budget', 'unchanged']);
    expect(kindOf(await sticky.write('end', { last: true }))).toBe('edited');
    rig.clock.advance(3_600_000);
    expect(kindOf(await sticky.write('next hour'))).toBe('edited');
    expect(requests()).toHaveLength(5);
  });

  it('survives a connection that nobody takes', async () => {
    const { client, clock } = await bench(github, { apiUrl: 'http://127.0.0.1:1/api/v3' });
    const outcome = await stickyComment(client, { issue, marker: 'nightly' }).write('Hello');
    expect(kindOf(outcome)).toBe('network');
    expect(outcome.type === 'problem' && outcome.problem.message).toContain('the connection failed');
    expect([client.requests(), clock.waits]).toEqual([4, [1000, 4000, 9000]]);
  });

  describe('written by the coalescing writer', () => {
    const open = (client: GitHubClient) => {
      const problems: GitHubProblem[] = [];
      const urls: string[] = [];
      const writer = commentWriter(client, {
        issue,
        marker: 'nightly',
        onProblem: (problem) => problems.push(problem),
        onUrl: (url) => urls.push(url),
      });
      return { writer, problems, urls };
    };

    it('shows the first state at once and the last state at the end', async () => {
      const { client } = await bench(github);
      const { writer, problems, urls } = open(client);
      for (const text of ['one', 'two', 'three']) writer.put(text);
      await writer.flush();
      expect(requests().map((line) => line.split(' ')[0])).toEqual(['GET', 'POST', 'PATCH']);
      expect([bodies(), problems, urls.length]).toEqual([[`${nightly}\nthree`], [], 1]);
    });

    it('says a lasting refusal once and asks again only at the end', async () => {
      const { client, clock } = await bench(github, { token: 'ghs_reader' });
      const { writer, problems } = open(client);
      writer.put('one');
      await expect.poll(() => problems.length).toBe(1);
      clock.advance(600_000);
      writer.put('two');
      expect(clock.alarms()).toEqual([]);
      await writer.flush();
      expect(problems.map(({ kind }) => kind)).toEqual(['missing-permission']);
      expect(requests().filter((line) => line.startsWith('POST'))).toHaveLength(2);
    });

    it('ends within 90 s of trouble', async () => {
      const rig = await bench(github);
      const { writer, problems } = open(rig.client);
      const injected = github.inject({ fault: faults.hang(), times: Number.POSITIVE_INFINITY });
      const beganMs = rig.clock.nowMs();
      rig.client.beginEnd();
      writer.put('one');
      await untilDone(writer.flush(), { clock: rig.clock, hung: injected.hits });
      injected.remove();
      expect(problems.map(({ kind }) => kind)).toEqual(['timeout']);
      expect(rig.clock.nowMs() - beganMs).toBeLessThanOrEqual(90_000);
      expect(rig.client.requests()).toBeLessThanOrEqual(8);
    });
  });
});

describe('the sticky comment of a pull request', () => {
  it.each(['closed', 'merged'] as const)('is written although it is %s', async (state) => {
    using seed = await demoSeed();
    await using github = await startGitHub({ seed: seed.dir, tokens: [{ value: 'ghs_token' }] });
    const { number } = github.openPull({ head: 'ralph/demo' });
    const { client } = await bench(github);
    const sticky = stickyComment(client, { issue: number, marker: 'nightly' });
    await sticky.write('open');
    if (state === 'closed') github.closePull(number);
    else await client.call(merging, (rest, at) => rest.pulls.merge({ ...at, pull_number: number }));
    expect(github.pull(number).state).toBe('closed');
    expect(await sticky.write(state)).toMatchObject({ type: 'edited' });
    expect(github.comments(number).map(({ body }) => body)).toEqual([`${nightly}\n${state}`]);
  });
});
