import type { RunState } from '../core/state.ts';
import type { RunView } from './model.ts';

/** Verbatim lines of a red or broken baseline check that are shown. */
const LAST_LINES = 20;

/** One check of the baseline. */
export interface BaselineView {
  readonly name: string;
  readonly verdict: 'green' | 'red' | 'broken';
  readonly cause: string;
  readonly durationMs: number;
  /** Last verbatim lines of its output; empty when green. */
  readonly lines: readonly string[];
}

export function baselineOf({ baseline }: RunState): RunView['baseline'] {
  if (baseline === undefined) return 'not run';
  if (baseline === 'off') return 'off';
  return baseline.map((check) => ({
    name: check.name,
    verdict: check.verdict,
    cause: check.cause,
    durationMs: check.durationMs,
    lines: check.verdict === 'green' ? [] : check.result.excerpt.lines.slice(-LAST_LINES),
  }));
}
