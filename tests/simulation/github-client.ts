import type { Answer, Call, GitHubClient, Run } from '../../src/adapters/github/client.ts';
import { CallEnded } from '../../src/adapters/github/ended.ts';
import { type GitHubProblem, problemOf } from '../../src/adapters/github/problem.ts';
import { httpError, us } from './github-model.ts';
import { never, type Process } from './kernel.ts';
import { dealt, point, silently, type Universe } from './universe.ts';

const latencyMs = 300;
const endMs = 90_000;
/** Pauses before the repetitions of what may be repeated. */
const backoffMs = [1000, 4000, 9000];
/** What the secondary limit asks to wait. */
const LIMIT_MS = 60_000;

/** A client of the simulated GitHub with the patience of the real one; judging answers is the real thing. */
export function clientOf(u: Universe, process: Process): GitHubClient {
  let requests = 0;
  let endsAtMs = Number.POSITIVE_INFINITY;
  const { kernel } = u;
  const rest = restOf(u);
  const signal = process.cancel.signal;
  const request = async (name: string, act: () => unknown): Promise<{ data: unknown; headers: object }> => {
    requests += 1;
    if (signal.aborted) throw new CallEnded('aborted');
    if (kernel.nowMs() >= endsAtMs) throw new CallEnded('timeout');
    return { data: await answer(u, process, name, act), headers: {} };
  };
  const at = { owner: 'acme', repo: 'widgets', request: {} };
  const call = async <T>(asked: Call<T>, run: Run): Promise<Answer<T>> => {
    for (let count = 0; ; count += 1) {
      const answered = await once(
        asked,
        () => run(rest(request) as Parameters<Run>[0], at) as Promise<{ data: unknown }>,
      );
      const waitMs = answered.ok ? undefined : repeatAfter(answered.problem, { count, once: asked.once === true });
      if (waitMs === undefined || kernel.nowMs() + waitMs >= endsAtMs) return answered;
      if (await kernel.sleep(process, waitMs)) return answered;
    }
  };
  return {
    serverUrl: 'https://github.test',
    owner: 'acme',
    repo: 'widgets',
    bearer: 'installation',
    clock: {
      nowMs: kernel.nowMs,
      wait: async (forMs) => void (await kernel.sleep(process, forMs)),
      alarm: (inMs, ring) => kernel.alarm(process, inMs, ring),
    },
    call,
    pause: async (forMs) => {
      if (signal.aborted || kernel.nowMs() + forMs >= endsAtMs) return false;
      return !(await kernel.sleep(process, forMs));
    },
    spent: () => undefined,
    beginEnd: () => {
      endsAtMs = Math.min(endsAtMs, kernel.nowMs() + endMs);
    },
    requests: () => requests,
  };
}

async function once<T>(asked: Call<T>, run: () => Promise<{ data: unknown }>): Promise<Answer<T>> {
  try {
    const { data } = await run();
    return { ok: true, data: asked.answer.parse(data), more: false };
  } catch (error) {
    return { ok: false, problem: problemOf(error, asked) };
  }
}

/** A limit says that nothing was done; anything else may have been, so that what must be made once is not asked for again. */
function repeatAfter({ kind }: GitHubProblem, { count, once }: { count: number; once: boolean }): number | undefined {
  if (kind === 'rate-limited') return count < backoffMs.length ? LIMIT_MS : undefined;
  return !once && (kind === 'server' || kind === 'network') ? backoffMs[count] : undefined;
}

