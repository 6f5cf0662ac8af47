import { join } from 'node:path';
import { type Check, type GateResult, type Limits, noExcerpt } from '../core/gates.ts';
import { slug } from '../core/slug.ts';
import type { Checks, CutShort } from '../ports.ts';
import { baselineOf, type Ran } from './baseline-check.ts';
import { excerptOf } from './excerpt.ts';
import { explain, verdictOf } from './explain.ts';
import { type GateReports, locationsOf } from './gate-reports.ts';
import type { Logs } from './logs.ts';
import type { ProcessResult } from './process/supervise.ts';
import type { Progress } from './progress.ts';
import type { ViewRoom, ViewRoomCall } from './rooms.ts';
import { sideBySide } from './side-by-side.ts';

export interface CheckOptions {
  /** Absolute path of bash, resolved before any agent ran. */
  readonly bash: string;
  readonly environment: (call: { home: string; tmp: string }) => Record<string, string>;
  /** A room on a clean view of a tree. */
  readonly openRoom: (call: ViewRoomCall) => Promise<ViewRoom>;
  /** Folder of the tree in which checks start; '' = its root. */
  readonly workingDirectory: string;
  /** Checks side by side; 1 = one after the other. */
  readonly parallel: number;
  readonly logs: Logs;
  /** Machine-readable reports that the checks write into their view. */
  readonly reports: GateReports;
  readonly graceMs: number;
  readonly marker: () => string;
  readonly progress: Progress;
  /** Called right after a process was started. */
  readonly onStarted: () => void;
  readonly elapsedMs: () => number;
  readonly cancel: AbortSignal;
}

/** One run of one check. */
interface CheckRun {
  readonly check: Check;
  readonly tree: string;
  readonly limits: Limits;
  readonly label: string;
  readonly variables: Record<string, string>;
  readonly isBaseline: boolean;
}

/** Runs the configured checks, each in its own clean view, all under one deadline (02-loop §1 gate 3). */
export function processChecks(options: CheckOptions): Checks {
  return {
    baseline: async ({ checks, tree, limits }) => {
      const ran = await runAll(options, { checks, tree, limits, label: 'baseline', variables: {}, isBaseline: true });
      return 'type' in ran ? ran : { checks: ran.map(baselineOf) };
    },
    run: async (command) => {
      const variables = { RALPH_STORY: command.story, RALPH_ATTEMPT: String(command.attempt) };
      const label = `${command.story}-${command.attempt}`;
      const ran = await runAll(options, { ...command, label, variables, isBaseline: false });
      return 'type' in ran ? ran : { results: ran.map(({ gate }) => gate) };
    },
  };
}

async function runAll(
  options: CheckOptions,
  call: Omit<CheckRun, 'check'> & { checks: readonly Check[] },
): Promise<readonly Ran[] | CutShort> {
  const startMs = options.elapsedMs();
  const most = options.parallel;
  const isLast = ({ process }: Ran): boolean => process.termination === 'interrupted';
  const ran = await sideBySide(call.checks, { most, isLast }, (check): Promise<Ran> => {
    const limits = left(call.limits, { usedMs: options.elapsedMs() - startMs, timeoutMs: check.timeoutMs });
    if (limits.hardMs <= 0) return Promise.resolve(outOfTime(options, check));
    return runOne(options, { ...call, check, limits });
  });
  return ran.some(isLast) ? { type: 'interrupted', cause: String(options.cancel.reason) } : ran;
}

