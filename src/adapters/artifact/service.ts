import { setTimeout as sleep } from 'node:timers/promises';
import { checkApiUrl } from '../github/address.ts';

/** What a runner gives an action, and only an action, to reach the artifacts of its workflow run. */
export interface ArtifactPlace {
  /** ACTIONS_RESULTS_URL. */
  readonly url: string;
  /** ACTIONS_RUNTIME_TOKEN. */
  readonly token: string;
}

export interface ServiceOptions extends ArtifactPlace {
  /** Goes through the runner's proxy where there is one. */
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
  /** Pauses before the second and third try of what the network broke, in milliseconds; default 1 s and 4 s. */
  readonly retryDelaysMs?: readonly number[];
}

/** What came of a request: `passing` = the same one may work later. */
export type Told<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly status: number | undefined; readonly why: string; readonly passing: boolean };

/** The artifact service of one workflow run. Never throws. */
export interface ArtifactService {
  /** One of its methods, with the ids of workflow run and job added to what it is given. */
  call(method: string, body: Readonly<Record<string, unknown>>): Promise<Told<Readonly<Record<string, unknown>>>>;
  /** Stores the bytes at an address that the service gave. */
  put(url: string, bytes: Buffer): Promise<Told<undefined>>;
}

/** Undefined when the token does not say which workflow run it is of: then the runner has no such service. */
export function artifactService(options: ServiceOptions): ArtifactService | undefined {
  const ids = idsIn(options.token);
  if (ids === undefined || !checkApiUrl(options.url).ok) return undefined;
  return {
    call: async (method, body) => {
      const url = new URL(`/twirp/github.actions.results.api.v1.ArtifactService/${method}`, options.url).href;
      const headers = { authorization: `Bearer ${options.token}`, 'content-type': 'application/json' };
      const told = await ask(options, url, { method: 'POST', headers, body: JSON.stringify({ ...ids, ...body }) });
      return told.ok ? objectIn(told.data) : told;
    },
    put: async (url, bytes) => {
      if (!checkApiUrl(url).ok)
        return { ok: false, status: undefined, why: 'it gave no address to store at', passing: false };
      const headers = { 'x-ms-blob-type': 'BlockBlob', 'content-type': 'application/zip' };
      const told = await ask(options, url, { method: 'PUT', headers, body: new Uint8Array(bytes) });
      return told.ok ? { ok: true, data: undefined } : told;
    },
  };
}

/** The scope of the token names both: `Actions.Results:<run>:<job>`. */
function idsIn(token: string): Readonly<Record<string, string>> | undefined {
  try {
    const { scp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
      scp?: unknown;
    };
    const [, run, job] = /(?:^| )Actions\.Results:([^: ]+):([^: ]+)(?: |$)/.exec(String(scp)) ?? [];
    return run === undefined || job === undefined
      ? undefined
      : { workflow_run_backend_id: run, workflow_job_run_backend_id: job };
  } catch {
    return undefined;
  }
}

const LIMIT_MS = 60_000;
const DELAYS_MS: readonly number[] = [1000, 4000];

async function ask(options: ServiceOptions, url: string, init: RequestInit): Promise<Told<string>> {
  let told = await askOnce(options, url, init);
  for (const delayMs of options.retryDelaysMs ?? DELAYS_MS) {
    if (told.ok || !told.passing || options.signal.aborted) break;
    await sleep(delayMs, undefined, { signal: options.signal }).catch(() => undefined);
    told = await askOnce(options, url, init);
  }
  return told;
}

async function askOnce({ fetch, signal }: ServiceOptions, url: string, init: RequestInit): Promise<Told<string>> {
  try {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
    const response = await fetch(url, { ...init, redirect: 'error', signal: limited });
    const text = await response.text();
    if (response.ok) return { ok: true, data: text };
    const { status } = response;
    return {
      ok: false,
      status,
      why: `it answered ${status}${wordsOf(text)}`,
      passing: status === 429 || status >= 500,
    };
  } catch (error) {
    const why = signal.aborted ? 'the run was cancelled' : `the connection failed (${causeOf(error)})`;
    return { ok: false, status: undefined, why, passing: !signal.aborted };
  }
}

/** The words of the service itself; addresses that it gives are secrets, but its messages hold none. */
function wordsOf(text: string): string {
  const told = objectIn(text);
  const said = told.ok ? told.data['msg'] : undefined;
  return typeof said === 'string' && said !== '' ? ` "${said.slice(0, 200)}"` : '';
}

function objectIn(text: string): Told<Readonly<Record<string, unknown>>> {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data === 'object' && data !== null) return { ok: true, data: data as Record<string, unknown> };
  } catch {
    // Said below.
  }
  return { ok: false, status: undefined, why: 'it sent an answer that cannot be read', passing: false };
}

function causeOf(error: unknown): string {
  const { cause, message } = error as { cause?: { message?: string }; message?: string };
  return cause?.message ?? message ?? String(error);
}
