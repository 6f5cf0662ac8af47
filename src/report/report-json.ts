import type { RunState } from '../core/state.ts';
import { type ViewContext, view } from './model.ts';
import { snakeCase, type UsageView } from './run-view.ts';
import { plain } from './sanitise.ts';
import { isoTime } from './time.ts';

/**
 * `ralph-report.json`: the whole view of a run for machines, keys in snake_case, moments as ISO 8601, durations as `*_ms`.
 * `version` grows when a key changes its meaning or goes away. Texts carry no control characters but are not escaped.
 */
export function reportJson(state: RunState, context: ViewContext = {}): string {
  const { startedAt, updatedAt, origin: _, phrase: __, ...run } = view(state, context);
  const report = {
    version: 1,
    started_at: isoTime(startedAt),
    updated_at: isoTime(updatedAt),
    cost_usd: costOf(run.usage),
    ...run,
    halt: run.halt ?? null,
  };
  return `${JSON.stringify(report, snakeCased, 2)}\n`;
}

/** A sum that leaves a call out would read as the whole. */
function costOf({ unknownCalls, costUsd = 0 }: UsageView): number | null {
  return unknownCalls === 0 ? costUsd : null;
}

/** One object at a time, as it is written: of thousands of stories there is never a second copy. */
function snakeCased(_: string, value: unknown): unknown {
  if (typeof value === 'string') return plain(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [snakeCase(key), each]));
}
