import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Climbed, type HeldRung, holdRung, leaveRung } from '../adapters/isolation/ladder.ts';
import { endLeftovers, markerScope } from '../adapters/leftovers.ts';
import type { RunPlan } from '../core/plan.ts';
import { run } from '../engine/run.ts';
import type { Clock } from '../ports.ts';
import { chosenIsolation } from '../report/isolation-words.ts';
import { inputsFromEnvironment } from '../settings/read.ts';
import { type ActionEnd, refused } from './action-end.ts';
import { type AgentPrograms, findAgentPrograms } from './agent-program.ts';
import { beginLease } from './begin-lease.ts';
import { dryRunEnd } from './dry-run.ts';
import { readAt } from './find-prd.ts';
import { finished } from './finished.ts';
import { chooseIsolation } from './isolation.ts';
import type { Job } from './job.ts';
import type { Log } from './log.ts';
import { modeOf } from './modes.ts';
import { beginBringing, openNext } from './open-next.ts';
import type { OpenedRun } from './open-run.ts';
import { planOf } from './plan-of.ts';
import { protectAgentFiles } from './policy-paths.ts';
import type { Prepared } from './prepare.ts';
import { recordRun } from './record.ts';
import { configError, type Refusal } from './refusal.ts';
import type { ActionCall } from './run-action.ts';
import { runIdAt } from './run-id.ts';
import { knownSecrets } from './secrets.ts';
import { tellWorkspace } from './tell-workspace.ts';
import { watchRun } from './watch-run.ts';
import { createWorld } from './world.ts';

/** A job that may begin: nothing was changed yet. */
export interface PreparedJob {
  readonly job: Job;
  readonly root: string;
  readonly prepared: Prepared;
  /** What the machine can do, as soon as it is known. */
  readonly probing: Promise<Climbed>;
  readonly clock: Clock;
}

/** Takes the locks, opens the run and works on it to its end. */
export async function runPrepared(call: ActionCall, found: PreparedJob): Promise<ActionEnd> {
  const { job, root, clock } = found;
  const prepared = await protectAgentFiles(found.prepared, job.workspace);
  const ready = { ...found, prepared };
  const folder = join(root, prepared.prd.feature);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const runId = runIdAt(clock.wallMs(), randomBytes(1).readUInt8());
  const { env, entry } = call;
  const bringing = beginBringing(prepared, { folder, runId });
  await using lease = beginLease(call, { ...ready, folder, runId });
  const walls = await chooseIsolation({ ...call, job, root }, prepared.settings.isolation, ready.probing);
  if (!walls.ok) return refused(configError(walls.why));
  call.log.info(chosenIsolation(walls.rung.isolation));
  const isWalled = walls.rung.isolation.level !== 'process';
  const agents = await findAgentPrograms({
    ...call,
    ...{ prepared, env, workspace: job.workspace, entry, isWalled, folder },
    // Nothing is installed for a run that must not begin.
    mayInstall: async () => !prepared.settings.dryRun && (await lease?.taken)?.ok !== false,
  });
  if (!agents.ok) return refused(agents);
  const { clients } = agents.programs;
  const plan = planOf(prepared, { runId, job, clients });
  if (prepared.settings.dryRun) {
    const plans = modeOf(inputsFromEnvironment(env)) === 'plan';
    return dryRunEnd({ ...ready, log: call.log, folder, plan, bringing, plans });
  }
  const opened = await openNext({ ...ready, log: call.log, folder, plan, bringing, leasing: lease?.taken });
  if (!opened.ok) return refused(opened);
  using held = opened;
  const rung = await holdRung(walls.rung);
  try {
    await using control = watchRun(call.log, { ...ready, state: held.first.state });
    const cancel = AbortSignal.any([call.cancel, control.cancelled, ...(lease === undefined ? [] : [lease.lost])]);
    return await runOpened({ ...call, cancel }, { ...ready, folder, opened: held, agents: agents.programs, rung });
  } finally {
    await leaveRung(rung);
  }
}

interface OpenedJob extends PreparedJob {
  readonly folder: string;
  readonly opened: OpenedRun;
  readonly agents: AgentPrograms;
  readonly rung: HeldRung;
}

async function runOpened(call: ActionCall, { opened, folder, agents, ...now }: OpenedJob): Promise<ActionEnd> {
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
  const isHidden = ready.rung.isolation.level === 'namespace';
  let asked: Promise<void> | undefined;
  const onStarted = (): void => {
    const { workspace, keptBeforeMs } = now.job;
    const told = { ...prepared, workspace, isHidden, start: plan.start.commit, keptBeforeMs };
    asked ??= tellWorkspace(call.log, told);
  };
  const recorder = settings.record ? recordRun({ ...call, prepared, plan, folder, secrets }) : undefined;
  const world = await createWorld({ ...call, ...opened, ...ready, plan, folder, secrets, recorder, onStarted, agents });
  // A cancel cuts the network off: by then the records that a hand-over goes on from have to be here.
  if (settings.handOver !== undefined) {
    world.publisher.start([], opened.first.state);
    await world.publisher.idle();
  }
  const ended = await run(world, opened.first).finally(world.close);
  await Promise.all([world.publisher.idle(), world.face.finish(ended.state), asked]);
  const { repository, base } = prepared;
  const { journalFile } = opened;
  return finished({ ...call, job: now.job }, { ...ended, folder, settings, repository, base, journalFile });
}

/** A killed controller could not end its agents and gates; they must not write into our trees (04-trust rule 3). */
async function clearLeftovers(log: Log, folder: string): Promise<void> {
  const ended = await endLeftovers(markerScope(folder));
  if (ended === 0) return;
  log.notice(`Ended ${ended} ${ended === 1 ? 'process' : 'processes'} that a killed run had left behind.`);
}

/** A run keeps the stories and the policy base it began with, whatever was pushed since (01-product: frozen at run start). */
export async function preparedFor(prepared: Prepared, { start, base, prdPath }: RunPlan): Promise<Prepared | Refusal> {
  if (start.commit === prepared.start.start.commit && base.commit === prepared.base.commit) return prepared;
  if (prdPath === undefined) return { ...prepared, base: { ...prepared.base, ...base } };
  const prd = await readAt(prepared.repository, start.commit, prdPath);
  if (!prd.ok) return prd;
  const { feature } = prepared.prd;
  return { ...prepared, prd: { ...prepared.policy.permit(prd), feature }, base: { ...prepared.base, ...base } };
}
