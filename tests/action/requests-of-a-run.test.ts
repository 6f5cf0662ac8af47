import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admit } from '../../src/action/admit.ts';
import { type FaceOptions, githubFace } from '../../src/action/face.ts';
import { threadFace } from '../../src/action/face-thread.ts';
import { threadEventOf } from '../../src/action/thread-event.ts';
import { voiceOf } from '../../src/action/voice.ts';
import { type GitHubClient, openGitHub } from '../../src/adapters/github/client.ts';
import { askPullState } from '../../src/adapters/github/pull-state.ts';
import { askWorkflowRun } from '../../src/adapters/github/workflow-runs.ts';
import { askingOf } from '../../src/core/asking.ts';
import type { RunState } from '../../src/core/state.ts';
import { stickyComment } from '../../src/report/comment.ts';
import { pullRequestBody, pullRequestTitle } from '../../src/report/pull-request.ts';
import { demoSeed } from '../adapters/github/support.ts';
import { type GitHub, startGitHub } from '../support/github/github.ts';
import { entryLine, type JournalEntry } from '../support/github/journal.ts';
import type { Issue } from '../support/github/model.ts';
import type { SeedRepository } from '../support/github/seed.ts';
import { type SimClock, simClock } from '../support/github/sim-clock.ts';
import { failing, passing, sampleRun, sha } from '../support/sample-run.ts';
import { commentEvent } from '../support/trigger-events.ts';

/*
 * 05-github, limits: a whole run of 40 stories and 200 iterations that a comment asked for, with the clients, presenters and faces of
 * the product against the stand-in, in simulated time.
 */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const start = Date.UTC(2026, 0, 21, 10, 30);
const stories = 40;
const tries = 5;
const iterations = stories * tries;
/** 200 of them fill the 5 h 50 min that a job of 6 h gives. */
const iterationMs = 105 * second;
/** Attempt, gates, commit, push: what moves the face in one iteration. */
const eventsEach = 8;

const links = {
  serverUrl: 'https://github.com',
  repository: 'acme/widgets',
  runUrl: 'https://github.com/x',
  workflow: 'ralph',
};
const long = Array.from({ length: 60 }, (_, at) => `not ok ${at} - line ${'x'.repeat(120)} of a failing test`);

/** After so many iterations; each story fails four times at length before it passes, and every second one the fifth time too. */
function at(done: number, elapsedMs: number): RunState {
  const samples = Array.from({ length: stories }, (_, story) => {
    const made = Math.min(tries, Math.max(0, done - story * tries));
    const passes = made === tries && story % 2 === 0;
    const attempts = Array.from({ length: made }, (__, attempt) =>
      passes && attempt === tries - 1 ? passing : failing(long),
    );
    const ended = passes ? 'passed' : 'failed';
    const status = made === tries ? ended : made === 0 ? 'open' : 'running';
    const commit = passes ? { commit: sha('a') } : {};
    return { id: `US-${String(story + 1).padStart(3, '0')}`, status, tries: attempts, ...commit } as const;
  });
  const caps = { ...sampleRun({ stories: [] }).plan.caps, maxIterations: iterations, runMs: 350 * minute };
  return sampleRun({ stories: samples, iterations: done, elapsedMs, plan: { caps } });
}

interface Rig {
  readonly github: GitHub;
  readonly clock: SimClock;
  readonly issue: Issue;
  readonly open: (signal?: AbortSignal) => Promise<GitHubClient>;
}

let seed: SeedRepository;
beforeAll(async () => {
  seed = await demoSeed();
});
afterAll(() => seed[Symbol.dispose]());

async function rig(): Promise<Rig> {
  const clock = simClock();
  const github = await startGitHub({
    seed: seed.dir,
    now: () => start + clock.nowMs(),
    roles: { ada: 'write' },
    tokens: [{ value: 'ghs_job' }],
    switches: { writesPerMinute: 80 },
  });
  const { apiUrl, serverUrl } = github;
  const place = { apiUrl, serverUrl, owner: 'acme', repo: 'widgets', token: 'ghs_job' };
  const open = async (): Promise<GitHubClient> => {
    const opened = await openGitHub({ ...place, clock, signal: new AbortController().signal, onNote: () => undefined });
    if (!opened.ok) throw new Error(opened.problem.message);
    const { client } = opened;
    return { ...client, call: (call, run) => clock.busy(client.call(call, run)) };
  };
  return { github, clock, issue: github.openIssue({ title: 'Forty stories' }), open };
}

/** The command is read, its person asked after, and answered; then what a run asks before it begins. */
async function begin({ github, issue, open }: Rig): Promise<void> {
  const said = github.say(issue.number, { user: 'ada', body: '/ralph run' });
  const event = threadEventOf(commentEvent(github, issue, said));
  const triggers = {
    phrase: '/ralph',
    label: undefined,
    allowedBots: [],
    criteria: 'write',
    allowForks: false,
  } as const;
  const asking = event && askingOf(event, triggers);
  if (event === undefined || asking?.type !== 'asks') throw new Error('Nothing is asked.');
  const client = await open();
  const admission = await admit({ client, triggers, event, reading: asking.reading, runners: ['ada', 'ada'] });
  if (admission.type !== 'admitted') throw new Error('Nobody is let in.');
  const voice = voiceOf(client, admission.asked.origin, { warning: (text) => expect.unreachable(text) });
  await voice.react('eyes');
  await askPullState(await open(), { branch: 'ralph/demo', commit: sha('0'), base: 'main' });
  await askWorkflowRun(await open(), '7/1');
  await voice.react('rocket');
}

