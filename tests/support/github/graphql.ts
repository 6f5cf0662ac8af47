import { badCredentials, findToken, sees } from './access.ts';
import { type Answer, ok } from './answer.ts';
import { isPull } from './call.ts';
import type { JsonObject } from './description.ts';
import { type Hub, type Repository, timestamp } from './model.ts';
import type { PullIssue } from './render-pull.ts';
import { atLeast, nodeId, roleOf } from './render-repository.ts';
import { countRequest, holds, type Token } from './tokens.ts';

/** Path of GraphQL beside the REST API of a server, which stands at `/api/v3`. */
export const graphqlPath = '/api/graphql';

export interface GraphqlRequest {
  readonly authorization: string | undefined;
  readonly body: JsonObject;
}

/** What GraphQL answered, and which documents of the request are none of those that are known here. */
export interface GraphqlAnswer {
  readonly answer: Answer;
  readonly token: Token | undefined;
  readonly violations: readonly string[];
}

/** The two mutations of the reference that we need: https://docs.github.com/graphql/reference/pulls. Anything else must not go unnoticed. */
export function answerGraphql(hub: Hub, { authorization, body }: GraphqlRequest): GraphqlAnswer {
  const token = findToken(hub, authorization);
  if (token === undefined || token.kind === 'anonymous') return { answer: badCredentials, token, violations: [] };
  countRequest(token, hub.now());
  const query = String(body['query'] ?? '');
  const known =
    /^\s*mutation\s*\(\$(\w+):\s*ID!\)\s*\{\s*(markPullRequestReadyForReview|convertPullRequestToDraft)\(\s*input:\s*\{\s*pullRequestId:\s*\$\1\s*\}\s*\)\s*\{\s*pullRequest\s*\{\s*isDraft\s*\}\s*\}\s*\}\s*$/;
  const [, name, field] = known.exec(query) ?? [];
  if (name === undefined || field === undefined) {
    const unknown = failed('', 'undefinedField', `Nothing is known here of: ${query}`);
    return { answer: unknown, token, violations: [`POST ${graphqlPath} has an unknown document: ${query}`] };
  }
  const variables = (body['variables'] ?? {}) as JsonObject;
  return { answer: setDraft(hub, token, { field, id: String(variables[name] ?? '') }), token, violations: [] };
}

/** GitHub wants two permissions for it, as its users found out: cli/cli discussion 6924. */
function setDraft(hub: Hub, token: Token, { field, id }: { readonly field: string; readonly id: string }): Answer {
  const found = findPull(hub, token, id);
  if (found === undefined)
    return failed(field, 'NOT_FOUND', `Could not resolve to a node with the global id of '${id}'`);
  const { repository, issue } = found;
  const mayAsApp = holds(token, 'pull_requests', 'write') && holds(token, 'contents', 'write');
  const may = token.kind === 'user' ? atLeast(roleOf(repository, token.actor), 'write') : mayAsApp;
  if (!may) return failed(field, 'FORBIDDEN', 'Resource not accessible by integration');
  issue.pull.draft = field === 'convertPullRequestToDraft';
  issue.updatedAt = timestamp(hub);
  return ok({ data: { [field]: { pullRequest: { isDraft: issue.pull.draft } } } });
}

function findPull(hub: Hub, token: Token, id: string): { repository: Repository; issue: PullIssue } | undefined {
  for (const repository of hub.repositories.values()) {
    if (!sees(token, repository)) continue;
    const issue = [...repository.issues.values()].filter(isPull).find((each) => nodeId('PullRequest', each.id) === id);
    if (issue !== undefined) return { repository, issue };
  }
  return undefined;
}

/** GraphQL answers 200 and says in the body what went wrong. */
function failed(field: string, type: string, message: string): Answer {
  return ok({ data: { [field]: null }, errors: [{ type, path: [field], message }] });
}
