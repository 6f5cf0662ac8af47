import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { beforeEach, describe, expect, it } from 'vitest';
import { faults } from '../support/github/faults.ts';
import type { GitHub } from '../support/github/github.ts';
import { entryLine } from '../support/github/journal.ts';
import { gitHubPerTest } from '../support/github/suite.ts';

const at = { owner: 'acme', repo: 'widgets' } as const;
const comments = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

describe("GitHub's client with its retry and throttling plugins", () => {
  const useGitHub = gitHubPerTest();
  let github: GitHub;
  let limits: string[];
  let octokit: Octokit;
  let issue_number: number;
  beforeEach(() => {
    github = useGitHub();
    issue_number = github.openIssue({}).number;
    limits = [];
    const again = (kind: string) => (retryAfter: number, _: unknown, __: unknown, retryCount: number) => {
      limits.push(`${kind} ${retryAfter}`);
      return retryCount === 0;
    };
    octokit = new (Octokit.plugin(retry, throttling))({
      auth: 'token',
      baseUrl: github.apiUrl,
      log: silent,
      // Seconds become milliseconds, so that waiting is real but short.
      retry: { retryAfterBaseValue: 1 },
      throttle: { retryAfterBaseValue: 1, onRateLimit: again('primary'), onSecondaryRateLimit: again('secondary') },
    });
  });

  const say = () => octokit.rest.issues.createComment({ ...at, issue_number, body: 'x' });

  it('repeats after 5xx', async () => {
    github.inject({ on: comments, times: 2, fault: faults.status(502) });
    expect((await say()).status).toBe(201);
    expect(github.journal.map(entryLine)).toEqual([
      'POST /repos/acme/widgets/issues/1/comments -> 502 [status 502]',
      'POST /repos/acme/widgets/issues/1/comments -> 502 [status 502]',
      'POST /repos/acme/widgets/issues/1/comments -> 201',
    ]);
    expect(github.comments(issue_number)).toHaveLength(1);
  });

  it('doubles a comment when the 502 came after storing: what a marker search is for', async () => {
    github.inject({ on: comments, fault: faults.afterStoring(faults.status(502)) });
    await say();
    expect(github.comments(issue_number)).toHaveLength(2);
  });

  it('recognises both limits by what the stand-in sends', async () => {
    const read = () => octokit.rest.issues.get({ ...at, issue_number });
    github.inject({ fault: faults.secondaryLimit({ retryAfterSeconds: 3 }) });
    expect((await read()).status).toBe(200);
    github.inject({ fault: faults.primaryLimit({ resetInSeconds: 600 }) });
    expect((await read()).status).toBe(200);
    expect(limits).toEqual(['secondary 3', expect.stringMatching(/^primary [56]\d\d$/)]);
  });

  it('does not repeat what is final', async () => {
    github.lock(issue_number);
    await expect(say()).rejects.toMatchObject({ status: 403, message: expect.stringContaining('issue is locked') });
    await expect(octokit.rest.issues.get({ ...at, issue_number: 99 })).rejects.toMatchObject({ status: 404 });
    expect(github.journal).toHaveLength(2);
  });

  it('walks all pages', async () => {
    for (let count = 0; count < 230; count += 1) github.say(issue_number, { user: 'ada', body: `${count}` });
    const all = await octokit.paginate(octokit.rest.issues.listComments, { ...at, issue_number, per_page: 100 });
    expect(all.map(({ body }) => body)).toEqual(Array.from({ length: 230 }, (_, count) => `${count}`));
    expect(github.journal).toHaveLength(3);
  });
});
