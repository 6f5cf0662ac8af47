import { setTimeout as pause } from 'node:timers/promises';
import type { ProcessTree } from './tree.ts';

/** A running tree that is asked to end. */
export interface TerminateCall {
  readonly tree: ProcessTree;
  /** Settles when the main process ended. */
  readonly exited: Promise<unknown>;
  /** How long the tree may take to end by itself, in milliseconds. */
  readonly graceMs: number;
  /** When aborted, before or during the grace, at most one second of grace is left. */
  readonly hurry: AbortSignal | undefined;
}

/** Sends TERM to the whole tree and waits until it is gone or the grace is over; kills nothing (04-trust §3). */
export async function terminate(call: TerminateCall): Promise<void> {
  const { tree, exited } = call;
  using grace = startGrace(call);
  tree.signal(tree.sweep().members, 'SIGTERM');
  await Promise.race([exited, grace.over]);
  let pauseMs = FIRST_PAUSE_MS;
  while (!grace.isOver() && tree.sweep().members.length > 0) {
    await Promise.race([pause(pauseMs), grace.over]);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

const HURRIED_GRACE_MS = 1_000;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 80;

interface Grace extends Disposable {
  readonly over: Promise<void>;
  readonly isOver: () => boolean;
}

function startGrace({ graceMs, hurry }: TerminateCall): Grace {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  let ended = false;
  const end = (): void => {
    ended = true;
    resolve();
  };
  const timers = [setTimeout(end, graceMs)];
  const shorten = (): void => {
    timers.push(setTimeout(end, Math.min(graceMs, HURRIED_GRACE_MS)));
  };
  if (hurry?.aborted) shorten();
  else hurry?.addEventListener('abort', shorten, { once: true });
  return {
    over,
    isOver: () => ended,
    [Symbol.dispose]() {
      hurry?.removeEventListener('abort', shorten);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
