import { z } from 'zod';
import { isRecord, parseJson } from './json-lines.ts';
import { fields, status, text } from './lenient.ts';
import { troubleOfBody, troubleOfText } from './provider-error.ts';
import { epochMs } from './reset-time.ts';
import type { Trouble } from './trouble.ts';

/** Reads the error of an opencode `error` event; `now` is the event's own time in epoch milliseconds. */
export function openCodeTrouble(raw: Readonly<Record<string, unknown>>, now?: number): Trouble {
  const { name, data } = error.parse(raw);
  const [body] = [parseJson(data.responseBody)].flat();
  const told = troubleOfText(data.message.replace(/^(?:\w*Error: )+/, ''));
  const inner = isRecord(body) ? troubleOfBody(body) : told;
  const code = data.statusCode ?? inner.status;
  const limit = limitOf(data.responseHeaders);
  const waitMs = inner.waitMs ?? waitOf(data.responseHeaders, now) ?? waitUntil(inner.resetAt, now);
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

/** A subscription tells in headers that it is used up, and until when, with the words of any busy service. */
function limitOf(headers: Readonly<Record<string, unknown>>): { readonly codes: string[]; readonly resetAt?: number } {
  const isUsedUp = headers['anthropic-ratelimit-unified-status'] === 'rejected';
  const resetAt = epochMs(headers[isUsedUp ? 'anthropic-ratelimit-unified-reset' : 'x-ratelimit-reset']);
  return { codes: isUsedUp ? ['usage_limit_reached'] : [], ...(resetAt === undefined ? {} : { resetAt }) };
}

/** What a body tells of its own limit is what was refused; a header may count another one. */
function waitUntil(resetAt: number | undefined, now: number | undefined): number | undefined {
  return resetAt === undefined || now === undefined ? undefined : Math.max(0, resetAt - now);
}

/** `retry-after-ms`, or `retry-after` as seconds or as a date. */
function waitOf(headers: Readonly<Record<string, unknown>>, now: number | undefined): number | undefined {
  const ms = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (ms >= 0) return Math.round(ms);
  const after = String(headers['retry-after'] ?? '');
  if (/^\d+(?:\.\d+)?$/.test(after)) return Math.round(Number(after) * 1_000);
  const date = Date.parse(after);
  return Number.isNaN(date) || now === undefined ? undefined : Math.max(0, date - now);
}
