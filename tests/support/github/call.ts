import type { Answer, PageRequest } from './answer.ts';
import type { JsonObject } from './description.ts';
import type { Hub, Issue, Repository } from './model.ts';
import type { Operation } from './operations.ts';
import type { PullIssue } from './render-pull.ts';
import type { Token } from './tokens.ts';

/** A request that passed authentication, permission and the description of its body. */
export interface RootCall {
  readonly hub: Hub;
  readonly token: Token;
  /** Path parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Empty when none was sent. */
  readonly body: JsonObject;
  /** Address without its query, for links to other pages. */
  readonly url: string;
}

/** A request below `/repos/{owner}/{repo}`. */
export interface Call extends RootCall {
  readonly repository: Repository;
}

export type Handler = (call: Call) => Answer;
export type RootHandler = (call: RootCall) => Answer;
export type Handlers = Partial<Record<Operation, Handler>>;

export function pageOf({ query, url }: RootCall): PageRequest {
  return { query, url };
}

export function param(call: RootCall, name: string): string {
  const value = call.params[name];
  if (value === undefined) throw new Error(`the route has no parameter "${name}"`);
  return value;
}

export function findIssue(call: Call): Issue | undefined {
  return call.repository.issues.get(Number(call.params['issue_number']));
}

export function findPull(call: Call): PullIssue | undefined {
  const issue = call.repository.issues.get(Number(call.params['pull_number']));
  return issue !== undefined && isPull(issue) ? issue : undefined;
}

export function isPull(issue: Issue): issue is PullIssue {
  return issue.pull !== undefined;
}

/** A text field of the body, undefined when absent or null. */
export function text(body: JsonObject, name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' ? value : undefined;
}

/** Sorted newest first unless `direction=asc`, as most lists are. */
export function ordered<Item>(items: readonly Item[], key: (item: Item) => string | number, direction: string): Item[] {
  const sign = direction === 'asc' ? 1 : -1;
  return [...items].sort((a, b) => (key(a) < key(b) ? -sign : key(a) > key(b) ? sign : 0));
}
