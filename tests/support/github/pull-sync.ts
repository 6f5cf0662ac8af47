import { isPull } from './call.ts';
import { git, isAncestor, refsOf, resolveCommit, tryGit } from './git-store.ts';
import { type Hub, type Repository, timestamp } from './model.ts';
import type { PullIssue } from './render-pull.ts';

/**
 * Brings the pull requests in line with git, as GitHub does after each push: a moved head is the pull request's new head, a
 * deleted branch closes it, a head that became part of the base merges it. `refs/pull/N/head` follows.
 */
export function syncPulls(hub: Hub, repository: Repository): void {
  const open = [...repository.issues.values()].filter(isPull).filter((issue) => issue.state === 'open');
  if (open.length === 0) return;
  const base = refsOf(repository.remote);
  for (const issue of open) syncPull(hub, repository, { issue, base });
}

function syncPull(
  hub: Hub,
  repository: Repository,
  { issue, base }: { issue: PullIssue; base: ReadonlyMap<string, string> },
): void {
  const { pull } = issue;
  const head = pull.headRepository === repository ? base : headRefs(pull.headRepository);
  const headSha = head.get(`refs/heads/${pull.headBranch}`);
  const baseSha = base.get(`refs/heads/${pull.baseBranch}`);
  if (headSha === undefined || baseSha === undefined) {
    closePull(hub, issue);
    return;
  }
  if (headSha !== pull.headSha) {
    pull.headSha = headSha;
    issue.updatedAt = timestamp(hub);
    publishHead(repository, issue);
  }
  if (baseSha === pull.baseSha) return;
  pull.baseSha = baseSha;
  if (isAncestor(repository.remote, headSha, baseSha)) mergedPull(hub, issue, baseSha);
}

function headRefs(repository: Repository | undefined): ReadonlyMap<string, string> {
  return repository === undefined ? new Map() : refsOf(repository.remote);
}

export function closePull(hub: Hub, issue: PullIssue): void {
  issue.state = 'closed';
  issue.closedAt = timestamp(hub);
  issue.updatedAt = issue.closedAt;
}

export function mergedPull(hub: Hub, issue: PullIssue, sha: string): void {
  closePull(hub, issue);
  issue.pull.mergedAt = timestamp(hub);
  issue.pull.mergeSha = sha;
}

/** Makes the head reachable in the base repository as `refs/pull/N/head`, from a fork too. */
export function publishHead(repository: Repository, issue: PullIssue): void {
  const { pull } = issue;
  const ref = `refs/pull/${issue.number}/head`;
  const from = pull.headRepository;
  if (from !== undefined && from !== repository) {
    git(repository.remote.gitDir, [
      'fetch',
      '--quiet',
      '--no-tags',
      `file://${from.remote.gitDir}`,
      `+${pull.headSha}:${ref}`,
    ]);
  } else {
    git(repository.remote.gitDir, ['update-ref', ref, pull.headSha]);
  }
}

/** The commit of `branch` in that repository, made known to the base repository when it comes from a fork. */
export function importHead(repository: Repository, from: Repository, branch: string): string | undefined {
  const sha = resolveCommit(from.remote, branch);
  if (sha === undefined || from === repository) return sha;
  const fetched = tryGit(repository.remote.gitDir, [
    'fetch',
    '--quiet',
    '--no-tags',
    `file://${from.remote.gitDir}`,
    sha,
  ]);
  return fetched === undefined ? undefined : sha;
}
