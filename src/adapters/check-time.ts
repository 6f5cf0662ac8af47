import { type Check, type GateResult, type Limits, noExcerpt } from '../core/gates.ts';
import type { Ran } from './baseline-check.ts';
import type { ProcessResult } from './process/supervise.ts';

/** The time that all checks of one call have together (02-loop §1 gate 3: one deadline). */
export interface CheckTime {
  /** What a check may take now: its own limit, inside what the checks before it left. */
  left(timeoutMs: number | undefined): Limits;
  /** Setup has a limit of its own: what it took is no check's fault. */
  exclude<Result>(act: () => Promise<Result>): Promise<Result>;
}

export function checkTime(limits: Limits, elapsedMs: () => number): CheckTime {
  const startMs = elapsedMs();
  let excludedMs = 0;
  return {
    left: (timeoutMs) => {
      // What the story or the run has left goes by whoever works.
      const spared = limits.boundBy === 'gate' ? excludedMs : 0;
      const usedMs = Math.max(0, elapsedMs() - startMs - spared);
      const leftMs = limits.hardMs - usedMs;
      const hardMs = Math.min(leftMs, timeoutMs ?? Number.POSITIVE_INFINITY);
      const boundBy = hardMs < leftMs ? 'gate' : limits.boundBy;
      return { boundBy, softMs: Math.max(1, Math.min(limits.softMs - usedMs, hardMs)), hardMs };
    },
    exclude: async (act) => {
      const beganMs = elapsedMs();
      try {
        return await act();
      } finally {
        excludedMs += elapsedMs() - beganMs;
      }
    },
  };
}

/** The result of a check that is not started any more. */
export function outOfTime(check: Check, startedMs: number): Ran {
  const gate: GateResult = {
    gate: 'test',
    check: check.name,
    verdict: 'timeout',
    reason: `check "${check.name}" was not started: the checks before it used up the test gate's time`,
    startedMs,
    durationMs: 0,
    excerpt: noExcerpt,
    softLimitHit: false,
  };
  const process: ProcessResult = {
    termination: 'hard-limit',
    exitCode: undefined,
    signal: undefined,
    durationMs: 0,
    softLimitHit: false,
    outputBytes: 0,
    survivorsKilled: 0,
  };
  return { gate, process };
}
