import { type Check, type GateResult, type Limits, noExcerpt } from '../core/gates.ts';
import { slug } from '../core/slug.ts';
import type { BaselineCheck } from '../core/state.ts';
import type { Checks, CutShort } from '../ports.ts';
import { excerptOf } from './excerpt.ts';
import { explain, verdictOf } from './explain.ts';
import { type GateReports, locationsOf } from './gate-reports.ts';
import { type FreshFolders, scratchFolders } from './home.ts';
import type { Logs } from './logs.ts';
import { type ProcessResult, supervise } from './process/supervise.ts';
import type { Progress } from './progress.ts';

export interface CheckOptions {
  /** Absolute path of bash, resolved before any agent ran. */
  readonly bash: string;
  readonly environment: (call: { home: string; tmp: string }) => Record<string, string>;
  /** Puts a clean view of the tree in place and says where it is. */
  readonly openView: (tree: string) => Promise<{ readonly dir: string }>;
  readonly logs: Logs;
  /** Machine-readable reports that the checks write into their view. */
  readonly reports: GateReports;
  readonly scratch: string;
  /** Links the caches of the real HOME into a throw-away one. */
  readonly furnishHome: (home: string) => void;
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
}

interface Ran {
  readonly gate: GateResult;
  readonly process: ProcessResult;
}

/** Runs the configured checks one after the other, each in its own clean view, all under one deadline (02-loop §1 gate 3). */
export function processChecks(given: CheckOptions): Checks {
  const options = { ...given, folders: scratchFolders(given.scratch, 'gate', given.furnishHome) };
  return {
    baseline: async ({ checks, tree, limits }) => {
      const ran = await runAll(options, { checks, tree, limits, label: 'baseline', variables: {} });
      return 'type' in ran ? ran : { checks: ran.map(baselineOf) };
    },
    run: async (command) => {
      const variables = { RALPH_STORY: command.story, RALPH_ATTEMPT: String(command.attempt) };
      const label = `${command.story}-${command.attempt}`;
      const ran = await runAll(options, { ...command, label, variables });
      return 'type' in ran ? ran : { results: ran.map(({ gate }) => gate) };
    },
  };
}

/** The options, and the folders that every check gets anew. */
type Runner = CheckOptions & { readonly folders: () => FreshFolders };

async function runAll(
  options: Runner,
  call: Omit<CheckRun, 'check'> & { checks: readonly Check[] },
): Promise<readonly Ran[] | CutShort> {
  const ran: Ran[] = [];
  const startMs = options.elapsedMs();
  for (const check of call.checks) {
    const limits = left(call.limits, { usedMs: options.elapsedMs() - startMs, timeoutMs: check.timeoutMs });
    const one = limits.hardMs <= 0 ? outOfTime(options, check) : await runOne(options, { ...call, check, limits });
    if (one.process.termination === 'interrupted') return { type: 'interrupted', cause: String(options.cancel.reason) };
    ran.push(one);
  }
  return ran;
}

async function runOne(options: Runner, run: CheckRun): Promise<Ran> {
  const { dir } = await options.openView(run.tree);
  options.reports.clear(dir);
  const { home, tmp } = options.folders();
  const outputPath = await options.logs.fresh(`${fileName(run.label)}-${run.check.name}`);
  const startedMs = options.elapsedMs();
  const running = supervise({
    program: options.bash,
    args: ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run.check.command],
    cwd: dir,
    env: { ...options.environment({ home, tmp }), ...run.variables },
    stdin: '',
    outputPath,
    limits: { ...run.limits, graceMs: options.graceMs },
    marker: options.marker(),
    onProgress: options.progress({ gate: run.check.name, limits: run.limits }),
    signal: options.cancel,
  });
  options.onStarted();
  const result = await running;
  return { process: result, gate: await gateOf(options, { run, result, dir, outputPath, startedMs }) };
}

interface Finished {
  readonly run: CheckRun;
  readonly result: ProcessResult;
  readonly dir: string;
  readonly outputPath: string;
  readonly startedMs: number;
}

async function gateOf(
  { logs, graceMs, reports }: CheckOptions,
  { run, result, dir, outputPath, startedMs }: Finished,
): Promise<GateResult> {
  const verdict = verdictOf(result);
  const failed = verdict !== 'pass';
  const locations = failed ? await locationsOf({ outputPath, dir, redact: logs.redact }, reports) : [];
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

/** Green, red, or broken: a check that cannot run at all is the environment's fault, not the agent's (02-loop §1 Baseline). */
function baselineOf({ gate, process }: Ran): BaselineCheck {
  const cause = brokenCause(gate, process);
  return {
    name: gate.check ?? gate.gate,
    verdict: cause !== '' ? 'broken' : gate.verdict === 'pass' ? 'green' : 'red',
    durationMs: gate.durationMs,
    cause,
    result: gate,
  };
}

function brokenCause(gate: GateResult, process: ProcessResult): string {
  const last = gate.excerpt.lines.at(-1) ?? '';
  if (process.termination === 'spawn-failed' || process.resource !== undefined) return gate.reason;
  if (gate.verdict === 'timeout') return gate.reason;
  if (process.exitCode === 127) return `command not found: ${last}`;
  if (process.exitCode === 126) return `permission denied or not executable: ${last}`;
  const full = gate.excerpt.lines.find((line) => /No space left on device|ENOSPC|Disk quota exceeded/.test(line));
  return gate.verdict !== 'pass' && full !== undefined ? `no disk space: ${full}` : '';
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
