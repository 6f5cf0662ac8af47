import { setImmediate } from 'node:timers/promises';
import type { GitHubClock } from '../../../src/adapters/github/clock.ts';

/** Time that passes only when a test lets it: waits end at once and take their time, alarms ring in their order. */
export interface SimClock extends GitHubClock {
  /** Lets time pass up to that moment, and everything that it sets off come to its end. */
  until(atMs: number): Promise<void>;
  /** Settles when no request is under way. */
  settled(): Promise<void>;
  /** Counts the work of a client as under way while it lasts. */
  busy<T>(work: Promise<T>): Promise<T>;
}

export function simClock(): SimClock {
  const alarms = new Set<{ readonly atMs: number; readonly ring: () => void }>();
  let nowMs = 0;
  let working = 0;
  const settled = async (): Promise<void> => {
    // What rings hands its work over within a turn or two of the event loop.
    for (let quiet = 0; quiet < 5; quiet = working === 0 ? quiet + 1 : 0) await setImmediate();
  };
  return {
    nowMs: () => nowMs,
    wait: async (forMs) => {
      nowMs += forMs;
      await setImmediate();
    },
    alarm: (inMs, ring) => {
      const alarm = { atMs: nowMs + inMs, ring };
      alarms.add(alarm);
      return () => void alarms.delete(alarm);
    },
    until: async (atMs) => {
      for (;;) {
        await settled();
        const [next] = [...alarms].filter((alarm) => alarm.atMs <= atMs).sort((one, other) => one.atMs - other.atMs);
        if (next === undefined) break;
        alarms.delete(next);
        nowMs = Math.max(nowMs, next.atMs);
        next.ring();
      }
      nowMs = Math.max(nowMs, atMs);
    },
    settled,
    busy: async (work) => {
      working += 1;
      try {
        return await work;
      } finally {
        working -= 1;
      }
    },
  };
}
