import { type Answer, created, empty, invalid, notFound, ok, page, refused } from './answer.ts';
import { type Call, findIssue, type Handlers, isPull, ordered, pageOf, param, text } from './call.ts';
import type { Json, JsonObject } from './description.ts';
import { addIssue, addLabel, bodyTooLong } from './make.ts';
import { type Issue, timestamp } from './model.ts';
import { closePull } from './pull-sync.ts';
import { renderIssue, renderLabel, renderLabels } from './render-thread.ts';

const repo = '/repos/{owner}/{repo}';

/** Issues, their labels and their lock; a pull request is an issue too. */
export const issueHandlers: Handlers = {
  [`GET ${repo}/issues`]: listIssues,
  [`POST ${repo}/issues`]: createIssue,
  [`GET ${repo}/issues/{issue_number}`]: (call) =>
    withIssue(call, (issue) => ok(renderIssue(call.hub, call.repository, issue))),
  [`PATCH ${repo}/issues/{issue_number}`]: updateIssue,
  [`PUT ${repo}/issues/{issue_number}/lock`]: (call) =>
    withIssue(call, (issue) => {
      issue.locked = true;
      issue.lockReason = text(call.body, 'lock_reason');
      return empty;
    }),
  [`DELETE ${repo}/issues/{issue_number}/lock`]: (call) =>
    withIssue(call, (issue) => {
      issue.locked = false;
      issue.lockReason = undefined;
      return empty;
    }),
  [`GET ${repo}/issues/{issue_number}/labels`]: (call) =>
    withIssue(call, (issue) => page(renderLabels(call.hub, call.repository, issue), pageOf(call), (label) => label)),
  [`POST ${repo}/issues/{issue_number}/labels`]: (call) =>
    withIssue(call, (issue) => {
      setLabels(call, issue, [...issue.labels, ...labelNames(call.body)]);
      return ok(renderLabels(call.hub, call.repository, issue));
    }),
  [`DELETE ${repo}/issues/{issue_number}/labels/{name}`]: removeLabel,
  [`GET ${repo}/labels/{name}`]: (call) => {
    const label = call.repository.labels.get(param(call, 'name').toLowerCase());
    return label === undefined ? notFound : ok(renderLabel(call.hub, call.repository, label));
  },
  [`POST ${repo}/labels`]: createLabel,
};

export function withIssue(call: Call, act: (issue: Issue) => Answer): Answer {
  const issue = findIssue(call);
  if (issue === undefined) return notFound;
  if (!call.repository.switches.issues && issue.pull === undefined) return issuesOff;
  return act(issue);
}

const issuesOff = refused(410, 'Issues are disabled for this repo');

function listIssues(call: Call): Answer {
  const { query, repository, hub } = call;
  const state = query.get('state') ?? 'open';
  const labels = (query.get('labels') ?? '').split(',').filter(Boolean);
  const since = query.get('since');
  const creator = query.get('creator');
  const found = [...repository.issues.values()].filter(
    (issue) =>
      (state === 'all' || issue.state === state) &&
      labels.every((name) => issue.labels.includes(name)) &&
      (since === null || issue.updatedAt >= since) &&
      (creator === null || issue.user.login === creator),
  );
  const key = query.get('sort') === 'updated' ? (issue: Issue) => issue.updatedAt : (issue: Issue) => issue.number;
  const list = ordered(found, key, query.get('direction') ?? 'desc');
  return page(list, pageOf(call), (issue) => renderIssue(hub, repository, issue));
}

function createIssue(call: Call): Answer {
  const { hub, repository, token, body } = call;
  if (!repository.switches.issues) return issuesOff;
  const title = String(body['title'] ?? '');
  if (title === '') return invalid({ resource: 'Issue', field: 'title', code: 'missing_field' });
  const given = text(body, 'body');
  if (bodyTooLong(repository, given)) return issueBodyTooLong;
  const issue = addIssue(hub, repository, {
    title,
    body: given,
    user: token.actor,
    byApp: token.kind === 'installation',
  });
  setLabels(call, issue, labelNames(body));
  return created(renderIssue(hub, repository, issue));
}

/** GitHub words it so for issues and pull requests alike. */
export const issueBodyTooLong = invalid({
  resource: 'Issue',
  code: 'custom',
  field: 'body',
  message: 'body is too long (maximum is 65536 characters)',
});

function updateIssue(call: Call): Answer {
  return withIssue(call, (issue) => {
    const { hub, repository, body } = call;
    if (bodyTooLong(repository, text(body, 'body'))) return issueBodyTooLong;
    if (body['title'] !== undefined && body['title'] !== null) issue.title = String(body['title']);
    if (body['body'] !== undefined) issue.body = text(body, 'body');
    if (body['labels'] !== undefined) setLabels(call, issue, labelNames(body));
    if (body['state'] === 'closed' && issue.state === 'open') closeIssue(call, issue);
    if (body['state'] === 'open' && issue.state === 'closed') reopen(issue);
    issue.updatedAt = timestamp(hub);
    return ok(renderIssue(hub, repository, issue));
  });
}

function closeIssue(call: Call, issue: Issue): void {
  if (isPull(issue)) {
    closePull(call.hub, issue);
    return;
  }
  issue.state = 'closed';
  issue.stateReason = text(call.body, 'state_reason') ?? 'completed';
  issue.closedAt = timestamp(call.hub);
}

function reopen(issue: Issue): void {
  issue.state = 'open';
  issue.stateReason = issue.pull === undefined ? 'reopened' : undefined;
  issue.closedAt = undefined;
}

/** The names in `{labels: ["a", {name: "b"}]}`. */
function labelNames(body: JsonObject): string[] {
  const list = (body['labels'] ?? []) as Json[];
  return list.map((label) => (typeof label === 'string' ? label : String((label as JsonObject)['name'])));
}

function setLabels(call: Call, issue: Issue, names: readonly string[]): void {
  for (const name of names)
    if (!call.repository.labels.has(name.toLowerCase())) addLabel(call.hub, call.repository, { name });
  issue.labels.splice(0, issue.labels.length, ...new Set(names));
}

function removeLabel(call: Call): Answer {
  return withIssue(call, (issue) => {
    const index = issue.labels.indexOf(param(call, 'name'));
    if (index < 0) return refused(404, 'Label does not exist');
    issue.labels.splice(index, 1);
    return ok(renderLabels(call.hub, call.repository, issue));
  });
}

function createLabel(call: Call): Answer {
  const { hub, repository, body } = call;
  const name = text(body, 'name') ?? '';
  if (repository.labels.has(name.toLowerCase())) {
    return invalid({ resource: 'Label', code: 'already_exists', field: 'name' });
  }
  const label = addLabel(hub, repository, { name, color: text(body, 'color'), description: text(body, 'description') });
  return created(renderLabel(hub, repository, label));
}
