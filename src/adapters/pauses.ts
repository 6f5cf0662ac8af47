import { setTimeout as sleep } from 'node:timers/promises';
import type { Wait } from '../core/command.ts';
import type { RunState } from '../core/state.ts';
import type { Pauses } from '../ports.ts';
import { monotonicMs } from './monotonic.ts';

export interface PauseOptions {
  /** Called now and then while a pause lasts, first when it begins. */
  readonly onTick: (left: PauseLeft) => void;
  readonly cancel: AbortSignal;
}

/** A pause and what is left of it. */
export interface PauseLeft {
  readonly command: Wait;
  /** The run as it stands now, a pause long behind its last event. */
  readonly state: RunState;
  readonly leftMs: number;
}

/** A long pause says every minute that it lasts, the end of one every 15 s. */
const MINUTE_MS = 60_000;
const LAST_MS = 2 * MINUTE_MS;
const SHORT_MS = 15_000;

/** Pauses of the machine's monotonic clock: neither a sleep of the log nor a jump of the wall clock moves their end. */
export function timedPauses({ onTick, cancel }: PauseOptions): Pauses {
  return {
    wait: async (command, state) => {
      const startMs = monotonicMs();
      for (;;) {
        const spentMs = Math.round(monotonicMs() - startMs);
        const leftMs = command.forMs - spentMs;
        if (leftMs <= 0) return { type: 'waited' };
        onTick({ command, leftMs, state: later(state, spentMs) });
        const slept = await sleep(stepOf(leftMs), true, { signal: cancel }).catch(() => false);
        if (!slept) return { type: 'interrupted', cause: String(cancel.reason) };
      }
    },
  };
}

function stepOf(leftMs: number): number {
  return Math.min(leftMs, leftMs > LAST_MS ? MINUTE_MS : SHORT_MS);
}

function later(state: RunState, byMs: number): RunState {
  return { ...state, now: state.now + byMs, elapsedMs: state.elapsedMs + byMs };
}
