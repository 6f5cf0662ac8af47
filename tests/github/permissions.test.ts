import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, messageOf } from '../support/github/client.ts';
import type { Json } from '../support/github/description.ts';
import { type GitHub, startGitHub } from '../support/github/github.ts';
import { type SeedRepository, seedRepository } from '../support/github/seed.ts';

const repo = '/repos/acme/widgets';

interface Row {
  readonly request: string;
  readonly body?: Json;
  /** Permissions of which one is enough, as GitHub's header names them. */
  readonly accepts: readonly string[];
  readonly status: number;
}

const sha = '{sha}';
const comment = { body: 'x' };
const rows: readonly Row[] = [
  { request: `GET ${repo}/contents/README.md`, accepts: ['contents=read'], status: 200 },
  { request: `POST ${repo}/git/refs`, body: { ref: 'refs/heads/made', sha }, accepts: ['contents=write'], status: 201 },
  { request: `POST ${repo}/dispatches`, body: { event_type: 'x' }, accepts: ['contents=write'], status: 204 },
  { request: `GET ${repo}/issues/1/comments`, accepts: ['issues=read'], status: 200 },
  { request: `GET ${repo}/issues/2/comments`, accepts: ['issues=read', 'pull_requests=read'], status: 200 },
  { request: `POST ${repo}/issues/1/comments`, body: comment, accepts: ['issues=write'], status: 201 },
  {
    request: `POST ${repo}/issues/2/comments`,
    body: comment,
    accepts: ['issues=write', 'pull_requests=write'],
    status: 201,
  },
  { request: `POST ${repo}/issues`, body: { title: 'x' }, accepts: ['issues=write'], status: 201 },
  { request: `GET ${repo}/pulls/2`, accepts: ['pull_requests=read'], status: 200 },
  { request: `PATCH ${repo}/pulls/2`, body: { body: 'x' }, accepts: ['pull_requests=write'], status: 200 },
  { request: `POST ${repo}/check-runs`, body: { name: 'x', head_sha: sha }, accepts: ['checks=write'], status: 201 },
  { request: `POST ${repo}/statuses/${sha}`, body: { state: 'success' }, accepts: ['statuses=write'], status: 201 },
  { request: `GET ${repo}/actions/runs`, accepts: ['actions=read'], status: 200 },
];
const everything = [
  'contents',
  'pull_requests',
  'issues',
  'checks',
  'statuses',
  'actions',
  'workflows',
  'administration',
];

