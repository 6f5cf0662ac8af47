import { empty, notFound, ok, page } from './answer.ts';
import { type Handlers, pageOf, param, type RootHandler, text } from './call.ts';
import type { JsonObject } from './description.ts';
import { fullName } from './model.ts';
import { renderFullRepository, renderPermission, renderPublicAccount } from './render-repository.ts';
import { rateHeaders } from './tokens.ts';

/** Operations outside repositories. */
export const rootHandlers = {
  'GET /rate_limit': ({ token }) => {
    const headers = rateHeaders(token);
    const number = (name: string): number => Number(headers[`x-ratelimit-${name}`]);
    const rate = {
      limit: number('limit'),
      remaining: number('remaining'),
      reset: number('reset'),
      used: number('used'),
    };
    return ok({ resources: { core: rate, search: { limit: 30, remaining: 30, reset: rate.reset, used: 0 } }, rate });
  },
  'GET /user': ({ hub, token }) => ok(renderPublicAccount(hub, token.actor)),
  'GET /users/{username}': (call) => {
    const account = call.hub.accounts.get(param(call, 'username').toLowerCase());
    return account === undefined ? notFound : ok(renderPublicAccount(call.hub, account));
  },
} as const satisfies Record<string, RootHandler>;

/** The repository itself, who may do what in it, and repository_dispatch. */
export const repositoryHandlers: Handlers = {
  'GET /repos/{owner}/{repo}': ({ hub, repository }) => ok(renderFullRepository(hub, repository)),

  'GET /repos/{owner}/{repo}/collaborators/{username}': (call) => {
    const account = call.hub.accounts.get(param(call, 'username').toLowerCase());
    const declared = account !== undefined && call.repository.roles.has(account.login.toLowerCase());
    const owner = account?.login === call.repository.owner.login;
    return declared || owner ? empty : notFound;
  },

  'GET /repos/{owner}/{repo}/collaborators/{username}/permission': (call) => {
    const account = call.hub.accounts.get(param(call, 'username').toLowerCase());
    return account === undefined ? notFound : ok(renderPermission(call.hub, call.repository, account));
  },

  'GET /repos/{owner}/{repo}/rules/branches/{branch}': (call) =>
    page(call.repository.rules, pageOf(call), (rule) => rule),

  'GET /repos/{owner}/{repo}/rulesets/{ruleset_id}': (call) => {
    const id = Number(param(call, 'ruleset_id'));
    const { rules, bypassers } = call.repository;
    const own = rules.filter((rule) => rule['ruleset_id'] === id);
    if (own.length === 0) return notFound;
    const mayBypass = bypassers.has(call.token.actor.login);
    return ok({
      ...{ id, name: `ruleset ${id}`, target: 'branch', source_type: 'Repository', enforcement: 'active' },
      source: fullName(call.repository),
      current_user_can_bypass: mayBypass ? 'always' : 'never',
    });
  },

  'GET /repos/{owner}/{repo}/actions/permissions/workflow': ({ repository }) =>
    ok({
      default_workflow_permissions: 'read',
      can_approve_pull_request_reviews: repository.switches.actionsMayCreatePulls,
    }),

  'POST /repos/{owner}/{repo}/dispatches': ({ repository, token, body }) => {
    repository.dispatches.push({
      event: 'repository_dispatch',
      name: text(body, 'event_type') ?? '',
      ref: undefined,
      payload: (body['client_payload'] ?? {}) as JsonObject,
      actor: token.actor.login,
    });
    return empty;
  },
};
