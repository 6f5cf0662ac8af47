import { monotonicMs } from '../monotonic.ts';
/** Time for the GitHub client: everything that waits or gives up asks it, so that tests need not wait. */
export interface GitHubClock {
  /** Monotonic milliseconds; their zero means nothing. */
  nowMs(): number;
  /** Resolves after that time, or at once when the signal is aborted; never rejects. Keeps the process alive. */
  wait(forMs: number, signal: AbortSignal): Promise<void>;
  /** Rings after that time unless the returned function was called before. Does not keep the process alive. */
  alarm(inMs: number, ring: () => void): () => void;
}

/** The machine's own time. */
export function systemGitHubClock(): GitHubClock {
  return {
    nowMs: monotonicMs,
    wait: (forMs, signal) =>
      new Promise((resolve) => {
        if (signal.aborted || forMs <= 0) return resolve();
        const done = (): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', done);
          resolve();
        };
        const timer = setTimeout(done, forMs);
        signal.addEventListener('abort', done);
      }),
    alarm: (inMs, ring) => {
      const timer = setTimeout(ring, inMs).unref();
      return () => clearTimeout(timer);
    },
  };
}
