import type { HaltKind } from './state.ts';

/** What the step shows on GitHub (10-fine-print). */
export type Conclusion = 'success' | 'failure' | 'neutral' | 'cancelled';

interface HaltRow {
  readonly exitCode: number;
  readonly conclusion: Conclusion;
  /** The next run continues this one instead of starting anew. */
  readonly resumable: boolean;
}

/** Exit codes of 02-loop §2, the same for the action and the local command. */
export const halts: Readonly<Record<HaltKind, HaltRow>> = {
  ready: { exitCode: 0, conclusion: 'success', resumable: false },
  awaiting_signoff: { exitCode: 0, conclusion: 'neutral', resumable: true },
  nothing_to_do: { exitCode: 0, conclusion: 'neutral', resumable: false },
  skipped: { exitCode: 0, conclusion: 'neutral', resumable: false },
  some_failed: { exitCode: 1, conclusion: 'failure', resumable: false },
  budget_exceeded: { exitCode: 1, conclusion: 'failure', resumable: false },
  environment_broken: { exitCode: 1, conclusion: 'failure', resumable: false },
  circuit_open: { exitCode: 1, conclusion: 'failure', resumable: false },
  thrashing: { exitCode: 1, conclusion: 'failure', resumable: false },
  escalate: { exitCode: 1, conclusion: 'failure', resumable: false },
  block_finding: { exitCode: 1, conclusion: 'failure', resumable: false },
  usage_limit: { exitCode: 2, conclusion: 'failure', resumable: true },
  config_error: { exitCode: 3, conclusion: 'failure', resumable: false },
  locked: { exitCode: 4, conclusion: 'failure', resumable: false },
  internal_error: { exitCode: 70, conclusion: 'failure', resumable: true },
  interrupted: { exitCode: 130, conclusion: 'cancelled', resumable: true },
  user_cancel: { exitCode: 130, conclusion: 'cancelled', resumable: true },
};

/**
 * Applies `fail_on`: a halt that is not listed ends the step green.
 * @param failOn halt names, `any` (every halt with an exit code other than 0) or `never`
 */
export function judgeHalt(kind: HaltKind, failOn: readonly string[]): { exitCode: number; conclusion: Conclusion } {
  const row = halts[kind];
  if (row.exitCode === 0 || fails(kind, failOn)) return { exitCode: row.exitCode, conclusion: row.conclusion };
  return { exitCode: 0, conclusion: 'neutral' };
}

function fails(kind: HaltKind, failOn: readonly string[]): boolean {
  if (failOn.includes('never')) return false;
  return failOn.includes('any') || failOn.includes(kind);
}
