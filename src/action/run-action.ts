import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AgentProgram } from '../adapters/agents/agent.ts';
import { systemClock } from '../adapters/clock.ts';
import { endLeftovers, markerScope } from '../adapters/leftovers.ts';
import { judgeHalt } from '../core/halts.ts';
import type { RunPlan } from '../core/plan.ts';
import type { Halt, RunState } from '../core/state.ts';
import { run } from '../engine/run.ts';
import { troubleOf } from '../engine/trouble.ts';
import type { Clock } from '../ports.ts';
import { endSummary } from '../report/console.ts';
import { fileStamp } from '../report/time.ts';
import { inputsFromEnvironment } from '../settings/read.ts';
import type { Settings } from '../settings/settings.ts';
import { findAgentProgram } from './agent-program.ts';
import { dryRun } from './dry-run.ts';
import { readAt } from './find-prd.ts';
import { type Job, readJob } from './job.ts';
import type { Log } from './log.ts';
import { type OpenedRun, openRun } from './open-run.ts';
import { emptyOutputs, type Outputs, outputsOf } from './outputs.ts';
import { makePlan } from './plan.ts';
import { type Prepared, prepare } from './prepare.ts';
import { configError, environmentBroken, type Refusal } from './refusal.ts';
import type { Runner } from './runner.ts';
import { knownSecrets } from './secrets.ts';
import { requestOf } from './trigger.ts';
import { createWorld, logsPath } from './world.ts';

/** What the entry hands over. */
export interface ActionCall {
  readonly env: Readonly<Record<string, string>>;
  /** Absolute path of the running bundle. */
  readonly entry: string;
  readonly cancel: AbortSignal;
  /** Loads what talks to the runner; called when there is time for it, and again when it is needed. */
  readonly loadRunner: () => Promise<Runner>;
}

/** The same with the runner's parts at hand. */
type RunCall = ActionCall & Runner;

/** How the step ends. */
export interface ActionEnd {
  readonly exitCode: number;
  readonly outputs: Outputs;
  /** Problems of a run that never began. */
  readonly reasons: readonly string[];
  readonly halt: Halt;
}

/** The action from its environment to its exit code: read, prepare, open, run. */
export async function runAction(call: ActionCall): Promise<ActionEnd> {
  const read = readJob(call.env);
  if (!read.ok) return refused(configError(read.message));
  const request = requestOf(read.job);
  switch (request.type) {
    case 'skipped':
      return refused({ ok: false, halt: 'skipped', reasons: [request.reason] });
    case 'refused':
      return refused(configError(request.message));
    case 'run':
      return runJob(call, read.job).catch(refusedByDisk);
  }
}

/** A disk that is full before a run begins is named as such; anything else is a bug and goes on to the entry. */
function refusedByDisk(error: unknown): ActionEnd {
  const { kind, detail } = troubleOf(error, 'the preparation of the run');
  if (kind !== 'environment_broken') throw error;
  return refused(environmentBroken(detail));
}

async function runJob(entry: ActionCall, job: Job): Promise<ActionEnd> {
  const root = join(job.temp, 'ralph');
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const inputs = inputsFromEnvironment(entry.env);
  // What fails to load here fails again where it is needed.
  const onWaiting = (): void => void entry.loadRunner().catch(() => undefined);
  const prepared = await prepare({ job, inputs, env: entry.env, onWaiting, cancel: entry.cancel });
  if (!prepared.ok) return refused(prepared);
  try {
    const call = { ...entry, ...(await entry.loadRunner()) };
    for (const notice of prepared.notices) call.log.notice(notice);
    return await runPrepared(call, { job, root, prepared, clock: systemClock() });
  } finally {
    await prepared.repository.close();
  }
}

interface PreparedJob {
  readonly job: Job;
  readonly root: string;
  readonly prepared: Prepared;
  readonly clock: Clock;
}

