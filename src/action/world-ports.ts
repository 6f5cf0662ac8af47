import { join } from 'node:path';
import { processAdvisers, processReviewers, type ReviewerCommand } from '../adapters/agents/agent.ts';
import { processChecks } from '../adapters/checks.ts';
import { reportsOf } from '../adapters/gate-reports.ts';
import { lineCount } from '../adapters/git/line-count.ts';
import { gateEnvironment } from '../adapters/process/environment.ts';
import type { BackgroundPublisher } from '../adapters/publisher.ts';
import { findRewrites } from '../adapters/rewrites.ts';
import { withSaboteur } from '../adapters/saboteur.ts';
import { processSetup, type Setup } from '../adapters/setup.ts';
import { testFinders } from '../adapters/test-finders.ts';
import { sabotage } from '../core/integrity/sabotage.ts';
import type { World } from '../ports.ts';
import { advicePromptMaker } from './advice-prompts.ts';
import type { Face } from './face.ts';
import { logProgress } from './log-progress.ts';
import { faceToken, noFace } from './no-face.ts';
import { outputShower } from './output-shower.ts';
import { policyOf } from './policy-paths.ts';
import { contextOf } from './report-context.ts';
import { fileReports } from './reports.ts';
import { reviewPromptMaker } from './review-prompts.ts';
import { openFace } from './world-face.ts';
import { commits, publisher, snapshots } from './world-git.ts';
import { GRACE_MS, marker, type Parts } from './world-parts.ts';

interface Ports extends Pick<World, 'checks' | 'reviewers' | 'advisers' | 'snapshots' | 'commits' | 'reports'> {
  readonly publisher: BackgroundPublisher;
  readonly face: Face;
}

/** What judges, keeps and shows the work of an agent. */
export function openPorts(parts: Parts): Ports {
  const { call, clean } = parts;
  const token = faceToken(call);
  const shown = token === undefined ? noFace : openFace(parts, token);
  return {
    checks: checks(parts),
    reviewers: reviewers(parts),
    advisers: advisers(parts),
    snapshots: snapshots(parts),
    commits: commits(parts),
    publisher: publisher(parts, shown),
    face: shown,
    reports: fileReports({
      folder: join(call.folder, 'reports', call.plan.runId),
      context: contextOf(parts),
      redact: clean,
      onSummary: call.onSummary,
    }),
  };
}

function reviewers({ call, clean, rooms, callAgent }: Parts): World['reviewers'] {
  const { prepared, agents, log, cancel } = call;
  const program = agents.reviewer;
  if (program === undefined) return { review: async () => Promise.reject(new Error('No reviewer is configured.')) };
  return processReviewers({
    program,
    fallbacks: agents.fallbacks,
    call: callAgent,
    openView: (tree, start) => rooms.openView({ role: 'review', tree, ...(start === undefined ? {} : { start }) }),
    prompt: reviewPromptMaker(prepared),
    lineCount: (tree, path) => lineCount(prepared.repository, tree, path),
    redact: clean,
    onSoftLimit: (command) => log.warning(`${reviewName(command)} passed its soft limit and goes on`),
    cancel,
  });
}

function reviewName(command: ReviewerCommand): string {
  return command.type === 'run-review' ? `${command.story}: the ${command.gate} review` : 'The final review';
}

/** Where nobody reviews, a call of the run's own agent that only reads. */
function advisers({ call, clean, rooms, callAgent }: Parts): World['advisers'] {
  const { prepared, agents, log, cancel } = call;
  return processAdvisers({
    program: agents.reviewer ?? agents.implementer,
    fallbacks: agents.fallbacks,
    call: callAgent,
    openView: (tree) => rooms.openView({ role: 'review', tree }),
    prompt: advicePromptMaker(prepared),
    redact: clean,
    onSoftLimit: ({ story, role }) => log.warning(`${story}: the call to ${role} it passed its soft limit and goes on`),
    cancel,
  });
}

function checks(parts: Parts): World['checks'] {
  const { call, rooms } = parts;
  const { prepared, plan } = call;
  const testsOf = testFinders(prepared.repository);
  const run = processChecks({
    ...gateProcesses(parts),
    environment: ({ home, tmp, check }) =>
      gateVariables(parts, { home, tmp, names: check.keyless === true ? [] : prepared.settings.gateEnv }),
    parallel: rooms.isolation.views === 'clean' ? 1 : prepared.settings.gateParallel,
    reports: reportsOf(prepared.settings.testReport),
    untracked: async () => (await prepared.repository.workspaceHead()).untracked,
    rewrites: findRewrites(
      prepared.repository,
      async () => (await testsOf(plan.start.tree, policyOf(prepared, plan)(''))).find,
    ),
    ...setup(parts),
  });
  return withSaboteur(run, { repository: prepared.repository, policy: policyOf(prepared, plan), sabotage });
}

function setup(parts: Parts): { setup?: Setup } {
  const { call, needs, rooms } = parts;
  if (call.plan.setup === undefined || needs === undefined) return {};
  return {
    setup: processSetup({
      ...gateProcesses(parts),
      environment: ({ names, ...given }) =>
        gateVariables(parts, { ...given, names: [...call.prepared.settings.gateEnv, ...names] }),
      ...{ plan: call.plan.setup, needs, keepsLayers: rooms.isolation.views === 'overlay' },
    }),
  };
}

function gateVariables({ call }: Parts, given: { home: string; tmp: string; names: readonly string[] }) {
  return gateEnvironment(call.env, { ...given, masked: call.secrets });
}

/** What checks and setup have in common. */
function gateProcesses({ call, rooms, logs }: Parts) {
  const { prepared } = call;
  return {
    bash: prepared.programs.bash,
    openRoom: rooms.openView,
    workingDirectory: prepared.settings.workingDirectory,
    logs,
    graceMs: GRACE_MS,
    marker: () => marker(call.folder),
    progress: logProgress(call.log),
    onStarted: call.onStarted,
    onEnded: outputShower(prepared.settings.showFullOutput, { log: call.log, secrets: call.secrets }),
    elapsedMs: call.clock.elapsedMs,
    cancel: call.cancel,
  };
}
