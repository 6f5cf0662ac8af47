import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { componentsId, type DescribedOperation, type Description, type Json, type JsonObject } from './description.ts';

/** A request as the judge sees it. `operation` is `GET /repos/{owner}/{repo}`, or undefined when no route matched. */
export interface JudgedRequest {
  readonly method: string;
  readonly path: string;
  readonly operation: string | undefined;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Undefined when no body was sent. */
  readonly body: Json | undefined;
}

/** Finds what GitHub's own description does not allow, in requests and in the stand-in's answers. */
export interface Judge {
  /** One sentence per fault; empty when the request is as described. */
  request(request: JudgedRequest): readonly string[];
  /** `body` is undefined for an empty answer. */
  answer(operation: string, status: number, body: Json | undefined): readonly string[];
}

/** Failures that GitHub sends for any operation, whether or not the description lists them there. */
const anywhere = new Set([400, 401, 403, 404, 410, 413, 415, 422, 429, 451, 500, 502, 503, 504]);
const versions = new Set(['2022-11-28', '2026-03-10']);

export function createJudge(description: Description): Judge {
  const check = createChecks(description.components);
  return {
    request: (request) => [...judgeHeaders(request), ...judgeContent(description, check, request)],
    answer(operation, status, body) {
      const described = description.operations.get(operation);
      if (described === undefined) return [`${operation} is not an operation of the description`];
      return judgeAnswer(described, check, { status, body: withoutStatus(status, body) }).map(
        (fault) => `answer ${status}: ${fault}`,
      );
    },
  };
}

type Check = (schema: JsonObject, value: Json, options?: { coerce: boolean }) => readonly string[];

/** Schemas are compiled once, when first used: most suites use a tenth of them. */
function createChecks(components: readonly JsonObject[]): Check {
  const strict = createAjv(components, false);
  const coercing = createAjv(components, true);
  return (schema, value, options) => {
    const validate: ValidateFunction = (options?.coerce ? coercing : strict).compile(schema);
    return validate(value) ? [] : (validate.errors ?? []).filter(isTelling).slice(0, 5).map(describe);
  };
}

function createAjv(components: readonly JsonObject[], coerceTypes: boolean): Ajv {
  // Addresses of bots have brackets, which GitHub's description calls an e-mail address all the same.
  const formats = { ...fullFormats, email: /^\S+@\S+$/, 'repo.nwo': true, timestamp: true } as const;
  const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes, formats, verbose: true });
  for (const document of components) ajv.addSchema(document);
  return ajv;
}

/** Of a value that may also be null, that it is not null says nothing. */
function isTelling(error: ErrorObject, _: number, all: readonly ErrorObject[]): boolean {
  return all.length === 1 || !(error.keyword === 'anyOf' || error.params['type'] === 'null');
}

function describe(error: ErrorObject): string {
  const extra = error.keyword === 'additionalProperties' ? ` ("${error.params['additionalProperty']}")` : '';
  const value = JSON.stringify(error.data) ?? '';
  return `${error.instancePath || 'the whole'} ${error.message}${extra}, is ${value.slice(0, 120)}`;
}

function judgeHeaders({ headers, body }: JudgedRequest): readonly string[] {
  const faults: string[] = [];
  const version = headers['x-github-api-version'];
  if (!headers['user-agent']) faults.push('a request needs a User-Agent header');
  if (version !== undefined && !versions.has(version)) faults.push(`X-GitHub-Api-Version ${version} is not supported`);
  if (body !== undefined && !headers['content-type']?.startsWith('application/json')) {
    faults.push(`a body needs Content-Type application/json, is ${headers['content-type'] ?? 'absent'}`);
  }
  return faults;
}

function judgeContent(description: Description, check: Check, request: JudgedRequest): readonly string[] {
  const described = request.operation === undefined ? undefined : description.operations.get(request.operation);
  if (described === undefined) {
    return [
      `${request.method} ${request.path} is not among the described operations: see tests/support/github/operations.ts`,
    ];
  }
  return [...judgeQuery(described, check, request.query), ...judgeBody(described, check, request.body)];
}

function judgeQuery(described: DescribedOperation, check: Check, query: URLSearchParams): readonly string[] {
  const parameters = described.parameters.filter((parameter) => parameter.in === 'query');
  const schema: JsonObject = {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema: each }) => [name, each])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
  return check(schema, Object.fromEntries(query), { coerce: true }).map((fault) => `query: ${fault}`);
}

function judgeBody(described: DescribedOperation, check: Check, body: Json | undefined): readonly string[] {
  if (described.body === undefined) {
    const empty = body === undefined || (typeof body === 'object' && Object.keys(body ?? {}).length === 0);
    return empty ? [] : [`body: this operation takes none, is ${JSON.stringify(body).slice(0, 120)}`];
  }
  if (body === undefined) return described.body.required ? ['body: is required'] : [];
  return check(described.body.schema, body).map((fault) => `body: ${fault}`);
}

function judgeAnswer(
  described: DescribedOperation,
  check: Check,
  { status, body }: { status: number; body: Json | undefined },
): readonly string[] {
  const documented = described.answers.has(status);
  if (!documented && !anywhere.has(status)) return ['this status is not documented'];
  const schemas = described.answers.get(status);
  if (schemas === undefined && status < 400) return body === undefined ? [] : ['is documented as empty'];
  if (body === undefined) return ['a body is documented, the answer is empty'];
  const outcomes = (schemas ?? errorSchemas).map((schema) => check(schema, body));
  return outcomes.some((faults) => faults.length === 0) ? [] : (outcomes[0] ?? []);
}

/** GitHub repeats the status in every refusal; its description says so for some of them only. */
function withoutStatus(status: number, body: Json | undefined): Json | undefined {
  if (status < 400 || body === null || typeof body !== 'object' || Array.isArray(body)) return body;
  const { status: repeated, ...rest } = body;
  return repeated === String(status) ? rest : body;
}

const errorSchemas: readonly JsonObject[] = ['basic-error', 'validation-error'].map((name) => ({
  $ref: `${componentsId}#/components/schemas/${name}`,
}));
