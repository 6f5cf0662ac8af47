import type { RunState } from '../core/state.ts';
import type { RunView } from './run-view.ts';

/** Verbatim lines of a red or broken baseline check that are shown. */
const LAST_LINES = 20;

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
