import type { Repository } from '../adapters/git/controller.ts';
import type { PinnedPull } from '../core/asked.ts';
import { slug } from '../core/slug.ts';
import { type Base, remoteRefusal } from './base.ts';
import type { FoundPrd } from './find-prd.ts';
import { ownOnTop } from './moved-base.ts';
import type { OwnCommits } from './own-commits.ts';
import { configError, type Refusal } from './refusal.ts';
import { branchName, type StartPoint, startAt } from './start-point.ts';

export interface PullStartCall {
  readonly pull: PinnedPull;
  /** Number of the pull request. */
  readonly thread: number;
  readonly base: Base;
  readonly prd: FoundPrd;
  readonly branchPrefix: string;
  /** The input `base_branch`, on which other runs begin; undefined = not given. */
  readonly kept: string | undefined;
  /** Name of the records of the run that is gone on with; undefined = the pull request's own, or the feature's. */
  readonly records?: string | undefined;
  /** Tells the action's own commits from those of others, by the records of that name. */
  readonly own: (feature: string) => OwnCommits;
}

/** Where work on a pull request begins, and under which name its records are kept. */
export interface PullStart extends StartPoint {
  readonly feature: string;
}

/**
 * Work on a pull request begins at its pinned head and goes to its own branch, which is fast-forwarded (03-interface §4). That of a
 * fork is none of ours, so its work goes to a branch of this repository and goes on there. Unless the branch is the feature's own, the
 * pull request has records of its own: the feature's nights go on beside it.
 */
export async function findPullStart(repository: Repository, call: PullStartCall): Promise<PullStart | Refusal> {
  const { pull, thread, prd } = call;
  const head = await fetchPullHead(repository, call);
  if (!head.ok) return head;
  const usual = branchName(call);
  const isUsual = pull.head === usual && !pull.isFork;
  const feature = call.records ?? (isUsual ? prd.feature : slug(`${prd.feature}-pr-${thread}`));
  const notice = `Working on pull request #${thread} from its head ${head.commit.slice(0, 10)}.`;
  const atHead = { commit: head.commit, notices: [notice] };
  if (!pull.isFork) return { ...(await startAt(repository, { ...atHead, branch: pull.head })), feature };
  const branch = ownBranch(call, feature);
  const place = await judgeFork(repository, call, { branch, feature, head: head.commit });
  if ('ok' in place) return place;
  return { ...(await startAt(repository, { ...atHead, ...place, branch })), feature };
}

interface ForkWork {
  /** Branch of this repository that has the work on the fork's. */
  readonly branch: string;
  readonly feature: string;
  /** Head of the pull request. */
  readonly head: string;
}

type ForkPlace = Partial<Pick<Parameters<typeof startAt>[1], 'commit' | 'carried' | 'replaces' | 'notices'>>;

/** Goes on with what passed on the fork's head; where that moved on, what passed is put on top of it, as on a base that has moved. */
async function judgeFork(
  repository: Repository,
  { base, thread, pull, own }: PullStartCall,
  { branch, feature, head }: ForkWork,
): Promise<ForkPlace | Refusal> {
  const ref = `refs/heads/${branch}`;
  const ours = base.remoteRefs.get(ref);
  if (ours === undefined) return {};
  const fetched = await repository.fetchRef(ref);
  if (!fetched.ok) return remoteRefusal(fetched.problem);
  if (await repository.isAncestor(head, ours)) {
    return {
      commit: ours,
      notices: [`Continuing branch ${branch} of pull request #${thread} at ${ours.slice(0, 10)}.`],
    };
  }
  if (await repository.isAncestor(ours, head)) return {};
  const moved = `Pull request #${thread} comes from a fork and has moved on to ${head.slice(0, 10)} since ${branch} was made`;
  const anew = `delete the branch ${branch} to begin anew from the new head`;
  if (pull.canPush !== true) {
    return configError(
      `${moved}, and github_token cannot push to its head. Pass the token of a person who can push there (the pull request must allow edits by ` +
        `maintainers; GITHUB_TOKEN and tokens of an App never reach a fork), or ${anew}.`,
    );
  }
  const carried = await ownOnTop(repository, { base: { commit: head }, head: ours, own: own(feature) });
  if (carried === undefined) {
    return configError(`${moved}, and ${branch} has commits that no run of this action made. Merge them, or ${anew}.`);
  }
  const [many, are] = carried.length === 1 ? ['1 commit', 'is'] : [`${carried.length} commits`, 'are'];
  const notice = `Pull request #${thread} has moved on to ${head.slice(0, 10)}: ${many} of ${branch} ${are} put on top of it and checked again.`;
  return { carried, replaces: ours, notices: [notice] };
}

function ownBranch(call: PullStartCall, feature: string): string {
  return branchName({ ...call, prd: { ...call.prd, feature, prd: { ...call.prd.prd, branchName: undefined } } });
}

/** Fetches the pinned head; refused when its branch is not ours to push, or has moved since it was pinned (catalogue U8). */
async function fetchPullHead(
  repository: Repository,
  { pull, thread, base, kept }: PullStartCall,
): Promise<{ readonly ok: true; readonly commit: string } | Refusal> {
  const isTaken = [base.branch, base.defaultBranch, kept].includes(pull.head);
  if (isTaken && !pull.isFork) {
    return configError(`Pull request #${thread} comes from ${pull.head}, a branch that this action never pushes.`);
  }
  const ref = pull.isFork ? `refs/pull/${thread}/head` : `refs/heads/${pull.head}`;
  const fetched = await repository.fetchRef(ref);
  if (!fetched.ok) return remoteRefusal(fetched.problem);
  if (fetched.commit === pull.sha) return fetched;
  return configError(
    `Pull request #${thread} was at ${pull.sha.slice(0, 10)} when the comment came and is at ${fetched.commit.slice(0, 10)} now. Look at it and comment again.`,
  );
}
