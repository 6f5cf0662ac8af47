import type { Repository } from '../../adapters/git/controller.ts';
import { unpackBundle } from '../../adapters/git/unbundle.ts';
import { neededPlace } from '../../adapters/records-apart.ts';
import { type Base, remoteRefusal } from '../base.ts';
import { configError, type Refusal } from '../refusal.ts';
import type { HandOver } from './read-file.ts';
import type { SortedRefs } from './sort-refs.ts';

export interface TakeCall {
  readonly handOver: HandOver;
  readonly sorted: SortedRefs;
  readonly base: Base;
}

/** What a hand-over builds on, once its objects are in the store. */
export interface TakenIn {
  readonly ok: true;
  /** Commits that the remote has: the base, what the hand-over needs, and the refs that it adds to. */
  readonly roots: readonly string[];
  /** Commit of its branch on the remote; undefined = it has none. */
  readonly tip: string | undefined;
}

/** A run imports some commits, not hundreds. */
const MOST_NEEDS = 200;

/**
 * Brings the objects of a hand-over into the store. What it needs must lie in the history of the base or of a ref that it adds to:
 * by its name alone a server would also give a commit of somebody's fork.
 */
export async function takeIn(repository: Repository, call: TakeCall): Promise<TakenIn | Refusal> {
  const { handOver, base } = call;
  const { needs, refs } = handOver.header;
  if (needs.length > MOST_NEEDS) return refuse(`needs ${needs.length} commits`);
  const tips = await fetchTips(repository, call);
  if ('ok' in tips) return tips;
  const roots = [base.commit, ...tips.commits];
  for (const need of needs) {
    if (roots.includes(need)) continue;
    if (!(await isWithin(repository, need, roots)))
      return refuse(
        `needs commit ${need.slice(0, 10)}, which is not in the history of ${base.branch} or of its own branches`,
      );
    roots.push(need);
  }
  const unpacked = await unpackBundle(repository.git, handOver.pack);
  if (!unpacked.ok) return refuse(`cannot be opened. ${unpacked.problem.message}`);
  const absent = await firstNoCommit(
    repository,
    refs.map(({ commit }) => commit),
  );
  return absent === undefined
    ? { ok: true, roots, tip: tips.tip }
    : refuse(`names ${absent.slice(0, 10)}, which is no commit of it`);
}

async function fetchTips(
  repository: Repository,
  { sorted: { feature, branch }, base }: TakeCall,
): Promise<{ readonly commits: readonly string[]; readonly tip: string | undefined } | Refusal> {
  const ref = `refs/ralph/${feature}/state`;
  const state = await fetchTip(repository, base, ref);
  const ours = branch && (await fetchTip(repository, base, `refs/heads/${branch.name}`));
  if (state?.ok === false) return state;
  if (ours?.ok === false) return ours;
  const commits = [state, ours].flatMap((each) => each?.commit ?? []);
  for (const name of [...base.remoteRefs.keys()].filter((each) => each.startsWith(neededPlace(ref)))) {
    const kept = await fetchTip(repository, base, name);
    if (kept?.ok === false) return kept;
    commits.push(...(kept === undefined ? [] : [kept.commit]));
  }
  return { commits, tip: ours?.commit };
}

/** Undefined when the remote has no such ref. */
async function fetchTip(repository: Repository, base: Base, ref: string) {
  if (!base.remoteRefs.has(ref)) return undefined;
  const fetched = await repository.fetchRef(ref);
  return fetched.ok ? fetched : remoteRefusal(fetched.problem);
}

async function isWithin(repository: Repository, commit: string, tips: readonly string[]): Promise<boolean> {
  for (const tip of tips)
    if (await repository.isAncestor(commit, tip)) return (await repository.importCommit(commit)).ok;
  return false;
}

async function firstNoCommit({ git }: Repository, commits: readonly string[]): Promise<string | undefined> {
  const out = await git.ok(['cat-file', '--batch-check'], { input: `${commits.join('\n')}\n` });
  const lines = out.toString('latin1').split('\n');
  return commits.find((commit, at) => !lines[at]?.startsWith(`${commit} commit `));
}

function refuse(what: string): Refusal {
  return configError(`The hand-over ${what}. Nothing was pushed; look at the job that made it.`);
}