/** One request: it may be lost on the way there, refused, or carried out with its answer lost on the way back. */
async function answer(u: Universe, process: Process, name: string, act: () => unknown): Promise<unknown> {
  await point(u, process, { name: `before github ${name}`, faults: silently, often: 3 });
  const kind = u.faults.draw(['github-5xx-before', 'github-5xx-after', 'github-limit', 'github-broken-line'], 6);
  if (kind !== undefined) dealt(u, kind, `at github ${name}`);
  if (await u.kernel.sleep(process, latencyMs)) throw new CallEnded('aborted');
  if (!process.alive) return never();
  if (kind === 'github-5xx-before') throw httpError(502, 'Bad Gateway');
  if (kind === 'github-limit')
    throw httpError(403, 'You have exceeded a secondary rate limit', { 'retry-after': '60' });
  const data = structuredClone(act());
  u.note(() => `github ${name}`);
  await point(u, process, { name: `after github ${name}`, faults: silently, often: 3 });
  if (kind === 'github-5xx-after') throw httpError(504, 'Gateway Timeout');
  if (kind === 'github-broken-line') throw httpError(undefined, 'ECONNRESET');
  return data;
}

type Request = (name: string, act: () => unknown) => Promise<{ data: unknown; headers: object }>;
type Parameters_ = Record<string, never> & { readonly [key: string]: unknown };

/** The few methods of the official client that a run uses. */
function restOf(u: Universe): (request: Request) => object {
  const { pulls, comments } = u.github;
  const branches = { pulls: u.scenario.pulls };
  return (request) => ({
    pulls: {
      list: ({ head }: Parameters_) =>
        request('pulls.list', () =>
          u.bug === 'pulls-hidden' ? [] : pulls.filter((each) => each.state === 'open' && `acme:${each.head}` === head),
        ),
      create: ({ head, base, title, body, draft }: Parameters_ & Record<'head' | 'base' | 'title' | 'body', string>) =>
        request('pulls.create', () => {
          if (branches.pulls === 'forbidden') {
            throw httpError(403, 'GitHub Actions is not permitted to create or approve pull requests.');
          }
          if (branches.pulls === 'no-drafts' && draft) {
            throw httpError(422, 'Draft pull requests are not supported in this repository.');
          }
          const isThere = pulls.some((each) => each.state === 'open' && each.head === head && each.base.ref === base);
          if (isThere && u.bug !== 'pulls-hidden') throw httpError(422, 'A pull request already exists for acme:head.');
          const number = pulls.length + 1;
          const pull = {
            number,
            head,
            base: { ref: base },
            title,
            body,
            draft: Boolean(draft),
            state: 'open',
            user: us,
          };
          if (u.bug !== 'pulls-forgotten') pulls.push(pull as (typeof pulls)[number]);
          return pull;
        }),
      get: ({ pull_number }: Parameters_) => request('pulls.get', () => pullOf(u, pull_number)),
      update: ({ pull_number, title, body }: Parameters_) =>
        request('pulls.update', () =>
          Object.assign(pullOf(u, pull_number), {
            ...(title !== undefined && { title }),
            ...(body !== undefined && { body }),
          }),
        ),
    },
    issues: {
      listComments: ({ issue_number }: Parameters_) =>
        request('issues.listComments', () =>
          u.bug === 'comments-hidden' ? [] : comments.filter(({ issue }) => issue === issue_number),
        ),
      createComment: ({ issue_number, body }: Parameters_) =>
        request('issues.createComment', () => {
          const id = 1000 + comments.length;
          const html_url = `https://github.test/acme/widgets/pull/${String(issue_number)}#issuecomment-${id}`;
          const comment = { id, issue: issue_number, html_url, user: us, body };
          comments.push(comment as unknown as (typeof comments)[number]);
          return comment;
        }),
      updateComment: ({ comment_id, body }: Parameters_) =>
        request('issues.updateComment', () => {
          const comment = comments.find(({ id }) => id === comment_id);
          if (comment === undefined) throw httpError(404, 'Not Found');
          return Object.assign(comment, { body });
        }),
    },
  });
}

function pullOf(u: Universe, number: unknown): Universe['github']['pulls'][number] {
  const pull = u.github.pulls.find((each) => each.number === number);
  if (pull === undefined) throw httpError(404, 'Not Found');
  return pull;
}
