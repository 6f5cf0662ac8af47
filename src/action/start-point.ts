import type { Repository } from '../adapters/git/controller.ts';
import type { BranchAt, PullState } from '../adapters/github/pull-state.ts';
import type { RunPlan } from '../core/plan.ts';
import { type Base, remoteRefusal } from './base.ts';
import type { FoundPrd } from './find-prd.ts';
import { judgeMoved, ownSince } from './moved-base.ts';
import type { OwnCommits } from './own-commits.ts';
import type { Refusal } from './refusal.ts';

/** The commit the work starts from and the branch that receives it (02-loop §1 Two bases, §6 From night to night). */
export interface StartPoint extends Pick<RunPlan, 'carried' | 'replaces' | 'pull'> {
  readonly ok: true;
  readonly branch: string;
  readonly start: RunPlan['start'];
  readonly notices: readonly string[];
}

export interface StartCall {
  readonly base: Base;
  readonly prd: FoundPrd;
  readonly branchPrefix: string;
  /** Asks what became of the pull request of the branch at that commit. */
  readonly pullState: (at: BranchAt) => Promise<PullState>;
  /** Tells the action's own commits from those of others. */
  readonly own: OwnCommits;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Goes on with the open ralph branch when base is its ancestor. A base that has moved: our own commits are put on top of it and judged
 * again, into a branch with the commits of others it is merged. A pull request that was merged or closed: from base. Where none of
 * it can be done the branch is left alone, and one of its own, `-2` and so on, is used.
 */
export async function findStart(repository: Repository, call: StartCall): Promise<StartPoint | Refusal> {
  const { base } = call;
  const wanted = branchName(call);
  const notices = [...misnamed(call)];
  for (let count = 1; ; count += 1) {
    const branch = count === 1 ? wanted : `${wanted}-${count}`;
    const head = base.remoteRefs.get(`refs/heads/${branch}`);
    if (head === undefined) return startAt(repository, { branch, commit: base.commit, notices });
    const [fetched, pull] = await Promise.all([
      repository.fetchRef(`refs/heads/${branch}`),
      call.pullState({ branch, commit: head, base: base.branch }),
    ]);
    if (!fetched.ok) return remoteRefusal(fetched.problem);
    const place = await judgeBranch(repository, call, { branch, head: fetched.commit, pull });
    if (place.type === 'start') {
      const start = await startAt(repository, { ...place, branch, notices: [...notices, place.notice] });
      return typeof pull === 'string' ? start : { ...start, pull };
    }
    notices.push(`Branch ${branch} ${place.why}, so it is left alone; this run uses another one.`);
  }
}

interface Place extends Pick<RunPlan, 'carried' | 'replaces'> {
  readonly type: 'start';
  readonly commit: string;
  /** The commit was made here. */
  readonly made?: true;
  readonly notice: string;
}

interface Branch {
  readonly branch: string;
  readonly head: string;
  readonly pull: PullState;
}

type Judged = Place | { readonly type: 'left'; readonly why: string };

async function judgeBranch(repository: Repository, call: StartCall, { branch, head, pull }: Branch): Promise<Judged> {
  const { base, prd, own, now } = call;
  if (pull === 'closed' || pull === 'merged') return afterPull(repository, call, { branch, head, pull });
  if (await repository.isAncestor(base.commit, head)) {
    return { type: 'start', commit: head, notice: `Continuing branch ${branch} at ${head.slice(0, 10)}.` };
  }
  if (await repository.isAncestor(head, base.commit)) {
    const notice = `${base.branch} holds all of ${branch}, so this run starts from ${base.branch}.`;
    return { type: 'start', commit: base.commit, notice };
  }
  const moved = await judgeMoved(repository, { base, branch, head, prdPath: prd.path, own, now });
  switch (moved.type) {
    case 'left':
      return moved;
    case 'merged': {
      const notice = `${base.branch} has moved on and was merged into ${branch}, which ${notMade}.`;
      return { type: 'start', commit: moved.commit, made: true, notice };
    }
    case 'carry': {
      const count = moved.carried.length;
      const [many, are] = count === 1 ? ['1 commit', 'is'] : [`${count} commits`, 'are'];
      const notice = `${base.branch} has moved on: ${many} of ${branch} ${are} put on top of it and checked again.`;
      return { type: 'start', commit: base.commit, replaces: head, carried: moved.carried, notice };
    }
  }
}

/** Somebody decided about it: the work starts anew, in the place of what is ours. */
async function afterPull(
  repository: Repository,
  { base, own, branchPrefix }: StartCall,
  { branch, head, pull }: Branch,
): Promise<Judged> {
  const ended = pull === 'closed' ? 'closed without merging it' : 'merged';
  const notice = `The pull request of ${branch} was ${ended}, so this run starts from ${base.branch}.`;
  const anew = { type: 'start', commit: base.commit, notice } as const;
  if (await repository.isAncestor(head, base.commit)) return anew;
  // Only who may write merges; who may read can open and close a pull request, with any description.
  const isDecided = pull === 'merged' && isOwnName(branch, branchPrefix);
  const isOurs = isDecided || (await isAllOurs(repository, { base, head, own }));
  return isOurs ? { ...anew, replaces: head } : { type: 'left', why: `${notMade}, and its pull request was ${pull}` };
}

async function isAllOurs(repository: Repository, at: Parameters<typeof ownSince>[1]): Promise<boolean> {
  // Asked for the history of the branch, which a shallow fetch leaves out.
  await repository.isAncestor(at.base.commit, at.head);
  return (await ownSince(repository, at)) !== undefined;
}

const notMade = 'has commits that no run of this action made';

/** Nobody but this action keeps work under its prefix. */
function isOwnName(branch: string, prefix: string): boolean {
  return prefix !== '' && (branch.startsWith(prefix) || branch.startsWith(prefix.replaceAll('/', '-')));
}

/** A start at a commit that is at hand. */
export async function startAt(
  repository: Repository,
  {
    branch,
    notices,
    commit,
    made,
    carried,
    replaces,
  }: Omit<Place, 'type' | 'notice'> & Pick<StartPoint, 'branch' | 'notices'>,
): Promise<StartPoint> {
  return {
    ok: true,
    branch,
    start: { commit, tree: await repository.treeOf(commit), ...(made && { made }) },
    notices,
    ...(carried && { carried }),
    ...(replaces && { replaces }),
  };
}

/** The branch of a feature, without a number. */
export function branchName({ base, prd, branchPrefix }: Pick<StartCall, 'base' | 'prd' | 'branchPrefix'>): string {
  const named = prd.prd.branchName;
  if (named !== undefined && !isTaken(named, base)) return named;
  return `${prefixAt(branchPrefix, base.remoteRefs)}${prd.feature}`;
}

/** The prefix as a remote with these refs can have it: without a slash where a branch is named like a folder of it. */
export function prefixAt(prefix: string, refs: ReadonlyMap<string, string>): string {
  return blocked(prefix, refs) ? prefix.replaceAll('/', '-') : prefix;
}

/** Work never goes to the branch it starts from, nor to the default branch (04-trust rule 8). */
function isTaken(name: string, base: Base): boolean {
  return name === base.branch || name === base.defaultBranch;
}

function misnamed({ base, prd }: StartCall): readonly string[] {
  const named = prd.prd.branchName;
  if (named === undefined || !isTaken(named, base)) return [];
  return [`${prd.path}: "branchName" is ${named}, which this action never pushes. The run uses a branch of its own.`];
}

/** A branch named like a folder of the prefix makes every name below it impossible (catalogue G9). */
function blocked(prefix: string, refs: ReadonlyMap<string, string>): boolean {
  const parts = prefix.split('/').slice(0, -1);
  return parts.some((_, index) => refs.has(`refs/heads/${parts.slice(0, index + 1).join('/')}`));
}
