import type { GitHubClock } from './clock.ts';

/** The part of a Bottleneck group that the throttling plugin uses to space requests out. */
export interface PaceGroup {
  key(id: string): { schedule<T>(options: object, task: () => T): Promise<Awaited<T>> };
}

/**
 * Starts tasks at least `gapMs` apart. In place of the plugin's own groups, which all clients of a process share, wait on a
 * clock of their own and go on waiting after a cancel.
 */
export function paceGroup(gapMs: number, { clock, signal }: { clock: GitHubClock; signal: AbortSignal }): PaceGroup {
  let freeAtMs = Number.NEGATIVE_INFINITY;
  const schedule = async <T>(_options: object, task: () => T): Promise<Awaited<T>> => {
    const nowMs = clock.nowMs();
    const startMs = Math.max(nowMs, freeAtMs);
    freeAtMs = startMs + gapMs;
    if (startMs > nowMs) await clock.wait(startMs - nowMs, signal);
    return await task();
  };
  return { key: () => ({ schedule }) };
}
