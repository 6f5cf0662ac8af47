import type { Limits, Verdict } from '../core/gates.ts';
import type { ProcessResult } from './process/supervise.ts';

/** The verdict that a process's end alone gives: only a clean exit that we did not cause can pass; want of memory judges no code (R10). */
export function verdictOf(result: ProcessResult): Verdict {
  switch (result.termination) {
    case 'exit':
      if (result.resource !== undefined) return 'error';
      return result.exitCode === 0 ? 'pass' : 'fail';
    case 'hard-limit':
    case 'idle':
      return 'timeout';
    case 'output-limit':
      return 'fail';
    case 'interrupted':
    case 'spawn-failed':
      return 'error';
  }
}

/** One sentence on how a process ended; empty for a clean exit. */
export function explain(
  result: ProcessResult,
  { what, limits, graceMs }: { what: string; limits: Limits; graceMs: number },
): string {
  switch (result.termination) {
    case 'exit':
      return exitReason(result, what);
    case 'hard-limit':
      return `${what} was stopped at the hard limit of ${seconds(limits.hardMs)}${boundBy(limits)} (TERM, then KILL after ${seconds(graceMs)})`;
    case 'idle':
      return `${what} was stopped: no output and no CPU time for the idle limit`;
    case 'output-limit':
      return `${what} was stopped after ${result.outputBytes} bytes of output`;
    case 'interrupted':
      return `${what} was interrupted`;
    case 'spawn-failed':
      return `${what} could not be started: ${result.spawnError?.message ?? 'no reason given'}`;
  }
}

function exitReason(result: ProcessResult, what: string): string {
  if (result.resource === 'out-of-memory') return `${what} was killed, most likely out of memory`;
  if (result.signal !== undefined) return `${what} was killed by ${result.signal}, not by us`;
  return result.exitCode === 0 ? '' : `${what} exited with code ${result.exitCode}`;
}

function boundBy(limits: Limits): string {
  return limits.boundBy === 'gate' ? '' : `, all that the ${limits.boundBy} has left`;
}

function seconds(ms: number): string {
  return ms < 120_000 ? `${Math.round(ms / 100) / 10} s` : `${Math.round(ms / 6000) / 10} min`;
}

/** What is said of a call that was ended because the run has no more money. */
export function explainCost(budgetUsd: number, costUsd: number | undefined): string {
  const spent = costUsd === undefined ? '' : ` after it had cost ${dollars(costUsd)}`;
  return `it was ended${spent}: ${dollars(budgetUsd)} were left of max_cost_usd`;
}

function dollars(usd: number): string {
  return `$${usd.toFixed(usd > 0 && usd < 0.01 ? 4 : 2)}`;
}
