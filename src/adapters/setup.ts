import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type GateResult, type Limits, noExcerpt } from '../core/gates.ts';
import type { SetupPlan } from '../core/plan.ts';
import { judgeSetup, type SetupEnd, type SetupSecrets, setupResult } from '../core/setup-verdict.ts';
import type { Ran } from './baseline-check.ts';
import { excerptOf } from './excerpt.ts';
import { explain } from './explain.ts';
import type { Room } from './isolation/walls.ts';
import type { Logs } from './logs.ts';
import type { ProcessResult } from './process/supervise.ts';
import type { Progress } from './progress.ts';
import type { ViewRoom, ViewRoomCall } from './rooms.ts';
import type { SetupNeeds, TreeNeed } from './setup-needs.ts';

export interface SetupOptions {
  readonly plan: SetupPlan;
  readonly needs: SetupNeeds;
  /** Whether what setup made is kept as a layer for later views of the same key; else it runs in each view that needs it. */
  readonly keepsLayers: boolean;
  /** Absolute path of bash, resolved before any agent ran. */
  readonly bash: string;
  /** Of a gate, with these names passed on too. */
  readonly environment: (call: { home: string; tmp: string; names: readonly string[] }) => Record<string, string>;
  readonly openRoom: (call: ViewRoomCall) => Promise<ViewRoom>;
  /** Folder of the tree in which setup starts; '' = its root. */
  readonly workingDirectory: string;
  readonly logs: Logs;
  readonly graceMs: number;
  readonly marker: () => string;
  readonly progress: Progress;
  /** Called right after a process was started. */
  readonly onStarted: () => void;
  /** Called with what a process printed, when it has ended. */
  readonly onEnded?: (output: { readonly title: string; readonly path: string }) => Promise<void>;
  readonly elapsedMs: () => number;
  readonly cancel: AbortSignal;
}

export interface SetupCall {
  readonly tree: string;
  /** Of the checks: setup has a limit of its own, inside what the story or the run has left. */
  readonly limits: Limits;
}

/** Installs dependencies in front of checks. Each call gives undefined when the checks may run, else a result in place of theirs. */
export interface Setup {
  /** Before the first check of a call: makes the layer that the views of the tree will have. */
  ahead(call: SetupCall): Promise<Ran | undefined>;
  /** In front of one check, in its view, when that has no such layer. */
  inView(call: SetupCall, room: ViewRoom): Promise<Ran | undefined>;
}

/**
 * Runs `setup_command` once for each dependency key, on the policy base; in each view where no layers can be kept or where that failed, for
 * example because manifests name other new files of their tree.
 */
export function processSetup(given: SetupOptions): Setup {
  const options = { ...given, freeName: logNames(given.logs.folder) };
  const tried = new Set<string>();
  const refused = new Map<string, Ran>();
  const known = (key: string): Ran | undefined => remembered(refused.get(key), options.elapsedMs());
  const runInView = async (setupRun: SetupRun): Promise<Ran | undefined> => {
    const ran = await runSetup(options, setupRun);
    if (ran?.gate.verdict === 'fail') refused.set(setupRun.need.key, ran);
    return ran;
  };
  return {
    ahead: async (call) => {
      const need = await options.needs.of(call.tree);
      if (need.type === 'layer0') return undefined;
      const { key, installOn: tree } = need;
      const before = known(key);
      if (before !== undefined || !options.keepsLayers || tree === undefined || tried.has(key)) return before;
      const ran = await withRoom(await options.openRoom({ role: 'setup', tree }), async (room) => {
        const failed = await runSetup(options, { ...call, tree, need, room });
        if (failed === undefined) await room.keepSetup();
        return failed;
      });
      if (ran !== undefined && ran.gate.verdict !== 'fail') return ran;
      tried.add(key);
      return undefined;
    },
    inView: async (call, view) => {
      const need = view.hasSetup ? undefined : await options.needs.of(call.tree);
      if (need === undefined || need.type === 'layer0') return undefined;
      return known(need.key) ?? withRoom(view.openSetup(), (room) => runInView({ ...call, need, room }));
    },
  };
}

async function withRoom<Opened extends Room, Result>(
  room: Opened,
  act: (room: Opened) => Promise<Result>,
): Promise<Result> {
  try {
    return await act(room);
  } finally {
    room.close();
  }
}

