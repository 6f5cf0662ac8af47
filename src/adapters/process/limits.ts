import { monotonicMs } from '../monotonic.ts';
import { watchForIdle } from './idle.ts';
import type { Output } from './output.ts';
import type { Stop } from './stop.ts';
import type { ProcessTree } from './tree.ts';

/** Limits of one process (02-loop §2). Durations in milliseconds from the start; an absent limit does not apply. */
export interface ProcessLimits {
  /** Calls `onSoftLimit` once; the process goes on. */
  readonly softMs?: number;
  /** Ends the process. */
  readonly hardMs?: number;
  /** Ends the process when it neither writes nor computes for so long. */
  readonly idleMs?: number;
  /** Time between TERM and KILL. */
  readonly graceMs: number;
  /** Ends the process when its files together are longer. */
  readonly maxOutputBytes?: number;
}

/** How far a process is. */
export interface ProcessProgress {
  readonly elapsedMs: number;
  readonly outputBytes: number;
}

/** What is watched, and what happens then. */
export interface Watch {
  readonly limits: ProcessLimits;
  readonly startedMs: number;
  readonly output: Output;
  readonly tree: ProcessTree;
  readonly stop: Stop;
  readonly onSoftLimit: () => void;
  readonly onProgress: ((progress: ProcessProgress) => void) | undefined;
}

/** Watches a running process until disposed. Without idle limit, size limit and progress nothing is polled. */
export function watchLimits(watch: Watch): Disposable {
  const { limits, startedMs, stop } = watch;
  const timers = [
    startTimer(limits.softMs, startedMs, watch.onSoftLimit),
    startTimer(limits.hardMs, startedMs, () => stop.request('hard-limit')),
    startPolling(watch),
  ];
  return {
    [Symbol.dispose]() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** Longest time a timer can be set to: more would fire at once. */
const MAX_TIMER_MS = 2_147_483_647;

function startTimer(limitMs: number | undefined, startedMs: number, act: () => void): NodeJS.Timeout | undefined {
  if (limitMs === undefined) return undefined;
  const leftMs = limitMs - (monotonicMs() - startedMs);
  return setTimeout(act, Math.min(Math.max(leftMs, 0), MAX_TIMER_MS));
}

function startPolling(watch: Watch): NodeJS.Timeout | undefined {
  const { maxOutputBytes, idleMs } = watch.limits;
  const paces = [
    watch.onProgress === undefined ? Number.POSITIVE_INFINITY : 1_000,
    idleMs === undefined ? Number.POSITIVE_INFINITY : clamp(idleMs / 10, 100, 1_000),
    maxOutputBytes === undefined ? Number.POSITIVE_INFINITY : 100,
  ];
  const everyMs = Math.min(...paces);
  return Number.isFinite(everyMs) ? setInterval(createPoll(watch), everyMs) : undefined;
}

function createPoll(watch: Watch): () => void {
  const polls = [pollSize(watch), pollProgress(watch), pollIdle(watch)];
  return () => {
    const look = { nowMs: monotonicMs(), outputBytes: watch.output.size() };
    for (const poll of polls) poll(look);
  };
}

interface Look {
  readonly nowMs: number;
  readonly outputBytes: number;
}

function pollSize({ limits, stop }: Watch): (look: Look) => void {
  const limit = limits.maxOutputBytes ?? Number.POSITIVE_INFINITY;
  return ({ outputBytes }) => {
    if (outputBytes > limit) stop.request('output-limit');
  };
}

function pollProgress({ onProgress, startedMs }: Watch): (look: Look) => void {
  let nextMs = startedMs + 1_000;
  return ({ nowMs, outputBytes }) => {
    if (onProgress === undefined || nowMs < nextMs) return;
    nextMs = nowMs + 1_000;
    onProgress({ elapsedMs: nowMs - startedMs, outputBytes });
  };
}

function pollIdle({ limits, startedMs, tree, stop }: Watch): (look: Look) => void {
  if (limits.idleMs === undefined) return () => {};
  const everyMs = clamp(limits.idleMs / 10, 100, 1_000);
  const isIdle = watchForIdle(limits.idleMs, { nowMs: startedMs, outputBytes: 0, cpuMs: 0 });
  let nextMs = startedMs;
  return ({ nowMs, outputBytes }) => {
    if (nowMs < nextMs) return;
    // A sweep reads all of /proc, so a fast size poll must not set its pace; timers may fire a little early.
    nextMs = nowMs + everyMs * 0.9;
    if (isIdle({ nowMs, outputBytes, cpuMs: tree.sweep().cpuMs })) stop.request('idle');
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