async function runPrepared(call: RunCall, ready: PreparedJob): Promise<ActionEnd> {
  const { job, root, prepared, clock } = ready;
  const folder = join(root, prepared.prd.feature);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const runId = `${fileStamp(clock.wallMs())}-${randomBytes(2).toString('hex')}`;
  const path = call.env['PATH'] ?? '';
  const agent = await findAgentProgram({ prepared, path, workspace: job.workspace, entry: call.entry, folder });
  if (!agent.ok) return refused(agent);
  const plan = planOf(prepared, { runId, job });
  if (prepared.settings.dryRun) {
    await dryRun(prepared, plan, { log: call.log, clock });
    return refused({ ok: false, halt: 'skipped', reasons: ['dry_run: true, so nothing was started'] });
  }
  const { resume } = prepared.settings;
  const opened = openRun({ folder, plan, resume, workflowRun: job.workflowRun, clock });
  if (!opened.ok) return refused(opened);
  using held = opened;
  return await runOpened(call, { ...ready, folder, opened: held, program: agent.program });
}

interface OpenedJob extends PreparedJob {
  readonly folder: string;
  readonly opened: OpenedRun;
  readonly program: AgentProgram;
}

async function runOpened(call: RunCall, { opened, folder, program, ...now }: OpenedJob): Promise<ActionEnd> {
  const prepared = await preparedFor(now.prepared, opened.first.state.plan);
  if (!prepared.ok) return refused(prepared);
  const ready = { ...now, prepared };
  const { settings } = prepared;
  for (const notice of opened.notices) call.log.notice(notice);
  await clearLeftovers(call.log, folder);
  const secrets = knownSecrets(settings, call.env);
  for (const secret of secrets) call.onSecret(secret);
  call.onBegun({ folder, journal: opened.journalFile });
  const { plan } = opened.first.state;
  const world = createWorld({ ...call, ...opened, ...ready, plan, folder, secrets, agentProgram: program });
  const ended = await run(world, opened.first);
  await world.publisher.idle();
  return finished(call, { ...ended, folder, settings });
}

/** A killed controller could not end its agents and gates; they must not write into our trees (04-trust rule 3). */
async function clearLeftovers(log: Log, folder: string): Promise<void> {
  const ended = await endLeftovers(markerScope(folder));
  if (ended === 0) return;
  log.notice(`Ended ${ended} ${ended === 1 ? 'process' : 'processes'} that a killed run had left behind.`);
}

/** A run keeps the stories and the policy base it began with, whatever was pushed since (01-product: frozen at run start). */
async function preparedFor(prepared: Prepared, { start, base, prdPath }: RunPlan): Promise<Prepared | Refusal> {
  if (start.commit === prepared.start.start.commit && base.commit === prepared.base.commit) return prepared;
  const prd = await readAt(prepared.repository, start.commit, prdPath);
  return prd.ok ? { ...prepared, prd, base: { ...prepared.base, ...base } } : prd;
}

function planOf(prepared: Prepared, { runId, job }: { runId: string; job: Job }) {
  return makePlan({
    ...prepared,
    runId,
    feature: prepared.prd.feature,
    prd: prepared.prd.prd,
    prdPath: prepared.prd.path,
    base: { branch: prepared.base.branch, commit: prepared.base.commit },
    start: prepared.start.start,
    branch: prepared.start.branch,
    workflowRun: job.workflowRun,
  });
}

interface Finished {
  readonly state: RunState;
  readonly halt: Halt;
  readonly folder: string;
  readonly settings: Settings;
}

async function finished(call: RunCall, { state, halt, folder, settings }: Finished): Promise<ActionEnd> {
  for (const line of endSummary(state)) call.log.info(line);
  const { exitCode } = judgeHalt(halt.kind, settings.failOn);
  const logs = logsPath(folder, state.plan.runId);
  const keep = settings.keepLogs || halt.kind !== 'ready';
  if (!keep) await rm(logs, { recursive: true, force: true });
  const outputs = outputsOf(state, { halt, failOn: settings.failOn, logsPath: keep ? logs : '' });
  return { exitCode, outputs, reasons: [], halt };
}

function refused({ halt: kind, reasons }: Refusal): ActionEnd {
  const halt: Halt = { kind, detail: reasons.at(0) ?? '' };
  const outputs = emptyOutputs({ halt, failOn: ['any'] });
  return { exitCode: judgeHalt(kind, ['any']).exitCode, outputs, reasons, halt };
}
