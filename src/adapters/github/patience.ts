import type { GitHubClock } from './clock.ts';
import { CallEnded } from './ended.ts';

/** How long one call may go on, with all its repetitions. */
export interface Patience {
  /** Milliseconds that the next attempt may take. Throws `CallEnded` when there is no time left or the run was cancelled. */
  attemptMs(): number;
  /** Waits before the given repetition (1, 2, …): 1, 4, 9 s. Throws `CallEnded` when that would take too long. */
  backoff(repetition: number): Promise<void>;
  /** Waits as a rate limit asks; false, and at once, when that is longer than a call may wait (catalogue H1, H2). */
  limit(askedMs: number): Promise<boolean>;
}

export interface PatienceOptions {
  readonly clock: GitHubClock;
  readonly signal: AbortSignal;
  /** When the run's last phase must be over, on the clock; read anew each time, since that phase may begin meanwhile. */
  readonly endsAtMs: () => number;
  readonly onNote: (text: string) => void;
}

const callMs = 90_000;
const answerMs = 10_000;
const limitsMs = 60_000;

/** Patience for one call, from now on: 10 s for an answer, 60 s for rate limits, 90 s in all. */
export function createPatience({ clock, signal, endsAtMs, onNote }: PatienceOptions): Patience {
  const overMs = clock.nowMs() + callMs;
  let limitsLeftMs = limitsMs;
  const leftMs = (): number => {
    if (signal.aborted) throw new CallEnded('aborted');
    return Math.min(overMs, endsAtMs()) - clock.nowMs();
  };
  return {
    attemptMs: () => {
      const left = leftMs();
      if (left <= 0) throw new CallEnded('timeout');
      return Math.min(answerMs, left);
    },
    backoff: async (repetition) => {
      const pauseMs = repetition ** 2 * 1000;
      if (pauseMs >= leftMs()) throw new CallEnded('timeout');
      await clock.wait(pauseMs, signal);
    },
    limit: async (askedMs) => {
      if (signal.aborted || askedMs > limitsLeftMs || askedMs >= leftMs()) return false;
      limitsLeftMs -= askedMs;
      onNote(`GitHub's rate limit is reached; waiting ${Math.ceil(askedMs / 1000)} s as it asks.`);
      await clock.wait(askedMs, signal);
      return !signal.aborted;
    },
  };
}
