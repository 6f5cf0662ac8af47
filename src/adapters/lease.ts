import type { LeaseOwner } from '../core/lease.ts';
import {
  type Asked,
  judgeBeat,
  judgeOwner,
  type LeaseFacts,
  type LeaseVerdict,
  partsOf,
  readOwner,
} from '../core/lease.ts';
import type { GitProblem, PushRef, Repository } from './git/controller.ts';

/** What a ref held. */
export type Seen = Pick<PushRef, 'ref' | 'commit'>;

export interface LeaseOptions {
  readonly repository: Pick<
    Repository,
    'push' | 'fetchRef' | 'readFile' | 'remoteRefs' | 'overlay' | 'emptyTree' | 'commit'
  >;
  /** Full name, `refs/ralph/<feature>/lock`. */
  readonly ref: string;
  /** What the remote had at that name when its refs were listed. */
  readonly there: string | undefined;
  /** A ref of the remote as it was then, that whoever had the lease since may have moved; absent = none tells of them. */
  readonly seen?: Seen | undefined;
  readonly owner: Omit<LeaseOwner, 'beatAt'>;
  readonly facts: LeaseFacts;
  readonly ttlMs: number;
  /** Asks whether the owner's workflow run still lives. */
  readonly ask: (owner: LeaseOwner) => Promise<Asked>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Called with a commit before it is pushed: whoever cleans up after a kill must know it. */
  readonly onPush: (commit: string) => void;
}

/** What came of trying to take the lease. */
export type TakenLease =
  | { readonly type: 'taken'; readonly commit: string; readonly notice?: string; readonly contended?: Contended }
  /** `owner` is undefined when the lock names none that can be read. */
  | { readonly type: 'held'; readonly owner: LeaseOwner | undefined; readonly unasked?: string }
  /** `wasThere`: somebody may hold it, so that only who could read it knows whether they do. */
  | { readonly type: 'failed'; readonly problem: GitProblem; readonly wasThere: boolean };

/** Somebody else had the lease after the refs were listed, and may have changed any of them. */
export interface Contended {
  /** Absent = they let go of it before they could be seen. */
  readonly owner?: LeaseOwner;
}

/** Others who take it at the same moment make us look again; more often than this nobody is that unlucky. */
const TRIES = 4;

/**
 * Takes the lease of a feature across runners: a ref that is created, or replaced, only if it is what was read (catalogue D9). Of
 * two that try together the server lets one through; the other looks again and finds it held.
 */
export async function takeLease(options: LeaseOptions): Promise<TakenLease> {
  let taken = await tryLease(options, { there: options.there, isAgain: false });
  for (let count = 1; count < TRIES && wasTaken(taken); count += 1) {
    const listed = await options.repository.remoteRefs([options.ref]);
    if (!listed.ok) return { type: 'failed', problem: listed.problem, wasThere: true };
    taken = await tryLease(options, { there: listed.refs.get(options.ref), isAgain: true });
  }
  return taken;
}

interface Try {
  readonly there: string | undefined;
  /** Somebody was faster before. */
  readonly isAgain: boolean;
}

async function tryLease(options: LeaseOptions, { there, isAgain }: Try): Promise<TakenLease> {
  const verdict = there === undefined ? undefined : await judge(options, there);
  if (verdict !== undefined && verdict.type !== 'over') return verdict;
  const pushed = await keepLease(options, { expect: there ?? null, ours: [], ...(!isAgain && { seen: options.seen }) });
  if (!pushed.ok) return { type: 'failed', problem: pushed.problem, wasThere: there !== undefined };
  const { commit, isMoved = false } = pushed;
  if (verdict === undefined) return { type: 'taken', commit, ...((isAgain || isMoved) && { contended: {} }) };
  const { notice, owner, isRecent = false } = verdict;
  const isContended = isAgain || isMoved || isRecent;
  return { type: 'taken', commit, notice, ...(isContended && { contended: owner === undefined ? {} : { owner } }) };
}

/** Somebody else was faster. */
function wasTaken(taken: TakenLease): boolean {
  return taken.type === 'failed' && (taken.problem.kind === 'stale' || taken.problem.kind === 'fetch-first');
}

/** What the remote should hold before a sign of life: `ours` are commits whose push got no answer, so it may hold one of these. */
export interface Beat {
  readonly expect: string | null;
  readonly ours: readonly string[];
  /** Is pushed beside it as it was: git tells in the same request where the remote has something else. */
  readonly seen?: Seen | undefined;
}

export type Beaten =
  | { readonly ok: true; readonly commit: string; readonly isMoved?: boolean }
  /** `pushed`: the commit that the remote may hold all the same. */
  | { readonly ok: false; readonly problem: GitProblem; readonly pushed: string };

type BeatOptions = Pick<LeaseOptions, 'repository' | 'ref' | 'owner' | 'now' | 'onPush'>;

