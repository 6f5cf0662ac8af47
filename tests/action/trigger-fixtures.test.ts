import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admit } from '../../src/action/admit.ts';
import { threadEventOf } from '../../src/action/thread-event.ts';
import { askingOf } from '../../src/core/asking.ts';
import type { Triggers } from '../../src/settings/merge.ts';
import { bench } from '../adapters/github/support.ts';
import { faults } from '../support/github/faults.ts';
import { type GitHub, startGitHub } from '../support/github/github.ts';
import { accountOf, type Comment, type Issue } from '../support/github/model.ts';
import type { PullIssue } from '../support/github/render-pull.ts';
import { type SeedRepository, seedRepository } from '../support/github/seed.ts';
import { commentEvent, labelEvent, reviewEvent, type ThreadPayload } from '../support/trigger-events.ts';

/*
 * Event x actor x body x state, each with the decision that 03-interface §4 asks for. What an actor may and what a body says are
 * told one by one in the tables; a decision is what their rows say together.
 */

/** Login -> whether they may command. The last ones are called bots by GitHub. */
const actors: Readonly<Record<string, boolean>> = {
  acme: true,
  mia: true,
  ada: true,
  tom: false,
  eve: false,
  zed: false,
  'my-app': false,
  'my-app[bot]': true,
  'other-app[bot]': false,
  'dependabot[bot]': false,
  'github-actions[bot]': false,
  Copilot: false,
};

/** Body -> what it says: the kind of a command, `malformed`, or `none`. */
const bodies: Readonly<Record<string, string>> = {
  '/ralph "Fix the build" --max 3 --criteria "npm test"': 'objective',
  '/ralph run --story US-001': 'run',
  'Please go on:\r\n\r\n/ralph resume': 'resume',
  '/ralph status': 'status',
  '/ralph cancel wrong branch': 'cancel',
  '/ralph init --agent': 'init',
  '/ralph approve': 'approve',
  '/ralph fix “the colour”': 'fix',
  '/ralph run --max 1e9': 'malformed',
  '/ralph deploy': 'malformed',
  '> /ralph run': 'none',
  '```\n/ralph run\n```': 'none',
  'Try /ralph run': 'none',
  '<!-- /ralph run -->': 'none',
};

/** What of a thread decides beside who says what. */
const states: Readonly<Record<string, { readonly isAboutHead?: boolean; readonly never?: true }>> = {
  issue: {},
  'closed issue': {},
  pull: {},
  'draft pull': {},
  'pull into another base': {},
  'fork pull': { never: true },
  'pull of a deleted fork': { never: true },
  'closed pull': { isAboutHead: true },
  'pull pushed to after the comment': { isAboutHead: true },
};

const aboutHead = new Set(['objective', 'run', 'resume', 'retry', 'fix', 'approve']);

type Decision = 'skipped' | 'declined' | `asked ${string}`;

function expected(actor: string, body: string, state: string): Decision {
  const says = bodies[body] ?? 'none';
  const { isAboutHead = false, never = false } = states[state] ?? {};
  if (says === 'none' || actors[actor] !== true) return 'skipped';
  // A bot that may command signs nothing off: that is for a person.
  if (says === 'approve' && actor.endsWith('[bot]')) return 'skipped';
  const isDeclined = never || says === 'malformed' || (isAboutHead && aboutHead.has(says));
  return isDeclined ? 'declined' : `asked ${says}`;
}

const usual: Triggers = {
  phrase: '/ralph',
  label: 'ralph',
  allowedBots: ['my-app[bot]', 'my-app'],
  criteria: 'write',
  allowForks: false,
};

let github: GitHub;
let seed: SeedRepository;
const threads = new Map<string, Issue>();

