import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkApiUrl, compareUrl } from '../../../src/adapters/github/address.ts';
import { requestBudget } from '../../../src/adapters/github/budget.ts';
import { openGitHub } from '../../../src/adapters/github/client.ts';
import { systemGitHubClock } from '../../../src/adapters/github/clock.ts';
import { CallEnded } from '../../../src/adapters/github/ended.ts';
import { paceGroup } from '../../../src/adapters/github/pace.ts';
import { createPatience } from '../../../src/adapters/github/patience.ts';
import { faults } from '../../support/github/faults.ts';
import { gitHubPerSuite } from '../../support/github/suite.ts';
import { bench, testClock, untilDone } from './support.ts';

const reading = { does: 'read #1', permission: 'issues: read', answer: z.object({ number: z.number() }) };

describe('the client', () => {
  const useGitHub = gitHubPerSuite({ tokens: [{ value: 'ghs_token' }] });
  const read = (client: Awaited<ReturnType<typeof bench>>['client'], issue_number: number) =>
    client.call(reading, (rest, at) => rest.issues.get({ ...at, issue_number }));

  it('refuses addresses over which the token could be read', async () => {
    const { signal } = new AbortController();
    const options = {
      serverUrl: 'https://github.test',
      token: 'x',
      owner: 'a',
      repo: 'b',
      signal,
      onNote: () => undefined,
    };
    const opened = await openGitHub({ ...options, apiUrl: 'http://github.test/api/v3' });
    expect(opened).toMatchObject({
      ok: false,
      problem: { kind: 'invalid', message: expect.stringContaining('Use https') },
    });
  });

  it('uses the fetch of the toolkit, which knows proxies, where one can be asked', async () => {
    const { defaults } = await import('@actions/github/lib/utils');
    expect((defaults.request as { fetch?: unknown }).fetch).toBeTypeOf('function');
    const { signal } = new AbortController();
    const options = {
      serverUrl: 'https://github.test',
      token: 'x',
      owner: 'a',
      repo: 'b',
      signal,
      onNote: () => undefined,
    };
    expect(await openGitHub({ ...options, apiUrl: 'https://github.test/api/v3' })).toMatchObject({ ok: true });
  });

  it('follows a redirect within GitHub and takes the token nowhere else', async () => {
    const github = useGitHub();
    const { number } = github.openIssue({});
    const seen: (string | undefined)[] = [];
    const elsewhere = createServer((request, response) => {
      seen.push(request.headers.authorization);
      response.setHeader('content-type', 'application/json').end('{"number":7}');
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const target = (location: string) => faults.status(307, { message: 'Temporary Redirect' }, { location });
    const { client } = await bench(github);
    const on = new RegExp(`/issues/${number}$`);
    github.inject({ on, fault: target(`${github.apiUrl}/repos/acme/widgets/issues/${number}`) });
    expect(await read(client, number)).toMatchObject({ ok: true, data: { number } });
    github.inject({ on, fault: target(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`) });
    expect(await read(client, number)).toMatchObject({ ok: true, data: { number: 7 } });
    expect(seen).toEqual([undefined]);
    elsewhere.closeAllConnections();
    await new Promise((resolve) => elsewhere.close(resolve));
  });

  it('names its version of the API and itself', async () => {
    const github = useGitHub();
    const { number } = github.openIssue({});
    await read((await bench(github)).client, number);
    const { headers } = github.journal.at(-1) ?? {};
    expect(headers).toMatchObject({
      'x-github-api-version': '2022-11-28',
      'user-agent': expect.stringMatching(/^ralph-action/),
    });
  });

  it('[H1] says that it waits for a limit', async () => {
    const github = useGitHub();
    const { number } = github.openIssue({});
    const { client, notes } = await bench(github);
    github.inject({ fault: faults.secondaryLimit({ retryAfterSeconds: 12 }) });
    expect(await read(client, number)).toMatchObject({ ok: true });
    expect(notes).toEqual([expect.stringContaining('waiting 12 s')]);
  });

  it('asks nothing any more when the end of the run has lasted 90 s', async () => {
    const github = useGitHub();
    const { number } = github.openIssue({});
    const { client, clock } = await bench(github);
    client.beginEnd();
    clock.advance(80_000);
    client.beginEnd();
    expect(await read(client, number)).toMatchObject({ ok: true });
    expect(await client.pause(10_000)).toBe(false);
    clock.advance(10_000);
    expect(await read(client, number)).toMatchObject({ ok: false, problem: { kind: 'timeout' } });
    expect(client.requests()).toBe(1);
  });

  it('gives an answer the time that is left, at most 10 s', async () => {
    const github = useGitHub();
    const { number } = github.openIssue({});
    const { client, clock } = await bench(github);
    client.beginEnd();
    clock.advance(87_000);
    const injected = github.inject({ fault: faults.hang(), times: Number.POSITIVE_INFINITY });
    const reading = read(client, number);
    await expect.poll(injected.hits).toBe(1);
    expect(clock.alarms()).toEqual([3_000]);
    expect(await untilDone(reading, { clock, hung: injected.hits })).toMatchObject({ problem: { kind: 'timeout' } });
    injected.remove();
    expect(client.requests()).toBe(1);
  });

  it('[H3] spaces writes out: a second, and three where people are notified', async () => {
    const github = useGitHub();
    const { number } = github.openIssue({});
    const { client, clock } = await bench(github);
    const say = () =>
      client.call({ ...reading, answer: z.object({ id: z.number() }) }, (rest, at) =>
        rest.issues.createComment({ ...at, issue_number: number, body: 'x' }),
      );
    const change = (comment_id: number) =>
      client.call({ ...reading, answer: z.unknown() }, (rest, at) =>
        rest.issues.updateComment({ ...at, comment_id, body: 'y' }),
      );
    const first = await say();
    await say();
    if (first.ok) await change(first.data.id);
    expect(clock.waits.reduce((sum, each) => sum + each, 0)).toBe(3_000);
    expect(clock.waits).toEqual([1_000, 2_000]);
  });
});

describe('where a token may be sent', () => {
  it.each([
    { url: 'https://api.github.com', ok: true },
    { url: 'https://ghe.example/api/v3', ok: true },
    { url: 'http://localhost:3000', ok: true },
    { url: 'http://git.localhost', ok: true },
    { url: 'http://127.0.0.1:80/api/v3', ok: true },
    { url: 'http://[::1]:1/', ok: true },
    { url: 'http://api.github.com', ok: false },
    { url: 'http://localhost.example', ok: false },
    { url: 'http://127.0.0.1.example', ok: false },
    { url: 'https://user:secret@api.github.com', ok: false },
    { url: 'file:///etc/passwd', ok: false },
    { url: 'api.github.com', ok: false },
    { url: '', ok: false },
  ])('$url: $ok', ({ url, ok }) => {
    const checked = checkApiUrl(url);
    expect(checked.ok).toBe(ok);
    if (!checked.ok) expect(checked.message).not.toContain('secret');
  });

  it('links to the page on which a person opens the pull request', () => {
    const place = { serverUrl: 'https://github.com/', owner: 'acme', repo: 'widgets' };
    expect(compareUrl(place, { base: 'main', head: 'ralph/a#b?c' })).toBe(
      'https://github.com/acme/widgets/compare/main...ralph/a%23b%3Fc?expand=1',
    );
  });
});

describe('the budget of requests', () => {
  it('holds for any hour, wherever it begins', () => {
    let nowMs = 0;
    const budget = requestBudget(3, () => nowMs);
    const left: number[] = [];
    for (const atMs of [0, 1_800_000, 3_599_999, 3_600_000, 5_399_999, 5_400_000]) {
      nowMs = atMs;
      left.push(budget.left());
      budget.note();
    }
    expect(left).toEqual([3, 2, 1, 1, 0, 0]);
    nowMs = 20_000_000;
    expect(budget.left()).toBe(3);
  });
});

describe('patience', () => {
  const setUp = () => {
    const clock = testClock();
    const cancel = new AbortController();
    const make = () =>
      createPatience({
        clock,
        signal: cancel.signal,
        endsAtMs: () => Number.POSITIVE_INFINITY,
        onNote: () => undefined,
      });
    return { clock, cancel, make };
  };

  it('[H1][H2] waits for limits 60 s in all', async () => {
    const { clock, make } = setUp();
    const patience = make();
    const answers = [];
    for (const askedMs of [40_000, 30_000, 20_000, 1]) answers.push(await patience.limit(askedMs));
    expect([answers, clock.waits]).toEqual([
      [true, false, true, false],
      [40_000, 20_000],
    ]);
  });

  it('ends a call after 90 s', async () => {
    const { clock, make } = setUp();
    const patience = make();
    expect(patience.attemptMs()).toBe(10_000);
    clock.advance(85_000);
    expect(patience.attemptMs()).toBe(5_000);
    await patience.backoff(1);
    await expect(patience.backoff(2)).rejects.toMatchObject({ ended: 'timeout' });
    expect(await patience.limit(4_000)).toBe(false);
    clock.advance(4_000);
    expect(() => patience.attemptMs()).toThrow(CallEnded);
  });

  it('ends everything with the run', async () => {
    const { cancel, make } = setUp();
    const patience = make();
    cancel.abort();
    expect(() => patience.attemptMs()).toThrow('the run was cancelled');
    expect(await patience.limit(1)).toBe(false);
    await expect(patience.backoff(1)).rejects.toMatchObject({ ended: 'aborted' });
  });

  it('is cut short in the middle of a wait', async () => {
    const cancel = new AbortController();
    const clock = systemGitHubClock();
    const endsAtMs = () => Number.POSITIVE_INFINITY;
    const waiting = createPatience({ clock, signal: cancel.signal, endsAtMs, onNote: () => undefined }).limit(50_000);
    cancel.abort();
    expect(await waiting).toBe(false);
  });
});

describe("the machine's clock", () => {
  it('waits, rings, and can be told not to', async () => {
    const clock = systemGitHubClock();
    const rung: string[] = [];
    clock.alarm(0, () => rung.push('cancelled'))();
    const { signal } = new AbortController();
    await new Promise<void>((resolve) => {
      clock.alarm(1, () => resolve(void rung.push('rung')));
      void clock.wait(50, signal);
    });
    await clock.wait(0, signal);
    await clock.wait(60_000, AbortSignal.abort());
    expect(rung).toEqual(['rung']);
    expect(clock.nowMs()).toBeGreaterThan(0);
  });
});

describe('the pace of writes', () => {
  it('keeps the distance', async () => {
    const clock = testClock();
    const { schedule } = paceGroup(1_000, { clock, signal: new AbortController().signal }).key('x');
    const order = await Promise.all([1, 2, 3].map((each) => schedule({}, () => each)));
    expect([order, clock.waits]).toEqual([
      [1, 2, 3],
      [1_000, 1_000],
    ]);
  });

  it('ends its waits with the run', async () => {
    const cancel = new AbortController();
    const { schedule } = paceGroup(500_000, { clock: systemGitHubClock(), signal: cancel.signal }).key('x');
    const both = Promise.all([1, 2].map((each) => schedule({}, () => each)));
    cancel.abort();
    expect(await both).toEqual([1, 2]);
  });
});
