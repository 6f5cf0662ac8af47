import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorldCall } from '../../src/action/world-parts.ts';
import { runRooms } from '../../src/action/world-rooms.ts';
import { runSetupNeeds } from '../../src/action/world-setup.ts';
import { processChecks } from '../../src/adapters/checks.ts';
import { noReports } from '../../src/adapters/gate-reports.ts';
import { climb, type Rung } from '../../src/adapters/isolation/ladder.ts';
import { logFolder } from '../../src/adapters/logs.ts';
import { gateEnvironment } from '../../src/adapters/process/environment.ts';
import type { Rooms } from '../../src/adapters/rooms.ts';
import { processSetup } from '../../src/adapters/setup.ts';
import type { Check, GateResult, Limits } from '../../src/core/gates.ts';
import type { SetupPlan } from '../../src/core/plan.ts';
import type { BaselineCheck } from '../../src/core/state.ts';
import { preparedOn } from '../action/prepared.ts';
import { type Files, type Sandbox, write } from './git-sandbox.ts';

/** How views are made: level `process`, or in namespaces as layers or in one folder. */
export type RigViews = 'process' | 'overlay' | 'clean';

export interface RigOptions {
  readonly views: RigViews;
  /** Tracked files. */
  readonly files: Files;
  /** Ignored files of the workspace; absent = nothing is installed. */
  readonly installed?: Files;
  readonly plan: Partial<SetupPlan> & Pick<SetupPlan, 'command'>;
  /** Environment of the job beside the usual. */
  readonly env?: Readonly<Record<string, string>>;
  readonly parallel?: number;
  readonly cancel?: AbortSignal;
  /** Called with what each process of setup printed. */
  readonly onPrinted?: (text: string) => void;
}

/** Setup, checks and rooms of a run, put together as the action does it, over a real repository. */
export interface Rig extends Disposable {
  readonly startTree: string;
  readonly rooms: Rooms;
  /** Tree of the run start with some files changed. */
  tree(change: Files): Promise<string>;
  check(tree: string, commands: readonly string[], limits?: Limits): Promise<readonly GateResult[]>;
  baseline(command: string): Promise<readonly BaselineCheck[]>;
  /** Processes of setup so far: each has a log of its own. */
  setups(): number;
  /** What a process writes in the agent's room on a tree. */
  asAgent(tree: string, script: string): Promise<string>;
}

export const rigLimits: Limits = { softMs: 20_000, hardMs: 30_000, boundBy: 'gate' };