beforeAll(async () => {
  seed = await seedRepository();
  for (const branch of ['work', 'draft', 'closed', 'late', 'release', 'other', 'fork', 'gone', 'dated']) {
    await seed.git('switch', '-q', '-C', branch, branch === 'other' ? 'release' : 'main');
    await seed.commit({ [`${branch}.txt`]: `${branch}\n` });
  }
  await seed.git('switch', '-q', 'main');
  github = await startGitHub({
    seed: seed.dir,
    private: false,
    roles: { mia: 'maintain', ada: 'write', tom: 'triage', eve: 'read' },
    tokens: [{ value: 'ghs_token' }],
  });
  accountOf(github.hub, 'Copilot', 'Bot');
  for (const name of ['eve/widgets', 'zed/widgets'])
    await github.addRepository({ name, seed: seed.dir, private: false, forkOf: 'acme/widgets' });
  const open = (key: string, head: string, more = {}) =>
    threads.set(key, github.openPull({ head, title: key, ...more }));
  threads.set('issue', github.openIssue({ title: 'Add pagination', body: 'Ten a page.' }));
  threads.set('closed issue', github.openIssue({ title: 'Old' }));
  for (const issue of [threads.get('closed issue')]) if (issue) issue.state = 'closed';
  open('pull', 'work');
  open('draft pull', 'draft', { draft: true });
  open('pull into another base', 'other', { base: 'release' });
  open('fork pull', 'eve:fork');
  open('pull of a deleted fork', 'zed:gone');
  open('closed pull', 'closed');
  open('pull pushed to after the comment', 'late');
  open('pull whose commits carry any date', 'dated');
  github.closePull(threads.get('closed pull')?.number ?? 0);
  github.deleteFork('zed/widgets');
});
afterAll(async () => {
  seed[Symbol.dispose]();
  await github.close();
});

interface Given {
  readonly triggers?: Partial<Triggers>;
  readonly runners?: readonly string[];
}

async function decide(event: ThreadPayload, { triggers = {}, runners = [] }: Given = {}): Promise<Decision> {
  const terms = { ...usual, ...triggers };
  const read = threadEventOf(event);
  if (read === undefined) return 'skipped';
  const asking = askingOf(read, terms);
  if (asking.type === 'skipped') return 'skipped';
  const { client } = await bench(github);
  const admission = await admit({ client, triggers: terms, event: read, reading: asking.reading, runners });
  if (admission.type === 'admitted') return `asked ${admission.asked.command.kind}`;
  return admission.type;
}

async function admitted(event: ThreadPayload, triggers: Partial<Triggers>): Promise<{ type: string; why?: string }> {
  const read = threadEventOf(event);
  const asking = read && askingOf(read, usual);
  if (read === undefined || asking?.type !== 'asks') throw new Error('Nothing is asked.');
  const { client } = await bench(github);
  return admit({ client, triggers: { ...usual, ...triggers }, event: read, reading: asking.reading, runners: [] });
}

function said(actor: string, body: string, state = 'issue'): { issue: Issue; comment: Comment } {
  const issue = threads.get(state);
  if (issue === undefined) throw new Error(`There is no ${state}.`);
  const comment = github.say(issue.number, { user: actor, body });
  // Later than any commit of the seed, or earlier.
  const createdAt = state === 'pull pushed to after the comment' ? '2001-01-01T00:00:00Z' : '2100-01-01T00:00:00Z';
  return { issue, comment: { ...comment, createdAt, updatedAt: createdAt } };
}

/** Every actor with every second body on an issue, and those who may with every body in every state. */
const fixtures: readonly (readonly [string, string, string])[] = [
  ...Object.keys(actors).flatMap((actor) => Object.keys(bodies).map((body) => [actor, body, 'issue'] as const)),
  ...['ada', 'eve'].flatMap((actor) =>
    Object.keys(bodies).flatMap((body) =>
      Object.keys(states)
        .slice(1)
        .map((state) => [actor, body, state] as const),
    ),
  ),
];

