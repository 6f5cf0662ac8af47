import type { PushRef, Repository } from '../../adapters/git/controller.ts';
import type { BranchAt, PullState } from '../../adapters/github/pull-state.ts';
import type { RunPlan } from '../../core/plan.ts';
import type { Base } from '../base.ts';
import { ownSince } from '../moved-base.ts';
import { ownCommits } from '../own-commits.ts';
import { configError, type Refusal } from '../refusal.ts';
import type { SortedRefs } from './sort-refs.ts';

/** What is pushed of a hand-over, each with the commit that the remote must have. */
export interface AcceptedRefs {
  readonly ok: true;
  /** The branch, the wip branches and what the records need, as far as the remote does not have them yet. */
  readonly work: readonly PushRef[];
  /** The run's records; undefined when the remote has them. */
  readonly records: PushRef | undefined;
  /** Commit of the branch whose place is taken; undefined = it is only added to. */
  readonly replaces: string | undefined;
}

export interface HistoryCall {
  readonly sorted: SortedRefs;
  readonly base: Base;
  readonly plan: Pick<RunPlan, 'branch' | 'replaces'>;
  /** Commits of the remote that the hand-over builds on. */
  readonly roots: readonly string[];
  /** Asks what became of the pull request of the branch at a commit. */
  readonly pullState: (at: BranchAt) => Promise<PullState>;
}

/** Takes only what goes on from what the remote has now: a hand-over that others have overtaken is left to a person. */
export async function judgeHistory(repository: Repository, call: HistoryCall): Promise<AcceptedRefs | Refusal> {
  const records = await judgeRecords(repository, call);
  if ('ok' in records) return records;
  const branch = await judgeBranch(repository, call);
  if ('ok' in branch) return branch;
  const fresh = judgeFresh(call);
  if ('ok' in fresh) return fresh;
  const { push, replaces } = branch;
  return { ok: true, work: [...(push === undefined ? [] : [push]), ...fresh.pushes], records: records.push, replaces };
}

async function judgeRecords(
  repository: Repository,
  { sorted: { feature, state }, base }: HistoryCall,
): Promise<{ readonly push: PushRef | undefined } | Refusal> {
  const ref = `refs/ralph/${feature}/state`;
  const there = base.remoteRefs.get(ref);
  if (there === state) return { push: undefined };
  if (there !== undefined && !(await repository.isAncestor(there, state)))
    return refuse(`does not go on from ${ref}, which another run has written since`);
  return { push: { ref, commit: state, expect: there ?? null } };
}

async function judgeBranch(
  repository: Repository,
  call: HistoryCall,
): Promise<{ readonly push?: PushRef; readonly replaces?: string } | Refusal> {
  const { base, plan, roots } = call;
  const { branch } = call.sorted;
  if (branch === undefined) return {};
  const { name, commit } = branch;
  const ref = `refs/heads/${name}`;
  const there = base.remoteRefs.get(ref);
  if (there === commit) return {};
  if (there !== undefined && (await repository.isAncestor(there, commit)))
    return { push: { ref, commit, expect: there } };
  if (!(await isOnBase(repository, { base, roots, commit })))
    return refuse(`has a branch ${name} that is not built on ${base.branch}`);
  if (there === undefined) return { push: { ref, commit, expect: null } };
  if (plan.replaces !== there) return refuse(`does not go on from ${name}, to which somebody has pushed since`);
  if (!(await isReplaceable(repository, call, { name, there })))
    return refuse(`takes the place of ${name}, which holds commits of which no records on the remote know`);
  return { push: { ref, commit, expect: there }, replaces: there };
}

/** What the hand-over says of itself proves nothing: the remote's own journals know all of the branch, or a person merged it. */
async function isReplaceable(
  repository: Repository,
  { base, sorted: { feature }, pullState }: HistoryCall,
  { name, there }: { readonly name: string; readonly there: string },
): Promise<boolean> {
  // Asked for the history of the branch, which a shallow fetch leaves out.
  await repository.isAncestor(base.commit, there);
  const own = ownCommits(repository, { base, feature });
  if ((await ownSince(repository, { base, head: there, own })) !== undefined) return true;
  return (await pullState({ branch: name, commit: there, base: base.branch })) === 'merged';
}

interface OnBase extends Pick<HistoryCall, 'base' | 'roots'> {
  readonly commit: string;
}

async function isOnBase(repository: Repository, { base, roots, commit }: OnBase): Promise<boolean> {
  for (const root of roots) {
    const isBase = root === base.commit || (await repository.isAncestor(root, base.commit));
    if (isBase && (await repository.isAncestor(root, commit))) return true;
  }
  return false;
}

function judgeFresh({ sorted, base }: HistoryCall): { readonly pushes: readonly PushRef[] } | Refusal {
  const all = [...sorted.wips, ...sorted.needed];
  const taken = all.find(({ ref, commit }) => (base.remoteRefs.get(ref) ?? commit) !== commit);
  if (taken !== undefined) return refuse(`names ${taken.ref}, which the remote has with other work`);
  const fresh = all.filter(({ ref }) => !base.remoteRefs.has(ref));
  return { pushes: fresh.map(({ ref, commit }) => ({ ref, commit, expect: null })) };
}

function refuse(what: string): Refusal {
  return configError(`The hand-over ${what}. Nothing was pushed; its artifact keeps the work.`);
}
