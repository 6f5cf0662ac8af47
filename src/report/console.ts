import type { Wait } from '../core/command.ts';
import { reasonOf } from '../core/first-error.ts';
import type { GateResult, Limits } from '../core/gates.ts';
import { gateLabel } from './attempt-facts.ts';
import { forLog } from './sanitise.ts';
import { oneLine } from './strip.ts';
import { duration, isoTime } from './time.ts';

/** Longest reason in a log line. */
const REASON_CHARS = 300;

/** Banner of an iteration, word for word as ralph-loop-skill has it (03-interface §5). */
export function banner(iteration: number, maxIterations: number): string {
  return `[ralph-loop] iteration ${iteration}/${maxIterations}`;
}

/** The story that an iteration works on. */
export function storyLine(call: {
  readonly id: string;
  readonly title: string;
  readonly attempt: number;
  readonly maxAttempts: number;
}): string {
  return one(`${call.id} ${call.title}, attempt ${call.attempt}/${call.maxAttempts}`);
}

/** A gate at work: elapsed of its limit. */
export function progressLine(gate: string, elapsedMs: number, limits: Limits): string {
  return one(`${gate}: ${duration(elapsedMs)} of ${duration(limits.hardMs)}`);
}

/** A pause at its begin or on its way: how long it still lasts, until when, and why. */
export function pauseLine({ detail, until }: Pick<Wait, 'detail' | 'until'>, leftMs: number): string {
  return one(`waiting ${duration(leftMs)} more, until ${isoTime(until)}: ${detail}`);
}

/** What a gate said: verdict, time of its limit, exit code, reason. */
export function gateLine(result: GateResult, limits?: Limits): string {
  const limit = limits === undefined ? '' : ` of ${duration(limits.hardMs)}`;
  const reason = result.verdict === 'pass' || result.verdict === 'skipped' ? result.reason : reasonOf(result);
  const soft = result.softLimitHit ? ', past its soft limit' : '';
  return one(
    `${gateLabel(result)}: ${result.verdict} in ${duration(result.durationMs)}${limit}${soft}${reason === '' ? '' : `: ${reason}`}`,
  );
}

function one(text: string): string {
  return forLog([oneLine(text)], REASON_CHARS)[0] ?? '';
}