describe('a comment', () => {
  it('has more than 200 fixtures, of each decision many', () => {
    const counts = Map.groupBy(fixtures, (fixture) => expected(...fixture).split(' ')[0]);
    expect(fixtures.length).toBeGreaterThan(200);
    expect(Object.fromEntries([...counts].map(([key, all]) => [key, all.length]))).toEqual({
      asked: 69,
      declined: 50,
      skipped: 273,
    });
  });

  it.each(fixtures)('[U1][U4][U7] of %s: %j on %s', async (actor, body, state) => {
    const { issue, comment } = said(actor, body, state);
    const before = github.journal.length;
    expect(await decide(commentEvent(github, issue, comment))).toBe(expected(actor, body, state));
    const asked = github.journal.slice(before).filter(({ kind }) => kind === 'api');
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
    if (bodies[body] === 'none') expect(asked).toEqual([]);
  });
});

describe('a comment beside these', () => {
  const run = '/ralph run';

  it.each(['edited', 'deleted', 'pinned'])('that was %s starts nothing [U6]', async (action) => {
    const { issue, comment } = said('ada', run);
    expect(await decide(commentEvent(github, issue, comment, action))).toBe('skipped');
  });

  it('is read as it was when the event happened, whatever it says now [U9]', async () => {
    const { issue, comment } = said('ada', run);
    const event = commentEvent(github, issue, comment);
    const stored = issue.comments.find(({ id }) => id === comment.id);
    if (stored) stored.body = '/ralph "something else"';
    expect(await decide(event)).toBe('asked run');
  });

  it.each([
    [['ada', 'ada'], 'asked run'],
    [['mia', 'acme'], 'asked run'],
    [['ada', 'eve'], 'skipped'],
    [['dependabot[bot]', 'ada'], 'skipped'],
    [['my-app[bot]', 'ada'], 'asked run'],
    [['Copilot', ''], 'skipped'],
  ] as const)('of a writer in a workflow run of %j is %s [U5]', async (runners, decision) => {
    const { issue, comment } = said('ada', run);
    expect(await decide(commentEvent(github, issue, comment), { runners })).toBe(decision);
  });

  it('whose sender is not its author needs both [U5]', async () => {
    const { issue, comment } = said('ada', run);
    const event = commentEvent(github, issue, comment);
    const sender = { login: 'eve', type: 'User' };
    expect(await decide({ ...event, payload: { ...event.payload, sender } })).toBe('skipped');
  });

  it('of an author whose association is high and whose permission is low starts nothing [U3]', async () => {
    const { issue, comment } = said('eve', run);
    const event = commentEvent(github, issue, comment);
    for (const author_association of ['OWNER', 'MEMBER', 'COLLABORATOR']) {
      const raised = { ...(event.payload['comment'] as object), author_association };
      expect(await decide({ ...event, payload: { ...event.payload, comment: raised } })).toBe('skipped');
    }
  });

  it.each([
    { what: '404', fault: faults.status(404, { message: 'Not Found' }) },
    { what: '403', fault: faults.status(403, { message: 'Resource not accessible by integration' }) },
    { what: '502', fault: faults.html() },
    { what: 'a reset', fault: faults.reset() },
    { what: 'half an answer', fault: faults.cut() },
    { what: 'another shape', fault: faults.status(200, { role_name: 'admin' }) },
    { what: 'somebody else', fault: faults.status(200, { permission: 'admin', user: { login: 'acme' } }) },
  ])('starts nothing when the question for the permission is answered with $what [U2]', async ({ fault }) => {
    const { issue, comment } = said('ada', run);
    const on = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
    const met = github.inject({ on, fault, times: Number.POSITIVE_INFINITY });
    expect(await decide(commentEvent(github, issue, comment))).toBe('skipped');
    expect(met.hits()).toBeGreaterThan(0);
    met.remove();
    github.violations();
  });

  it.each(['GET /repos/{owner}/{repo}/pulls/{pull_number}', 'GET /repos/{owner}/{repo}/activity'] as const)(
    'on a pull request starts nothing when %s fails [U2]',
    async (on) => {
      const { issue, comment } = said('ada', run, 'pull');
      const met = github.inject({ on, fault: faults.html(), times: Number.POSITIVE_INFINITY });
      expect(await decide(commentEvent(github, issue, comment))).toMatch(/skipped|declined/);
      met.remove();
    },
  );

  it('on a pull request from a fork is taken where the settings allow it [U7]', async () => {
    const { issue, comment } = said('ada', run, 'fork pull');
    expect(await decide(commentEvent(github, issue, comment), { triggers: { allowForks: true } })).toBe('asked run');
  });

  it('on a pull request whose head has no repository is refused even where forks are allowed [U7][U8]', async () => {
    const { issue, comment } = said('ada', run, 'fork pull');
    const { headSha: sha } = (issue as PullIssue).pull;
    const body = { state: 'open', head: { ref: 'fork', sha, repo: null }, base: { ref: 'main', repo: { id: 1 } } };
    const met = github.inject({
      on: 'GET /repos/{owner}/{repo}/pulls/{pull_number}',
      fault: faults.status(200, body),
    });
    const { type, why } = await admitted(commentEvent(github, issue, comment), { allowForks: true });
    expect([type, why]).toEqual([
      'declined',
      expect.stringMatching(/is not known: the repository it comes from is gone/),
    ]);
    expect(met.hits()).toBe(1);
  });

  /*
   * The stand-in writes comments at 2100-01-01 and every commit of its seed far earlier: what decides is when the server took the push.
   */
  const written = Date.UTC(2100, 0, 1);
  it.each<[string, number, Decision]>([
    ['a minute before', written - 60_000, 'asked run'],
    ['in the same second', written, 'declined'],
    ['after, with a commit that is dated long before', written + 1000, 'declined'],
  ])('about a head that was pushed %s it is told [U8]', async (_, atMs, decision) => {
    const { issue, comment } = said('ada', run, 'pull whose commits carry any date');
    github.pushed('dated', { atMs });
    expect(await decide(commentEvent(github, issue, comment))).toBe(decision);
  });

  it('about a head that GitHub names no push of is refused with the reason [U8]', async () => {
    const { issue, comment } = said('ada', run, 'pull whose commits carry any date');
    const on = 'GET /repos/{owner}/{repo}/activity';
    for (const body of [[], [{ after: 'a'.repeat(40), timestamp: '2000-01-01T00:00:00Z' }]]) {
      const met = github.inject({ on, fault: faults.status(200, body as never) });
      const { type, why } = await admitted(commentEvent(github, issue, comment), {});
      expect([type, why]).toEqual([
        'declined',
        expect.stringMatching(/GitHub's record of pushes does not name it yet/),
      ]);
      expect(met.hits()).toBe(1);
    }
  });

  it('pins the head of its pull request, and rules to its base [U8][U17]', async () => {
    const { issue, comment } = said('ada', run, 'pull into another base');
    const event = threadEventOf(commentEvent(github, issue, comment));
    if (event === undefined) return expect.unreachable();
    const { client } = await bench(github);
    const reading = { type: 'command', command: { kind: 'run', stories: [], fresh: false } } as const;
    const admission = await admit({ client, triggers: usual, event, reading, runners: [] });
    const { pull } = issue as PullIssue;
    expect(admission).toMatchObject({
      type: 'admitted',
      asked: { origin: { pull: { head: 'other', sha: pull.headSha, base: 'release', isFork: false } } },
    });
  });

  it.each([
    ['off', 'declined'],
    ['named', 'asked objective'],
    ['write', 'asked objective'],
  ] as const)('with --criteria is %s: %s [U14]', async (criteria, decision) => {
    const { issue, comment } = said('ada', '/ralph "a" --criteria "curl e | sh"');
    expect(await decide(commentEvent(github, issue, comment), { triggers: { criteria } })).toBe(decision);
  });

  it('in a payload that GitHub does not document starts nothing', async () => {
    const { issue, comment } = said('ada', run);
    const { payload } = commentEvent(github, issue, comment);
    for (const broken of [{}, { ...payload, issue: null }, { ...payload, comment: 'x' }, { ...payload, action: 1 }])
      expect(await decide({ eventName: 'issue_comment', payload: broken })).toBe('skipped');
    const ghost = { ...(payload['comment'] as object), user: null };
    expect(await decide({ eventName: 'issue_comment', payload: { ...payload, comment: ghost } })).toBe('skipped');
  });
});

describe('a label', () => {
  it.each([
    ['ralph', 'ada', 'labeled', 'issue', 'asked objective'],
    ['Ralph', 'mia', 'labeled', 'issue', 'asked objective'],
    ['bug', 'ada', 'labeled', 'issue', 'skipped'],
    ['ralph', 'tom', 'labeled', 'issue', 'skipped'],
    ['ralph', 'eve', 'labeled', 'issue', 'skipped'],
    ['ralph', 'other-app[bot]', 'labeled', 'issue', 'skipped'],
    ['ralph', 'my-app[bot]', 'labeled', 'issue', 'asked objective'],
    ['ralph', 'ada', 'unlabeled', 'issue', 'skipped'],
    ['ralph', 'ada', 'opened', 'issue', 'skipped'],
    ['ralph', 'ada', 'labeled', 'closed issue', 'skipped'],
  ] as const)('%s given by %s (%s, %s): %s', async (label, by, action, state, decision) => {
    const issue = threads.get(state);
    if (issue === undefined) return expect.unreachable();
    expect(await decide(labelEvent(github, issue, { label, by, action }))).toBe(decision);
  });

  it('starts nothing without label_trigger', async () => {
    const issue = threads.get('issue');
    if (issue === undefined) return expect.unreachable();
    const event = labelEvent(github, issue, { label: 'ralph', by: 'ada' });
    expect(await decide(event, { triggers: { label: undefined } })).toBe('skipped');
  });
});

describe('a review', () => {
  it.each([
    ['APPROVED', 'ada', 'submitted', 'pull', 'asked approve'],
    ['APPROVED', 'mia', 'submitted', 'draft pull', 'asked approve'],
    ['APPROVED', 'eve', 'submitted', 'pull', 'skipped'],
    ['APPROVED', 'tom', 'submitted', 'pull', 'skipped'],
    ['APPROVED', 'other-app[bot]', 'submitted', 'pull', 'skipped'],
    ['APPROVED', 'my-app[bot]', 'submitted', 'pull', 'skipped'],
    ['CHANGES_REQUESTED', 'ada', 'submitted', 'pull', 'skipped'],
    ['COMMENTED', 'ada', 'submitted', 'pull', 'skipped'],
    ['APPROVED', 'ada', 'dismissed', 'pull', 'skipped'],
    ['APPROVED', 'ada', 'edited', 'pull', 'skipped'],
    ['APPROVED', 'ada', 'submitted', 'fork pull', 'declined'],
    ['APPROVED', 'ada', 'submitted', 'closed pull', 'declined'],
  ] as const)('%s by %s (%s) of a %s: %s', async (state, user, action, thread, decision) => {
    const issue = threads.get(thread) as PullIssue;
    const review = github.review(issue.number, { user, state });
    expect(await decide(reviewEvent(github, issue, review, action))).toBe(decision);
  });

  it('of an older commit than the head is no sign-off [U8]', async () => {
    const issue = threads.get('pull') as PullIssue;
    const review = github.review(issue.number, { user: 'ada', state: 'APPROVED' });
    const older = { ...review, commit: 'a'.repeat(40) };
    expect(await decide(reviewEvent(github, issue, older))).toBe('declined');
  });
});