function faceOf({ github, issue, clock, open }: Rig, warnings: string[]) {
  let opening: Promise<GitHubClient> | undefined;
  const shared = (): Promise<GitHubClient> => {
    opening ??= open();
    return opening;
  };
  const { apiUrl, serverUrl } = github;
  const marker = 'ralph:demo';
  const onWarning = (text: string): void => void warnings.push(text);
  const comment = (state: RunState): string => stickyComment(state, { links });
  const options: FaceOptions = {
    ...{ apiUrl, serverUrl, repository: 'acme/widgets', token: 'ghs_job', head: 'ralph/demo', base: 'main' },
    ...{ createPr: 'draft', comments: false, marker, clock, onWarning, onInfo: () => undefined },
    texts: { title: pullRequestTitle, body: (state) => pullRequestBody(state, { links }), comment },
    cancel: new AbortController().signal,
    open: async () => ({ ok: true, client: await shared() }),
  };
  return threadFace(githubFace(options), { thread: issue.number, marker, comment, connect: shared, onWarning });
}

/** Most requests within any hour, or within any other span of time. */
function mostWithin(entries: readonly JournalEntry[], spanMs: number): number {
  return Math.max(
    0,
    ...entries.map((last) => entries.filter(({ atMs }) => atMs <= last.atMs && atMs > last.atMs - spanMs).length),
  );
}

function countsOf(entries: readonly JournalEntry[]): Readonly<Record<string, number>> {
  const kinds = Map.groupBy(entries, ({ operation }) => operation?.replace('/repos/{owner}/{repo}', '') ?? 'unknown');
  return Object.fromEntries([...kinds].map(([kind, all]) => [kind, all.length]));
}

async function wholeRun(
  own: Rig,
  count = iterations,
): Promise<{ readonly warnings: readonly string[]; readonly last: RunState }> {
  const { clock } = own;
  const warnings: string[] = [];
  await begin(own);
  const face = faceOf(own, warnings);
  for (let done = 0; done < count; done += 1) {
    const state = at(done, clock.nowMs());
    for (let event = 0; event < eventsEach; event += 1) {
      face.changed({ ...state, elapsedMs: clock.nowMs() });
      if (done === tries && event === 0) face.branchPushed(state);
      await clock.until(clock.nowMs() + iterationMs / eventsEach);
    }
  }
  const last = { ...at(count, clock.nowMs()), halt: { kind: 'some_failed', detail: '' } } as const;
  face.changed(last);
  await face.settle();
  await face.finish(last);
  await clock.settled();
  return { warnings, last };
}

describe('a run of 40 stories and 200 iterations', () => {
  it('keeps every limit of GitHub', { timeout: 300_000 }, async () => {
    const own = await rig();
    const { github, issue } = own;
    const { warnings, last } = await wholeRun(own);
    const asked = github.journal.filter(({ kind }) => kind === 'api');
    const edits = asked.filter(
      ({ operation }) => operation === 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
    );
    const writes = asked.filter(({ method }) => method !== 'GET');
    expect(mostWithin(asked, hour)).toBeLessThanOrEqual(60);
    expect(countsOf(asked)).toEqual({
      'GET /collaborators/{username}/permission': 1,
      'POST /issues/comments/{comment_id}/reactions': 2,
      'GET /pulls': 2,
      'GET /actions/runs/{run_id}': 1,
      'GET /issues/{issue_number}/comments': 1,
      'POST /issues/{issue_number}/comments': 1,
      'PATCH /issues/comments/{comment_id}': 234,
      'POST /pulls': 1,
      'GET /pulls/{pull_number}': 1,
      'PATCH /pulls/{pull_number}': 1,
    });
    const gaps = edits.slice(1, -1).map(({ atMs }, index) => atMs - (edits[index]?.atMs ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(minute);
    expect([mostWithin(writes, minute) <= 80, mostWithin(writes, hour) <= 500]).toEqual([true, true]);
    const sizes = writes.map(({ body }) => String((body as { body?: string } | undefined)?.body ?? '').length);
    expect([Math.max(...sizes) <= 65_536, Math.max(...sizes) > 20_000]).toEqual([true, true]);
    const [, shown] = github.comments(issue.number);
    expect(shown?.body.split('\n').slice(1).join('\n').trim()).toBe(stickyComment(last, { links }).trim());
    expect(github.pulls().map(({ title }) => title)).toEqual([pullRequestTitle(last)]);
    // The workflow run that held the lock is one that GitHub has forgotten.
    const refused = asked.filter(({ status }) => (status ?? 500) >= 400).map(entryLine);
    expect([warnings, refused]).toEqual([[], ['GET /repos/acme/widgets/actions/runs/7 -> 404']]);
    await github.close();
  });

  it('keeps the hour in the longest of threads too, where the comment has to wait for its turn', {
    timeout: 300_000,
  }, async () => {
    const own = await rig();
    const { github, issue } = own;
    for (let said = 0; said < 2400; said += 1) github.say(issue.number, { user: 'eve', body: 'Any news?' });
    const { warnings, last } = await wholeRun(own, 45);
    const asked = github.journal.filter(({ kind }) => kind === 'api');
    expect(countsOf(asked)['GET /issues/{issue_number}/comments']).toBe(25);
    expect(mostWithin(asked, hour)).toBeLessThanOrEqual(60);
    expect(warnings).toEqual([expect.stringMatching(/within an hour/)]);
    expect(github.comments(issue.number).at(-1)?.body).toContain(stickyComment(last, { links }).split('\n')[0]);
    await github.close();
  });
});
