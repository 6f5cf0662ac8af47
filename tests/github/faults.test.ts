import { connect } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { call, messageOf } from '../support/github/client.ts';
import { type Fault, faults } from '../support/github/faults.ts';
import type { GitHub } from '../support/github/github.ts';
import { gitHubPerSuite } from '../support/github/suite.ts';

const repo = '/repos/acme/widgets';
const nowMs = Date.UTC(2026, 8, 1);

describe('faults', () => {
  const useGitHub = gitHubPerSuite({ now: () => nowMs });
  let github: GitHub;
  let number: number;
  beforeEach(() => {
    github = useGitHub();
    number = github.openIssue({}).number;
  });

  const on = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
  const say = () => call(github, `POST ${repo}/issues/${number}/comments`, { body: { body: 'x' } });

  it.each<{ what: string; fault: Fault; status: number; headers: Record<string, string | null>; message: string }>([
    { what: 'a status', fault: faults.status(500), status: 500, headers: {}, message: 'Server Error' },
    {
      what: 'a status with a body of its own',
      fault: faults.status(403, { message: 'Resource not accessible by integration' }),
      status: 403,
      headers: { 'x-ratelimit-remaining': null },
      message: 'Resource not accessible by integration',
    },
    {
      what: 'the primary limit',
      fault: faults.primaryLimit({ resetInSeconds: 90 }),
      status: 403,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(nowMs / 1000 + 90), 'retry-after': null },
      message: 'API rate limit exceeded for installation ID 12345678.',
    },
    {
      what: 'the primary limit as 429',
      fault: faults.primaryLimit({ status: 429 }),
      status: 429,
      headers: { 'x-ratelimit-reset': String(nowMs / 1000 + 3600) },
      message: 'API rate limit exceeded for installation ID 12345678.',
    },
    {
      what: 'the secondary limit with a time',
      fault: faults.secondaryLimit({ retryAfterSeconds: 7 }),
      status: 403,
      headers: { 'retry-after': '7' },
      message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
    },
    {
      what: 'the secondary limit without a time',
      fault: faults.secondaryLimit({ status: 429 }),
      status: 429,
      headers: { 'retry-after': null },
      message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
    },
  ])('sends $what', async ({ fault, status, headers, message }) => {
    github.inject({ on, fault });
    const answer = await say();
    expect([answer.status, messageOf(answer)]).toEqual([status, message]);
    for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name)).toBe(value);
    expect(github.comments(number)).toEqual([]);
    expect((await say()).status).toBe(201);
  });

  it('sends a web page', async () => {
    github.inject({ on, fault: faults.html() });
    const answer = await say();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<!DOCTYPE html>');
  });

  it.each([
    { fault: faults.reset(), stored: 0 },
    { fault: faults.cut(), stored: 1 },
    { fault: faults.afterStoring(faults.reset()), stored: 1 },
  ])('breaks the connection: $fault.name', async ({ fault, stored }) => {
    github.inject({ on, fault });
    await expect(say()).rejects.toThrow();
    expect(github.comments(number)).toHaveLength(stored);
    expect(github.journal.at(-1)?.fault).toBe(fault.name);
  });

  it('answers 502 after storing', async () => {
    github.inject({ on, fault: faults.afterStoring(faults.status(502)) });
    expect((await say()).status).toBe(502);
    expect(github.comments(number)).toMatchObject([{ body: 'x' }]);
  });

  it.each([
    { fault: faults.hang(), stored: 0 },
    { fault: faults.afterStoring(faults.hang()), stored: 1 },
  ])('never answers: $fault.name', async ({ fault, stored }) => {
    const injected = github.inject({ on, fault });
    const { port } = new URL(github.apiUrl);
    const body = JSON.stringify({ body: 'x' });
    const head = [
      `POST /api/v3${repo}/issues/${number}/comments HTTP/1.1`,
      ...['host: localhost', 'user-agent: tests', 'authorization: Bearer token', 'content-type: application/json'],
      `content-length: ${body.length}`,
    ];
    const socket = connect(Number(port), '127.0.0.1');
    const heard: Buffer[] = [];
    socket.on('data', (chunk) => heard.push(chunk)).write(`${head.join('\r\n')}\r\n\r\n${body}`);
    await expect.poll(injected.hits).toBe(1);
    // Whatever the stand-in would send comes before the answer to a later request.
    await call(github, `GET ${repo}`);
    expect(heard).toEqual([]);
    expect(github.comments(number)).toHaveLength(stored);
    socket.destroy();
  });

  it('counts: after how many requests, how often, until removed', async () => {
    const injected = github.inject({ on, after: 1, times: 2, fault: faults.status(503) });
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await say()).status);
    expect(statuses).toEqual([201, 503, 503, 201]);
    const forever = github.inject({ on, times: Number.POSITIVE_INFINITY, fault: faults.status(500) });
    expect([(await say()).status, (await say()).status]).toEqual([500, 500]);
    forever.remove();
    expect((await say()).status).toBe(201);
    expect([injected.hits(), forever.hits()]).toEqual([2, 2]);
  });

  it('meets only what it is for', async () => {
    const injected = github.inject({ on: new RegExp(`^GET ${repo}/issues/${number}$`), fault: faults.status(500) });
    expect((await say()).status).toBe(201);
    expect((await call(github, `GET ${repo}/issues/${number}`)).status).toBe(500);
    const any = github.inject({ fault: faults.status(504) });
    expect((await call(github, 'GET /rate_limit')).status).toBe(504);
    expect([injected.hits(), any.hits()]).toEqual([1, 1]);
    expect(github.violations()).toEqual([]);
  });
});
