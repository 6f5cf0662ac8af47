import { openGitHub } from '../../adapters/github/client.ts';
import { lookAtRules, probeActions, probeIssues, probePulls } from '../../adapters/github/probe.ts';
import type { BranchPush, RefusingRule } from '../../core/branch-rules.ts';
import type { Allowed, BranchFacts, WorkflowFacts } from '../../core/doctor/facts.ts';
import type { Job } from '../job.ts';

export interface GitHubLook {
  readonly job: Job;
  readonly token: string | undefined;
  /** Absent = not known. */
  readonly baseBranch: string | undefined;
  /** What a run would push. */
  readonly pushed: readonly (BranchPush & Pick<BranchFacts, 'keepsFailures'>)[];
  readonly wantsPulls: boolean;
  readonly workflow: WorkflowFacts | undefined;
  readonly cancel: AbortSignal;
}

export interface GitHubSeen {
  readonly pulls: Allowed;
  readonly issues: Allowed;
  readonly actions: Allowed;
  readonly branches?: readonly BranchFacts[];
}

/** Asks GitHub what the token may do, by requests that read or can only be refused; five of them at most. */
export async function lookAtGitHub(look: GitHubLook): Promise<GitHubSeen> {
  const { job, token, baseBranch, cancel } = look;
  if (token === undefined) return unknown('There is no github_token.');
  const [owner = '', repo = ''] = job.repository.split('/');
  const { apiUrl, serverUrl } = job;
  const opened = await openGitHub({ apiUrl, serverUrl, owner, repo, token, signal: cancel, onNote: () => undefined });
  if (!opened.ok) return unknown(opened.problem.message);
  const { client } = opened;
  const listens = look.workflow?.triggers.some((name) => name === 'issue_comment' || name === 'issues') ?? false;
  const branches = await Promise.all(
    look.pushed.map(async ({ keepsFailures, ...push }) => {
      const seen = await lookAtRules(client, push);
      const told = seen && { branch: push.branch, choosy: seen.choosy, refusing: reasonsOf(seen.refusing) };
      return told === undefined ? [] : [{ ...told, ...(keepsFailures && { keepsFailures }) }];
    }),
  );
  const known = branches.flat();
  return {
    pulls: !look.wantsPulls || baseBranch === undefined ? { type: 'not-needed' } : await probePulls(client, baseBranch),
    issues: listens ? await probeIssues(client) : { type: 'not-needed' },
    actions: await probeActions(client),
    ...(known.length === 0 ? {} : { branches: known }),
  };
}

function reasonsOf(refusing: readonly RefusingRule[]): readonly string[] {
  return [...new Set(refusing.map(({ why }) => why))];
}

function unknown(why: string): GitHubSeen {
  return { pulls: { type: 'unknown', why }, issues: { type: 'not-needed' }, actions: { type: 'not-needed' } };
}