async function runOne(options: CheckOptions, run: CheckRun): Promise<Ran> {
  const { check, tree, limits } = run;
  const room = await options.openRoom(roomCall(options, check, tree));
  try {
    options.reports.clear(room.written);
    const outputPath = await options.logs.fresh(`${fileName(run.label)}-${check.name}`);
    const startedMs = options.elapsedMs();
    const running = room.run({
      program: options.bash,
      args: ['--noprofile', '--norc', '-eo', 'pipefail', '-c', scriptOf(check)],
      cwd: join(room.dir, options.workingDirectory),
      env: { ...options.environment(room), ...run.variables },
      stdin: '',
      outputPath,
      limits: { ...limits, graceMs: options.graceMs },
      marker: options.marker(),
      onProgress: options.progress({ gate: check.name, limits }),
      signal: options.cancel,
    });
    options.onStarted();
    const result = await running;
    const gate = await gateOf(options, { run, result, room, outputPath, startedMs });
    // What the checks of base code left is trusted: no agent has run yet.
    if (run.isBaseline && result.termination === 'exit') room.keepWarm();
    return { process: result, gate };
  } finally {
    room.close();
  }
}

function roomCall(
  { reports: { matches } }: CheckOptions,
  { name, network, docker }: Check,
  tree: string,
): ViewRoomCall {
  return {
    ...{ role: 'gate', tree, check: name },
    ...(network === undefined ? {} : { network }),
    ...(docker === undefined ? {} : { docker }),
    ...(matches === undefined ? {} : { without: matches }),
  };
}

/** The reset command runs first, in the same shell and the same view. */
function scriptOf({ before, command }: Check): string {
  return before === undefined ? command : `${before}\n${command}`;
}

interface Finished {
  readonly run: CheckRun;
  readonly result: ProcessResult;
  readonly room: ViewRoom;
  readonly outputPath: string;
  readonly startedMs: number;
}

async function gateOf(
  { logs, graceMs, reports, workingDirectory: folder }: CheckOptions,
  { run, result, room, outputPath, startedMs }: Finished,
): Promise<GateResult> {
  const verdict = verdictOf(result);
  const failed = verdict !== 'pass';
  const locations = failed
    ? await locationsOf({ outputPath, dir: room.dir, written: room.written, folder, redact: logs.redact }, reports)
    : [];
  return {
    gate: 'test',
    check: run.check.name,
    verdict,
    reason: explain(result, { what: `check "${run.check.name}"`, limits: run.limits, graceMs }),
    startedMs,
    durationMs: result.durationMs,
    ...(result.exitCode === undefined ? {} : { exitCode: result.exitCode }),
    excerpt: failed ? await excerptOf(outputPath, logs.redact) : noExcerpt,
    ...(locations.length > 0 ? { locations } : {}),
    ...(failed ? { logPath: outputPath } : {}),
    softLimitHit: result.softLimitHit,
  };
}

function outOfTime(options: CheckOptions, check: Check): Ran {
  const gate: GateResult = {
    gate: 'test',
    check: check.name,
    verdict: 'timeout',
    reason: `check "${check.name}" was not started: the checks before it used up the test gate's time`,
    startedMs: options.elapsedMs(),
    durationMs: 0,
    excerpt: noExcerpt,
    softLimitHit: false,
  };
  const process: ProcessResult = {
    termination: 'hard-limit',
    exitCode: undefined,
    signal: undefined,
    durationMs: 0,
    softLimitHit: false,
    outputBytes: 0,
    survivorsKilled: 0,
  };
  return { gate, process };
}

/** What a check may take: its own limit, inside what the checks before it left of the gate's. */
function left(limits: Limits, { usedMs, timeoutMs }: { usedMs: number; timeoutMs: number | undefined }): Limits {
  const leftMs = limits.hardMs - usedMs;
  const hardMs = Math.min(leftMs, timeoutMs ?? Number.POSITIVE_INFINITY);
  const boundBy = hardMs < leftMs ? 'gate' : limits.boundBy;
  return { boundBy, softMs: Math.max(1, Math.min(limits.softMs - usedMs, hardMs)), hardMs };
}

/** Two stories must not share a log, whatever their ids are made of. */
function fileName(label: string): string {
  return /^[A-Za-z0-9.-]{1,80}$/.test(label) ? label : slug(label);
}
