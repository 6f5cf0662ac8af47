import type { Json, JsonObject } from './description.ts';
import type { Comment, Hub, Issue, Label, Reaction, Repository } from './model.ts';
import { association, nodeId, renderAccount, renderApp, repositoryPage, repositoryUrl } from './render-repository.ts';

/** Web address of an issue or pull request. */
export function threadPage(hub: Hub, repository: Repository, issue: Issue): string {
  return `${repositoryPage(hub, repository)}/${issue.pull === undefined ? 'issues' : 'pull'}/${issue.number}`;
}

/** `issue`: a pull request is one too, with `pull_request`. */
export function renderIssue(hub: Hub, repository: Repository, issue: Issue): JsonObject {
  const url = `${repositoryUrl(hub, repository)}/issues/${issue.number}`;
  return {
    id: issue.id,
    node_id: nodeId('Issue', issue.id),
    url,
    repository_url: repositoryUrl(hub, repository),
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    timeline_url: `${url}/timeline`,
    html_url: threadPage(hub, repository, issue),
    number: issue.number,
    title: issue.title,
    body: issue.body ?? null,
    user: renderAccount(hub, issue.user),
    labels: renderLabels(hub, repository, issue),
    state: issue.state,
    state_reason: issue.stateReason ?? null,
    locked: issue.locked,
    active_lock_reason: issue.lockReason ?? null,
    assignee: null,
    assignees: [],
    milestone: null,
    comments: issue.comments.length,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt ?? null,
    author_association: association(repository, issue.user),
    performed_via_github_app: issue.byApp ? renderApp(hub) : null,
    reactions: rollUp(url, issue.reactions),
    ...pullPart(hub, repository, issue),
  };
}

function pullPart(hub: Hub, repository: Repository, issue: Issue): JsonObject {
  if (issue.pull === undefined) return {};
  const page = threadPage(hub, repository, issue);
  return {
    draft: issue.pull.draft,
    pull_request: {
      url: `${repositoryUrl(hub, repository)}/pulls/${issue.number}`,
      html_url: page,
      diff_url: `${page}.diff`,
      patch_url: `${page}.patch`,
      merged_at: issue.pull.mergedAt ?? null,
    },
  };
}

export function renderLabels(hub: Hub, repository: Repository, issue: Issue): Json[] {
  return issue.labels.flatMap((name) => {
    const label = repository.labels.get(name.toLowerCase());
    return label === undefined ? [] : [renderLabel(hub, repository, label)];
  });
}

/** `label`. */
export function renderLabel(hub: Hub, repository: Repository, label: Label): JsonObject {
  return {
    id: label.id,
    node_id: nodeId('Label', label.id),
    url: `${repositoryUrl(hub, repository)}/labels/${encodeURIComponent(label.name)}`,
    name: label.name,
    color: label.color,
    default: false,
    description: label.description ?? null,
  };
}

/** `issue-comment`. */
export function renderComment(hub: Hub, repository: Repository, at: { issue: Issue; comment: Comment }): JsonObject {
  const { issue, comment } = at;
  const url = `${repositoryUrl(hub, repository)}/issues/comments/${comment.id}`;
  return {
    id: comment.id,
    node_id: nodeId('IssueComment', comment.id),
    url,
    html_url: `${threadPage(hub, repository, issue)}#issuecomment-${comment.id}`,
    issue_url: `${repositoryUrl(hub, repository)}/issues/${issue.number}`,
    user: renderAccount(hub, comment.user),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    author_association: association(repository, comment.user),
    body: comment.body,
    reactions: rollUp(url, comment.reactions),
    performed_via_github_app: comment.byApp ? renderApp(hub) : null,
  };
}

export const reactionContents = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes'] as const;

function rollUp(url: string, reactions: readonly Reaction[]): JsonObject {
  const counts = reactionContents.map((content) => [
    content,
    reactions.filter((each) => each.content === content).length,
  ]);
  return { url: `${url}/reactions`, total_count: reactions.length, ...Object.fromEntries(counts) };
}

/** `reaction`. */
export function renderReaction(hub: Hub, reaction: Reaction): JsonObject {
  return {
    id: reaction.id,
    node_id: nodeId('Reaction', reaction.id),
    user: renderAccount(hub, reaction.user),
    content: reaction.content,
    created_at: reaction.createdAt,
  };
}
