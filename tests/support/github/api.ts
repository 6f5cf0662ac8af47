import { badCredentials, findToken, refuseOperation, refuseRoot, sees } from './access.ts';
import { type Answer, notFound, refused } from './answer.ts';
import type { Call, RootCall } from './call.ts';
import type { Description, Json, JsonObject } from './description.ts';
import { handlers } from './handlers.ts';
import { rootHandlers } from './handlers-repository.ts';
import type { Judge } from './judge.ts';
import type { Hub } from './model.ts';
import { syncPulls } from './pull-sync.ts';
import type { Match } from './router.ts';
import { countRequest, countWrite, rateHeaders, type Token } from './tokens.ts';

/** A request to the API, read whole. */
export interface ApiRequest {
  readonly method: string;
  /** Below `/api/v3`, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly rawBody: string;
  readonly match: Match | undefined;
}

export interface Api {
  /** The parsed body; undefined when there is none or it is not JSON. */
  readonly body: (request: ApiRequest) => Json | undefined;
  /** What GitHub's description says against the request. */
  readonly judge: (request: ApiRequest) => readonly string[];
  /** Carries the request out. */
  readonly perform: (request: ApiRequest) => Performed;
}

export interface Performed {
  readonly answer: Answer;
  readonly token: Token | undefined;
  /** What GitHub's description says against the answer. */
  readonly violations: readonly string[];
}

export function createApi(hub: Hub, description: Description, judge: Judge): Api {
  return {
    body: readBody,
    judge: (request) => judge.request({ ...request, operation: request.match?.operation, body: readBody(request) }),
    perform(request) {
      const token = findToken(hub, request.headers['authorization']);
      const raw = token === undefined ? badCredentials : carryOut(hub, judge, request, token);
      const answer = complete(description, request, raw);
      const operation = request.match?.operation;
      const violations = operation === undefined ? [] : judge.answer(operation, answer.status, answer.body);
      return { answer: withHeaders(answer, token), token, violations };
    },
  };
}

function readBody({ rawBody }: ApiRequest): Json | undefined {
  try {
    return rawBody === '' ? undefined : (JSON.parse(rawBody) as Json);
  } catch {
    return undefined;
  }
}

function carryOut(hub: Hub, judge: Judge, request: ApiRequest, token: Token): Answer {
  if (!request.headers['user-agent']) return refused(403, 'Request forbidden by administrative rules.');
  const free = request.match?.operation === 'GET /rate_limit';
  if (!free && !countRequest(token, hub.now())) return rateLimited(token);
  if (request.match === undefined) return notFound;
  const { operation, params } = request.match;
  const root: RootCall = {
    hub,
    token,
    params,
    query: request.query,
    body: (readBody(request) ?? {}) as JsonObject,
    url: `${hub.apiUrl}${request.path}`,
  };
  const wrong = refuseBody(judge, request);
  if (operation in rootHandlers) {
    return refuseRoot(token, operation) ?? wrong ?? rootHandlers[operation as keyof typeof rootHandlers](root);
  }
  const repository = hub.repositories.get(`${params['owner']}/${params['repo']}`.toLowerCase());
  if (repository === undefined || !sees(token, repository)) return notFound;
  const written = request.method === 'GET' || countWrite(token, hub.now(), repository.switches.writesPerMinute);
  if (!written) return tooManyWrites;
  syncPulls(hub, repository);
  const call: Call = { ...root, repository };
  const answer = refuseOperation(call, operation) ?? wrong ?? handlers[operation]?.(call);
  if (answer === undefined) throw new Error(`${operation} has no handler`);
  return answer;
}

/** GitHub refuses what is no JSON and what has the wrong types; it overlooks fields that it does not know. */
function refuseBody(judge: Judge, request: ApiRequest): Answer | undefined {
  const body = readBody(request);
  if (body === undefined && request.rawBody !== '') return refused(400, 'Problems parsing JSON');
  const faults = judge
    .request({ ...request, operation: request.match?.operation, body })
    .filter((fault) => fault.startsWith('body: ') && !overlooked.test(fault));
  return faults.length === 0 ? undefined : refused(422, `Invalid request.\n\n${faults.join('\n')}`);
}

/** Against the description, but nothing that GitHub minds. */
const overlooked = /must NOT have additional properties|this operation takes none/;

const limitDocs = 'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api';

const tooManyWrites: Answer = {
  ...refused(403, 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.', {
    documentation_url: `${limitDocs}#about-secondary-rate-limits`,
  }),
  headers: { 'retry-after': '60' },
};

function rateLimited(token: Token): Answer {
  const who = token.kind === 'anonymous' ? '127.0.0.1' : `installation ID ${token.actor.id}`;
  return refused(403, `API rate limit exceeded for ${who}.`, { documentation_url: limitDocs });
}

/** Adds what every refusal carries: where it is documented, and its status as a string. */
function complete(description: Description, request: ApiRequest, answer: Answer): Answer {
  if (answer.status < 400 || answer.body === undefined) return answer;
  const described = request.match && description.operations.get(request.match.operation);
  const url = described?.documentationUrl ?? 'https://docs.github.com/rest';
  return { ...answer, body: { documentation_url: url, ...(answer.body as JsonObject), status: String(answer.status) } };
}

function withHeaders(answer: Answer, token: Token | undefined): Answer {
  const rate = token === undefined ? {} : rateHeaders(token);
  const headers = { 'x-github-media-type': 'github.v3; format=json', ...rate, ...answer.headers };
  return { ...answer, headers };
}
