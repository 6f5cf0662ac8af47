import { readFileSync, rmSync } from 'node:fs';
import { readJournal } from '../src/adapters/store/journal-file.ts';
import type { Event } from '../src/core/event.ts';
import { type FinishedStep, type RunnerJob, startStep } from '../tests/support/action-runner.ts';

/** A run of the bundle and what was seen of it. */
export interface MeasuredRun {
  readonly step: FinishedStep;
  /** Epoch milliseconds with fractions, right before the process was started and right after it was gone. */
  readonly startedMs: number;
  readonly endedMs: number;
  /** Most resident memory of the action's own process (VmHWM). */
  readonly peakMb: number;
  readonly events: readonly Event[];
}

/** How a run is watched and cleaned up. */
export interface Watched {
  /** Called about every 20 ms. */
  readonly onTick?: (kill: (signal: NodeJS.Signals) => void) => void;
  /** Reads what is wanted of RUNNER_TEMP before it is removed. */
  readonly onEnd?: (temp: string) => void;
  /** Halts that count as a good end; default `ready` and `budget_exceeded`. */
  readonly halts?: readonly string[];
}

/** Starts the bundle as a runner does and follows it to its end. Throws when it ended in a way that measures nothing. */
export async function measureRun(job: RunnerJob, { onTick, onEnd, halts }: Watched = {}): Promise<MeasuredRun> {
  const startedMs = nowMs();
  const { child, done, temp } = startStep(job);
  let peakMb = 0;
  const ended = done.then((step) => ({ step, endedMs: nowMs() }));
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, readPeakMb(child.pid));
    onTick?.((signal) => child.kill(signal));
  }, 20);
  try {
    const { step, endedMs } = await ended;
    const halt = step.outputs['halt'] ?? '';
    if (!(halts ?? ['ready', 'budget_exceeded']).includes(halt)) throw new Error(`halt "${halt}":\n${step.log}`);
    onEnd?.(temp);
    return { step, startedMs, endedMs, peakMb, events: eventsOf(step) };
  } finally {
    clearInterval(timer);
    rmSync(temp, { recursive: true, force: true });
  }
}

/** Epoch milliseconds with fractions. */
export function nowMs(): number {
  return performance.timeOrigin + performance.now();
}

/** Milliseconds per iteration: from the end of the first agent to the end of the last one. */
export function perIterationMs({ events }: MeasuredRun): number {
  const ends = events.filter(({ outcome }) => outcome.type === 'implemented').map(({ stamp }) => stamp.elapsedMs);
  const [first, last] = [ends.at(0), ends.at(-1)];
  if (first === undefined || last === undefined || ends.length < 2)
    throw new Error('a run of two iterations is needed');
  return (last - first) / (ends.length - 1);
}

function eventsOf(step: FinishedStep): readonly Event[] {
  const content = readJournal(step.state['journal'] ?? 'no journal was named');
  if (!content.ok) throw new Error(content.message);
  return content.events;
}

function readPeakMb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
