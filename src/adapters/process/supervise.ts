import { monotonicMs } from '../monotonic.ts';
import { type KillReport, killRemaining } from './kill-remaining.ts';
import { type ProcessLimits, type ProcessProgress, watchLimits } from './limits.ts';
import { ranOutOfMemory } from './out-of-memory.ts';
import { type Output, openOutput } from './output.ts';
import type { SpawnError } from './spawn-error.ts';
import { type Exit, type Started, startProcess } from './start.ts';
import { createStop, type Stop, type StopReason } from './stop.ts';
import { terminate } from './terminate.ts';
import { type ProcessTree, type TreeRoot, trackTree } from './tree.ts';

/** One process to run under supervision (04-trust §3). */
export interface ProcessCall {
  /** Absolute path; nothing is looked up and no shell is used (R15). */
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment; only `RALPH_PROCESS_ID=<marker>` is added. */
  readonly env: Readonly<Record<string, string>>;
  /** Written, then closed; '' = closed at once. */
  readonly stdin: string;
  /** New file (0600) for stdout and stderr, interleaved as written. */
  readonly outputPath: string;
  /** New file for stdout alone; `outputPath` then gets stderr only. */
  readonly stdoutPath?: string;
  readonly limits: ProcessLimits;
  /** Unguessable id by which descendants are found again, chosen by the caller. */
  readonly marker: string;
  /** Open file that the process gets as descriptor 3. */
  readonly extraFile?: number;
  readonly onSoftLimit?: () => void;
  /** Called when the process is asked to end, before it is; must not throw. */
  readonly onStop?: (reason: StopReason) => void;
  /** Called at most once a second. */
  readonly onProgress?: (progress: ProcessProgress) => void;
  /** Follows its descendants; default by marker, session and parents. */
  readonly track?: (root: TreeRoot) => ProcessTree;
  /** Aborted = reason `interrupted`, and at most one second of grace. */
  readonly signal?: AbortSignal;
}

/** Why a process ended; the first reason wins. Output found too long at the end counts as `output-limit`. */
export type Termination = 'exit' | StopReason | 'spawn-failed';

/** How a supervised process ended. */
export interface ProcessResult {
  readonly termination: Termination;
  /** Undefined when a signal ended it, when it never started, or when it could not be killed. */
  readonly exitCode: number | undefined;
  readonly signal: string | undefined;
  /** Monotonic, from the call until every process was gone. */
  readonly durationMs: number;
  readonly softLimitHit: boolean;
  readonly outputBytes: number;
  /** Processes besides the main one that had to be sent KILL (R2). */
  readonly survivorsKilled: number;
  /** Processes that even KILL did not end in about 2 s; absent when there are none. */
  readonly survivorsLeft?: number;
  readonly spawnError?: SpawnError;
  /** Ended by KILL or by V8's heap limit and not by us (R10). */
  readonly resource?: 'out-of-memory';
}

/**
 * Runs a process to its end, within its limits, and leaves none of its descendants that can be found. Never rejects for
 * what the process does; an error thrown by a callback of the caller is thrown again after the tree was ended.
 */
export async function supervise(call: ProcessCall): Promise<ProcessResult> {
  const startedMs = monotonicMs();
  const opened = openOutput(call);
  if (!opened.ok) return notStarted(startedMs, { termination: 'spawn-failed', spawnError: opened.error });
  try {
    if (call.signal?.aborted) return notStarted(startedMs, { termination: 'interrupted' });
    const started = await startProcess(call, opened.output);
    if (!started.ok) return notStarted(startedMs, { termination: 'spawn-failed', spawnError: started.error });
    return await follow({ call, startedMs, started, output: opened.output });
  } finally {
    opened.output.close();
  }
}

type Ending = Pick<ProcessResult, 'termination' | 'spawnError'>;

function notStarted(startedMs: number, ending: Ending): ProcessResult {
  return {
    ...ending,
    exitCode: undefined,
    signal: undefined,
    durationMs: monotonicMs() - startedMs,
    softLimitHit: false,
    outputBytes: 0,
    survivorsKilled: 0,
  };
}

interface Run {
  readonly call: ProcessCall;
  readonly startedMs: number;
  readonly started: Started;
  readonly output: Output;
}

async function follow(run: Run): Promise<ProcessResult> {
  const { call, started, output } = run;
  const tree = (call.track ?? trackTree)({ pid: started.pid, marker: call.marker });
  const stop = createStop(call.onStop);
  const watched = await watchUntilEnd(run, tree, stop);
  const reason = stop.reason();
  if (reason !== undefined) {
    await terminate({ tree, exited: started.exited, graceMs: call.limits.graceMs, hurry: call.signal });
  }
  const kills = await killRemaining(tree, started.pid);
  const exit = await lastExit(started);
  output.reclaim();
  if (watched.failure !== undefined) throw watched.failure.error;
  const outputBytes = output.size();
  const termination = reason ?? endedBySize(call.limits, outputBytes);
  const outOfMemory = termination === 'exit' && ranOutOfMemory(exit, call.outputPath);
  return {
    termination,
    exitCode: exit.code,
    signal: exit.signal,
    durationMs: monotonicMs() - run.startedMs,
    softLimitHit: watched.softLimitHit,
    outputBytes,
    ...toSurvivors(kills),
    ...(outOfMemory ? { resource: 'out-of-memory' as const } : {}),
  };
}

interface Watched {
  softLimitHit: boolean;
  failure?: { readonly error: unknown };
}

async function watchUntilEnd({ call, startedMs, started, output }: Run, tree: ProcessTree, stop: Stop) {
  const watched: Watched = { softLimitHit: false };
  // A callback that throws inside a timer would end us and leave the tree running.
  const guard = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      watched.failure = { error };
      stop.request('interrupted');
    }
  };
  const onSoftLimit = (): void => {
    watched.softLimitHit = true;
    guard(() => call.onSoftLimit?.());
  };
  const { onProgress } = call;
  const guarded = onProgress && ((progress: ProcessProgress): void => guard(() => onProgress(progress)));
  using _limits = watchLimits({ limits: call.limits, startedMs, output, tree, stop, onSoftLimit, onProgress: guarded });
  using _signal = onAbort(call.signal, () => stop.request('interrupted'));
  await Promise.race([started.exited, stop.requested]);
  return watched;
}

function onAbort(signal: AbortSignal | undefined, act: () => void): Disposable {
  // A cancel that came while the process was being started is told to nobody any more.
  if (signal?.aborted) act();
  else signal?.addEventListener('abort', act, { once: true });
  return { [Symbol.dispose]: () => signal?.removeEventListener('abort', act) };
}

/** Waits for the exit of a process that was killed, unless the kernel cannot end it. */
async function lastExit(started: Started): Promise<Exit> {
  const { promise, resolve } = Promise.withResolvers<Exit>();
  const timer = setTimeout(() => {
    started.abandon();
    resolve({ code: undefined, signal: undefined });
  }, UNKILLABLE_MS);
  const exit = await Promise.race([started.exited, promise]);
  clearTimeout(timer);
  return exit;
}

const UNKILLABLE_MS = 1_000;

function endedBySize({ maxOutputBytes }: ProcessLimits, outputBytes: number): 'exit' | 'output-limit' {
  return maxOutputBytes !== undefined && outputBytes > maxOutputBytes ? 'output-limit' : 'exit';
}

function toSurvivors({ killed, left }: KillReport): Pick<ProcessResult, 'survivorsKilled' | 'survivorsLeft'> {
  return left === 0 ? { survivorsKilled: killed } : { survivorsKilled: killed, survivorsLeft: left };
}
