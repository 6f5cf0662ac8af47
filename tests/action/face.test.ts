import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Face, type FaceOptions, githubFace } from '../../src/action/face.ts';
import { noFace } from '../../src/action/no-face.ts';
import type { RunState } from '../../src/core/state.ts';
import { type TestClock, testClock, untilDone } from '../adapters/github/support.ts';
import { faults } from '../support/github/faults.ts';
import type { GitHub } from '../support/github/github.ts';
import { entryLine } from '../support/github/journal.ts';
import { type SeedRepository, seedRepository } from '../support/github/seed.ts';
import { gitHubPerTest } from '../support/github/suite.ts';
import { sampleRun } from '../support/sample-run.ts';

const pulls = '/repos/{owner}/{repo}/pulls';
const comments = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const ever = Number.POSITIVE_INFINITY;
const { status, afterStoring, hang } = faults;
const marker = '<!-- ralph-action: nightly%3Aapp -->';

/** A run after so many iterations: the texts below show the number. */
function at(iterations: number): RunState {
  return sampleRun({ stories: [], iterations });
}

interface Stand {
  readonly face: Face;
  readonly clock: TestClock;
  readonly cancel: AbortController;
  readonly warnings: string[];
  readonly infos: string[];
}

function stand(github: Pick<GitHub, 'apiUrl' | 'serverUrl'>, more: Partial<FaceOptions> = {}): Stand {
  const clock = testClock();
  const cancel = new AbortController();
  const warnings: string[] = [];
  const infos: string[] = [];
  const face = githubFace({
    ...{ apiUrl: github.apiUrl, serverUrl: github.serverUrl, repository: 'acme/widgets', token: 'token' },
    ...{ head: 'ralph/app', base: 'main', createPr: 'draft', comments: true, marker: 'nightly:app', clock },
    texts: {
      title: ({ iterations }) => `Title ${iterations}`,
      body: ({ iterations }) => `Body ${iterations}`,
      comment: ({ iterations }) => `Comment ${iterations}`,
    },
    onWarning: (text) => warnings.push(text),
    onInfo: (text) => infos.push(text),
    cancel: cancel.signal,
    ...more,
  });
  return { face, clock, cancel, warnings, infos };
}

/** What stands in the end on the first pull request. */
function shownBy(github: GitHub) {
  const [pull, ...more] = github.pulls();
  const said = pull === undefined ? [] : github.comments(pull.number).map(({ body }) => body);
  return { title: pull?.title, body: pull?.body?.split('\n')[1], draft: pull?.pull.draft, said, more: more.length };
}

