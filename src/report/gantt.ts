import type { GateResult, Verdict } from '../core/gates.ts';
import type { Attempt, RunState, StoryState } from '../core/state.ts';
import { storiesOf } from '../core/story-list.ts';

/** Most bars drawn; more would not be readable. */
const MOST_BARS = 60;

/**
 * Verdicts as mermaid's own tags, because its theme colours those for light and dark alike; a plain bar is a warning, because
 * what stands beside an `active` one cannot be read in the dark.
 */
const tags: Readonly<Record<Verdict, string>> = {
  pass: 'done, ',
  warn: '',
  fail: 'crit, ',
  timeout: 'crit, ',
  error: 'crit, ',
  skipped: '',
};

interface Bar {
  readonly story: string;
  readonly iteration: number;
  readonly gate: string;
  readonly verdict: Verdict;
  readonly startMs: number;
  readonly endMs: number;
}

/** The timeline of a run as mermaid source, and how many bars it had to leave out. */
export interface Gantt {
  /** Empty when nothing ran. */
  readonly source: string;
  readonly leftOut: number;
}

/** A gantt of iterations by gate, sections by story, the latest bars last (03-interface §6). */
export function gantt(state: RunState): Gantt {
  const all = storiesOf(state)
    .flatMap(barsOf)
    .sort((a, b) => a.startMs - b.startMs);
  const bars = all.slice(-MOST_BARS);
  const [first] = bars;
  if (first === undefined) return { source: '', leftOut: 0 };
  const spanMs = Math.max(...bars.map((bar) => bar.endMs)) - first.startMs;
  const lines = bars.flatMap((bar, index) => [
    ...(bars[index - 1]?.story === bar.story ? [] : [`  section ${label(bar.story)}`]),
    `  ${bar.iteration} ${label(bar.gate)} ${bar.verdict} :${tags[bar.verdict]}${bar.startMs}, ${Math.max(bar.endMs, bar.startMs + leastMs(spanMs))}`,
  ]);
  const axis = spanMs < 600_000 ? '%H:%M:%S' : '%H:%M';
  const head = ['gantt', '  dateFormat x', `  axisFormat ${axis}`, '  todayMarker off'];
  return { source: [...head, ...lines].join('\n'), leftOut: all.length - bars.length };
}

function barsOf(story: StoryState): readonly Bar[] {
  return story.attempts.flatMap((attempt) =>
    attempt.gates.filter(wasStarted).map((gate) => barOf(story.id, attempt, gate)),
  );
}

/** What the checks before it left no time for is a timeout of no length. */
function wasStarted({ verdict, durationMs }: GateResult): boolean {
  return verdict !== 'skipped' && !(verdict === 'timeout' && durationMs === 0);
}

/** The agent's start is a moment; gates are placed behind it by the run's own clock. */
function barOf(story: string, attempt: Attempt, gate: GateResult): Bar {
  const startMs = Math.round(attempt.startedAt + Math.max(0, gate.startedMs - (attempt.gates[0]?.startedMs ?? 0)));
  return {
    story,
    iteration: attempt.iteration,
    gate: gate.check ?? gate.gate,
    verdict: gate.verdict,
    startMs,
    endMs: startMs + Math.max(0, Math.round(gate.durationMs)),
  };
}

/** A bar is wide enough to be seen. */
function leastMs(spanMs: number): number {
  return Math.max(1, Math.ceil(spanMs / 100));
}

/** Mermaid ends a task's name at a colon and reads `;`, `#` and `%` as its own: only letters, digits and a few marks are left. */
function label(text: string): string {
  const safe = text
    .replace(/[^\p{L}\p{N}._ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 40)
    .trimEnd();
  return safe === '' ? 'unnamed' : safe.toWellFormed();
}