describe('permissions', () => {
  let github: GitHub;
  let seed: SeedRepository;
  let head: string;
  let tokens = 0;
  beforeAll(async () => {
    seed = await seedRepository();
    await seed.git('switch', '-q', '-c', 'feature');
    head = await seed.commit({ 'a.txt': 'a\n' });
    await seed.git('switch', '-q', 'main');
    github = await startGitHub({ seed: seed.dir, roles: { ada: 'write', eve: 'read' } });
    await github.addRepository({ name: 'acme/open', seed: seed.dir, private: false });
    github.openIssue({});
    github.openPull({ head: 'feature' });
  });
  afterAll(async () => {
    seed[Symbol.dispose]();
    await github.close();
  });

  const tokenWith = (permissions: Record<string, 'none' | 'read' | 'write'>): string => {
    tokens += 1;
    return github.addToken({ value: `token-${tokens}`, permissions }).value;
  };
  const ask = (row: Row, token: string) => {
    const fill = (text: string): string => text.replaceAll(sha, head);
    const body = row.body === undefined ? {} : { body: JSON.parse(fill(JSON.stringify(row.body))) as Json };
    return call(github, fill(row.request), { token, ...body });
  };

  it.each(rows)('$request needs $accepts', async (row) => {
    const lacking = tokenWith(
      Object.fromEntries(
        everything
          .filter((name) => !row.accepts.some((each) => each.startsWith(`${name}=`)))
          .map((name) => [name, 'write']),
      ),
    );
    const refused = await ask(row, lacking);
    expect([refused.status, messageOf(refused)]).toEqual([403, 'Resource not accessible by integration']);
    expect(refused.headers.get('x-accepted-github-permissions')).toBe(row.accepts.join('; '));
    expect(refused.body).toMatchObject({
      status: '403',
      documentation_url: expect.stringContaining('https://docs.github.com/rest'),
    });
    if (!row.request.startsWith('GET')) {
      const [name = ''] = row.accepts[0]?.split('=') ?? [];
      expect((await ask(row, tokenWith({ [name]: 'read' }))).status).toBe(403);
    }
    const [name = '', level = 'read'] = row.accepts.at(-1)?.split('=') ?? [];
    expect((await ask(row, tokenWith({ [name]: level as 'read' | 'write' }))).status).toBe(row.status);
  });

  it('understands the spelling of workflows, and no other names', () => {
    expect(
      github.addToken({ value: 'spelled', permissions: { 'pull-requests': 'write' } }).permissions.get('pull_requests'),
    ).toBe('write');
    expect(() => tokenWith({ pulls: 'write' })).toThrow('"pulls" is no permission of a token');
  });

  it('lets everybody read what is public, and only then', async () => {
    const read = (name: string, token: string | null) => call(github, `GET /repos/acme/${name}/issues`, { token });
    expect((await read('open', null)).status).toBe(200);
    expect((await read('open', tokenWith({}))).status).toBe(200);
    expect((await read('widgets', null)).status).toBe(404);
    expect((await call(github, 'POST /repos/acme/open/issues', { token: null, body: { title: 'x' } })).status).toBe(
      401,
    );
    const other = github.addToken({ value: 'elsewhere', repositories: ['acme/other'] }).value;
    expect((await read('widgets', other)).status).toBe(404);
    expect((await read('open', other)).status).toBe(200);
  });

  it('answers 401 to what is no token, was revoked or has died', async () => {
    github.addToken({ value: 'mortal', expiresAfter: 2 });
    const uses = [];
    for (let use = 0; use < 3; use += 1) uses.push(await call(github, `GET ${repo}`, { token: 'mortal' }));
    expect(uses.map(({ status }) => status)).toEqual([200, 200, 401]);
    github.addToken({ value: 'revoked' });
    github.revokeToken('revoked');
    for (const token of ['never made', 'revoked']) {
      const answer = await call(github, `GET ${repo}`, { token });
      expect([answer.status, messageOf(answer)]).toEqual([401, 'Bad credentials']);
    }
  });

  it('tells a person by token, and an installation nothing about itself', async () => {
    github.addToken({ value: 'ada', kind: 'user', actor: 'ada' });
    expect((await call(github, 'GET /user', { token: 'ada' })).body).toMatchObject({ login: 'ada' });
    const refused = await call(github, 'GET /user', { token: 'token' });
    expect([refused.status, messageOf(refused)]).toEqual([403, 'Resource not accessible by integration']);
  });

  it('gives people what their role allows', async () => {
    github.addToken({ value: 'reader', kind: 'user', actor: 'eve' });
    github.addToken({ value: 'stranger', kind: 'user', actor: 'mallory' });
    const status = async (token: string, request: string, body: Json) =>
      (await call(github, request, { token, body })).status;
    expect(await status('reader', `POST ${repo}/issues/1/comments`, { body: 'x' })).toBe(201);
    expect(await status('reader', `POST ${repo}/dispatches`, { event_type: 'x' })).toBe(403);
    expect(await status('stranger', `POST ${repo}/issues/1/comments`, { body: 'x' })).toBe(404);
  });

  it('counts the hourly limit and refuses when nothing is left', async () => {
    github.addToken({ value: 'poor', limit: 2 });
    const first = await call(github, `GET ${repo}`, { token: 'poor' });
    expect(first.headers.get('x-ratelimit-remaining')).toBe('1');
    await call(github, `GET ${repo}`, { token: 'poor' });
    const refused = await call(github, `GET ${repo}`, { token: 'poor' });
    expect([refused.status, messageOf(refused)]).toEqual([403, expect.stringContaining('API rate limit exceeded')]);
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
    expect((await call(github, 'GET /rate_limit', { token: 'poor' })).body).toMatchObject({
      rate: { remaining: 0, limit: 2 },
    });
  });

  it('counts writes per minute where a test switches that on', async () => {
    github.addToken({ value: 'eager' });
    github.setSwitches({ writesPerMinute: 2 });
    const answers = [];
    for (let count = 0; count < 3; count += 1) {
      answers.push(await call(github, `POST ${repo}/issues/1/comments`, { token: 'eager', body: comment }));
    }
    const read = await call(github, `GET ${repo}/issues/1/comments`, { token: 'eager' });
    github.setSwitches({ writesPerMinute: Number.POSITIVE_INFINITY });
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 403]);
    expect(messageOf(answers[2]!)).toContain('secondary rate limit');
    expect([answers[2]?.headers.get('retry-after'), read.status]).toEqual(['60', 200]);
  });

  it('keeps every token out of its journal', () => {
    expect(JSON.stringify(github.journal)).not.toMatch(/Bearer|elsewhere|mortal/);
    expect(github.violations()).toEqual([]);
  });
});
