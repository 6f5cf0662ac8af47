import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { beginLease } from '../../src/action/begin-lease.ts';
import { type HoldLeaseCall, holdLease } from '../../src/action/hold-lease.ts';
import type { PushRef } from '../../src/adapters/git/controller.ts';
import { classifyPush, timeout } from '../../src/adapters/git/refusal.ts';

const folder = mkdtempSync(join(tmpdir(), 'ralph-lease-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Takes a lease on a remote whose push ends without an answer, as it does when git is cut off. */
async function taken(onPush: (cancel: AbortController) => void, problem = timeout) {
  const cancel = new AbortController();
  const repository = {
    emptyTree: async () => 't',
    overlay: async () => 't',
    commit: async () => 'c'.repeat(40),
    remoteRefs: async () => ({ ok: true, refs: new Map() }),
    push: async (refs: readonly PushRef[]) => {
      onPush(cancel);
      return refs.map(({ ref, commit }) => ({ ok: false, ref, commit, problem }));
    },
  };
  const log = { info: () => undefined, notice: () => undefined, warning: () => undefined };
  await using lease = holdLease({
    ...{ repository, remoteRefs: new Map(), feature: 'demo', runId: 'r', token: undefined, folder, log },
    ...{ job: { workflowRun: '1/1', runUrl: '' }, ttlMs: 60_000, now: () => 0, cancel: cancel.signal },
  } as unknown as HoldLeaseCall);
  return lease.taken;
}

describe('a lock whose push ends without an answer', () => {
  test('because the run was cancelled: that is the cause, not the remote', async () => {
    expect(await taken((cancel) => cancel.abort('the runner sent SIGINT'))).toEqual({
      ok: false,
      halt: 'interrupted',
      reasons: ['the runner sent SIGINT before the run began; nothing was changed.'],
    });
  });

  test('for its own reasons is the remote that does not answer', async () => {
    expect(await taken(() => undefined)).toMatchObject({ ok: false, halt: 'environment_broken' });
  });
});

test.each([
  ['may not write', 'The requested URL returned error: 403', 'contents: write'],
  ['is not valid', 'fatal: Authentication failed', 'github_token'],
])('a lock whose token %s is told as the job has to mend it', async (_, stderr, remedy) => {
  const problem = classifyPush('', stderr);
  expect(await taken(() => undefined, problem)).toEqual({
    ok: false,
    halt: 'config_error',
    reasons: [expect.stringContaining(remedy)],
  });
});

const lock = { ref: 'refs/ralph/demo/lock', commit: 'c'.repeat(40), expect: null };
const records = { ref: 'refs/ralph/demo/state', commit: 'read', expect: 'read' };
const branch = { ref: 'refs/heads/ralph/demo', commit: 'built', expect: 'built' };
const both = [records, branch];

/** Takes the lock of a remote that has these refs; `moved` are other ones by then. */
async function begun(journal: string, { there, moved }: { there: readonly PushRef[]; moved: boolean }) {
  const pushed: (readonly PushRef[])[] = [];
  const repository = {
    emptyTree: async () => 't',
    overlay: async () => 't',
    commit: async () => 'c'.repeat(40),
    push: async (refs: readonly PushRef[]) => {
      pushed.push(refs);
      return refs.map(({ ref, commit }) => ({ ok: !moved || ref === lock.ref, ref, commit, problem: timeout }));
    },
  };
  const log = { info: () => undefined, notice: () => undefined, warning: () => undefined };
  const prepared = {
    ...{ repository, prd: { feature: 'demo' }, start: { branch: 'ralph/demo' } },
    base: { remoteRefs: new Map(there.map(({ ref, commit }) => [ref, commit])) },
    settings: { journal, dryRun: false, lockTtlMs: 60_000 },
  };
  await using lease = beginLease(
    { log, cancel: new AbortController().signal, onBegun: () => undefined } as unknown as Parameters<
      typeof beginLease
    >[0],
    {
      prepared,
      job: { workflowRun: '1/1', runUrl: '' },
      clock: { wallMs: () => 0 },
      folder,
      runId: 'r',
    } as unknown as Parameters<typeof beginLease>[1],
  );
  return { end: await lease?.taken, pushed: pushed[0] };
}

describe('a lock that was free', () => {
  test.each<[string, string, readonly PushRef[], readonly PushRef[]]>([
    ['the records that were read', 'ref', both, [records]],
    ['the branch where the records are artifacts', 'artifact', both, [branch]],
    ['the branch where nobody keeps records', 'none', both, [branch]],
    ['the branch where there are no records yet', 'ref', [branch], [branch]],
    ['nothing where there is no branch either', 'ref', [], []],
    ['nothing where there is no branch yet', 'artifact', [records], []],
  ])('is pushed beside %s', async (_, journal, there, beside) => {
    const { end, pushed } = await begun(journal, { there, moved: false });
    expect(pushed).toEqual([lock, ...beside]);
    expect(end).toEqual({ ok: true });
  });

  test.each(['ref', 'artifact', 'none'])('is told as contended where that moved, with journal: %s', async (journal) => {
    expect((await begun(journal, { there: both, moved: true })).end).toEqual({ ok: true, contended: {} });
  });
});
