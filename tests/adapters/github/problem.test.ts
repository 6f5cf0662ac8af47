import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CallEnded, UnreadableAnswer } from '../../../src/adapters/github/ended.ts';
import { isPermanent, mayBeStored, type ProblemKind, problemOf } from '../../../src/adapters/github/problem.ts';

const asked = { does: 'comment on #5', permission: 'issues: write' };

function answered(status: number, data: unknown, headers: Record<string, string> = {}) {
  return Object.assign(new Error('x'), { status, response: { status, data, headers } });
}

const rows: readonly { what: string; error: unknown; kind: ProblemKind; says: RegExp }[] = [
  { what: 'a cancel', error: new CallEnded('aborted'), kind: 'aborted', says: /the run was cancelled/ },
  { what: 'silence', error: new CallEnded('timeout'), kind: 'timeout', says: /did not answer in time/ },
  {
    what: 'silence inside the client',
    error: Object.assign(new Error('x'), { status: 500, cause: new CallEnded('timeout') }),
    ...{ kind: 'timeout', says: /in time/ },
  },
  { what: 'an unreadable answer', error: new UnreadableAnswer({}), kind: 'server', says: /cut, empty or a web page/ },
  {
    what: 'no connection',
    error: Object.assign(new Error('connect ECONNREFUSED 1.2.3.4:443'), { status: 500 }),
    ...{ kind: 'network', says: /connection failed \(connect ECONNREFUSED 1\.2\.3\.4:443\)/ },
  },
  { what: '401', error: answered(401, { message: 'Bad credentials' }), kind: 'unauthorized', says: /github_token/ },
  {
    what: 'a permission named by the header, with an alternative',
    error: answered(
      403,
      { message: 'Resource not accessible by integration' },
      {
        'x-accepted-github-permissions': 'issues=write; pull_requests=write,contents=read',
      },
    ),
    ...{ kind: 'missing-permission', says: /Add `issues: write` or `pull-requests: write, contents: read` under/ },
  },
  {
    what: 'a permission that no header names',
    error: answered(403, { message: 'Resource not accessible by integration' }),
    ...{ kind: 'missing-permission', says: /Add `issues: write` under `permissions:` of the job/ },
  },
  {
    what: 'a header that is no list of permissions',
    error: answered(
      403,
      { message: 'Resource not accessible by integration' },
      {
        'x-accepted-github-permissions': '`rm -rf`',
      },
    ),
    ...{ kind: 'missing-permission', says: /Add `issues: write` under/ },
  },
  {
    what: 'a personal token without the permission',
    error: answered(403, { message: 'Resource not accessible by personal access token' }),
    ...{ kind: 'missing-permission', says: /Give the token of github_token/ },
  },
  {
    what: 'Actions may not open pull requests',
    error: answered(403, { message: 'GitHub Actions is not permitted to create or approve pull requests.' }),
    ...{ kind: 'pulls-not-permitted', says: /Settings, Actions, General/ },
  },
  {
    what: 'a full thread',
    error: answered(403, { message: 'Commenting is disabled on issues with more than 2500 comments' }),
    ...{ kind: 'too-many-comments', says: /full for ever/ },
  },
  {
    what: 'a locked thread',
    error: answered(403, { message: 'Unable to create comment because issue is locked.' }),
    ...{ kind: 'locked', says: /Unlock/ },
  },
  {
    what: 'a limit by its words',
    error: answered(403, { message: 'You have exceeded a secondary rate limit.' }),
    ...{ kind: 'rate-limited', says: /too many requests/ },
  },
  {
    what: 'a limit by its header',
    error: answered(403, '', { 'retry-after': '30' }),
    ...{ kind: 'rate-limited', says: /GitHub asks to wait 30 s/ },
  },
  {
    what: 'a limit with its end',
    error: answered(403, {}, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1790000000' }),
    ...{ kind: 'rate-limited', says: /ends at 2026-09-21T/ },
  },
  {
    what: 'a permission that is missing in the last request of the hour',
    error: answered(403, { message: 'Resource not accessible by integration' }, { 'x-ratelimit-remaining': '0' }),
    ...{ kind: 'missing-permission', says: /permissions:/ },
  },
  { what: '429', error: answered(429, {}, { 'x-ratelimit-reset': 'x' }), kind: 'rate-limited', says: /requests/ },
  { what: '403', error: answered(403, { message: 'No' }), kind: 'forbidden', says: /403 "No"/ },
  { what: '404', error: answered(404, { message: 'Not Found' }), kind: 'not-found', says: /may not see it/ },
  { what: '410', error: answered(410, {}), kind: 'not-found', says: /issues are turned off/ },
  {
    what: 'no drafts',
    error: answered(422, { message: 'Draft pull requests are not supported in this repository.' }),
    ...{ kind: 'drafts-unavailable', says: /create_pr: ready/ },
  },
  {
    what: 'a text that is too long',
    error: answered(422, {
      message: 'Validation Failed',
      errors: [{ message: 'Body is too long (maximum is 65536 characters)' }],
    }),
    ...{ kind: 'too-long', says: /Validation Failed: Body is too long/ },
  },
  { what: '413', error: answered(413, ''), kind: 'too-long', says: /65,536/ },
  {
    what: 'a field that is wrong',
    error: answered(422, {
      message: 'Validation Failed',
      errors: [{ resource: 'PullRequest', field: 'head', code: 'invalid' }],
    }),
    ...{ kind: 'invalid', says: /head invalid/ },
  },
  { what: '409', error: answered(409, { message: 'Conflict' }), kind: 'invalid', says: /Conflict/ },
  {
    what: 'a web page',
    error: answered(502, '<!DOCTYPE html><title>Unicorn!'),
    kind: 'server',
    says: /answered 502\./,
  },
  { what: 'a redirect', error: answered(301, {}), kind: 'server', says: /GITHUB_API_URL/ },
];

describe('problems', () => {
  it.each(rows)('[H5][H9][H10] $what: $kind', ({ error, kind, says }) => {
    const problem = problemOf(error, asked);
    expect(problem.kind).toBe(kind);
    expect(problem.message).toMatch(says);
    expect(problem.message).toMatch(/^Could not comment on #5: /);
    expect(problem.message).not.toMatch(/<|\n/);
  });

  it('cuts long words and takes control characters out of them', () => {
    const { message } = problemOf(answered(422, { message: `a\n::error::\u001b[31m${'x'.repeat(9_000)}` }), asked);
    expect(message.length).toBeLessThan(600);
    expect(message).not.toMatch(/\p{Cc}/u);
  });

  it('reads whatever is thrown', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (error) => {
        expect(problemOf(error, asked).message).toMatch(/^Could not comment on #5: \S/);
      }),
    );
  });

  it('repeats only what may have been stored, and gives up on what stays', () => {
    const kinds = [...new Set(rows.map(({ kind }) => kind)), 'budget'] as const;
    const of = (test: typeof isPermanent) => kinds.filter((kind) => test({ kind, message: '' })).sort();
    expect(of(mayBeStored)).toEqual(['network', 'server', 'timeout']);
    const passing = [
      'budget',
      'drafts-unavailable',
      'invalid',
      'network',
      'rate-limited',
      'server',
      'timeout',
      'too-long',
    ];
    expect(of((problem) => !isPermanent(problem))).toEqual(passing);
  });
});
