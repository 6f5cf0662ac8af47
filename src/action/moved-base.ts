import type { Repository } from '../adapters/git/controller.ts';
import { mergeTrees } from '../adapters/git/merge-trees.ts';
import type { CarriedCommit } from '../core/plan.ts';
import { type Prd, readPrd } from '../core/prd.ts';
import { flipPasses } from '../core/prd-edit.ts';
import { mergeMessage } from '../report/messages.ts';
import type { Base } from './base.ts';
import type { OwnCommits } from './own-commits.ts';
import { progressPath } from './policy-paths.ts';

/** What to do with a branch that its base has left behind. */
export type Moved =
  /** All of it is ours: put on top of the base again, commit by commit. */
  | { readonly type: 'carry'; readonly carried: readonly CarriedCommit[] }
  /** Others have worked on it: the base is merged into it, and nobody's commit is rewritten (04-trust rule 8). */
  | { readonly type: 'merged'; readonly commit: string }
  /** Neither can be done. */
  | { readonly type: 'left'; readonly why: string };

export interface MovedCall {
  readonly base: Base;
  readonly branch: string;
  /** Commit of the branch on the remote. */
  readonly head: string;
  readonly prdPath: string | undefined;
  /** Tells the action's own commits from those of others. */
  readonly own: OwnCommits;
  /** Epoch milliseconds: date of a merge. */
  readonly now: number;
}

/** What commits of a branch are told by. */
export interface SinceCall extends Pick<MovedCall, 'head' | 'own'> {
  readonly base: Pick<Base, 'commit'>;
}

/** Judges a branch whose base has moved; the history of both is at hand (02-loop §6, From night to night). */
export async function judgeMoved(repository: Repository, call: MovedCall): Promise<Moved> {
  const root = await repository.git.run(['merge-base', call.base.commit, call.head]);
  if (root.exitCode !== 0) return { type: 'left', why: `has no commit in common with ${call.base.branch}` };
  const carried = await ownSince(repository, call);
  if (carried !== undefined) return { type: 'carry', carried };
  return mergeBase(repository, call, root.stdout.toString('latin1').trim());
}

/** The commits of the branch since the base when journals know all of them; else undefined. */
export async function ownSince(repository: Repository, call: SinceCall): Promise<readonly CarriedCommit[] | undefined> {
  return ourCommits(await commitsSince(repository, call), call.own);
}

/**
 * Our commits on top of what the branch began with, which is no part of the new base any more where its author rewrote it. Undefined
 * when somebody else worked among them.
 */
export async function ownOnTop(repository: Repository, call: SinceCall): Promise<readonly CarriedCommit[] | undefined> {
  const commits = await commitsSince(repository, call);
  const own = commits.slice(commits.findLastIndex(({ saysOurs }) => !saysOurs) + 1);
  const isMixed = commits.some((each) => each.saysOurs && !own.includes(each));
  return own.length === 0 || isMixed ? undefined : ourCommits(own, call.own);
}

interface Commit {
  readonly commit: string;
  /** Apart by a space; empty for the first of a history. */
  readonly parents: string;
  /** What its text says, and anybody can write. */
  readonly saysOurs: boolean;
}

async function commitsSince(
  repository: Repository,
  { base, head }: Pick<SinceCall, 'base' | 'head'>,
): Promise<readonly Commit[]> {
  const format = '%H%x00%P%x00%(trailers:key=Ralph-Run,valueonly,separator=%x20)%x01';
  const args = ['log', '--reverse', '--topo-order', `--format=${format}`, head, `^${base.commit}`, '--'];
  const lines = (await repository.git.ok(args))
    .toString('utf8')
    .split('\u0001')
    .filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [commit = '', parents = '', run = ''] = line.trim().split('\0');
    return { commit, parents, saysOurs: run !== '' };
  });
}

/** All of them with their stories as the journals tell; undefined when one is not ours. All of ours say so, so others need no look. */
async function ourCommits(commits: readonly Commit[], own: OwnCommits): Promise<readonly CarriedCommit[] | undefined> {
  if (!commits.every(({ parents, saysOurs }) => saysOurs && parents !== '' && !parents.includes(' '))) return undefined;
  const made = await own(commits.map(({ commit }) => commit));
  const carried = commits.map(({ commit, parents }) => {
    const ours = made.get(commit);
    return ours && { commit, parent: parents, ...ours };
  });
  return carried.every((each) => each !== undefined) ? carried : undefined;
}

async function mergeBase(repository: Repository, call: MovedCall, root: string): Promise<Moved> {
  const { base, branch, head, prdPath, now } = call;
  const apart = prdPath === undefined ? [] : [prdPath, progressPath(prdPath)];
  const merged = await mergeTrees(repository, { base: root, ours: head, theirs: base.commit, apart });
  if (!merged.ok)
    return { type: 'left', why: `conflicts with it in ${merged.paths.slice(0, 5).join(', ') || 'its files'}` };
  const prd = prdPath === undefined ? [] : await mergedPrd(repository, prdPath, { root, head, base: base.commit });
  if (prd === undefined) return { type: 'left', why: `conflicts with it in ${prdPath}` };
  const message = mergeMessage(base.branch, branch);
  const tree = await repository.overlay(merged.tree, prd);
  return { type: 'merged', commit: await repository.commit({ tree, parents: [head, base.commit], message, at: now }) };
}

/** The base's file where only flags changed on the branch, with those that it set; the branch's where the base's is what it was. */
async function mergedPrd(
  repository: Repository,
  path: string,
  { root, head, base }: { readonly root: string; readonly head: string; readonly base: string },
) {
  const [then, ours, theirs] = await Promise.all([root, head, base].map((each) => repository.readFile(each, path)));
  if (theirs === undefined || ours === undefined) return undefined;
  if (then?.bytes.equals(theirs.bytes)) return [];
  const [before, mine, now] = [then, ours, theirs].map((file) => file && readPrd({ bytes: file.bytes, file: path }));
  if (before?.ok !== true || mine?.ok !== true || now?.ok !== true) return undefined;
  // What had passed where they parted may have been opened again on the base since.
  const passed = passedIn(mine.prd).difference(passedIn(before.prd));
  if (!Buffer.from(withFlags(before.prd, passed).layout.bytes).equals(ours.bytes)) return undefined;
  return [{ path, mode: theirs.mode, bytes: Buffer.from(withFlags(now.prd, passed).layout.bytes) }];
}

function passedIn({ stories }: Prd): ReadonlySet<string> {
  return new Set(stories.flatMap(({ id, passes }) => (passes ? [id] : [])));
}

function withFlags(prd: Prd, passed: ReadonlySet<string>): Prd {
  const ids = prd.stories.filter(({ id }) => passed.has(id)).map(({ id }) => id);
  return ids.reduce((before, id) => {
    const flipped = flipPasses(before, id, true);
    return flipped.ok ? flipped.prd : before;
  }, prd);
}
