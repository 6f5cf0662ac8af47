import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { call, type WireOptions } from '../support/github/client.ts';
import { readDescription } from '../support/github/description.ts';
import { faults } from '../support/github/faults.ts';
import { type GitHub, startGitHub } from '../support/github/github.ts';
import { handlers } from '../support/github/handlers.ts';
import { rootHandlers } from '../support/github/handlers-repository.ts';
import { createJudge } from '../support/github/judge.ts';
import { operations } from '../support/github/operations.ts';

const repo = '/repos/acme/widgets';

describe('the judge of requests', () => {
  const wrong: readonly { what: string; request: string; options: WireOptions; status: number; says: RegExp }[] = [
    {
      what: 'a field that is spelled wrong',
      request: `POST ${repo}/issues`,
      options: { body: { title: 'x', boddy: 'y' } },
      status: 201,
      says: /body: .*additional properties \("boddy"\)/,
    },
    {
      what: 'a required field that is missing',
      request: `POST ${repo}/issues/1/comments`,
      options: { body: {} },
      status: 422,
      says: /body: .*required property 'body'/,
    },
    {
      what: 'a value of the wrong type',
      request: `PATCH ${repo}/issues/1`,
      options: { body: { body: 5 } },
      status: 422,
      says: /body: \/body must be string/,
    },
    {
      what: 'a value outside its list',
      request: `POST ${repo}/issues/1/reactions`,
      options: { body: { content: 'thumbsup' } },
      status: 422,
      says: /body: \/content must be equal to one of the allowed values/,
    },
    {
      what: 'more annotations than one request takes',
      request: `POST ${repo}/check-runs`,
      options: {
        body: {
          name: 'ralph',
          head_sha: 'a',
          output: {
            title: 't',
            summary: 's',
            annotations: Array.from({ length: 51 }, () => ({
              ...{ path: 'a', start_line: 1, end_line: 1, annotation_level: 'notice', message: 'm' },
            })),
          },
        },
      },
      status: 422,
      says: /\/output\/annotations must NOT have more than 50 items/,
    },
    {
      what: 'a parameter that no list takes',
      request: `GET ${repo}/issues?perpage=100`,
      options: {},
      status: 200,
      says: /query: .*\("perpage"\)/,
    },
    {
      what: 'a parameter of the wrong type',
      request: `GET ${repo}/issues?per_page=many`,
      options: {},
      status: 200,
      says: /query: \/per_page must be integer/,
    },
    {
      what: 'an operation that does not exist',
      request: `POST ${repo}/issues/1/comment`,
      options: { body: { body: 'x' } },
      status: 404,
      says: /not among the described operations/,
    },
    {
      what: 'a body where none is taken',
      request: `DELETE ${repo}/issues/1/lock`,
      options: { body: { why: 'x' } },
      status: 204,
      says: /this operation takes none/,
    },
    {
      what: 'a version of the API that never was',
      request: `GET ${repo}`,
      options: { headers: { 'x-github-api-version': '2020-01-01' } },
      status: 200,
      says: /X-GitHub-Api-Version 2020-01-01 is not supported/,
    },
    {
      what: 'a body that is not announced as JSON',
      request: `POST ${repo}/issues`,
      options: { body: { title: 'x' }, headers: { 'content-type': 'text/plain' } },
      status: 201,
      says: /Content-Type application\/json, is text\/plain/,
    },
  ];

  it.each(wrong)('catches $what', async ({ request, options, status, says }) => {
    await using github = await startGitHub();
    github.openIssue({});
    expect((await call(github, request, options)).status).toBe(status);
    const taken = github.takeViolations();
    expect(taken.join('\n')).toMatch(says);
    expect(taken[0]).toContain(request);
    expect(github.violations()).toEqual([]);
  });

  it('catches addresses beside the API', async () => {
    await using github = await startGitHub();
    const answer = await fetch(`${github.serverUrl}/api/v2/user`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(404);
    expect(github.takeViolations()).toEqual([
      expect.stringContaining('POST /api/v2/user is neither below /api/v3 nor git'),
    ]);
  });

  it('finds nothing in a right request, and lets the stand-in close', async () => {
    const github = await startGitHub();
    await call(github, `POST ${repo}/issues`, { body: { title: 'x', labels: ['a', { name: 'b' }] } });
    await expect(github.close()).resolves.toBeUndefined();
  });

  it('fails the suite that overlooks a wrong request', async () => {
    const github: GitHub = await startGitHub();
    await call(github, `GET ${repo}/issues?perpage=100`);
    await expect(github.close()).rejects.toThrow('GET /repos/acme/widgets/issues?perpage=100 -> 200: query:');
  });

  it('judges a request that meets a fault all the same', async () => {
    await using github = await startGitHub();
    github.inject({ fault: faults.status(500) });
    await call(github, `GET ${repo}/issues?perpage=100`);
    expect(github.takeViolations()).toHaveLength(1);
  });
});

describe('the judge of answers', () => {
  const description = readDescription();
  const judge = createJudge(description);
  const reaction = 'POST /repos/{owner}/{repo}/issues/{issue_number}/reactions';
  const refusal = { message: 'Not Found', documentation_url: 'https://docs.github.com/rest' };

  it.each([
    { what: 'a status that is not documented', answer: [reaction, 202, {}] as const, says: /not documented/ },
    { what: 'a missing field', answer: [reaction, 201, { id: 1 }] as const, says: /required property 'node_id'/ },
    { what: 'an empty body', answer: [reaction, 201, undefined] as const, says: /the answer is empty/ },
    {
      what: 'a body that should be empty',
      answer: ['DELETE /repos/{owner}/{repo}/git/refs/{ref}', 204, {}] as const,
      says: /documented as empty/,
    },
    {
      what: 'a field that is not documented',
      answer: [reaction, 404, { ...refusal, hint: 'x' }] as const,
      says: /"hint"/,
    },
  ])('catches $what', ({ answer: [operation, status, body], says }) => {
    expect(judge.answer(operation, status, body).join('\n')).toMatch(says);
  });

  it('takes a refusal as GitHub words it, with its status', () => {
    expect(judge.answer(reaction, 404, { ...refusal, status: '404' })).toEqual([]);
  });

  it('knows every operation that is answered, and answers every one that it knows', () => {
    const known = Object.keys(operations).sort();
    expect([...description.operations.keys()].sort()).toEqual(known);
    expect([...Object.keys(handlers), ...Object.keys(rootHandlers)].sort()).toEqual(known);
  });

  it('names the version that the description was cut from, and stays small', () => {
    const text = readFileSync(join(import.meta.dirname, '..', 'fixtures', 'openapi', 'github.json'), 'utf8');
    expect((JSON.parse(text) as { info: { title: string } }).info.title).toMatch(/^@octokit\/openapi \d+\.\d+\.\d+, /);
    expect(text.length).toBeLessThanOrEqual(300_000);
  });
});
