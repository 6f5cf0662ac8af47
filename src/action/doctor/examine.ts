import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freeMegabytes } from '../../adapters/disk.ts';
import { checkoutCredentials } from '../../adapters/git/checkout-credentials.ts';
import type { Repository } from '../../adapters/git/controller.ts';
import { readLayer, rootsBefore } from '../../adapters/git/layer.ts';
import type { Climbed } from '../../adapters/isolation/ladder.ts';
import type { CheckoutFacts, DoctorFacts, MachineFacts, SettingFacts, WorkflowFacts } from '../../core/doctor/facts.ts';
import type { RawSettings, Settings } from '../../settings/settings.ts';
import { inputValue } from '../early-inputs.ts';
import { beginProbe, chooseIsolation } from '../isolation.ts';
import { type Job, readWorkflowPlace } from '../job.ts';
import { openRepository } from '../open-repository.ts';
import { findPrograms, type Programs } from '../prepare.ts';
import { branchPush } from '../push-rules.ts';
import { lookAtAgents } from './agent-look.ts';
import { type BaseSeen, backlogOf, lookAtBase } from './base-look.ts';
import { lookAtGates } from './gate-look.ts';
import { type GitHubLook, lookAtGitHub } from './github-look.ts';
import { readWorkflow } from './workflow-file.ts';

export interface Examination {
  readonly job: Job;
  readonly inputs: RawSettings;
  readonly env: Readonly<Record<string, string>>;
  /** Absolute path of the running bundle. */
  readonly entry: string;
  /** Absolute folder of the action under RUNNER_TEMP. */
  readonly root: string;
  readonly cancel: AbortSignal;
  /** Commit whose rules and backlog are looked at in place of the base, such as one that is about to be merged. */
  readonly at?: string;
}

/** Tries everything that a run needs, changes nothing on the remote and starts no agent. */
export async function examine(call: Examination): Promise<DoctorFacts> {
  const probing = beginProbe(call, call.inputs);
  const programs = findPrograms(call);
  if (!programs.ok) return nothing(call, { refused: programs.reasons, climbed: await probing });
  const token = inputValue(call.inputs, 'github_token');
  const { job, env, cancel } = call;
  const opened = await openRepository({ job, git: programs.git, token, env, cancel });
  if (!opened.ok) return nothing(call, { refused: opened.reasons, climbed: await probing });
  try {
    return await examineRepository(call, { repository: opened.repository, programs, token, probing });
  } finally {
    await opened.repository.close();
  }
}

interface Opened {
  readonly repository: Repository;
  readonly programs: Programs;
  readonly token: string | undefined;
  readonly probing: Promise<Climbed>;
}

async function examineRepository(
  call: Examination,
  { repository, programs, token, probing }: Opened,
): Promise<DoctorFacts> {
  const { job } = call;
  const seen = await lookAtBase({ ...call, repository });
  const { settings, base, prd, start } = seen;
  const workflow = await lookAtWorkflow(call, repository, base?.commit);
  const climbed = settings === undefined ? await probing : await chooseIsolation(call, settings.isolation, probing);
  const gates = await gatesOf(call, repository, seen);
  const agents = await agentsOf(call, repository, { seen, climbed });
  const shown = await lookAtGitHub({
    ...{ job, token, workflow: workflow.facts, cancel: call.cancel, baseBranch: base?.branch },
    pushed: pushedBy(seen),
    wantsPulls: settings?.createPr !== 'none',
  });
  const continues = start !== undefined && start.start.commit !== base?.commit;
  return {
    machine: await machineOf(call, climbed),
    token: { contents: seen.contents, pulls: shown.pulls, issues: shown.issues, actions: shown.actions },
    refused: [...seen.refused, ...agents.refused],
    notices: [...seen.notices, ...workflow.notices],
    agents: agents.agents,
    ...gates,
    checkout: await checkoutOf(repository, { programs, job, continues }),
    ...(base && { base: { branch: base.branch, commit: base.commit } }),
    ...(settings && { settings: settingFacts(settings, call.env) }),
    ...(prd && { backlog: backlogOf(prd) }),
    ...(workflow.facts && { workflow: workflow.facts }),
    ...(shown.branches && { branches: shown.branches }),
  };
}

/** The branch of the work, and one that keeps what failed. */
function pushedBy({ settings, base, start }: BaseSeen): GitHubLook['pushed'] {
  if (settings === undefined || base === undefined || start === undefined) return [];
  const work = branchPush({ settings, base, start });
  const wip = { branch: 'wip/ralph-fail-doctor', exists: false, replaces: false, merges: false, email: work.email };
  return [work, { ...wip, keepsFailures: true }];
}

