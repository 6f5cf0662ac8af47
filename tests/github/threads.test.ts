import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, messageOf } from '../support/github/client.ts';
import type { JsonObject } from '../support/github/description.ts';
import { type GitHub, startGitHub } from '../support/github/github.ts';
import { seedRepository } from '../support/github/seed.ts';

const repo = '/repos/acme/widgets';

describe('threads', () => {
  let github: GitHub;
  beforeAll(async () => {
    using seed = await seedRepository();
    github = await startGitHub({
      seed: seed.dir,
      roles: { ada: 'write', eve: 'read' },
      tokens: [
        { value: 'token' },
        { value: 'ada', kind: 'user', actor: 'ada' },
        { value: 'eve', kind: 'user', actor: 'eve' },
      ],
    });
  });
  afterAll(() => github.close());

  const say = (number: number, body: string, token = 'token') =>
    call(github, `POST ${repo}/issues/${number}/comments`, { token, body: { body } });

  it.each([
    { what: 'exactly the limit', body: 'x'.repeat(65_536), status: 201, message: '' },
    {
      what: 'one over',
      body: 'x'.repeat(65_537),
      status: 422,
      message: 'Body is too long (maximum is 65536 characters)',
    },
    { what: 'the limit in characters of two units', body: '😀'.repeat(65_536), status: 201, message: '' },
    { what: 'nothing but space', body: ' \n', status: 422, message: 'Body cannot be blank' },
  ])('a comment of $what: $status', async ({ body, status, message }) => {
    const { number } = github.openIssue({});
    const answer = await say(number, body);
    expect(answer.status).toBe(status);
    expect(github.comments(number)).toHaveLength(status === 201 ? 1 : 0);
    if (status !== 201) expect(messageOf(answer)).toBe(`Validation Failed: ${message}`);
  });

  it.each([
    { unit: 'utf16', body: '😀'.repeat(32_769) },
    { unit: 'bytes', body: 'é'.repeat(32_769) },
  ] as const)('counts in $unit where a test asks for it', async ({ unit, body }) => {
    const { number } = github.openIssue({});
    github.setSwitches({ bodyUnit: unit });
    const answer = await say(number, body);
    github.setSwitches({ bodyUnit: 'characters' });
    expect([answer.status, (await say(number, body)).status]).toEqual([422, 201]);
  });

  it('takes 2,500 comments and then none for ever, but still edits', async () => {
    const issue = github.openIssue({});
    for (let count = 0; count < 2500; count += 1) github.say(issue.number, { user: 'ada', body: `${count}` });
    const refused = await say(issue.number, 'one more');
    expect([refused.status, messageOf(refused)]).toEqual([
      403,
      'Commenting is disabled on issues with more than 2500 comments',
    ]);
    const [first] = issue.comments;
    const edited = await call(github, `PATCH ${repo}/issues/comments/${first?.id}`, { body: { body: 'edited' } });
    expect([edited.status, first?.body, first?.edits]).toEqual([200, 'edited', 1]);
    expect(issue.comments).toHaveLength(2500);
  });

  it('cuts lists into pages with links, 30 unless asked, never more than 100', async () => {
    const { number } = github.openIssue({});
    for (let count = 1; count <= 250; count += 1) github.say(number, { user: 'ada', body: `${count}` });
    const list = async (query: string) => {
      const answer = await call(github, `GET ${repo}/issues/${number}/comments${query}`);
      return { bodies: (answer.body as JsonObject[]).map(({ body }) => body), link: answer.headers.get('link') ?? '' };
    };
    expect((await list('')).bodies).toHaveLength(30);
    const first = await list('?per_page=100');
    expect(first.bodies).toHaveLength(100);
    expect(first.link).toMatch(/page=2>; rel="next", .*page=3>; rel="last"/);
    const last = await list('?per_page=100&page=3');
    expect(last.bodies.at(-1)).toBe('250');
    expect(last.link).not.toContain('rel="next"');
    expect((await list('?per_page=100&page=4')).bodies).toEqual([]);
    expect(github.violations()).toEqual([]);
  });

  it('keeps apps and readers out of a locked thread, not writers', async () => {
    const { number } = github.openIssue({});
    github.lock(number);
    const answers = [await say(number, 'a'), await say(number, 'b', 'eve'), await say(number, 'c', 'ada')];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 201]);
    expect(messageOf(answers[0]!)).toBe('Unable to create comment because issue is locked.');
  });

  it('knows a deleted comment no more', async () => {
    const { number } = github.openIssue({});
    const { id } = (await say(number, 'here')).body as { id: number };
    github.deleteComment(id);
    const edited = await call(github, `PATCH ${repo}/issues/comments/${id}`, { body: { body: 'gone' } });
    expect([edited.status, messageOf(edited)]).toEqual([404, 'Not Found']);
    expect(github.comments(number)).toEqual([]);
  });

  it('lets readers change their own comments only', async () => {
    const { number } = github.openIssue({});
    const own = github.say(number, { user: 'eve', body: 'mine' });
    const other = github.say(number, { user: 'ada', body: 'hers' });
    const edit = async (id: number) =>
      (await call(github, `PATCH ${repo}/issues/comments/${id}`, { token: 'eve', body: { body: 'x' } })).status;
    expect([await edit(own.id), await edit(other.id)]).toEqual([200, 403]);
  });

  it('says who wrote: the app behind GITHUB_TOKEN, a person with a role, a stranger', async () => {
    const { number } = github.openIssue({});
    await say(number, 'from a workflow');
    github.say(number, { user: 'ada', body: 'from a writer' });
    github.say(number, { user: 'mallory', body: 'from a stranger' });
    const { body } = await call(github, `GET ${repo}/issues/${number}/comments`);
    expect(body).toMatchObject([
      { user: { login: 'github-actions[bot]', type: 'Bot' }, performed_via_github_app: { slug: 'github-actions' } },
      { user: { login: 'ada', type: 'User' }, author_association: 'COLLABORATOR', performed_via_github_app: null },
      { user: { login: 'mallory' }, author_association: 'NONE' },
    ]);
  });

  it('answers 410 for issues that are turned off, and still serves pull requests', async () => {
    const { number } = github.openIssue({});
    github.setSwitches({ issues: false });
    const answers = [await say(number, 'x'), await call(github, `POST ${repo}/issues`, { body: { title: 'x' } })];
    github.setSwitches({ issues: true });
    expect(answers.map(({ status }) => status)).toEqual([410, 410]);
  });

  it('takes labels in each documented form', async () => {
    const { number } = github.openIssue({});
    for (const body of [{ labels: ['b'] }, { labels: [{ name: 'c' }] }]) {
      expect((await call(github, `POST ${repo}/issues/${number}/labels`, { body })).status).toBe(200);
    }
    expect(github.issue(number).labels).toEqual(['b', 'c']);
    const missing = await call(github, `DELETE ${repo}/issues/${number}/labels/nope`);
    expect([missing.status, messageOf(missing)]).toEqual([404, 'Label does not exist']);
  });
});