/**
 * Pushes a sign of life. An answer that was lost says nothing of the push: what the remote holds is read again, and what we pushed
 * there is ours.
 */
export async function keepLease(options: BeatOptions, { expect, ours, seen }: Beat): Promise<Beaten> {
  const beaten = await pushBeat(options, expect, seen);
  if (beaten.ok || isRefused(beaten.problem)) return beaten;
  const listed = await options.repository.remoteRefs([options.ref, ...(seen ? [seen.ref] : [])]);
  const held = listed.ok ? listed.refs.get(options.ref) : undefined;
  if (listed.ok && held === beaten.pushed)
    return { ok: true, commit: held, ...(seen && { isMoved: listed.refs.get(seen.ref) !== seen.commit }) };
  if (held !== undefined && ours.includes(held)) return pushBeat(options, held);
  // Nobody knows who holds it while nobody can look.
  return listed.ok || beaten.problem.kind !== 'stale' ? beaten : { ...beaten, problem: listed.problem };
}

/** The remote said no, for a reason that is none of time. */
function isRefused({ kind }: GitProblem): boolean {
  return kind === 'repository-rule' || kind === 'protected-branch' || kind === 'auth' || kind === 'read-only';
}

/** Pushes a sign of life in place of the last one. */
export async function pushBeat(
  { repository, ref, owner, now, onPush }: BeatOptions,
  expect: string | null,
  seen?: Seen,
): Promise<Beaten> {
  const at = now();
  const text = `${JSON.stringify({ ...owner, beatAt: at } satisfies LeaseOwner)}\n`;
  const tree = await repository.overlay(await repository.emptyTree(), [
    { path: 'lock.json', mode: '100644', bytes: Buffer.from(text) },
  ]);
  const commit = await repository.commit({ tree, parents: [], message: `Lock of run ${owner.runId}`, at });
  onPush(commit);
  const beside = seen === undefined ? [] : [{ ...seen, expect: seen.commit }];
  const [result, records] = await repository.push([{ ref, commit, expect }, ...beside]);
  if (result === undefined) throw new Error(`no answer for ${ref}`);
  if (!result.ok) return { ok: false, problem: result.problem, pushed: commit };
  return { ok: true, commit, ...(records && { isMoved: !records.ok }) };
}

/** Takes the lock away, if it is still the commit that we put there. */
export async function dropLease(
  repository: Pick<Repository, 'push'>,
  ref: string,
  commit: string,
): Promise<GitProblem | undefined> {
  const [result] = await repository.push([{ ref, commit, expect: commit, remove: true }]);
  return result === undefined || result.ok ? undefined : result.problem;
}

type Judged =
  | Extract<TakenLease, { type: 'held' | 'failed' }>
  /** `isRecent`: its owner lived when the refs were listed; who it is was not read then. */
  | { readonly type: 'over'; readonly notice: string; readonly owner?: LeaseOwner; readonly isRecent?: true };

async function judge(options: LeaseOptions, there: string): Promise<Judged> {
  const { repository, ref } = options;
  const fetched = await repository.fetchRef(ref);
  if (!fetched.ok) {
    // Let go of in this very moment.
    if (fetched.problem.kind === 'missing')
      return { type: 'over', notice: `The lock ${ref} was just released.`, isRecent: true };
    return { type: 'failed', problem: fetched.problem, wasThere: true };
  }
  if (fetched.commit !== there)
    return { type: 'over', notice: `The lock ${ref} has just changed hands.`, isRecent: true };
  const file = await repository.readFile(there, 'lock.json', 10_000);
  const owner = readOwner(file?.bytes.toString('utf8') ?? '');
  if (owner === undefined) return { type: 'held', owner };
  return judgeKnown(options, owner);
}

async function judgeKnown({ facts, ask, ttlMs, now }: LeaseOptions, owner: LeaseOwner): Promise<Judged> {
  const first = judgeOwner(owner, facts);
  if (first.type === 'over') return over(owner, first);
  if (first.type === 'running') return { type: 'held', owner };
  const asked = await ask(owner);
  if (asked.type === 'over') return over(owner, asked);
  if (asked.type === 'running') return { type: 'held', owner };
  const beat = judgeBeat(owner, { nowMs: now(), ttlMs });
  return beat.type === 'over' ? over(owner, beat) : { type: 'held', owner, unasked: asked.why };
}

function over(owner: LeaseOwner, { why }: Extract<LeaseVerdict, { type: 'over' }>): Judged {
  const notice = `Took over the lock of ${nameOf(owner)} on ${owner.host}, held since ${owner.since}: ${why}.`;
  return { type: 'over', notice, owner };
}

/** What names an owner to a person: the run and where it shows on GitHub. */
export function nameOf({ runId, workflowRun, url }: LeaseOwner): string {
  return partsOf(workflowRun).run === '' ? `run ${runId}` : `run ${runId} (workflow run ${workflowRun}, ${url})`;
}
