import type { ZodType } from 'zod';
import { checkApiUrl, isLoopbackUrl, type Place } from './address.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { requestBudget, USUAL_PER_HOUR } from './budget.ts';
import { type GitHubClock, systemGitHubClock } from './clock.ts';
import { UnreadableAnswer } from './ended.ts';
import type { CallRequest, GitHubMethods, OctokitSettings } from './octokit.ts';
import { createPatience } from './patience.ts';
import { type Asked, type GitHubProblem, problemOf } from './problem.ts';

export interface GitHubOptions extends Place {
  /** GITHUB_API_URL: https, or http on loopback. */
  readonly apiUrl: string;
  /** GITHUB_SERVER_URL, for links. */
  readonly serverUrl: string;
  readonly token: string;
  /** Ends everything at once: requests, waits, repetitions. */
  readonly signal: AbortSignal;
  /** Requests within any hour after which only the last edit is made; default 46, what a run's 60 leave to its comment (05-github). */
  readonly requestsPerHour?: number;
  /** Default the machine's. */
  readonly clock?: GitHubClock;
  /** What a reader of the log should know, such as a wait that a rate limit asks for. */
  readonly onNote: (text: string) => void;
}

/** What a call came to: GitHub's answer, checked, or what went wrong. Calls never throw. */
export type Answer<T> =
  | {
      readonly ok: true;
      readonly data: T;
      /** Whether GitHub has a further page. */
      readonly more: boolean;
    }
  | Refused;

export interface Refused {
  readonly ok: false;
  readonly problem: GitHubProblem;
}

/** One call: what it asks, and the part of the answer that we rely on. */
export interface Call<T> extends Asked {
  readonly answer: ZodType<T>;
  /** True for requests that must not be made twice by themselves: 5xx and broken connections are not repeated. */
  readonly once?: boolean;
}

/** An octokit method with its parameters, or a GraphQL document; `request` must be passed on with them. */
export type Run = (
  octokit: GitHubMethods,
  at: { readonly owner: string; readonly repo: string; readonly request: object },
) => Promise<{ data: unknown; headers: { link?: string | undefined } }>;

/** GitHub for one repository and one token. */
export interface GitHubClient extends Place {
  /** What the token's documented prefix says about its bearer: `ghs_` is an installation (GITHUB_TOKEN or an App). */
  readonly bearer: 'installation' | 'unknown';
  readonly clock: GitHubClock;
  call<T>(call: Call<T>, run: Run): Promise<Answer<T>>;
  /** Waits between two tries of a request that must be made once; false when there is no time left for another. */
  pause(forMs: number): Promise<boolean>;
  /** Why no further edit may be made now; undefined while the run's budget of requests lasts. The last edit need not ask. */
  spent(): GitHubProblem | undefined;
  /** The run ends: from now on everything together has 90 s, after which calls fail as `timeout`. */
  beginEnd(): void;
  /** Requests made so far, repetitions included. */
  requests(): number;
}

/** Connects nothing yet; refuses an address over which the token could be read. */
export async function openGitHub(
  options: GitHubOptions,
): Promise<{ readonly ok: true; readonly client: GitHubClient } | Refused> {
  const address = checkApiUrl(options.apiUrl);
  if (!address.ok) return { ok: false, problem: { kind: 'invalid', message: address.message } };
  const { createOctokit } = await loadToolkit();
  const fetch = boundedFetch(await fetchFor(options.apiUrl));
  return { ok: true, client: createClient(options, (settings) => createOctokit({ ...settings, fetch })) };
}

/** The toolkit's fetch knows the runner's proxy settings; it is used only where a proxy can be asked. */
export async function fetchFor(apiUrl: string): Promise<typeof globalThis.fetch> {
  return isLoopbackUrl(apiUrl) ? globalThis.fetch : (await loadToolkit()).proxiedFetch;
}

/**
 * The toolkit parses the file of the event as soon as it is imported, which would end the step before its first line where that is no
 * JSON. So it is imported when it is first asked for, without the path: whoever needs the event has read it (job.ts). The bundle holds it
 * all the same: nothing is read from the action's folder then.
 */
async function loadToolkit(): Promise<typeof import('./octokit.ts')> {
  delete process.env['GITHUB_EVENT_PATH'];
  return await import(/* webpackMode: "eager" */ './octokit.ts');
}

const endMs = 90_000;

type OpenOctokit = (settings: Omit<OctokitSettings, 'fetch'>) => GitHubMethods;

function createClient(options: GitHubOptions, openOctokit: OpenOctokit): GitHubClient {
  const { serverUrl, owner, repo, token, signal, onNote, requestsPerHour: perHour = USUAL_PER_HOUR } = options;
  const clock = options.clock ?? systemGitHubClock();
  const budget = requestBudget(perHour, clock.nowMs);
  let used = 0;
  let endsAtMs = Number.POSITIVE_INFINITY;
  const onRequest = (): void => {
    used += 1;
    budget.note();
  };
  const octokit = openOctokit({ apiUrl: options.apiUrl, token, signal, clock, onRequest });
  const patience = () => createPatience({ clock, signal, onNote, endsAtMs: () => endsAtMs });
  return {
    serverUrl,
    owner,
    repo,
    clock,
    bearer: token.startsWith('ghs_') ? 'installation' : 'unknown',
    call: (call, run) => {
      const request: CallRequest = { patience: patience(), ...(call.once === true ? { retries: 0 } : {}) };
      return answerOf(call, () => run(octokit, { owner, repo, request }));
    },
    pause: async (forMs) => {
      if (signal.aborted || clock.nowMs() + forMs >= endsAtMs) return false;
      await clock.wait(forMs, signal);
      return !signal.aborted;
    },
    spent: () => (budget.left() > 0 ? undefined : spentBudget(perHour)),
    beginEnd: () => {
      endsAtMs = Math.min(endsAtMs, clock.nowMs() + endMs);
    },
    requests: () => used,
  };
}

async function answerOf<T>(call: Call<T>, run: () => ReturnType<Run>): Promise<Answer<T>> {
  try {
    const { data, headers } = await run();
    const read = call.answer.safeParse(data);
    if (!read.success) return { ok: false, problem: problemOf(new UnreadableAnswer({}), call) };
    return { ok: true, data: read.data, more: /rel="next"/.test(headers.link ?? '') };
  } catch (error) {
    return { ok: false, problem: problemOf(error, call) };
  }
}

function spentBudget(perHour: number): GitHubProblem {
  const message = `This run has made ${perHour} requests to GitHub within an hour, which is all that its comment may make. It is edited again once the hour is over, and in any case when the run ends.`;
  return { kind: 'budget', message };
}
