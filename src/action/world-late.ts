import { join } from 'node:path';
import { processReviewers } from '../adapters/agents/reviewers.ts';
import { processChecks } from '../adapters/checks.ts';
import { reportsOf } from '../adapters/gate-reports.ts';
import { lineCount } from '../adapters/git/line-count.ts';
import { gateEnvironment } from '../adapters/process/environment.ts';
import { processSetup, type Setup } from '../adapters/setup.ts';
import type { World } from '../ports.ts';
import { stickyComment } from '../report/comment.ts';
import { pullRequestBody, pullRequestTitle } from '../report/pull-request.ts';
import { forLog, plain } from '../report/sanitise.ts';
import { type Face, githubFace, noFace } from './face.ts';
import { redactedText, redactedTitle } from './face-texts.ts';
import type { LatePorts } from './late-ports.ts';
import { logProgress } from './observe.ts';
import { outputShower } from './output-shower.ts';
import { fileReports } from './reports.ts';
import { reviewPromptMaker } from './review-prompts.ts';
import { commits, publisher, snapshots } from './world-git.ts';
import { GRACE_MS, marker, type Parts } from './world-parts.ts';

/** The ports that nobody needs before the first agent or the baseline works; in a chunk of the bundle of their own. */
export function openLate(parts: Parts): LatePorts {
  const { call, clean } = parts;
  const shown = face(parts);
  return {
    checks: checks(parts),
    reviewers: reviewers(parts),
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

/** What the presenters need beside the state: links, isolation, gaps of the checkout, the words of the acceptance criteria. */
function contextOf({ call: { job, prepared }, rooms: { isolation }, checkout }: Parts) {
  const criteria = new Map(prepared.prd.prd.stories.map(({ id, criteria: texts }) => [id, texts]));
  return { links: job, isolation, checkout, criteria };
}

/** The pull request and its comment; texts are redacted like every other. */
function face(parts: Parts): Face {
  const { call, clean } = parts;
  const { prepared, plan, job, log, cancel } = call;
  const { createPr, githubToken, useStickyComment } = prepared.settings;
  if (createPr === 'none' || githubToken === undefined) return noFace;
  const context = contextOf(parts);
  return githubFace({
    ...{ apiUrl: job.apiUrl, serverUrl: job.serverUrl, repository: job.repository, token: githubToken },
    ...{ head: plan.branch, base: plan.base.branch, createPr, comments: useStickyComment, cancel },
    continues: prepared.base.remoteRefs.has(`refs/heads/${plan.branch}`),
    marker: `${job.workflow}:${plan.feature}`,
    texts: {
      title: (state) => redactedTitle(pullRequestTitle(state), clean),
      body: (state) => redactedText((maxChars) => pullRequestBody(state, { ...context, maxChars }), clean),
      comment: (state) => redactedText((maxChars) => stickyComment(state, { ...context, maxChars }), clean),
    },
    onWarning: (text) => log.warning(forLog([plain(text)], 4000).join(' ')),
    onInfo: (text) => log.info(forLog([plain(text)], 4000).join(' ')),
  });
}

function reviewers({ call, clean, rooms, callAgent }: Parts): World['reviewers'] {
  const { prepared, agents, log, cancel } = call;
  const program = agents.reviewer;
  if (program === undefined) return { review: async () => Promise.reject(new Error('No reviewer is configured.')) };
  return processReviewers({
    program,
    fallbacks: agents.fallbacks,
    call: callAgent,
    openView: (tree) => rooms.openView({ role: 'review', tree }),
    prompt: reviewPromptMaker(prepared),
    lineCount: (tree, path) => lineCount(prepared.repository, tree, path),
    redact: clean,
    onSoftLimit: ({ story, gate }) => log.warning(`${story}: the ${gate} review passed its soft limit and goes on`),
    cancel,
  });
}

function checks(parts: Parts): World['checks'] {
  const { call, rooms } = parts;
  const { prepared } = call;
  return processChecks({
    ...gateProcesses(parts),
    environment: ({ home, tmp }) => gateVariables(parts, { home, tmp, names: [] }),
    parallel: rooms.isolation.views === 'clean' ? 1 : prepared.settings.gateParallel,
    reports: reportsOf(prepared.settings.testReport),
    ...setup(parts),
  });
}

function setup(parts: Parts): { setup?: Setup } {
  const { call, needs, rooms } = parts;
  if (call.plan.setup === undefined || needs === undefined) return {};
  return {
    setup: processSetup({
      ...gateProcesses(parts),
      environment: (given) => gateVariables(parts, given),
      ...{ plan: call.plan.setup, needs, keepsLayers: rooms.isolation.views === 'overlay' },
    }),
  };
}

function gateVariables({ call }: Parts, given: { home: string; tmp: string; names: readonly string[] }) {
  const names = [...call.prepared.settings.gateEnv, ...given.names];
  return gateEnvironment(call.env, { ...given, names, masked: call.secrets });
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
    onEnded: outputShower(prepared.settings.showFullOutput, { log: call.log, redact: logs.redact }),
    elapsedMs: call.clock.elapsedMs,
    cancel: call.cancel,
  };
}
