import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Api, ApiRequest } from './api.ts';
import { serveArtifacts } from './artifacts.ts';
import type { JsonObject } from './description.ts';
import type { Fault, FaultList } from './faults.ts';
import type { GitAddress, GitFront } from './git-front.ts';
import { answerGraphql, graphqlPath } from './graphql.ts';
import type { JournalEntry } from './journal.ts';
import type { Hub } from './model.ts';
import type { Match } from './router.ts';
import { readWhole, send, sendEffect } from './send.ts';

/** The parts that one origin serves. */
export interface Parts {
  readonly hub: Hub;
  readonly api: Api;
  readonly git: GitFront;
  readonly faults: FaultList;
  readonly route: (method: string, path: string) => Match | undefined;
  readonly journal: JournalEntry[];
}

const apiPrefix = '/api/v3';

/** Serves API and git on a free loopback port and tells the hub its addresses. */
export async function listen(parts: Parts): Promise<Server> {
  const server = createServer((request, response) => {
    serve(parts, request, response).catch((error: unknown) => {
      // Whoever hangs up in the middle of a request or before its answer, as a cancelled git does, shows no fault of ours.
      if (request.complete && !request.socket.destroyed) fail(parts, response, error);
      else response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  parts.hub.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  parts.hub.apiUrl = `${parts.hub.origin}${apiPrefix}`;
  return server;
}

/** A fault of the stand-in itself is a violation, so that no suite takes it for GitHub's. */
function fail({ journal }: Parts, response: ServerResponse, error: unknown): void {
  journal
    .at(-1)
    ?.violations.push(
      `the stand-in failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  response.destroy();
}

async function serve(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '';
  if (url.startsWith(`${apiPrefix}/`)) return serveApi(parts, request, response);
  if (url === graphqlPath && request.method === 'POST') return serveGraphql(parts, request, response);
  if (await serveArtifacts(parts.hub, request, response)) return;
  const address = parts.git.match(url);
  if (address !== undefined) return serveGit(parts, address, { request, response });
  request.resume();
  serveNothing(parts, request, response);
}

async function serveGraphql(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = readJson((await readWhole(request)).toString('utf8'));
  const seen = { kind: 'api', request, method: 'POST', path: graphqlPath, operation: undefined, body } as const;
  const entry = record(parts, { ...seen, query: new URLSearchParams() });
  parts.journal.push(entry);
  const fault = parts.faults.next({ method: 'POST', path: graphqlPath, operation: undefined });
  entry.fault = fault?.name;
  if (fault !== undefined) return disturb(parts, response, { fault, entry });
  const { authorization } = request.headers;
  const { answer, token, violations } = answerGraphql(parts.hub, { authorization, body });
  entry.violations.push(...violations);
  Object.assign(entry, { token: token?.name, answer: answer.body, status: answer.status });
  send(response, answer);
}

function readJson(text: string): JsonObject {
  try {
    return JSON.parse(text) as JsonObject;
  } catch {
    return {};
  }
}

/** Neither API nor git: nothing of it is described here, so it must not go unnoticed. */
function serveNothing(parts: Parts, request: IncomingMessage, response: ServerResponse): void {
  const [path = '', search = ''] = (request.url ?? '').split('?');
  const method = request.method ?? 'GET';
  const seen = { kind: 'api', request, method, path, operation: undefined, body: undefined } as const;
  const entry = record(parts, { ...seen, query: new URLSearchParams(search) });
  entry.status = 404;
  entry.violations.push(`${method} ${path} is neither below ${apiPrefix} nor git of a repository`);
  parts.journal.push(entry);
  send(response, { status: 404, body: '<!DOCTYPE html>\n<title>Page not found &middot; GitHub</title>\n' });
}

async function serveApi(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { hub, api, faults, journal } = parts;
  const read = await readApiRequest(parts, request);
  const entry = record(parts, {
    kind: 'api',
    request,
    ...read,
    operation: read.match?.operation,
    body: api.body(read),
  });
  entry.violations.push(...api.judge(read));
  journal.push(entry);
  const fault = faults.next({ method: read.method, path: read.path, operation: read.match?.operation });
  entry.fault = fault?.name;
  if (fault !== undefined && !fault.stored) return disturb(parts, response, { fault, entry });
  const { answer, token, violations } = api.perform(read);
  entry.violations.push(...violations);
  Object.assign(entry, { token: token?.name, answer: answer.body });
  if (fault !== undefined) {
    entry.status = sendEffect(response, fault.effect, { nowMs: hub.now(), truth: answer });
    return;
  }
  entry.status = answer.status;
  send(response, answer);
}

function disturb(
  { hub }: Parts,
  response: ServerResponse,
  { fault, entry }: { fault: Fault; entry: JournalEntry },
): void {
  entry.status = sendEffect(response, fault.effect, { nowMs: hub.now(), truth: undefined });
}

async function readApiRequest({ route }: Parts, request: IncomingMessage): Promise<ApiRequest> {
  const method = request.method ?? 'GET';
  const [whole = '', search = ''] = (request.url ?? '').slice(apiPrefix.length).split('?');
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const rawBody = (await readWhole(request)).toString('utf8');
  return { method, path: whole, query: new URLSearchParams(search), headers, rawBody, match: route(method, whole) };
}

async function serveGit(
  parts: Parts,
  address: GitAddress,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const { git, faults, journal } = parts;
  const [path = '', search = ''] = (request.url ?? '').split('?');
  const method = request.method ?? 'GET';
  const query = new URLSearchParams(search);
  const entry = record(parts, {
    kind: 'git',
    request,
    method,
    path,
    query,
    operation: address.operation,
    body: undefined,
  });
  journal.push(entry);
  const fault = faults.next({ method, path, operation: address.operation });
  entry.fault = fault?.name;
  if (fault !== undefined && !fault.stored) {
    request.resume();
    return disturb(parts, response, { fault, entry });
  }
  const { status, token } = await git.serve(address, { request, response: fault === undefined ? response : undefined });
  Object.assign(entry, { status, token: token?.name });
  if (fault !== undefined) disturb(parts, response, { fault, entry });
}

interface Seen {
  readonly kind: JournalEntry['kind'];
  readonly request: IncomingMessage;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly operation: string | undefined;
  readonly body: JournalEntry['body'];
}

/** Secrets stay out of the journal: it ends in messages of failing tests. */
function record({ hub }: Parts, { kind, request, method, path, query, operation, body }: Seen): JournalEntry {
  const { authorization: _, ...kept } = request.headers;
  const headers = Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, String(value)]));
  const atMs = hub.now();
  const open = { token: undefined, status: undefined, answer: undefined, fault: undefined };
  return { kind, atMs, method, path, query: String(query), operation, headers, body, ...open, violations: [] };
}
