import type { Merged } from './merge.ts';
import type { SoftHard, TimedGate } from './row.ts';
import type { SettingName } from './table.ts';

/** All durations of a run, multiplied, in milliseconds (02-loop §2). */
export interface Limits {
  readonly storyLimit: SoftHard;
  readonly runTimeoutMs: number;
  readonly jobTimeoutMs: number;
  readonly reserveMs: number;
  readonly gateLimits: Readonly<Record<TimedGate, SoftHard>>;
  readonly idleTimeoutMs: number | undefined;
}

/** Shares that the defaults have: 45 of 60 minutes per story, 12 of 20 for implement (02-loop §2). */
const STORY_SOFT_SHARE = 45 / 60;
const IMPLEMENT_SOFT_SHARE = 12 / 20;

/** Resolves every duration. A default soft limit gives way to a shorter hard one, so that one setting is enough. */
export function resolveLimits(merged: Merged): Limits {
  const { values, given } = merged;
  const limits = gateLimits(merged);
  const idleIsOff = values.agent === 'command' && !given.has('idle_timeout');
  return {
    storyLimit: multiplied(storyLimit(merged), merged),
    runTimeoutMs: Math.min(values.job_timeout - values.reserve, times(values.run_timeout ?? Number.MAX_VALUE, merged)),
    jobTimeoutMs: values.job_timeout,
    reserveMs: values.reserve,
    gateLimits: {
      implement: multiplied(limits.implement, merged),
      setup: multiplied(limits.setup, merged),
      test: multiplied(limits.test, merged),
      spec: multiplied(limits.spec, merged),
      quality: multiplied(limits.quality, merged),
    },
    idleTimeoutMs: idleIsOff ? undefined : times(values.idle_timeout, merged),
  };
}

/** A duration times `timeout_multiplier`, never below a millisecond (10-fine-print Verdicts). */
export function times(durationMs: number, merged: Merged): number {
  return Math.max(1, Math.round(durationMs * merged.values.timeout_multiplier));
}

/** Limits of a story as written, not multiplied. */
export function storyLimit({ values, given }: Merged): SoftHard {
  const fittingMs = Math.min(values.soft_timeout, values.hard_timeout * STORY_SOFT_SHARE);
  return { softMs: given.has('soft_timeout') ? values.soft_timeout : fittingMs, hardMs: values.hard_timeout };
}

/** Limits of the gates as written, not multiplied; `timeout_minutes` wins over the implement entry of a lower layer. */
export function gateLimits(merged: Merged): Readonly<Record<TimedGate, SoftHard>> {
  const { values, builtIn } = merged;
  const limits = { ...allGates(builtIn.gate_timeouts), ...values.gate_timeouts };
  const hardMs = values.timeout_minutes;
  if (hardMs === undefined || layerOf(merged, 'timeout_minutes') < implementLayer(merged)) return limits;
  const softMs = Math.min(limits.implement.softMs, hardMs * IMPLEMENT_SOFT_SHARE);
  return limits.implement.hardMs === hardMs ? limits : { ...limits, implement: { softMs, hardMs } };
}

/** Layer that names the implement entry of `gate_timeouts`; -1 = the default does. */
export function implementLayer(merged: Merged): number {
  const named = merged.values.gate_timeouts.implement !== undefined;
  return named ? layerOf(merged, 'gate_timeouts') : -1;
}

/** Layer of the value in force; -1 = the default. */
export function layerOf(merged: Merged, name: SettingName): number {
  return merged.given.get(name)?.layer ?? -1;
}

function multiplied({ softMs, hardMs }: SoftHard, merged: Merged): SoftHard {
  return { softMs: times(softMs, merged), hardMs: times(hardMs, merged) };
}

function allGates(limits: Readonly<Partial<Record<TimedGate, SoftHard>>>): Readonly<Record<TimedGate, SoftHard>> {
  const { implement, setup, test, spec, quality } = limits;
  if (implement && setup && test && spec && quality) return { implement, setup, test, spec, quality };
  throw new Error('The built-in gate_timeouts do not name every gate.');
}
