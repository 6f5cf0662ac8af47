/** Requests that one run may make within any hour (05-github, limits: all jobs of a repository share 1,000). */
const RUN_PER_HOUR = 60;

/**
 * What of these is kept for the rest of a run beside its live comment, whichever client makes it: who asked and whether they may, the
 * answer to them, the lock, the pull request, the last words.
 */
const KEPT = 14;

/** Requests per hour of one client, after which only the last edit is made. */
export const USUAL_PER_HOUR = RUN_PER_HOUR - KEPT;

/** Between two edits of a live comment, milliseconds: never less than a minute (03-interface §6), and an hour of them fits the budget. */
export const EDIT_GAP_MS = 90_000;

const hourMs = 3_600_000;

/** Counts requests over the hour that has just passed, so that no hour has more than its share, wherever it begins. */
export interface RequestBudget {
  /** A request leaves. */
  note(): void;
  /** What may still be asked now. Never below 0. */
  left(): number;
}

/** @param now monotonic milliseconds */
export function requestBudget(perHour: number, now: () => number): RequestBudget {
  let made: readonly number[] = [];
  return {
    note: () => {
      made = [...made, now()];
    },
    left: () => {
      made = made.filter((atMs) => atMs > now() - hourMs);
      return Math.max(0, perHour - made.length);
    },
  };
}
