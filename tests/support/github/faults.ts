import type { Json } from './description.ts';
import type { Operation } from './operations.ts';

/** What a disturbed request meets instead of its answer. */
export type Effect =
  | {
      readonly type: 'answer';
      readonly status: number;
      /** A string is sent as HTML, everything else as JSON. */
      readonly body: Json;
      /** Headers of the moment the fault happens. */
      readonly headers: (nowMs: number) => Readonly<Record<string, string>>;
    }
  /** The connection stays open and nothing comes. */
  | { readonly type: 'hang' }
  /** The connection is reset before any answer. */
  | { readonly type: 'reset' }
  /** Headers and the first half of the true answer, then the connection ends. */
  | { readonly type: 'cut' };

export interface Fault {
  readonly name: string;
  readonly effect: Effect;
  /** The request was carried out before the fault: what it should store is stored. */
  readonly stored: boolean;
}

/** Which requests a fault meets. */
export interface FaultRule {
  /** An operation, `git fetch`, `git push`, or an expression on `POST /repos/acme/widgets/…`. Default every API request. */
  readonly on?: Operation | 'git fetch' | 'git push' | RegExp;
  /** How many requests meet it; default 1. */
  readonly times?: number;
  /** How many matching requests pass before the first that meets it; default 0. */
  readonly after?: number;
  readonly fault: Fault;
}

/** A rule at work. */
export interface Injection {
  /** Requests that met the fault so far. */
  readonly hits: () => number;
  /** Ends the disturbance. */
  readonly remove: () => void;
}

export interface FaultList {
  inject(rule: FaultRule): Injection;
  /** The fault that this request meets, counted as met. */
  next(request: DisturbedRequest): Fault | undefined;
}

export interface DisturbedRequest {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation | 'git fetch' | 'git push' | undefined;
}

interface Active {
  readonly rule: FaultRule;
  seen: number;
  hits: number;
}

export function createFaultList(): FaultList {
  const active: Active[] = [];
  return {
    inject(rule) {
      const added: Active = { rule, seen: 0, hits: 0 };
      active.push(added);
      return {
        hits: () => added.hits,
        remove: () => void active.splice(active.indexOf(added), active.includes(added) ? 1 : 0),
      };
    },
    next(request) {
      for (const each of active) if (matches(each.rule, request) && isDue(each)) return each.rule.fault;
      return undefined;
    },
  };
}

function matches({ on }: FaultRule, { method, path, operation }: DisturbedRequest): boolean {
  if (on === undefined) return !operation?.startsWith('git ');
  return on instanceof RegExp ? on.test(`${method} ${path}`) : on === operation;
}

function isDue(each: Active): boolean {
  each.seen += 1;
  const { after = 0, times = 1 } = each.rule;
  if (each.seen <= after || each.hits >= times) return false;
  each.hits += 1;
  return true;
}

const docs = 'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api';
const page =
  '<!DOCTYPE html>\n<html><head><title>Unicorn! &middot; GitHub</title></head><body>No server is available.</body></html>\n';

function answer(name: string, status: number, body: Json, headers: Record<string, string> = {}): Fault {
  return { name, stored: false, effect: { type: 'answer', status, body, headers: () => headers } };
}

/** The failures that GitHub's documents and users report. */
export const faults = {
  /** Any status with GitHub's JSON; default body as GitHub words its own failures. */
  status: (status: number, body: Json = { message: 'Server Error' }, headers: Record<string, string> = {}): Fault =>
    answer(`status ${status}`, status, body, headers),

  /** A web page instead of JSON, as a failing front end sends it. */
  html: (status = 502): Fault => answer(`html ${status}`, status, page, { 'content-type': 'text/html; charset=utf-8' }),

  /** The primary limit: nothing remains until the reset; 403, or 429 where asked for. */
  primaryLimit({ resetInSeconds = 3600, status = 403 }: { resetInSeconds?: number; status?: 403 | 429 } = {}): Fault {
    const message = 'API rate limit exceeded for installation ID 12345678.';
    const headers = (nowMs: number): Record<string, string> => ({
      'x-ratelimit-limit': '1000',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-used': '1000',
      'x-ratelimit-reset': String(Math.ceil(nowMs / 1000) + resetInSeconds),
      'x-ratelimit-resource': 'core',
    });
    const body = { message, documentation_url: docs, status: String(status) };
    return { name: `primary limit ${status}`, stored: false, effect: { type: 'answer', status, body, headers } };
  },

  /** The secondary limit; without `retryAfterSeconds` there is no `retry-after`, and the documents ask for a minute. */
  secondaryLimit({ retryAfterSeconds, status = 403 }: { retryAfterSeconds?: number; status?: 403 | 429 } = {}): Fault {
    const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
    const body = { message, documentation_url: `${docs}#about-secondary-rate-limits`, status: String(status) };
    const headers: Record<string, string> =
      retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
    return answer(`secondary limit ${status}`, status, body, headers);
  },

  hang: (): Fault => ({ name: 'hang', stored: false, effect: { type: 'hang' } }),
  reset: (): Fault => ({ name: 'reset', stored: false, effect: { type: 'reset' } }),
  cut: (): Fault => ({ name: 'cut body', stored: true, effect: { type: 'cut' } }),

  /** The same failure, but after the request was carried out: "502 after storing". */
  afterStoring: (fault: Fault): Fault => ({ ...fault, name: `${fault.name} after storing`, stored: true }),
} as const;
