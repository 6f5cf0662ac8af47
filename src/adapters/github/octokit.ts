import { getOctokit } from '@actions/github';
import { defaults } from '@actions/github/lib/utils';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import type { Octokit } from '@octokit/rest';
import type { GitHubClock } from './clock.ts';
import { CallEnded, UnreadableAnswer } from './ended.ts';
import { paceGroup } from './pace.ts';
import type { Patience } from './patience.ts';

export interface OctokitSettings {
  readonly apiUrl: string;
  readonly token: string;
  readonly signal: AbortSignal;
  readonly clock: GitHubClock;
  /** Goes through the runner's proxy where there is one. */
  readonly fetch: typeof globalThis.fetch;
  /** Called for each request that leaves, repetitions included. */
  readonly onRequest: () => void;
}

/** `request` option of every call: what the plugins and our own attempts are told about it. */
export interface CallRequest {
  /**
   * 0 for requests that must not be made twice (catalogue H4); otherwise absent, which means three repetitions after 5xx and
   * broken connections. Any number makes the plugin repeat what it would not, such as 404.
   */
  readonly retries?: 0;
  readonly patience: Patience;
}

/** Goes through the runner's proxy where there is one. */
export const proxiedFetch = (defaults.request as { fetch: typeof globalThis.fetch }).fetch;

/** GitHub's REST methods by the names of its pages, and GraphQL. */
export type GitHubMethods = Octokit['rest'] & Pick<Octokit, 'graphql'>;

/** The toolkit's client with the retry and throttling plugins (05-github; catalogue H3); all waits are ours, so that they end. */
export function createOctokit(settings: OctokitSettings): GitHubMethods {
  const options = {
    baseUrl: settings.apiUrl.replace(/\/+$/, ''),
    userAgent: 'ralph-action',
    log: silent,
    request: { fetch: settings.fetch },
    retry: { doNotRetry: [400, 401, 403, 404, 410, 422, 429, 451], retryAfterBaseValue: 0 },
    throttle: throttleOf(settings),
  };
  // Innermost first: an attempt of ours is what the plugins repeat.
  const { rest, graphql } = getOctokit(settings.token, options, attempts(settings), retry, throttling);
  return { ...rest, graphql };
}

type Throttle = NonNullable<NonNullable<Parameters<typeof getOctokit>[1]>['throttle']>;

const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };

function ignore(): void {}

/** The plugin recognises limits and repeats; how long is waited is decided by the call's patience. */
function throttleOf(settings: OctokitSettings): Throttle {
  const honour = (afterS: number, { request }: { request: object }): Promise<boolean> =>
    (request as CallRequest).patience.limit(afterS * 1000);
  const throttle = {
    id: crypto.randomUUID(),
    retryAfterBaseValue: 0,
    write: paceGroup(1_000, settings),
    notifications: paceGroup(3_000, settings),
    onRateLimit: honour,
    onSecondaryRateLimit: honour,
  };
  return throttle as unknown as Throttle;
}

/** What a request is sent with, as far as we touch it. */
interface SendOptions {
  readonly headers: Record<string, string | number | undefined>;
  readonly request: object;
}

interface Received {
  readonly status: number;
  readonly data: unknown;
}

function attempts(settings: OctokitSettings): (octokit: { hook: Octokit['hook'] }) => Record<string, never> {
  return ({ hook }) => {
    hook.wrap('request', (send, options) => attempt(settings, options, async () => send(options)));
    return {};
  };
}

async function attempt<R extends Received>(
  settings: OctokitSettings,
  options: SendOptions,
  send: () => Promise<R>,
): Promise<R> {
  const { patience, retryCount = 0 } = options.request as CallRequest & { retryCount?: number };
  if (retryCount > 0) await patience.backoff(retryCount);
  try {
    return await sendInTime(settings, { send, options, limitMs: patience.attemptMs() });
  } catch (error) {
    const waitMs = unspokenLimitMs(error);
    if (waitMs === undefined || !(await patience.limit(waitMs))) throw error;
    return attempt(settings, options, send);
  }
}

interface Sending<R> {
  readonly send: () => Promise<R>;
  readonly options: SendOptions;
  readonly limitMs: number;
}

async function sendInTime<R extends Received>(settings: OctokitSettings, sending: Sending<R>): Promise<R> {
  const { clock, signal, onRequest } = settings;
  const { send, options, limitMs } = sending;
  const late = new AbortController();
  const cancel = clock.alarm(limitMs, () => late.abort(new CallEnded('timeout')));
  options.headers['x-github-api-version'] = '2022-11-28';
  Object.assign(options.request, { signal: AbortSignal.any([signal, late.signal]) });
  onRequest();
  try {
    const response = await send();
    if (response.status !== 204 && typeof response.data !== 'object') throw new UnreadableAnswer({ ...options });
    return response;
  } catch (error) {
    throw signal.aborted ? new CallEnded('aborted') : error;
  } finally {
    cancel();
  }
}

/** `retry-after` counts even where the words that the plugin looks for are missing, as behind other front ends. */
function unspokenLimitMs(error: unknown): number | undefined {
  const {
    status,
    message = '',
    response,
  } = error as {
    status?: number;
    message?: string;
    response?: { headers?: Record<string, string | undefined> };
  };
  const afterS = Number(response?.headers?.['retry-after']);
  if ((status !== 403 && status !== 429) || !(afterS > 0) || /\bsecondary rate\b/i.test(message)) return undefined;
  return response?.headers?.['x-ratelimit-remaining'] === '0' ? undefined : afterS * 1000;
}
