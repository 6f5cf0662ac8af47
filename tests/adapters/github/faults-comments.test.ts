import { describe, expect, it } from 'vitest';
import { stickyComment } from '../../../src/adapters/github/comments.ts';
import { faults } from '../../support/github/faults.ts';
import type { GitHub } from '../../support/github/github.ts';
import { gitHubPerSuite } from '../../support/github/suite.ts';
import { type Bench, type FaultRow, meetFault, nightly, storedOf } from './support.ts';

const thread = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const post = `POST ${thread}` as const;
const list = `GET ${thread}` as const;
const patch = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}' as const;
const both = /comments$/;
const ever = Number.POSITIVE_INFINITY;

const { status, afterStoring, html, hang, cut, reset, secondaryLimit, primaryLimit } = faults;
const lacking = status(403, { message: 'Resource not accessible by integration' });
const dead = status(401, { message: 'Bad credentials' });
const absent = status(404, { message: 'Not Found' });
const long = status(422, { message: 'Validation Failed', errors: [{ message: 'Body is too long (maximum is …)' }] });
const wrong = status(422, { message: 'Validation Failed', errors: ['no'] });
const archived = status(403, { message: 'Repository was archived so is read-only.' });
const blank = status(200, '', { 'content-type': 'application/json' });
const slow = status(429, { message: 'Slow down' }, { 'retry-after': '7' });
const soon = primaryLimit({ resetInSeconds: 20 });
const second = (retryAfterSeconds: number) => secondaryLimit({ retryAfterSeconds });

const creations: readonly FaultRow[] = [
  { what: 'nothing wrong', comes: 'created', requests: 2 },
  { what: '401 at once', fault: dead, comes: 'unauthorized', requests: 1 },
  { what: 'a token that dies after the search', on: post, fault: dead, comes: 'unauthorized', requests: 2 },
  { what: 'no permission to read', on: list, fault: lacking, comes: 'missing-permission', requests: 1 },
  { what: 'no permission to write', on: post, fault: lacking, comes: 'missing-permission', requests: 2 },
  { what: '403 for another reason', on: post, fault: archived, comes: 'forbidden', requests: 2 },
  { what: '403 with an empty body', on: post, fault: status(403, ''), comes: 'forbidden', requests: 2 },
  { what: '404: no such thread', on: list, fault: absent, comes: 'not-found', requests: 1 },
  { what: '404 on creation', on: post, fault: absent, comes: 'not-found', requests: 2 },
  { what: '410: issues are turned off', on: list, fault: status(410), comes: 'not-found', requests: 1 },
  { what: '451', on: post, fault: status(451, { message: 'Blocked' }), comes: 'forbidden', requests: 2 },
  { what: '422 too long', on: post, fault: long, comes: 'too-long', requests: 2 },
  { what: '422 for another reason', on: post, fault: wrong, comes: 'invalid', requests: 2 },
  { what: '429 without a time', on: post, fault: status(429), comes: 'rate-limited', requests: 2 },
  { what: '429 with a time and no words', on: post, fault: slow, comes: 'created', requests: 3, waitsS: 7 },
  { what: 'primary limit, over soon', on: post, fault: soon, comes: 'created', requests: 3, waitsS: 20 },
  { what: 'primary limit, over in an hour', on: post, fault: primaryLimit(), comes: 'rate-limited', requests: 2 },
  { what: 'primary limit as 429', on: list, fault: primaryLimit({ status: 429 }), comes: 'rate-limited', requests: 1 },
  { what: 'secondary limit with a time', on: post, fault: second(30), comes: 'created', requests: 3, waitsS: 30 },
  {
    ...{ what: 'secondary limit, again and again', on: post, fault: second(25), times: ever },
    ...{ comes: 'rate-limited', requests: 4, waitsS: 50 },
  },
  { what: 'secondary limit of two minutes', on: post, fault: second(120), comes: 'rate-limited', requests: 2 },
  {
    ...{ what: 'secondary limit without a time: a minute, once', on: post, fault: secondaryLimit(), times: 2 },
    ...{ comes: 'rate-limited', requests: 3, waitsS: 60 },
  },
  {
    ...{ what: 'secondary limit as 429', on: list, fault: secondaryLimit({ retryAfterSeconds: 5, status: 429 }) },
    ...{ comes: 'created', requests: 3, waitsS: 5 },
  },
  { what: '500 on the search', on: list, fault: status(500), comes: 'created', requests: 3, waitsS: 1 },
  {
    what: '503 on the search for ever',
    on: list,
    fault: status(503),
    times: ever,
    comes: 'server',
    requests: 4,
    waitsS: 14,
  },
  { what: '500 on creation', on: post, fault: status(500), comes: 'created', requests: 4, waitsS: 2 },
  { what: '502 on creation for ever', on: post, fault: status(502), times: ever, comes: 'server', requests: 7 },
  { what: '502 after storing', on: post, fault: afterStoring(status(502)), comes: 'created', requests: 3 },
  { what: '504 after storing', on: post, fault: afterStoring(status(504)), comes: 'created', requests: 3 },
  { what: 'silence on the search', on: list, fault: hang(), comes: 'created', requests: 3 },
  { what: 'silence on creation', on: post, fault: hang(), comes: 'created', requests: 4 },
  { what: 'silence on creation for ever', on: post, fault: hang(), times: ever, comes: 'timeout', requests: 7 },
  { what: 'silence after storing', on: post, fault: afterStoring(hang()), comes: 'created', requests: 3 },
  { what: 'silence everywhere for ever', fault: hang(), times: ever, comes: 'timeout', requests: 4 },
  { what: 'a cut answer to the search', on: list, fault: cut(), comes: 'created', requests: 3 },
  { what: 'a cut answer to the creation', on: post, fault: cut(), comes: 'created', requests: 3 },
  { what: 'a web page with 502', on: post, fault: html(), comes: 'created', requests: 4 },
  { what: 'a web page with 403', on: post, fault: html(403), comes: 'forbidden', requests: 2 },
  { what: 'a web page with 200 for ever', on: list, fault: html(200), times: ever, comes: 'server', requests: 4 },
  {
    what: 'a web page with 200 after storing',
    on: post,
    fault: afterStoring(html(200)),
    comes: 'created',
    requests: 3,
  },
  { what: 'an empty answer to the search', on: list, fault: blank, comes: 'created', requests: 3 },
  { what: 'an empty answer after storing', on: post, fault: afterStoring(blank), comes: 'created', requests: 3 },
  { what: 'JSON of another kind', on: list, fault: status(200, { hello: 1 }), comes: 'server', requests: 1 },
  { what: 'a list with something missing', on: list, fault: status(200, [{ id: 'x' }]), comes: 'server', requests: 1 },
  { what: 'a reset on the search', on: list, fault: reset(), comes: 'created', requests: 3 },
  { what: 'a reset on creation', on: post, fault: reset(), comes: 'created', requests: 4 },
  { what: 'a reset after storing', on: post, fault: afterStoring(reset()), comes: 'created', requests: 3 },
  { what: 'resets for ever', fault: reset(), times: ever, comes: 'network', requests: 4 },
  { what: 'a redirect to nowhere', on: list, fault: status(301), comes: 'server', requests: 1 },
  { what: 'a locked thread', arrange: (github, number) => github.lock(number), comes: 'locked', requests: 2 },
  { what: '2,500 comments', arrange: fill, comes: 'too-many-comments', requests: 26 },
];

