import type { Repository } from '../adapters/git/controller.ts';
import type { PinnedPull } from '../core/asked.ts';
import { slug } from '../core/slug.ts';
import { type Base, remoteRefusal } from './base.ts';
import type { FoundPrd } from './find-prd.ts';
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
}

/** Where work on a pull request begins, and under which name its records are kept. */
export interface PullStart extends StartPoint {
  readonly feature: string;
}

/**
 * Work on a pull request begins at its pinned head and goes to its own branch, which is fast-forwarded (03-interface §4). That of a
 * fork cannot be pushed, so its work goes to a branch of ours. Unless the branch is the feature's own, the pull request has records
 * of its own: the feature's nights go on beside it.
 */
export async function findPullStart(repository: Repository, call: PullStartCall): Promise<PullStart | Refusal> {
  const { pull, thread, prd } = call;
  const head = await fetchPullHead(repository, call);
  if (!head.ok) return head;
  const usual = branchName(call);
  const isUsual = pull.head === usual && !pull.isFork;
  const feature = call.records ?? (isUsual ? prd.feature : slug(`${prd.feature}-pr-${thread}`));
  const branch = pull.isFork ? ownBranch(call, feature) : pull.head;
  const notice = `Working on pull request #${thread} from its head ${head.commit.slice(0, 10)}.`;
  return { ...(await startAt(repository, { branch, commit: head.commit, notices: [notice] })), feature };
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