/** What failed on manifests and lock files fails on them again: nobody has to wait for it twice. */
function remembered(ran: Ran | undefined, startedMs: number): Ran | undefined {
  return ran && { ...ran, gate: { ...ran.gate, startedMs, durationMs: 0 } };
}

interface SetupRun extends SetupCall {
  readonly need: Extract<TreeNeed, { type: 'setup' }>;
  readonly room: Room;
}

async function runSetup(options: NamingOptions, run: SetupRun): Promise<Ran | undefined> {
  const { room } = run;
  const limits = limitsOf(options.plan, run.limits);
  const outputPath = await options.logs.fresh(options.freeName());
  const startedMs = options.elapsedMs();
  const env = environmentOf(options, run);
  const running = room.run({
    program: options.bash,
    args: ['--noprofile', '--norc', '-eo', 'pipefail', '-c', options.plan.command],
    cwd: join(room.dir, options.workingDirectory),
    env,
    stdin: '',
    outputPath,
    limits: { ...limits, graceMs: options.graceMs },
    marker: options.marker(),
    onProgress: options.progress({ gate: 'setup', limits }),
    signal: options.cancel,
  });
  options.onStarted();
  const process = await running;
  await options.onEnded?.({ title: 'setup', path: outputPath });
  const gate = await gateOf(options, { run, process, limits, outputPath, startedMs, secrets: secretsOf(run, env) });
  return gate && { gate, process, isSetup: true };
}

/** Secrets are for trees in which nothing is an agent's: a script that a manifest names may be. */
function environmentOf({ environment }: SetupOptions, run: SetupRun): Record<string, string> {
  const { need, room } = run;
  const names = isSafe(run) ? need.env : [];
  return { ...environment({ home: room.home, tmp: room.tmp, names }), ...need.variables };
}

const isSafe = ({ need, tree }: SetupRun): boolean => need.asAtBase && tree === need.installOn;

function secretsOf(run: SetupRun, env: Readonly<Record<string, string>>): SetupSecrets | undefined {
  if (!isSafe(run)) return undefined;
  const named = run.need.env;
  return { named, passed: named.filter((name) => (env[name] ?? '') !== '') };
}

function limitsOf({ limit }: SetupPlan, checks: Limits): Limits {
  if (checks.boundBy === 'gate' || checks.hardMs >= limit.hardMs) return { ...limit, boundBy: 'gate' };
  const hardMs = Math.max(1, checks.hardMs);
  return { softMs: Math.min(limit.softMs, hardMs), hardMs, boundBy: checks.boundBy };
}

interface NamingOptions extends SetupOptions {
  readonly freeName: () => string;
}

/** A run that goes on in a new process must not write over the log that an earlier result names, nor checks side by side over theirs. */
function logNames(folder: string): () => string {
  let count = 0;
  return () => {
    do count += 1;
    while (existsSync(join(folder, `setup-${count}.log`)));
    return `setup-${count}`;
  };
}

interface Ended {
  readonly run: SetupRun;
  readonly process: ProcessResult;
  readonly limits: Limits;
  readonly outputPath: string;
  readonly startedMs: number;
  readonly secrets: SetupSecrets | undefined;
}

/** Undefined when everything is installed. */
async function gateOf(
  { logs, graceMs }: SetupOptions,
  { run, process, limits, outputPath, startedMs, secrets }: Ended,
): Promise<GateResult | undefined> {
  const end = endOf(process);
  const clean = end === 'exit' && process.exitCode === 0;
  const excerpt = clean ? noExcerpt : await excerptOf(outputPath, logs.redact);
  const exitCode = process.exitCode === undefined ? {} : { exitCode: process.exitCode };
  const reason = explain(process, { what: 'setup_command', limits, graceMs });
  const given = secrets === undefined ? {} : { secrets };
  const verdict = judgeSetup({ end, ...exitCode, excerpt, reason, asAtBase: run.need.asAtBase, ...given });
  if (verdict.type === 'ok') return undefined;
  const { durationMs, softLimitHit } = process;
  return setupResult(verdict, { startedMs, durationMs, excerpt, ...exitCode, logPath: outputPath, softLimitHit });
}

function endOf({ termination, resource }: ProcessResult): SetupEnd['end'] {
  switch (termination) {
    case 'exit':
      return resource === undefined ? 'exit' : 'broken';
    case 'output-limit':
      return 'exit';
    case 'hard-limit':
    case 'idle':
      return 'timeout';
    case 'interrupted':
    case 'spawn-failed':
      return 'broken';
  }
}