const edits: readonly FaultRow[] = [
  { what: 'nothing wrong', comes: 'edited', requests: 2 },
  { what: '401', on: patch, fault: dead, comes: 'unauthorized', requests: 2, stored: 1 },
  { what: 'no permission', on: patch, fault: lacking, comes: 'missing-permission', requests: 2, stored: 1 },
  { what: '404 although it is there', on: patch, fault: absent, comes: 'edited', requests: 4 },
  { what: '404 for ever', on: patch, fault: absent, times: ever, comes: 'not-found', requests: 4, stored: 1 },
  { what: '422 too long', on: patch, fault: long, comes: 'too-long', requests: 2, stored: 1 },
  { what: '502 after storing', on: patch, fault: afterStoring(status(502)), comes: 'edited', requests: 3 },
  {
    what: '503 for ever',
    on: patch,
    fault: status(503),
    times: ever,
    comes: 'server',
    requests: 5,
    stored: 1,
    waitsS: 14,
  },
  { what: 'silence', on: patch, fault: hang(), comes: 'edited', requests: 3 },
  { what: 'a cut answer', on: patch, fault: cut(), comes: 'edited', requests: 3 },
  { what: 'a reset', on: patch, fault: reset(), comes: 'edited', requests: 3 },
  { what: 'secondary limit', on: patch, fault: second(9), comes: 'edited', requests: 3, waitsS: 9 },
  { what: 'everything fails', on: both, fault: status(500), times: ever, comes: 'server', requests: 4, stored: 1 },
];

function fill(github: GitHub, number: number): void {
  for (let count = 0; count < 2500; count += 1) github.say(number, { user: 'ada', body: `${count}` });
}

describe('faults of GitHub under a comment', () => {
  const useGitHub = gitHubPerSuite({ tokens: [{ value: 'ghs_token' }] });
  const ours = (number: number) =>
    useGitHub()
      .comments(number)
      .filter(({ body }) => body.startsWith(nightly));
  const write = async ({ client }: Bench, issue: number): Promise<string> => {
    const outcome = await stickyComment(client, { issue, marker: 'nightly' }).write('Hello');
    return outcome.type === 'problem' ? outcome.problem.kind : outcome.type;
  };

  it.each(creations)('[H4][H10] creation, $what: $comes', async (row) => {
    const { number } = useGitHub().openIssue({});
    await meetFault(useGitHub(), row, { number, act: (rig) => write(rig, number) });
    expect(ours(number)).toHaveLength(storedOf(row));
  });

  it.each(edits)('edit, $what: $comes', async (row) => {
    const { number } = useGitHub().openIssue({});
    useGitHub().say(number, { user: 'github-actions[bot]', body: `${nightly}\nold` });
    await meetFault(useGitHub(), row, { number, act: (rig) => write(rig, number) });
    expect(ours(number)).toHaveLength(storedOf(row));
    if (row.comes === 'edited') expect(ours(number)[0]?.body).toBe(`${nightly}\nHello`);
  });
});
