import type { GateLimit } from './facts.ts';
import type { Limits } from './gates.ts';
import type { RunState } from './state.ts';
import { currentStory } from './story.ts';

/** Shortest time a process is given, so that a limit already passed still kills in order instead of by accident. */
const LEAST_MS = 1000;

/**
 * The limits of one gate: its own, cut by what the story and the run have left (02-loop §2).
 * The tightest clock wins and is named, so that the report can say which cap was hit.
 */
export function limitsFor(state: RunState, gate: GateLimit): Limits {
  const bounds: readonly (readonly [Limits['boundBy'], number])[] = [
    ['gate', gate.hardMs],
    ['story', storyLeftMs(state)],
    ['run', runLeftMs(state)],
  ];
  const [boundBy, hard] = bounds.reduce((least, bound) => (bound[1] < least[1] ? bound : least));
  const hardMs = Math.max(LEAST_MS, hard);
  return { softMs: Math.min(gate.softMs, hardMs), hardMs, boundBy };
}

/** Milliseconds left of the run's wall clock; zero or less when it is used up. */
export function runLeftMs(state: RunState): number {
  return state.plan.caps.runMs - state.elapsedMs;
}

/** Milliseconds left of the current story's hard limit. */
export function storyLeftMs(state: RunState): number {
  const story = currentStory(state);
  return story === undefined ? Number.POSITIVE_INFINITY : state.plan.caps.story.hardMs - story.elapsedMs;
}

/** The test gate gets at least twice what it took on the baseline (02-loop §2). */
export function testLimit(state: RunState): GateLimit {
  const { test } = state.plan.caps;
  const measured = Array.isArray(state.baseline)
    ? state.baseline.reduce((sum: number, check: { durationMs: number }) => sum + check.durationMs, 0)
    : 0;
  return { softMs: Math.max(test.softMs, measured), hardMs: Math.max(test.hardMs, 2 * measured) };
}

/** The baseline may take three times the gate's limit, so that a slow one is measured and named instead of cut. */
export function baselineLimit(state: RunState): GateLimit {
  const { test } = state.plan.caps;
  return { softMs: test.hardMs, hardMs: 3 * test.hardMs };
}
