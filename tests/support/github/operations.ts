/** A permission of a workflow's token, in the spelling of GitHub's answers. */
export type Permission =
  | 'contents'
  | 'pull_requests'
  | 'issues'
  | 'checks'
  | 'statuses'
  | 'actions'
  | 'workflows'
  | 'administration';

/** What a token may do with one permission. */
export type Level = 'none' | 'read' | 'write';

/**
 * What an operation asks of a token: `metadata` is held by every token that knows the repository, `user` refuses installation
 * tokens, `open` asks nothing; a list names alternatives, one of which is enough.
 */
export type Need = 'open' | 'metadata' | 'user' | readonly `${Permission}=${'read' | 'write'}`[];

const thread = { read: ['issues=read', 'pull_requests=read'], write: ['issues=write', 'pull_requests=write'] } as const;
const repo = '/repos/{owner}/{repo}';

/**
 * Every operation that the stand-in answers and the permission that GitHub's "Permissions required for GitHub Apps" page
 * names for it. The judge's description is cut to exactly these.
 */
export const operations = {
  'GET /rate_limit': 'open',
  'GET /user': 'user',
  'GET /users/{username}': 'open',
  [`GET ${repo}`]: 'metadata',
  [`GET ${repo}/collaborators/{username}`]: 'metadata',
  [`GET ${repo}/collaborators/{username}/permission`]: 'metadata',
  [`GET ${repo}/rules/branches/{branch}`]: 'metadata',
  [`GET ${repo}/rulesets/{ruleset_id}`]: 'metadata',
  [`GET ${repo}/actions/permissions/workflow`]: ['administration=read'],
  [`POST ${repo}/dispatches`]: ['contents=write'],

  [`GET ${repo}/activity`]: ['contents=read'],
  [`GET ${repo}/branches`]: ['contents=read'],
  [`GET ${repo}/branches/{branch}`]: ['contents=read'],
  [`GET ${repo}/commits`]: ['contents=read'],
  [`GET ${repo}/commits/{ref}`]: ['contents=read'],
  [`GET ${repo}/commits/{commit_sha}/pulls`]: ['pull_requests=read'],
  [`GET ${repo}/compare/{basehead}`]: ['contents=read'],
  [`GET ${repo}/contents/{path}`]: ['contents=read'],
  [`GET ${repo}/git/ref/{ref}`]: ['contents=read'],
  [`GET ${repo}/git/matching-refs/{ref}`]: ['contents=read'],
  [`POST ${repo}/git/refs`]: ['contents=write'],
  [`PATCH ${repo}/git/refs/{ref}`]: ['contents=write'],
  [`DELETE ${repo}/git/refs/{ref}`]: ['contents=write'],
  [`GET ${repo}/git/commits/{commit_sha}`]: ['contents=read'],
  [`POST ${repo}/git/blobs`]: ['contents=write'],
  [`POST ${repo}/git/trees`]: ['contents=write'],
  [`POST ${repo}/git/commits`]: ['contents=write'],

  [`GET ${repo}/issues`]: ['issues=read'],
  [`POST ${repo}/issues`]: ['issues=write'],
  [`GET ${repo}/issues/{issue_number}`]: thread.read,
  [`PATCH ${repo}/issues/{issue_number}`]: thread.write,
  [`PUT ${repo}/issues/{issue_number}/lock`]: thread.write,
  [`DELETE ${repo}/issues/{issue_number}/lock`]: thread.write,
  [`GET ${repo}/issues/{issue_number}/comments`]: thread.read,
  [`POST ${repo}/issues/{issue_number}/comments`]: thread.write,
  [`GET ${repo}/issues/comments/{comment_id}`]: thread.read,
  [`PATCH ${repo}/issues/comments/{comment_id}`]: thread.write,
  [`DELETE ${repo}/issues/comments/{comment_id}`]: thread.write,
  [`GET ${repo}/issues/comments/{comment_id}/reactions`]: thread.read,
  [`POST ${repo}/issues/comments/{comment_id}/reactions`]: thread.write,
  [`DELETE ${repo}/issues/comments/{comment_id}/reactions/{reaction_id}`]: thread.write,
  [`GET ${repo}/issues/{issue_number}/reactions`]: thread.read,
  [`POST ${repo}/issues/{issue_number}/reactions`]: thread.write,
  [`GET ${repo}/issues/{issue_number}/labels`]: thread.read,
  [`POST ${repo}/issues/{issue_number}/labels`]: thread.write,
  [`DELETE ${repo}/issues/{issue_number}/labels/{name}`]: thread.write,
  [`GET ${repo}/labels/{name}`]: thread.read,
  [`POST ${repo}/labels`]: thread.write,

  [`GET ${repo}/pulls`]: ['pull_requests=read'],
  [`POST ${repo}/pulls`]: ['pull_requests=write'],
  [`GET ${repo}/pulls/{pull_number}`]: ['pull_requests=read'],
  [`PATCH ${repo}/pulls/{pull_number}`]: ['pull_requests=write'],
  [`GET ${repo}/pulls/{pull_number}/commits`]: ['pull_requests=read'],
  [`GET ${repo}/pulls/{pull_number}/files`]: ['pull_requests=read'],
  [`PUT ${repo}/pulls/{pull_number}/merge`]: ['contents=write'],
  [`GET ${repo}/pulls/{pull_number}/reviews`]: ['pull_requests=read'],
  [`POST ${repo}/pulls/{pull_number}/reviews`]: ['pull_requests=write'],
  [`POST ${repo}/pulls/{pull_number}/requested_reviewers`]: ['pull_requests=write'],

  [`POST ${repo}/check-runs`]: ['checks=write'],
  [`GET ${repo}/check-runs/{check_run_id}`]: ['checks=read'],
  [`PATCH ${repo}/check-runs/{check_run_id}`]: ['checks=write'],
  [`GET ${repo}/commits/{ref}/check-runs`]: ['checks=read'],
  [`POST ${repo}/statuses/{sha}`]: ['statuses=write'],
  [`GET ${repo}/commits/{ref}/status`]: ['statuses=read'],
  [`GET ${repo}/commits/{ref}/statuses`]: ['statuses=read'],

  [`GET ${repo}/actions/artifacts`]: ['actions=read'],
  [`GET ${repo}/actions/artifacts/{artifact_id}/{archive_format}`]: ['actions=read'],
  [`GET ${repo}/actions/runs`]: ['actions=read'],
  [`GET ${repo}/actions/runs/{run_id}`]: ['actions=read'],
  [`GET ${repo}/actions/runs/{run_id}/jobs`]: ['actions=read'],
  [`POST ${repo}/actions/runs/{run_id}/cancel`]: ['actions=write'],
  [`GET ${repo}/actions/workflows`]: ['actions=read'],
  [`GET ${repo}/actions/workflows/{workflow_id}/runs`]: ['actions=read'],
  [`POST ${repo}/actions/workflows/{workflow_id}/dispatches`]: ['actions=write'],
} as const satisfies Record<string, Need>;

/** `GET /repos/{owner}/{repo}`, …: the route of an operation as the description spells it. */
export type Operation = keyof typeof operations;
