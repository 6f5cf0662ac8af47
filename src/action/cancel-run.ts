import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Repository } from '../adapters/git/controller.ts';
import type { GitHubClient } from '../adapters/github/client.ts';
import { readNote, writeNote } from '../adapters/ref-note.ts';
import type { Asked } from '../core/asked.ts';
import { type CancelAnswer, type CancelOrder, controlRef } from '../core/control.ts';
import { CONTROL_FILE, readAnswer, writeControl } from './control-note.ts';

export interface CancelCall {
  readonly repository: Repository;
  readonly asked: Asked;
  /** Verbatim; empty = none was given. */
  readonly reason: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly cancel: AbortSignal;
}

/** What came of an order. */
export type Cancelled =
  | { readonly type: 'cancelled'; readonly answer: CancelAnswer }
  /** No run that works for this thread was there to hear it. */
  | { readonly type: 'unheard' }
  | { readonly type: 'failed'; readonly why: string };

/** Runs look every 20 s; the rest is for a slow network. */
const PATIENCE_MS = 75_000;
const LOOK_EVERY_MS = 3000;

/**
 * Gives a run in another job the order to end and waits until it has heard it (03-interface §4). The order is taken away again: a
 * later run must not hear it.
 */
export async function cancelRun(call: CancelCall): Promise<Cancelled> {
  const ref = controlRef(call.asked.origin.thread);
  const listed = await call.repository.remoteRefs([ref]);
  if (!listed.ok) return { type: 'failed', why: listed.problem.message };
  const note = { ref, file: CONTROL_FILE, message: 'Order to cancel', at: call.now() };
  const text = writeControl(orderOf(call));
  const written = await writeNote(call.repository, { ...note, text, expect: listed.refs.get(ref) ?? null });
  if (!written.ok) return { type: 'failed', why: written.problem.message };
  const heard = await untilHeard(call, { ref, order: written.commit });
  await call.repository.push([{ ref, commit: heard.commit, expect: heard.commit, remove: true }]);
  return heard.answer === undefined ? { type: 'unheard' } : { type: 'cancelled', answer: heard.answer };
}

function orderOf({ asked: { origin }, reason }: CancelCall): CancelOrder {
  const { person, pull } = origin;
  return { type: 'cancel', reason, person, ...(pull === undefined || pull.isFork ? {} : { branch: pull.head }) };
}

interface Heard {
  /** What lies on the ref now. */
  readonly commit: string;
  readonly answer: CancelAnswer | undefined;
}

async function untilHeard(
  { repository, now, cancel }: CancelCall,
  { ref, order }: { readonly ref: string; readonly order: string },
): Promise<Heard> {
  const end = now() + PATIENCE_MS;
  while (now() < end && !cancel.aborted) {
    await sleep(LOOK_EVERY_MS, undefined, { signal: cancel }).catch(() => undefined);
    const listed = await repository.remoteRefs([ref]);
    const there = listed.ok ? listed.refs.get(ref) : order;
    if (there === undefined || there === order) continue;
    const note = await readNote(repository, { ref, file: CONTROL_FILE });
    if (note.ok) return { commit: note.commit, answer: readAnswer(note.text) };
  }
  return { commit: order, answer: undefined };
}

/** Closes a pull request and keeps its branch; undefined = done. */
export async function closePull(client: GitHubClient, pull_number: number): Promise<string | undefined> {
  const closed = await client.call(
    { does: `close pull request #${pull_number}`, permission: 'pull-requests: write', answer: z.unknown() },
    (rest, at) => rest.pulls.update({ ...at, pull_number, state: 'closed' }),
  );
  return closed.ok ? undefined : closed.problem.message;
}