async function nothing(
  call: Examination,
  { refused, climbed }: { readonly refused: readonly string[]; readonly climbed: Climbed },
): Promise<DoctorFacts> {
  const contents = { type: 'unknown', why: 'The repository could not be read.' } as const;
  const idle = { type: 'not-needed' } as const;
  const token = { contents, pulls: idle, issues: idle, actions: idle };
  const machine = await machineOf(call, climbed);
  return { machine, token, refused, notices: [], agents: [], gates: [], isNotInstalled: false };
}

async function gatesOf({ job, env }: Examination, repository: Repository, { settings, base, checks }: BaseSeen) {
  if (settings === undefined || base === undefined) return { gates: [], isNotInstalled: false };
  const { workspace } = job;
  const docker = { host: env['DOCKER_HOST'], context: env['DOCKER_CONTEXT'] };
  const machine = { workspace, path: env['PATH'] ?? '', docker };
  return lookAtGates({ repository, commit: base.commit, checks, settings, ...machine });
}

async function agentsOf(
  { job, env, entry, root, cancel }: Examination,
  repository: Repository,
  { seen: { settings, base }, climbed }: { readonly seen: BaseSeen; readonly climbed: Climbed },
) {
  if (settings === undefined || base === undefined) return { agents: [], refused: [] };
  const isWalled = climbed.ok && climbed.rung.isolation.level !== 'process';
  const folder = join(root, 'doctor');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return lookAtAgents({
    prepared: { settings, repository, base },
    env,
    workspace: job.workspace,
    entry,
    isWalled,
    folder,
    // The doctor's own findings say what is there.
    ...{ log: { info: () => undefined, notice: () => undefined }, cancel, mayInstall: async () => false },
  });
}

async function machineOf({ job }: Examination, climbed: Climbed): Promise<MachineFacts> {
  const freeMb = await freeMegabytes(job.temp);
  return {
    platform: process.platform,
    ...(freeMb === undefined ? {} : { freeMb }),
    ...(climbed.ok ? { isolation: climbed.rung.isolation } : { isolationRefused: climbed.why }),
  };
}

async function checkoutOf(
  repository: Repository,
  { programs, job, continues }: { readonly programs: Programs; readonly job: Job; readonly continues: boolean },
): Promise<CheckoutFacts> {
  const [head, credentials] = await Promise.all([
    repository.workspaceHead(),
    checkoutCredentials(programs.git, job.workspace).catch(() => []),
  ]);
  const kept = await keptIn(repository, job, head.commit);
  return { isShallow: head.shallow, continues, credentials, untracked: head.untracked, kept };
}

async function keptIn(
  repository: Repository,
  { workspace, keptBeforeMs }: Job,
  commit: string,
): Promise<readonly string[]> {
  if (keptBeforeMs === undefined || !(await repository.importCommit(commit)).ok) return [];
  return rootsBefore(await readLayer({ repository, workspace, commit }), keptBeforeMs);
}

/** As it stands at the policy base, else in the checkout. */
async function lookAtWorkflow(
  { env, job }: Examination,
  repository: Repository,
  commit: string | undefined,
): Promise<{ readonly facts?: WorkflowFacts; readonly notices: readonly string[] }> {
  const place = readWorkflowPlace(env);
  if (place === undefined) return { notices: [] };
  const file = commit === undefined ? undefined : await repository.readFile(commit, place.path);
  const text =
    file?.bytes.toString('utf8') ?? (await readFile(join(job.workspace, place.path), 'utf8').catch(() => undefined));
  const facts = text === undefined ? undefined : readWorkflow(text, place);
  const unseen = `${place.path} is not in the checkout, so its concurrency, permissions and limits were not looked at.`;
  return facts === undefined ? { notices: [unseen] } : { facts, notices: [] };
}

function settingFacts(settings: Settings, env: Readonly<Record<string, string>>): SettingFacts {
  const named = { agent_env: settings.agentEnv, gate_env: settings.gateEnv, setup_env: settings.setup?.env ?? [] };
  return {
    implementHardMs: settings.gateLimits.implement.hardMs,
    ...(settings.agent.type === 'command' || settings.idleTimeoutMs === undefined
      ? {}
      : { idleMs: settings.idleTimeoutMs }),
    jobMs: settings.jobTimeoutMs,
    reserveMs: settings.reserveMs,
    ...(settings.continues && { startsAgain: true as const }),
    wantsNoWalls: settings.isolation === 'process',
    unset: Object.entries(named).flatMap(([setting, names]) =>
      names.filter((name) => (env[name] ?? '') === '').map((name) => ({ setting, name })),
    ),
  };
}