describe('the face of a run on GitHub', () => {
  let seed: SeedRepository;
  beforeAll(async () => {
    seed = await seedRepository();
    await seed.git('switch', '-q', '-c', 'ralph/app');
    await seed.commit({ 'a.txt': 'a\n' });
    await seed.git('switch', '-q', 'main');
  });
  afterAll(() => seed[Symbol.dispose]());
  const useGitHub = gitHubPerTest(async () => ({
    seed: seed.dir,
    roles: { ada: 'write' },
    tokens: [{ value: 'token', actor: 'ada', kind: 'user' }],
  }));

  test('makes a pull request that was marked ready a draft again while the run waits for a sign-off', async () => {
    const github = useGitHub();
    const { number } = github.openPull({ head: 'ralph/app', draft: false });
    const { face } = stand(github);
    face.branchPushed(at(1));
    expect(await face.settle(at(1))).toMatchObject({ pull: { draft: false } });
    const waiting: RunState = { ...at(2), halt: { kind: 'awaiting_signoff', detail: 'a person has to look' } };
    expect(await face.settle(waiting)).toMatchObject({ pull: { draft: true } });
    expect(github.pull(number).pull.draft).toBe(true);
    await face.finish(waiting);
  });

  test('says so when it may not make it one', async () => {
    const github = useGitHub();
    github.openPull({ head: 'ralph/app', draft: false });
    const { face } = stand(github, { token: 'weak' });
    github.addToken({ value: 'weak', permissions: { pull_requests: 'write' } });
    const waiting: RunState = { ...at(2), halt: { kind: 'awaiting_signoff', detail: 'a person has to look' } };
    face.branchPushed(waiting);
    const { pull, pullNotes } = await face.settle(waiting);
    expect([pull?.draft, pullNotes?.join()]).toEqual([
      false,
      expect.stringMatching(/It is no draft, although the run waits .*contents: write.* by hand\./),
    ]);
    await face.finish(waiting);
  });

  test('asks GitHub nothing before the branch is there', async () => {
    const github = useGitHub();
    const { face } = stand(github);
    face.changed(at(1));
    expect(await face.settle()).toEqual({});
    expect(face.known()).toEqual({});
    await face.finish(at(2));
    expect(github.journal).toEqual([]);
  });

  test('opens one pull request with one comment, however often it is told, and shows the last state', async () => {
    const github = useGitHub();
    const { face, warnings, infos } = stand(github);
    face.branchPushed(at(1));
    face.branchPushed(at(2));
    const url = `${github.serverUrl}/acme/widgets/pull/1`;
    expect(await face.settle()).toEqual({ pull: { number: 1, url, draft: true }, pullNotes: [] });
    expect(infos).toEqual([`Pull request: ${url}`]);
    expect(face.known()).toEqual({ pull: { number: 1, url, draft: true }, pullNotes: [] });
    face.changed(at(3));
    face.branchPushed(at(3));
    await face.finish(at(4));
    expect(shownBy(github)).toEqual({
      ...{ title: 'Title 4', body: 'Body 4', draft: true, more: 0 },
      said: [`${marker}\nComment 4`],
    });
    expect(warnings).toEqual([]);
  });

  test('finds them again in the next run', async () => {
    const github = useGitHub();
    for (const night of [1, 2]) {
      const { face } = stand(github);
      face.branchPushed(at(night));
      expect(await face.settle()).toMatchObject({ pull: { number: 1 } });
      await face.finish(at(night * 10));
    }
    expect(shownBy(github)).toMatchObject({
      title: 'Title 20',
      body: 'Body 20',
      said: [`${marker}\nComment 20`],
      more: 0,
    });
  });

  test('is an ordinary pull request where that is asked for', async () => {
    const github = useGitHub();
    const { face } = stand(github, { createPr: 'ready' });
    face.branchPushed(at(1));
    expect(await face.settle()).toMatchObject({ pull: { draft: false } });
    await face.finish(at(1));
    expect(shownBy(github)).toMatchObject({ draft: false });
  });

  test('has no comment where none is wanted', async () => {
    const github = useGitHub();
    const { face } = stand(github, { comments: false });
    face.branchPushed(at(1));
    face.changed(at(2));
    await face.finish(at(3));
    expect(shownBy(github)).toMatchObject({ title: 'Title 3', said: [] });
    expect(github.journal.filter(({ path }) => path.includes('comments'))).toEqual([]);
  });

  test('shows changes with 90 s between them, and the last one in any case', async () => {
    const github = useGitHub();
    const { face, clock } = stand(github);
    face.branchPushed(at(1));
    await face.settle();
    while (shownBy(github).said.length === 0) await pause(5);
    for (const iterations of [2, 3, 4]) face.changed(at(iterations));
    await expect.poll(clock.alarms).toEqual([90_000]);
    expect(shownBy(github).said).toEqual([`${marker}\nComment 1`]);
    await face.finish(at(5));
    expect(shownBy(github).said).toEqual([`${marker}\nComment 5`]);
    const writes = github.journal.filter(({ method, path }) => method !== 'GET' && path.includes('comments'));
    expect(writes.map(entryLine)).toHaveLength(2);
    expect(clock.alarms()).toEqual([]);
  });

  describe('of a branch that was there before', () => {
    const open = async (github: GitHub): Promise<void> => {
      const { face } = stand(github);
      face.branchPushed(at(1));
      await face.settle();
      await face.finish(at(1));
    };

    test('shows a run that adds nothing in the comment, and leaves the description to those that do', async () => {
      const github = useGitHub();
      await open(github);
      const { face } = stand(github, { continues: true });
      face.changed(at(5));
      expect(await face.settle()).toMatchObject({ pull: { number: 1 } });
      await face.finish(at(6));
      expect(shownBy(github)).toMatchObject({
        title: 'Title 1',
        body: 'Body 1',
        said: [`${marker}\nComment 6`],
        more: 0,
      });
    });

    test('opens nothing for a run that adds nothing', async () => {
      const github = useGitHub();
      const { face, warnings } = stand(github, { continues: true });
      face.changed(at(5));
      expect(await face.settle()).toEqual({});
      await face.finish(at(6));
      expect({ pulls: github.pulls(), warnings }).toEqual({ pulls: [], warnings: [] });
    });

    test('opens the one that whoever pushed it had no more time for', async () => {
      const github = useGitHub();
      const { face } = stand(github, { continues: true, isOwed: ({ pull }) => pull === undefined });
      face.changed(at(5));
      expect(await face.settle(at(5))).toMatchObject({ pull: { number: 1 } });
      await face.finish(at(6));
      expect(shownBy(github)).toMatchObject({
        title: 'Title 6',
        body: 'Body 6',
        said: [`${marker}\nComment 6`],
        more: 0,
      });
    });

    test('asks GitHub nothing for a run that tried nothing, or that is not on it', async () => {
      const github = useGitHub();
      for (const [continues, iterations] of [
        [true, 0],
        [false, 5],
      ] as const) {
        const { face } = stand(github, { continues });
        face.changed(at(iterations));
        expect(await face.settle()).toEqual({});
        await face.finish(at(iterations));
      }
      expect(github.journal).toEqual([]);
    });

    test('notes no link when it could only not be looked for', async () => {
      const { face, warnings } = stand(useGitHub(), { continues: true, token: 'dead' });
      face.changed(at(5));
      expect(await face.settle()).toEqual({});
      await face.finish(at(6));
      expect(warnings).toEqual([expect.stringMatching(/^Could not look for a pull request from ralph\/app/)]);
    });

    test('opens one for a run that adds something', async () => {
      const github = useGitHub();
      const { face } = stand(github, { continues: true });
      face.branchPushed(at(5));
      expect(await face.settle()).toMatchObject({ pull: { number: 1 } });
      await face.finish(at(6));
      expect(shownBy(github)).toMatchObject({ title: 'Title 6', body: 'Body 6' });
    });
  });

  test('says that pushes with GITHUB_TOKEN start no workflows, and only then', async () => {
    const github = useGitHub();
    github.addToken({ value: 'ghs_job' });
    const { face } = stand(github, { token: 'ghs_job' });
    face.branchPushed(at(1));
    const { pullNotes = [] } = await face.settle();
    expect(pullNotes).toEqual([
      expect.stringMatching(/^Pushes made with GITHUB_TOKEN start no workflows, .*github_token/),
    ]);
    await face.finish(at(1));
  });

  test('leaves the run alone where Actions may not open pull requests: the link to do it by hand is noted', async () => {
    const github = useGitHub();
    github.addToken({ value: 'ghs_job' });
    github.setSwitches({ actionsMayCreatePulls: false });
    const { face, warnings } = stand(github, { token: 'ghs_job' });
    face.branchPushed(at(1));
    const link = `${github.serverUrl}/acme/widgets/compare/main...ralph/app?expand=1`;
    expect(await face.settle()).toEqual({
      pullNotes: [
        expect.stringMatching(
          /^No pull request was opened: .*Allow GitHub Actions to create and approve pull requests/,
        ),
        `Open it here: ${link}`,
      ],
    });
    expect(warnings).toEqual([expect.stringContaining(link)]);
    const before = github.journal.length;
    face.changed(at(2));
    await face.finish(at(3));
    expect(github.journal).toHaveLength(before);
  });

  test.each<[string, `POST ${string}`]>([
    ['pull request', `POST ${pulls}`],
    ['comment', `POST ${comments}`],
  ])('makes one %s although the answer to the first was a 502', async (_, on) => {
    const github = useGitHub();
    const met = github.inject({ on: on as `POST ${typeof pulls}`, fault: afterStoring(status(502)) });
    const { face } = stand(github);
    face.branchPushed(at(1));
    await face.settle();
    await face.finish(at(2));
    expect(met.hits()).toBe(1);
    expect(shownBy(github)).toMatchObject({ title: 'Title 2', said: [`${marker}\nComment 2`], more: 0 });
  });

  test('without permission for comments still keeps the description, and says so once', async () => {
    const github = useGitHub();
    const lacking = status(403, { message: 'Resource not accessible by integration' });
    github.inject({ on: `POST ${comments}`, times: ever, fault: lacking });
    const { face, warnings } = stand(github);
    face.branchPushed(at(1));
    await face.settle();
    await face.finish(at(2));
    expect(shownBy(github)).toMatchObject({ title: 'Title 2', body: 'Body 2', said: [] });
    expect(warnings).toEqual([expect.stringMatching(/^The comment on pull request #1 was not written: /)]);
  });

  test('does not touch a description whose text of ours somebody took away', async () => {
    const github = useGitHub();
    const { face, warnings } = stand(github);
    face.branchPushed(at(1));
    await face.settle();
    github.pull(1).body = 'All mine now.';
    await face.finish(at(2));
    expect(github.pull(1)).toMatchObject({ title: 'Title 1', body: 'All mine now.' });
    expect(warnings).toEqual([]);
  });

  test.each<[string, Partial<FaceOptions>, RegExp]>([
    ['where nobody listens', { apiUrl: 'http://127.0.0.1:9' }, /^No pull request was opened: .*Open it here: http/],
    ['over an address that would tell the token', { apiUrl: 'http://example.com' }, /http:\/\/example\.com/],
    ['with a token that is refused', { token: 'dead' }, /^No pull request was opened: .*Open it here: http/],
  ])('%s warns once and never throws', async (_, more, warning) => {
    const { face, warnings } = stand(useGitHub(), more);
    face.branchPushed(at(1));
    const settled = await face.settle();
    face.changed(at(2));
    await face.finish(at(3));
    expect(settled).not.toHaveProperty('pull');
    expect(warnings).toEqual([expect.stringMatching(warning)]);
  });

  test('ends within 90 seconds of the end of the run, wherever GitHub went silent', async () => {
    const github = useGitHub();
    // Slow to look, silent when asked to open, silent when asked whether it did.
    github.inject({ on: `GET ${pulls}`, times: 3, fault: hang() });
    github.inject({ on: `GET ${pulls}`, after: 1, times: ever, fault: hang() });
    github.inject({ on: `POST ${pulls}`, times: ever, fault: hang() });
    const { face, clock } = stand(github);
    face.branchPushed(at(1));
    const unanswered = () => github.journal.filter((entry) => entry.status === undefined).length;
    while (unanswered() === 0) await setImmediate();
    const beganMs = clock.nowMs();
    await untilDone(face.finish(at(2)), { clock, hung: unanswered });
    // The second that lies between two writes may come on top.
    expect(clock.nowMs() - beganMs).toBeLessThanOrEqual(91_000);
  });

  test('ends at once with the run', async () => {
    const github = useGitHub();
    const met = github.inject({ times: ever, fault: hang() });
    const { face, cancel } = stand(github);
    face.branchPushed(at(1));
    while (met.hits() === 0) await setImmediate();
    cancel.abort('the runner sent SIGTERM');
    expect(await face.settle()).not.toHaveProperty('pull');
    await face.finish(at(2));
    expect(met.hits()).toBe(1);
  });

  test('is not broken by a text that cannot be made', async () => {
    const github = useGitHub();
    let broken = false;
    const text = (): string => {
      if (broken) throw new Error('a presenter is broken');
      return 'Text';
    };
    const { face, warnings } = stand(github, { texts: { title: text, body: text, comment: text } });
    face.branchPushed(at(1));
    await face.settle();
    broken = true;
    face.changed(at(2));
    await face.finish(at(3));
    expect(github.pulls()).toHaveLength(1);
    expect(warnings.join()).toContain('a presenter is broken');
  });
});

test('no face does nothing', async () => {
  noFace.branchPushed(at(1));
  noFace.changed(at(1));
  expect(await noFace.settle()).toEqual({});
  expect(await noFace.finish(at(1))).toBeUndefined();
});
