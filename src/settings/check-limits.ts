import { gateLimits, implementLayer, layerOf, storyLimit } from './limits.ts';
import { areReadable, crossMistake, type Merged } from './merge.ts';
import { DURATION_CEILING_MS, formatDuration, LONGEST_TIMER_MS } from './parse-duration.ts';
import { TIMED_GATES } from './parse-gate-timeouts.ts';
import { quote } from './parsed.ts';
import type { Mistake } from './raw.ts';
import { rowOf, SETTINGS } from './table.ts';
import { UNBOUNDED_SENTENCE } from './table-caps.ts';

const CEILING_HELP = `or lift the ceilings with accept_unbounded: ${quote(UNBOUNDED_SENTENCE)}, word for word.`;

/** A duration of a gate that the config file sets, in milliseconds, and how a message names it. */
export interface NamedDuration {
  readonly what: string;
  readonly durationMs: number;
}

/** What is wrong between caps, what is over a ceiling, and what no timer can hold (02-loop §2). */
export function checkLimits(merged: Merged, configured: readonly NamedDuration[]): readonly Mistake[] {
  return [
    ...overCountCeilings(merged),
    ...softNotBelowHard(merged),
    ...notInsideTheJob(merged),
    ...implementTwice(merged),
    ...durationsOutOfBounds(merged),
    ...gatesOutOfBounds(merged),
    ...multipliedOutOfBounds(merged, configured),
  ];
}

/** End of the sentence about a duration that is too long; undefined when it can be used. `word` is what to shorten. */
export function tooLong(durationMs: number, merged: Merged, word = 'shorter duration'): string | undefined {
  if (durationMs > LONGEST_TIMER_MS) return `is longer than the 596h that a timer can hold. Write a ${word}.`;
  if (durationMs <= DURATION_CEILING_MS || areCeilingsLifted(merged)) return undefined;
  return `is over the ceiling of 24h. Write a ${word}, ${CEILING_HELP}`;
}

function overCountCeilings(merged: Merged): readonly Mistake[] {
  if (areCeilingsLifted(merged)) return [];
  return SETTINGS.flatMap(({ name }) => {
    const { type } = rowOf(name);
    if ((type.kind !== 'count' && type.kind !== 'money') || !type.ceiling || !areReadable(merged, [name])) return [];
    if (Number(merged.values[name]) <= type.upTo) return [];
    const form = type.kind === 'count' ? `a whole number from 1 to ${type.upTo}` : `at most ${type.upTo} US dollars`;
    const rest = `is over the ceiling of ${type.upTo}. Write ${form}, ${CEILING_HELP}`;
    return [crossMistake(merged, name, rest)];
  });
}

function softNotBelowHard(merged: Merged): readonly Mistake[] {
  const { softMs, hardMs } = storyLimit(merged);
  if (softMs < hardMs || !areReadable(merged, ['soft_timeout', 'hard_timeout'])) return [];
  const rest = `is not below hard_timeout, which is ${formatDuration(hardMs)}. Write a shorter soft_timeout or a longer hard_timeout.`;
  return [crossMistake(merged, 'soft_timeout', rest)];
}

function notInsideTheJob(merged: Merged): readonly Mistake[] {
  const { job_timeout: jobMs, reserve: reserveMs, run_timeout: runMs } = merged.values;
  if (!areReadable(merged, ['job_timeout', 'reserve'])) return [];
  if (reserveMs >= jobMs && !merged.given.has('reserve')) {
    const rest = `is not longer than reserve, which is ${formatDuration(reserveMs)}. Write a shorter reserve too.`;
    return [crossMistake(merged, 'job_timeout', rest)];
  }
  if (reserveMs >= jobMs) {
    const rest = `is not below job_timeout, which is ${formatDuration(jobMs)}. Write a shorter reserve.`;
    return [crossMistake(merged, 'reserve', rest)];
  }
  if (runMs === undefined || runMs <= jobMs - reserveMs) return [];
  const rest =
    `is longer than job_timeout minus reserve, which is ${formatDuration(jobMs - reserveMs)}. ` +
    'Write a shorter one, or raise job_timeout to what the job is really given.';
  return [crossMistake(merged, 'run_timeout', rest)];
}

function implementTwice(merged: Merged): readonly Mistake[] {
  const { gate_timeouts: gates, timeout_minutes: hardMs } = merged.values;
  const isOneLayer = layerOf(merged, 'timeout_minutes') === implementLayer(merged);
  if (hardMs === undefined || !isOneLayer || gates.implement === undefined || gates.implement.hardMs === hardMs)
    return [];
  const other = formatDuration(gates.implement.hardMs);
  const rest = `and the ${other} of implement in gate_timeouts are two limits for one thing. Keep one of them.`;
  return [crossMistake(merged, 'timeout_minutes', rest)];
}

function durationsOutOfBounds(merged: Merged): readonly Mistake[] {
  return (['hard_timeout', 'idle_timeout', 'run_timeout', 'job_timeout', 'lock_ttl'] as const).flatMap((name) => {
    const problem = areReadable(merged, [name]) ? tooLong(merged.values[name] ?? 0, merged) : undefined;
    return problem === undefined ? [] : [crossMistake(merged, name, problem)];
  });
}

function gatesOutOfBounds(merged: Merged): readonly Mistake[] {
  const limits = gateLimits(merged);
  const isByMinutes = limits.implement.hardMs === merged.values.timeout_minutes;
  return TIMED_GATES.flatMap((gate) => {
    const rest = tooLong(limits[gate].hardMs, merged);
    const about = `the hard limit ${formatDuration(limits[gate].hardMs)} of ${gate}`;
    const name = gate === 'implement' && isByMinutes ? 'timeout_minutes' : 'gate_timeouts';
    return rest === undefined ? [] : [crossMistake(merged, name, { about, rest })];
  });
}

/** One mistake is enough: the factor is wrong for the first duration that it makes unusable. */
function multipliedOutOfBounds(merged: Merged, configured: readonly NamedDuration[]): readonly Mistake[] {
  const { timeout_multiplier: multiplier } = merged.values;
  if (!areReadable(merged, ['timeout_multiplier'])) return [];
  const problems = [...multipliedDurations(merged), ...configured].flatMap(({ what, durationMs }) => {
    if (tooLong(durationMs, merged) !== undefined) return [];
    const product = durationMs * multiplier;
    const tiny = product < 1 ? 'is less than a millisecond. Write a larger factor.' : undefined;
    const problem = tiny ?? tooLong(product, merged, 'smaller factor');
    return problem === undefined ? [] : [`times ${what} (${formatDuration(durationMs)}) ${problem}`];
  });
  return problems.slice(0, 1).map((problem) => crossMistake(merged, 'timeout_multiplier', problem));
}

/** Without run_timeout, which never goes beyond job_timeout minus reserve. */
function multipliedDurations(merged: Merged): readonly NamedDuration[] {
  const { values } = merged;
  const limits = gateLimits(merged);
  const story = storyLimit(merged);
  return [
    { what: 'hard_timeout', durationMs: story.hardMs },
    { what: 'soft_timeout', durationMs: story.softMs },
    { what: 'idle_timeout', durationMs: values.idle_timeout },
    ...TIMED_GATES.map((gate) => ({ what: `the soft limit of ${gate}`, durationMs: limits[gate].softMs })),
    ...TIMED_GATES.map((gate) => ({ what: `the hard limit of ${gate}`, durationMs: limits[gate].hardMs })),
  ];
}

function areCeilingsLifted(merged: Merged): boolean {
  return merged.values.accept_unbounded === true || !areReadable(merged, ['accept_unbounded']);
}
