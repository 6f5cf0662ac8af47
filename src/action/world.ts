import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { guardAbove } from '../adapters/above.ts';
import type { AgentProgram } from '../adapters/agents/agent.ts';
import { processAgent } from '../adapters/agents/agent.ts';
import { processChecks } from '../adapters/checks.ts';
import { readLayer } from '../adapters/git/layer.ts';
import { furnishHome } from '../adapters/home.ts';
import { markerScope } from '../adapters/leftovers.ts';
import { logFolder } from '../adapters/logs.ts';
import { agentEnvironment, gateEnvironment } from '../adapters/process/environment.ts';
import type { BackgroundPublisher } from '../adapters/publisher.ts';
import { openTrees, type Trees } from '../adapters/trees.ts';
import type { Implement } from '../core/command.ts';
import type { RunPlan } from '../core/plan.ts';
import type { RunState } from '../core/state.ts';
import type { Clock, Journal, World } from '../ports.ts';
import { redact } from '../report/redact.ts';
import { stateFile } from '../report/state-file.ts';
import type { Job } from './job.ts';
import type { Log } from './log.ts';
import { logObserver, logProgress } from './observe.ts';
import type { Prepared } from './prepare.ts';
import { promptMaker } from './prompts.ts';
import { fileReports } from './reports.ts';
import { commits, publisher, snapshots } from './world-git.ts';

/** What the composition root puts together. */
export interface WorldCall {
  readonly prepared: Prepared;
  readonly plan: RunPlan;
  readonly job: Job;
  readonly clock: Clock;
  readonly journal: Journal;
  readonly journalFile: string;
  readonly log: Log;
  readonly agentProgram: AgentProgram;
  /** The job's environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Absolute folder of the feature's state. */
  readonly folder: string;
  readonly secrets: readonly string[];
  readonly onSummary: (markdown: string) => Promise<void>;
  readonly cancel: AbortSignal;
}

/** Time between TERM and KILL. */
const GRACE_MS = 5000;

/** A world whose background work can be awaited before the repository is closed. */
export interface WiredWorld extends World {
  readonly publisher: BackgroundPublisher;
}

/** The composition root: every port gets its adapter here and nowhere else. */
export function createWorld(call: WorldCall): WiredWorld {
  const { prepared, plan, folder, log } = call;
  const clean = (text: string): string => redact(text, call.secrets).text;
  const { repository } = prepared;
  const layer = readLayer({ repository, workspace: call.job.workspace, commit: plan.start.commit });
  // Read at once, beside the first prompt; a failure is told to the first tree that needs it.
  layer.catch(() => undefined);
  const parts: Parts = {
    call,
    clean,
    trees: guarded(openTrees({ repository, root: join(folder, 'trees'), layer: () => layer }), folder),
    logs: logFolder(logsPath(folder, plan.runId), clean),
  };
  return {
    clock: call.clock,
    journal: call.journal,
    agent: agent(parts),
    checks: checks(parts),
    snapshots: snapshots(parts),
    commits: commits(parts),
    publisher: publisher(parts),
    reports: fileReports({
      folder: join(folder, 'reports', plan.runId),
      context: { links: call.job, isolation },
      redact: clean,
      onSummary: call.onSummary,
    }),
    observer: logObserver(log),
    cancel: call.cancel,
  };
}

/** The trees, with a look around them before each use. */
function guarded(trees: Trees, folder: string): Trees {
  const above = guardAbove(join(folder, 'trees'), dirname(folder));
  return {
    ...trees,
    openAgent: async (call) => {
      above.check();
      return trees.openAgent(call);
    },
    openView: async (tree) => {
      above.check();
      return trees.openView(tree);
    },
  };
}

/** Where the logs of a run lie; kept on failure, removed on success (02-loop §6). */
export function logsPath(folder: string, runId: string): string {
  return join(folder, 'logs', runId);
}

/** What this version can do on every machine; the report says it (04-trust rule 21). */
const isolation = { level: 'process', detail: '' } as const;

/** What several adapters share. */
export interface Parts {
  readonly call: WorldCall;
  readonly clean: (text: string) => string;
  readonly trees: ReturnType<typeof openTrees>;
  readonly logs: ReturnType<typeof logFolder>;
}

function agent({ call, trees, logs }: Parts): World['agent'] {
  const { prepared, plan, env, log } = call;
  return processAgent({
    program: call.agentProgram,
    environment: ({ home, tmp }) => agentEnvironment(env, { home, tmp, extra: {}, names: prepared.settings.agentEnv }),
    openWorktree: (command, state) => trees.openAgent({ ...command, ...earlierAttempts(command, state) }),
    prompt: promptMaker(prepared),
    logs,
    scratch: join(call.folder, 'scratch'),
    ...(plan.caps.idleMs === undefined ? {} : { idleMs: plan.caps.idleMs }),
    graceMs: GRACE_MS,
    marker: () => marker(call.folder),
    progress: logProgress(log),
    onSoftLimit: (command) => log.warning(`${command.story}: the agent passed its soft limit and goes on`),
    cancel: call.cancel,
  });
}

/** From the second attempt on the worktree holds `.ralph_state.md` (02-loop §6). */
function earlierAttempts({ attempt, story }: Implement, state: RunState): { stateFile?: string } {
  return attempt === 1 ? {} : { stateFile: stateFile(state, story) };
}

function checks({ call, trees, logs }: Parts): World['checks'] {
  const { env, prepared } = call;
  return processChecks({
    bash: prepared.programs.bash,
    environment: ({ home, tmp }) =>
      gateEnvironment(env, { home, tmp, names: prepared.settings.gateEnv, masked: call.secrets }),
    openView: (tree) => trees.openView(tree),
    logs,
    scratch: join(call.folder, 'scratch'),
    furnishHome: (home) => furnishHome(env['HOME'] ?? '', home),
    graceMs: GRACE_MS,
    marker: () => marker(call.folder),
    progress: logProgress(call.log),
    elapsedMs: call.clock.elapsedMs,
    cancel: call.cancel,
  });
}

/** Unguessable, and yet found again by the run that takes over after a kill. */
function marker(folder: string): string {
  return `${markerScope(folder)}${randomBytes(12).toString('hex')}`;
}
