import { type Answer, notFound, refused } from './answer.ts';
import { type Call, findIssue } from './call.ts';
import { findComment } from './handlers-comments.ts';
import type { Hub, Repository } from './model.ts';
import { type Need, type Operation, operations, type Permission } from './operations.ts';
import { atLeast, roleOf } from './render-repository.ts';
import { createToken, holds, type Token, tokenValue, useToken } from './tokens.ts';

export const badCredentials = refused(401, 'Bad credentials', { documentation_url: 'https://docs.github.com/rest' });

/** The token of a request; undefined when it is unknown, revoked or used up. Without one the request is anonymous. */
export function findToken(hub: Hub, authorization: string | undefined): Token | undefined {
  if (authorization === undefined) return anonymous(hub);
  const token = hub.tokens.get(tokenValue(authorization) ?? '');
  return token !== undefined && useToken(token) ? token : undefined;
}

function anonymous(hub: Hub): Token {
  const known = hub.tokens.get('');
  if (known !== undefined) return known;
  const actor = { id: 0, login: 'anonymous', type: 'User' } as const;
  const made: Token = {
    ...createToken({ value: '', limit: 60, permissions: {} }, actor, hub.now()),
    name: 'anonymous',
    kind: 'anonymous',
  };
  hub.tokens.set('', made);
  return made;
}

/** Whether the token may know that the repository exists. */
export function sees(token: Token, repository: Repository): boolean {
  if (!repository.private) return true;
  if (token.kind === 'anonymous') return false;
  if (token.kind === 'user') return atLeast(roleOf(repository, token.actor), 'read');
  return covers(token, repository);
}

/** Whether the token was made for that repository. */
export function covers(token: Token, repository: Repository): boolean {
  const name = `${repository.owner.login}/${repository.name}`.toLowerCase();
  return token.repositories === undefined || token.repositories.includes(name);
}

/** What keeps a token from an operation of a repository it sees; undefined when nothing does. */
export function refuseOperation(call: Call, operation: Operation): Answer | undefined {
  const { token, repository } = call;
  const need = narrowed(call, operation, operations[operation]);
  if (need === 'open' || need === 'metadata') return undefined;
  const reads = operation.startsWith('GET ');
  if (token.kind === 'anonymous') return reads ? readPublic(repository) : refused(401, 'Requires authentication');
  if (token.kind === 'user' && !mayAct(call, operation)) return refused(403, 'Must have admin rights to Repository.');
  if (need === 'user') return undefined;
  if (reads && !repository.private && !need.some((each) => each.startsWith('administration'))) return undefined;
  const granted = covers(token, repository) && need.some((each) => grants(token, each));
  return granted ? undefined : notAccessible(token, need);
}

function readPublic(repository: Repository): Answer | undefined {
  return repository.private ? notFound : undefined;
}

/** Outside repositories only `GET /user` asks for something: a person. */
export function refuseRoot(token: Token, operation: Operation): Answer | undefined {
  if (operations[operation] !== 'user' || token.kind === 'user') return undefined;
  return token.kind === 'anonymous' ? refused(401, 'Requires authentication') : notAccessible(token, []);
}

function grants(token: Token, need: string): boolean {
  const [permission, level] = need.split('=') as [Permission, 'read' | 'write'];
  return holds(token, permission, level);
}

/** GitHub names the alternatives in a header, separated by semicolons. */
function notAccessible(token: Token, need: readonly string[]): Answer {
  const who = token.kind === 'user' ? 'personal access token' : 'integration';
  const headers: Record<string, string> = need.length === 0 ? {} : { 'x-accepted-github-permissions': need.join('; ') };
  return { ...refused(403, `Resource not accessible by ${who}`), headers };
}

/** On a plain issue the permission for pull requests does not help. */
function narrowed(call: Call, operation: Operation, need: Need): Need {
  if (!operation.includes('/issues/') || typeof need === 'string') return need;
  const issue = findIssue(call) ?? findComment(call)?.issue;
  if (issue === undefined || issue.pull !== undefined) return need;
  return need.filter((each) => each.startsWith('issues'));
}

const readersMay =
  /^POST \S+\/(issues|pulls|comments|reactions|reviews)$|^PATCH \S+\/issues\/comments\/|^DELETE \S+\/issues\/comments\//;

/** What a person's role allows: readers take part in discussions, writers do the rest. */
function mayAct({ repository, token }: Call, operation: Operation): boolean {
  const wanted = operation.startsWith('GET ') || readersMay.test(operation) ? 'read' : 'write';
  return atLeast(roleOf(repository, token.actor), wanted);
}
