import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type HoldLeaseCall, holdLease } from '../../src/action/hold-lease.ts';
import type { PushRef } from '../../src/adapters/git/controller.ts';
import { timeout } from '../../src/adapters/git/refusal.ts';

const folder = mkdtempSync(join(tmpdir(), 'ralph-lease-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Takes a lease on a remote whose push ends without an answer, as it does when git is cut off. */
async function taken(onPush: (cancel: AbortController) => void) {
  const cancel = new AbortController();
  const repository = {
    emptyTree: async () => 't',
    overlay: async () => 't',
    commit: async () => 'c'.repeat(40),
    remoteRefs: async () => ({ ok: true, refs: new Map() }),
    push: async (refs: readonly PushRef[]) => {
      onPush(cancel);
      return refs.map(({ ref, commit }) => ({ ok: false, ref, commit, problem: timeout }));
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
  ['were moved by another run', true, { ok: true, contended: {} }],
  ['are as they were', false, { ok: true }],
])('a lock that was free is told as contended where the records that were read %s', async (_, isMoved, end) => {
  const records = 'refs/ralph/demo/state';
  const pushed: (readonly PushRef[])[] = [];
  const repository = {
    emptyTree: async () => 't',
    overlay: async () => 't',
    commit: async () => 'c'.repeat(40),
    push: async (refs: readonly PushRef[]) => {
      pushed.push(refs);
      return refs.map(({ ref, commit }) => ({ ok: !isMoved || ref !== records, ref, commit, problem: timeout }));
    },
  };
  const log = { info: () => undefined, notice: () => undefined, warning: () => undefined };
  await using lease = holdLease({
    ...{ repository, remoteRefs: new Map([[records, 'read']]), feature: 'demo', runId: 'r', token: undefined, log },
    ...{ job: { workflowRun: '1/1', runUrl: '' }, ttlMs: 60_000, now: () => 0 },
    ...{ folder, cancel: new AbortController().signal },
  } as unknown as HoldLeaseCall);
  expect(await lease.taken).toEqual(end);
  const lock = { ref: 'refs/ralph/demo/lock', commit: 'c'.repeat(40), expect: null };
  expect(pushed).toEqual([[lock, { ref: records, commit: 'read', expect: 'read' }]]);
});
