import { ceilings, DURATION_CEILING_MS, formatDuration, LONGEST_TIMER_MS, quote } from './codecs.ts';
import { type SoftHard, TIMED_GATES, type TimedGate } from './codecs-lists.ts';
import { areReadable, BUILT_IN, crossMistake, type Merged, reviewerNamed } from './merge.ts';
import type { Limits, Mistake } from './settings.ts';
import { SETTINGS, type SettingName } from './table.ts';
import { UNBOUNDED_SENTENCE } from './table-run.ts';

const CEILING_HELP = `or lift the ceilings with accept_unbounded: ${quote(UNBOUNDED_SENTENCE)}, word for word.`;

/** A duration of a gate that the config file sets, in milliseconds, and how a message names it. */
export interface NamedDuration {
  readonly what: string;
  readonly durationMs: number;
}

/** What is wrong between settings, what is over a ceiling, and what no timer can hold. */
export function checkSettings(merged: Merged, configured: readonly NamedDuration[]): readonly Mistake[] {
  return [
    ...overCountCeilings(merged),
    ...softNotBelowHard(merged),
    ...notInsideTheJob(merged),
    ...implementTwice(merged),
    ...durationsOutOfBounds(merged),
    ...gatesOutOfBounds(merged),
    ...multipliedOutOfBounds(merged, configured),
    ...objectiveBesideStories(merged),
    ...contradictions(merged),
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
  return SETTINGS.flatMap(({ name, schema }) => {
    const ceiling = ceilings.get(schema);
    if (ceiling === undefined || !areReadable(merged, [name]) || Number(merged.values[name]) <= ceiling.upTo) return [];
    const rest = `is over the ceiling of ${ceiling.upTo}. Write ${ceiling.form}, ${CEILING_HELP}`;
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

/** An objective beside stories of the same layer: which of the two is meant, nobody can tell. */
function objectiveBesideStories(merged: Merged): readonly Mistake[] {
  const objective = merged.given.get('objective');
  if (objective === undefined) return [];
  return (['prd', 'feature', 'story'] as const).flatMap((name) => {
    const given = merged.given.get(name);
    if (given === undefined || given.layer < objective.layer) return [];
    const rest = `stands beside ${name}: ${quote(given.text)}, but an objective is no story of a prd.json. Keep one of them.`;
    return [crossMistake(merged, 'objective', rest)];
  });
}

/** A rule between settings: the first of them is named, and nothing is said where one of them could not be read. */
interface Rule {
  readonly of: readonly [SettingName, ...SettingName[]];
  readonly isBroken: boolean;
  readonly rest: string;
}

function contradictions(merged: Merged): readonly Mistake[] {
  return rules(merged)
    .filter(({ of, isBroken }) => isBroken && areReadable(merged, of))
    .map(({ of, rest }) => crossMistake(merged, of[0], rest));
}

function rules({ values }: Merged): readonly Rule[] {
  const { journal, hand_over: folder } = values;
  const dispatches = values.continue === 'dispatch';
  return [
    // A workflow that is started again goes on with its run; one that cannot, or may not, would begin anew, for ever.
    {
      of: ['continue', 'journal', 'resume'],
      isBroken: dispatches && journal === 'none',
      rest: 'stands beside journal: none, but another machine goes on with a run only by its journal. Write journal: ref.',
    },
    {
      of: ['continue', 'journal', 'resume'],
      isBroken: dispatches && values.resume === 'never',
      rest: 'stands beside resume: never, but the workflow that it starts again has to go on with the run. Write resume: auto.',
    },
    // The job that publishes knows a run by its journal alone, and starts nothing again.
    {
      of: ['mode', 'hand_over', 'continue', 'journal'],
      isBroken: folder === undefined && values.mode === 'publish',
      rest: 'needs the folder into which the hand-over of the other job was downloaded. Write hand_over: with its absolute path.',
    },
    {
      of: ['hand_over', 'continue', 'journal', 'mode'],
      isBroken: folder !== undefined && dispatches,
      rest: 'stands beside continue: dispatch, but a job that hands its work over may not start workflows. Write continue: none.',
    },
    {
      of: ['hand_over', 'continue', 'journal', 'mode'],
      isBroken: folder !== undefined && journal !== 'ref',
      rest: `stands beside journal: ${journal}, but the job that publishes reads what it shows from the journal. Write journal: ref.`,
    },
    // A sign-off is noted in the records on the remote: where there are none, nobody's word would be found.
    {
      of: ['signoff', 'journal'],
      isBroken: values.signoff === 'required' && journal !== 'ref',
      rest: `stands beside journal: ${journal}, but a sign-off is noted in refs/ralph/<feature>/state. Write journal: ref.`,
    },
    // A final review that nobody could make would end every run short of `ready`.
    {
      of: ['final_review', 'review_agent'],
      isBroken: values.final_review > 0 && reviewerNamed(values) === 'none',
      rest: 'stands beside review_agent: none, so nobody could review. Name a reviewer in review_agent, or write final_review: 0.',
    },
  ];
}

/** Shares that the defaults have: 45 of 60 minutes per story, 12 of 20 for implement. */
const STORY_SOFT_SHARE = 45 / 60;
const IMPLEMENT_SOFT_SHARE = 12 / 20;

/** Resolves every duration. A default soft limit gives way to a shorter hard one, so that one setting is enough. */
export function resolveLimits(merged: Merged): Limits {
  const { values, given } = merged;
  const multipliedGates = Object.entries(gateLimits(merged)).map(([gate, limit]) => [gate, multiplied(limit, merged)]);
  const idleIsOff = values.agent === 'command' && !given.has('idle_timeout');
  return {
    storyLimit: multiplied(storyLimit(merged), merged),
    runTimeoutMs: Math.min(values.job_timeout - values.reserve, times(values.run_timeout ?? Number.MAX_VALUE, merged)),
    jobTimeoutMs: values.job_timeout,
    reserveMs: values.reserve,
    gateLimits: Object.fromEntries(multipliedGates) as Limits['gateLimits'],
    idleTimeoutMs: idleIsOff ? undefined : times(values.idle_timeout, merged),
  };
}

/** A duration times `timeout_multiplier`, never below a millisecond. */
export function times(durationMs: number, merged: Merged): number {
  return Math.max(1, Math.round(durationMs * merged.values.timeout_multiplier));
}

/** Limits of a story as written, not multiplied. */
function storyLimit({ values, given }: Merged): SoftHard {
  const fittingMs = Math.min(values.soft_timeout, values.hard_timeout * STORY_SOFT_SHARE);
  return { softMs: given.has('soft_timeout') ? values.soft_timeout : fittingMs, hardMs: values.hard_timeout };
}

/** Limits of the gates as written, not multiplied; `timeout_minutes` wins over the implement entry of a lower layer. */
function gateLimits(merged: Merged): Readonly<Record<TimedGate, SoftHard>> {
  const { values } = merged;
  const limits = { ...(BUILT_IN.gate_timeouts as Record<TimedGate, SoftHard>), ...values.gate_timeouts };
  const hardMs = values.timeout_minutes;
  if (hardMs === undefined || layerOf(merged, 'timeout_minutes') < implementLayer(merged)) return limits;
  const softMs = Math.min(limits.implement.softMs, hardMs * IMPLEMENT_SOFT_SHARE);
  return limits.implement.hardMs === hardMs ? limits : { ...limits, implement: { softMs, hardMs } };
}

/** Layer that names the implement entry of `gate_timeouts`; -1 = the default does. */
function implementLayer(merged: Merged): number {
  const named = merged.values.gate_timeouts.implement !== undefined;
  return named ? layerOf(merged, 'gate_timeouts') : -1;
}

/** Layer of the value in force; -1 = the default. */
function layerOf(merged: Merged, name: SettingName): number {
  return merged.given.get(name)?.layer ?? -1;
}

function multiplied({ softMs, hardMs }: SoftHard, merged: Merged): SoftHard {
  return { softMs: times(softMs, merged), hardMs: times(hardMs, merged) };
}
