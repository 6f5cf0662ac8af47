import type { Network, NetworkResult } from './network.ts';
import { classifyPush, type PushRefusal, timeout } from './refusal.ts';

/** One ref to push. */
export interface PushRef {
  /** Full name on the remote. */
  readonly ref: string;
  readonly commit: string;
  /**
   * Lease: the commit that the remote must have, null when the ref must not exist yet. Only with a lease may history be
   * replaced. Absent = plain fast-forward.
   */
  readonly expect?: string | null;
  /** Take the ref away instead; only with a lease. */
  readonly remove?: true;
}

export type PushResult =
  | { readonly ok: true; readonly ref: string; readonly commit: string }
  | { readonly ok: false; readonly ref: string; readonly commit: string; readonly problem: PushRefusal };

/**
 * Pushes exact commits to exact refs (04-trust rules 7 and 8): explicit URL, no plain force, no hooks. A ref that already
 * has its commit counts as pushed. What the network broke is tried three times, a server that does not answer twice; when the
 * server declines one of several refs, each is pushed alone, so that one does not take the others with it and each gets its own
 * cause. Where nobody answers, that would only add up: the end of a run has to fit into `reserve` (02-loop §2).
 * @param together all of them or none
 */
export async function pushRefs(
  network: Network,
  refs: readonly PushRef[],
  together?: 'together',
): Promise<PushResult[]> {
  if (refs.length === 0) return [];
  const results = await pushWithRetries(network, refs, together === undefined ? [] : ['--atomic']);
  if (together !== undefined) return results;
  const declined = results.filter((result) => !result.ok);
  if (refs.length === 1 || declined.length === 0 || results.some(isTimeout)) return results;
  return pushAlone(network, refs, results);
}

/** Pushes again, one by one, what was declined; as soon as nobody answers any more, the rest stays declined. */
async function pushAlone(
  network: Network,
  refs: readonly PushRef[],
  results: readonly PushResult[],
): Promise<PushResult[]> {
  const alone: PushResult[] = [];
  for (const [at, result] of results.entries()) {
    const isDone = result.ok || alone.some(isTimeout);
    alone.push(...(isDone ? [result] : await pushWithRetries(network, refs.slice(at, at + 1))));
  }
  return alone;
}

/** Tries that a server may leave unanswered. */
const MOST_TIMEOUTS = 2;

/** The default branch and others that must never be pushed are refused before anything is sent (04-trust rule 8). */
export function refuseProtected(refs: readonly PushRef[], protectedRefs: ReadonlySet<string>): PushResult[] {
  return refs
    .filter(({ ref }) => protectedRefs.has(ref))
    .map(({ ref, commit }) => ({
      ok: false,
      ref,
      commit,
      problem: {
        kind: 'protected-branch',
        permanent: true,
        message: `${ref} is the default branch or otherwise protected: the action never pushes it. Choose another branch.`,
      },
    }));
}

/** Whether a push would be let in, without sending anything: the token's permission shows before money is spent. */
export async function tryPush(network: Network, ref: PushRef): Promise<PushResult> {
  const [result] = await pushWithRetries(network, [ref], ['--dry-run']);
  if (result === undefined) throw new Error(`no answer for ${ref.ref}`);
  return result;
}

async function pushWithRetries(
  network: Network,
  refs: readonly PushRef[],
  options: readonly string[] = [],
): Promise<PushResult[]> {
  const attempt = async (): Promise<PushResult[]> =>
    judge(refs, await network.run(pushArgs(network.url, refs, options)));
  let timeouts = 0;
  return network.retrying(attempt, (results) => {
    if (results.some(isTimeout)) timeouts += 1;
    return timeouts < MOST_TIMEOUTS && results.some(isTransient);
  });
}

function pushArgs(url: string, refs: readonly PushRef[], options: readonly string[]): string[] {
  const leases = refs.flatMap(({ ref, expect }) =>
    expect === undefined ? [] : [`--force-with-lease=${ref}:${expect ?? ''}`],
  );
  const fixed = ['push', '--porcelain', '--no-verify', '--no-follow-tags', '--no-recurse-submodules', '--no-progress'];
  const specs = refs.map(({ ref, commit, remove }) => (remove ? `:${ref}` : `${commit}:${ref}`));
  return [...fixed, ...options, ...leases, '--', url, ...specs];
}

function judge(refs: readonly PushRef[], result: NetworkResult): PushResult[] {
  const lines = new Map(parsePorcelain(result.stdout).map((line) => [line.ref, line]));
  return refs.map(({ ref, commit }) => {
    const line = lines.get(ref);
    if (line !== undefined && line.flag !== '!' && !result.timedOut) return { ok: true, ref, commit };
    const problem = result.timedOut ? timeout : classifyPush(line?.text ?? '', result.stderr);
    return { ok: false, ref, commit, problem };
  });
}

interface PorcelainLine {
  readonly flag: string;
  readonly ref: string;
  readonly text: string;
}

/** `<flag>\t<from>:<to>\t<summary> (<reason>)` */
function parsePorcelain(stdout: string): PorcelainLine[] {
  return stdout.split('\n').flatMap((text) => {
    const [flag, names] = text.split('\t');
    const ref = names?.slice(names.indexOf(':') + 1);
    return flag === undefined || ref === undefined ? [] : [{ flag, ref, text }];
  });
}

function isTimeout(result: PushResult): boolean {
  return !result.ok && result.problem.kind === 'timeout';
}

function isTransient(result: PushResult): boolean {
  return !result.ok && (result.problem.kind === 'network' || result.problem.kind === 'timeout');
}
