import type { JsonObject } from './description.ts';
import { changedFiles, commitsOf, mergeBase, mergeTrees } from './git-store.ts';
import type { Account, Hub, Issue, Pull, Repository, Review } from './model.ts';
import { sum } from './render-git.ts';
import { association, nodeId, renderAccount, renderRepository, repositoryUrl } from './render-repository.ts';
import { renderLabels, threadPage } from './render-thread.ts';

/** An issue that is a pull request. */
export type PullIssue = Issue & { readonly pull: Pull };

/** `pull-request-simple`: what lists carry. */
export function renderPull(hub: Hub, repository: Repository, issue: PullIssue): JsonObject {
  const { pull } = issue;
  const url = `${repositoryUrl(hub, repository)}/pulls/${issue.number}`;
  return {
    ...addresses(hub, repository, issue),
    id: issue.id,
    node_id: nodeId('PullRequest', issue.id),
    url,
    number: issue.number,
    state: issue.state,
    locked: issue.locked,
    active_lock_reason: issue.lockReason ?? null,
    title: issue.title,
    body: issue.body ?? null,
    user: renderAccount(hub, issue.user),
    labels: renderLabels(hub, repository, issue),
    milestone: null,
    assignee: null,
    assignees: [],
    requested_reviewers: pull.reviewers.map((reviewer) => renderAccount(hub, reviewer)),
    requested_teams: [],
    draft: pull.draft,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt ?? null,
    merged_at: pull.mergedAt ?? null,
    merge_commit_sha: pull.mergeSha ?? null,
    author_association: association(repository, issue.user),
    auto_merge: null,
    head: renderSide(hub, {
      owner: pull.headOwner,
      repository: pull.headRepository,
      branch: pull.headBranch,
      sha: pull.headSha,
    }),
    base: renderSide(hub, { owner: repository.owner, repository, branch: pull.baseBranch, sha: pull.baseSha }),
  };
}

interface Side {
  readonly owner: Account;
  readonly repository: Repository | undefined;
  readonly branch: string;
  readonly sha: string;
}

function renderSide(hub: Hub, { owner, repository, branch, sha }: Side): JsonObject {
  return {
    label: `${owner.login}:${branch}`,
    ref: branch,
    sha,
    user: renderAccount(hub, owner),
    repo: repository === undefined ? null : renderRepository(hub, repository),
  };
}

function addresses(hub: Hub, repository: Repository, issue: PullIssue): JsonObject {
  const api = repositoryUrl(hub, repository);
  const url = `${api}/pulls/${issue.number}`;
  const page = threadPage(hub, repository, issue);
  const thread = `${api}/issues/${issue.number}`;
  const targets = {
    html: page,
    issue: thread,
    comments: `${thread}/comments`,
    review_comments: `${url}/comments`,
    review_comment: `${api}/pulls/comments{/number}`,
    commits: `${url}/commits`,
    statuses: `${api}/statuses/${issue.pull.headSha}`,
  };
  return {
    ...Object.fromEntries(Object.entries(targets).map(([name, target]) => [`${name}_url`, target])),
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    _links: Object.fromEntries(Object.entries({ self: url, ...targets }).map(([name, href]) => [name, { href }])),
  };
}

/** `pull-request`: one read alone, with what git says about it. */
export function renderWholePull(hub: Hub, repository: Repository, issue: PullIssue): JsonObject {
  const { pull } = issue;
  const from = mergeBase(repository.remote, pull.baseSha, pull.headSha) ?? pull.baseSha;
  const files = changedFiles(repository.remote, from, pull.headSha);
  const open = issue.state === 'open';
  const mergeable = open ? mergeTrees(repository.remote, pull.baseSha, pull.headSha) !== undefined : null;
  const clean = pull.draft ? 'draft' : 'clean';
  return {
    ...renderPull(hub, repository, issue),
    merged: pull.mergedAt !== undefined,
    merged_by: pull.mergedBy === undefined ? null : renderAccount(hub, pull.mergedBy),
    mergeable,
    rebaseable: mergeable,
    mergeable_state: mergeable === null ? 'unknown' : mergeable ? clean : 'dirty',
    comments: issue.comments.length,
    review_comments: 0,
    maintainer_can_modify: pull.maintainerCanModify,
    commits: commitsOf(repository.remote, `${from}..${pull.headSha}`).length,
    additions: sum(files, 'additions'),
    deletions: sum(files, 'deletions'),
    changed_files: files.length,
  };
}

/** `pull-request-review`. */
export function renderReview(hub: Hub, repository: Repository, at: { issue: PullIssue; review: Review }): JsonObject {
  const { issue, review } = at;
  const page = `${threadPage(hub, repository, issue)}#pullrequestreview-${review.id}`;
  const url = `${repositoryUrl(hub, repository)}/pulls/${issue.number}`;
  return {
    id: review.id,
    node_id: nodeId('PullRequestReview', review.id),
    user: renderAccount(hub, review.user),
    body: review.body,
    state: review.state,
    html_url: page,
    pull_request_url: url,
    _links: { html: { href: page }, pull_request: { href: url } },
    submitted_at: review.submittedAt,
    commit_id: review.commit,
    author_association: association(repository, review.user),
  };
}
