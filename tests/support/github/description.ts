import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** One parameter of an operation, with its reference resolved. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonObject;
}

/** One operation of GitHub's API description. */
export interface DescribedOperation {
  readonly parameters: readonly Parameter[];
  /** JSON Schema of the body; absent where the operation takes none. */
  readonly body: { readonly required: boolean; readonly schema: JsonObject } | undefined;
  /** JSON Schemas of the answer by status; `undefined` for a status that is documented without a body. */
  readonly answers: ReadonlyMap<number, readonly JsonObject[] | undefined>;
  /** The `documentation_url` of its failures. */
  readonly documentationUrl: string;
}

/** The cut description: its components as JSON Schema documents, and its operations by `GET /path`. */
export interface Description {
  readonly components: readonly JsonObject[];
  readonly operations: ReadonlyMap<string, DescribedOperation>;
}

/** `$id` under which the components are found by the schemas of an operation. */
export const componentsId = 'github';
const openComponentsId = 'github-open';

const fixture = join(import.meta.dirname, '..', '..', 'fixtures', 'openapi', 'github.json');

/** Reads the cut of GitHub's description and turns its OpenAPI 3.0 schemas into closed JSON Schemas. */
export function readDescription(): Description {
  const whole = JSON.parse(readFileSync(fixture, 'utf8')) as JsonObject;
  const operations = new Map<string, DescribedOperation>();
  for (const [path, methods] of Object.entries(whole['paths'] as JsonObject)) {
    for (const [method, operation] of Object.entries(methods as JsonObject)) {
      operations.set(`${method.toUpperCase()} ${path}`, readOperation(whole, operation as JsonObject));
    }
  }
  const schemas = amend((whole['components'] as JsonObject)['schemas'] as JsonObject);
  return {
    operations,
    components: [
      { $id: componentsId, components: { schemas: mapValues(schemas, close) } },
      { $id: openComponentsId, components: { schemas: mapValues(schemas, open) } },
    ],
  };
}

function readOperation(whole: JsonObject, operation: JsonObject): DescribedOperation {
  const parameters = ((operation['parameters'] ?? []) as JsonObject[]).map((each) =>
    readParameter(resolve(whole, each)),
  );
  const body = operation['requestBody'] as JsonObject | undefined;
  const answers = Object.entries(operation['responses'] as JsonObject).map(
    ([status, answer]) => [Number(status), jsonSchemas(resolve(whole, answer as JsonObject))] as const,
  );
  const schema = body === undefined ? undefined : jsonSchemas(body)?.[0];
  return {
    parameters,
    body: schema === undefined ? undefined : { required: body?.['required'] === true, schema },
    answers: new Map(answers),
    documentationUrl: (operation['externalDocs'] as { url: string }).url,
  };
}

function readParameter(parameter: JsonObject): Parameter {
  return {
    name: parameter['name'] as string,
    in: parameter['in'] as Parameter['in'],
    required: parameter['required'] === true,
    schema: close(parameter['schema'] ?? {}) as JsonObject,
  };
}

function resolve(whole: JsonObject, value: JsonObject): JsonObject {
  const reference = value['$ref'];
  if (typeof reference !== 'string') return value;
  const steps = reference.slice(2).split('/');
  return steps.reduce<JsonObject>((place, step) => place[step] as JsonObject, whole);
}

function jsonSchemas(holder: JsonObject): readonly JsonObject[] | undefined {
  const kinds = Object.entries((holder['content'] ?? {}) as JsonObject).filter(([type]) => type.includes('json'));
  if (kinds.length === 0) return undefined;
  return kinds.map(([, kind]) => close((kind as JsonObject)['schema'] ?? {}) as JsonObject);
}

function mapValues(object: JsonObject, change: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

const combinations = ['allOf', 'anyOf', 'oneOf'];
const dropped = new Set(['nullable', 'discriminator', 'xml', 'readOnly', 'writeOnly']);

/**
 * Turns an OpenAPI 3.0 schema into JSON Schema, and closes objects that list their fields: GitHub ignores what it does not
 * know, but a field that no document names is a mistake of the client or of the stand-in. Parts of an `allOf` see the fields
 * of the other parts, so they stay open.
 */
function close(value: Json): Json {
  return convert(value, true);
}

function open(value: Json): Json {
  return convert(value, false);
}

function convert(value: Json, closed: boolean): Json {
  if (Array.isArray(value)) return value.map((item) => convert(item, closed));
  if (value === null || typeof value !== 'object') return value;
  if (typeof value['$ref'] === 'string') {
    return nullable(value, { $ref: `${closed ? componentsId : openComponentsId}${value['$ref']}` });
  }
  const plain: JsonObject = {};
  for (const [key, item] of Object.entries(value)) {
    if (!dropped.has(key)) plain[key] = convertKey(key, item, closed);
  }
  const lists = 'properties' in plain && !combinations.some((key) => key in plain);
  if (closed && lists && !('additionalProperties' in plain)) plain['additionalProperties'] = false;
  return nullable(value, plain);
}

function convertKey(key: string, item: Json, closed: boolean): Json {
  if (key === 'properties') return mapValues(item as JsonObject, close);
  if (key === 'allOf') return open(item);
  return convert(item, closed);
}

function nullable(source: JsonObject, schema: JsonObject): JsonObject {
  return source['nullable'] === true ? { anyOf: [{ type: 'null' }, schema] } : schema;
}

/** Where GitHub is known to answer otherwise than described: a pull request's head has no repository once the fork was deleted. */
function amend(schemas: JsonObject): JsonObject {
  const copy = structuredClone(schemas);
  for (const name of ['pull-request', 'pull-request-simple']) {
    const { head } = (copy[name] as JsonObject)['properties'] as { head: { properties: { repo: JsonObject } } };
    head.properties.repo['nullable'] = true;
  }
  return copy;
}