export async function setupRig(box: Sandbox, options: RigOptions): Promise<Rig> {
  const home = box.path('home');
  for (const path of [home, box.path('temp')]) mkdirSync(path, { recursive: true });
  const prepared = await preparedOn(box, options.files);
  const workspace = box.path('ws');
  write(workspace, options.installed ?? {});
  const { start } = prepared.start;
  const plan: SetupPlan = {
    key: ['lock'],
    env: [],
    scripts: 'off',
    limit: { softMs: 5000, hardMs: 9000 },
    ...options.plan,
  };
  const env = { PATH: process.env['PATH'] ?? '/bin', HOME: home, ...options.env };
  const rung = await rungOf(box, options.views, home);
  const folder = box.path('temp', 'ralph', 'feature');
  const call = {
    ...{
      prepared,
      folder,
      env,
      rung,
      root: box.path('temp', 'ralph'),
      agents: { implementer: { program: '/bin/bash', args: () => [] }, fallbacks: new Map() },
    },
    ...{ plan: { start, base: prepared.base, setup: plan }, job: { workspace, temp: box.path('temp') } },
  } as unknown as WorldCall;
  mkdirSync(folder, { recursive: true });
  const needs = runSetupNeeds(call);
  const rooms = runRooms({ ...call, started: Promise.resolve() }, needs);
  const logs = logFolder(join(folder, 'logs'), (text) => text);
  let markers = 0;
  const shared = {
    ...{ bash: '/bin/bash', openRoom: rooms.openView, workingDirectory: '', logs, graceMs: 500 },
    ...{ marker: () => `${box.root}-${markers++}`, progress: () => () => undefined, onStarted: () => undefined },
    ...{ elapsedMs: () => performance.now(), cancel: options.cancel ?? new AbortController().signal },
  };
  const environment = ({ names = [], ...own }: { home: string; tmp: string; names?: readonly string[] }) =>
    gateEnvironment(env, { ...own, names, masked: [] });
  const keepsLayers = rooms.isolation.views === 'overlay';
  if (needs === undefined) throw new Error('the rig has a setup');
  const onEnded = async ({ path }: { path: string }): Promise<void> => options.onPrinted?.(readFileSync(path, 'utf8'));
  const setup = processSetup({ ...shared, plan, needs, keepsLayers, environment, onEnded });
  const checks = processChecks({
    ...shared,
    environment,
    setup,
    parallel: options.parallel ?? 1,
    reports: () => noReports,
  });
  return {
    ...{ startTree: start.tree, rooms },
    tree: (change) => {
      const edits = Object.entries(change).map(([path, text]) => ({ path, mode: '100644', bytes: Buffer.from(text) }));
      return prepared.repository.overlay(start.tree, edits);
    },
    check: async (tree, commands, limits = rigLimits) => {
      const run = { type: 'run-checks', story: 'US-1', attempt: 1, tree, checks: checksOf(commands), limits } as const;
      const done = await checks.run(run);
      if (!('results' in done)) throw new Error(`cut short: ${done.cause}`);
      return done.results;
    },
    baseline: async (command) => {
      const run = { type: 'run-baseline', tree: start.tree, checks: checksOf([command]), limits: rigLimits } as const;
      const done = await checks.baseline(run);
      if (!('checks' in done)) throw new Error(`cut short: ${done.cause}`);
      return done.checks;
    },
    setups: () =>
      existsSync(logs.folder) ? readdirSync(logs.folder).filter((name) => /^setup-\d/.test(name)).length : 0,
    [Symbol.dispose]: rooms.close,
    asAgent: (tree, script) => asAgent({ rooms, env, folder, commit: start.commit }, tree, script),
  };
}

/** Why layers cannot be tried on this machine; undefined when they can. */
export async function noLayers(): Promise<string | undefined> {
  const root = mkdtempSync(join(tmpdir(), 'ralph-layers-'));
  const [workspace = '', home = ''] = ['workspace', 'home'].map((name) => join(root, name));
  for (const path of [workspace, home]) mkdirSync(path);
  const climbed = await climb({ wanted: 'namespace', root: join(root, 'ralph'), workspace, home, hidden: [] });
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  if (!climbed.ok) return climbed.why;
  return climbed.rung.isolation.views === 'overlay' ? undefined : 'no overlay can be mounted';
}

function checksOf(commands: readonly string[]): readonly Check[] {
  return commands.map((command, index) => ({ name: `check-${index + 1}`, command }));
}

async function rungOf(box: Sandbox, views: RigViews, home: string): Promise<Rung> {
  const root = box.path('temp', 'ralph');
  const place = { root, workspace: box.path('ws'), home, hidden: [box.path('temp')] };
  const climbed = await climb(
    views === 'process' ? { ...place, wanted: 'process' } : { ...place, wanted: 'namespace', views },
  );
  if (!climbed.ok) throw new Error(climbed.why);
  return climbed.rung;
}

interface AgentStage {
  readonly rooms: Rooms;
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly commit: string;
}

async function asAgent({ rooms, env, folder, commit }: AgentStage, tree: string, script: string): Promise<string> {
  const room = await rooms.openAgent({ tree, head: commit, clean: true });
  const outputPath = join(folder, `agent-output-${randomUUID()}`);
  await room.run({
    ...{ program: '/bin/bash', args: ['-c', script], cwd: room.dir, env: { ...env, HOME: room.home }, stdin: '' },
    ...{ outputPath, marker: `${folder}-agent`, limits: { softMs: 20_000, hardMs: 30_000, graceMs: 500 } },
  });
  room.close();
  return readFileSync(outputPath, 'utf8');
}
