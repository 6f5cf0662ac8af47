import { z } from 'zod';
import { isRecord, parseJson } from './json-lines.ts';
import { fields, status, text } from './lenient.ts';
import { troubleOfBody, troubleOfText } from './provider-error.ts';
import type { Trouble } from './trouble.ts';

/** Reads the error of an opencode `error` event; `now` is the event's own time in epoch milliseconds. */
export function openCodeTrouble(raw: Readonly<Record<string, unknown>>, now?: number): Trouble {
  const { name, data } = error.parse(raw);
  const body = parseJson(data.responseBody);
  const told = troubleOfText(data.message.replace(/^(?:\w*Error: )+/, ''));
  const inner = isRecord(body) ? troubleOfBody(body) : told;
  const code = data.statusCode ?? inner.status;
  const waitMs = inner.waitMs ?? waitOf(data.responseHeaders, now);
  const limit = limitOf(data.responseHeaders);
  return {
    ...inner,
    codes: [...namesOf(name), ...limit.codes, ...inner.codes, ...reachOf(data, code)],
    sentence: inner.sentence || told.sentence,
    ...(limit.resetAt === undefined ? {} : { resetAt: limit.resetAt }),
    ...(code === undefined ? {} : { status: code }),
    ...(waitMs === undefined ? {} : { waitMs }),
  };
}

const empty = {
  message: '',
  statusCode: undefined,
  isRetryable: false,
  responseHeaders: {},
  responseBody: '',
  metadata: {},
};

const error = z.object({
  name: text,
  data: z
    .object({
      message: text,
      statusCode: status,
      isRetryable: z.boolean().catch(false),
      responseHeaders: fields,
      responseBody: text,
      metadata: fields,
    })
    .catch(empty),
});

/** Names that say no more than that there was an error. */
const VAGUE = ['', 'APIError', 'UnknownError', 'Error', 'AI_APICallError'];

function namesOf(name: string): string[] {
  return VAGUE.includes(name) ? [] : [name];
}

/** A request that was never answered, and that the client would try again, did not reach its service. */
function reachOf({ metadata, isRetryable }: z.infer<typeof error>['data'], code: number | undefined): string[] {
  const cause = metadata['code'];
  if (typeof cause === 'string') return [cause];
  return code === undefined && isRetryable ? ['transport'] : [];
}

/** A subscription tells in headers that it is used up, and until when (epoch seconds), with the words of any busy service. */
function limitOf(headers: Readonly<Record<string, unknown>>): { readonly codes: string[]; readonly resetAt?: number } {
  if (headers['anthropic-ratelimit-unified-status'] !== 'rejected')
    return { codes: [], ...epochOf(headers['x-ratelimit-reset']) };
  const seconds = Number(headers['anthropic-ratelimit-unified-reset']);
  return { codes: ['usage_limit_reached'], ...(seconds > 0 ? { resetAt: Math.round(seconds * 1_000) } : {}) };
}

/** Some services count the epoch in seconds, some in milliseconds; a smaller number is none. */
function epochOf(header: unknown): { readonly resetAt?: number } {
  const epoch = Number(header);
  if (!(epoch >= FIRST_SECOND)) return {};
  return { resetAt: Math.round(epoch >= FIRST_SECOND * 1_000 ? epoch : epoch * 1_000) };
}

const FIRST_SECOND = 1_000_000_000;

/** `retry-after-ms`, or `retry-after` as seconds or as a date. */
function waitOf(headers: Readonly<Record<string, unknown>>, now: number | undefined): number | undefined {
  const ms = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (ms >= 0) return Math.round(ms);
  const after = String(headers['retry-after'] ?? '');
  if (/^\d+(?:\.\d+)?$/.test(after)) return Math.round(Number(after) * 1_000);
  const date = Date.parse(after);
  return Number.isNaN(date) || now === undefined ? undefined : Math.max(0, date - now);
}
