import type { PushRef, PushResult, Repository } from '../../adapters/git/controller.ts';
import { neededPlace, neededRef } from '../../adapters/records-apart.ts';
import { replacingBranch } from '../../adapters/replace-branch.ts';
import { replacedRef } from '../../core/carrying.ts';
import { neededCommits } from '../../core/needed-commits.ts';
import type { RunState } from '../../core/state.ts';
import { cut, oneLine } from '../../report/strip.ts';
import type { Base } from '../base.ts';
import { configError, environmentBroken, type Refusal } from '../refusal.ts';
import type { AcceptedRefs } from './judge-history.ts';
import type { HandedRef } from './sort-refs.ts';

export interface PushCall {
  readonly accepted: AcceptedRefs;
  /** The run as its records tell it. */
  readonly state: RunState;
  readonly base: Pick<Base, 'remoteRefs'>;
  /** What the hand-over says that they need. */
  readonly needed: readonly HandedRef[];
  /** Commits that the remote has. */
  readonly roots: readonly string[];
}

/** Pushes work first and the records that tell of it last: records of work that is not there would mislead the next run. */
export async function pushAccepted(
  repository: Repository,
  { accepted, state, base, needed, roots }: PushCall,
): Promise<Refusal | undefined> {
  const { plan } = state;
  const { work, records, replaces } = accepted;
  const keep = replacedRef(plan.feature, replaces ?? '');
  const ours = replacingBranch(repository, { ref: `refs/heads/${plan.branch}`, seen: replaces, keep });
  const results = work.length === 0 ? [] : await ours.push(work);
  const refused = declined(results);
  if (refused !== undefined) {
    const blamed = await blamedCommit(repository, { results, roots, feature: plan.feature });
    return { ...refused, reasons: [...(blamed === undefined ? [] : [blamed]), ...refused.reasons] };
  }
  const unrecorded = declined(records === undefined ? [] : await repository.push([records]));
  if (unrecorded !== undefined) return unrecorded;
  const old = unneeded({ base, state, needed });
  // The next run takes away what could not be.
  if (old.length > 0) await repository.push(old);
  return undefined;
}

/** What only records before these needed. */
function unneeded({ base, state, needed }: Omit<PushCall, 'accepted' | 'roots'>): readonly PushRef[] {
  const ref = `refs/ralph/${state.plan.feature}/state`;
  const kept = new Set(
    [...neededCommits(state), ...needed.map((each) => each.commit)].map((each) => neededRef(ref, each)),
  );
  return [...base.remoteRefs]
    .filter(([name]) => name.startsWith(neededPlace(ref)) && !kept.has(name))
    .map(([name, commit]) => ({ ref: name, commit, expect: commit, remove: true }));
}

interface Blaming extends Pick<PushCall, 'roots'> {
  readonly results: readonly PushResult[];
  readonly feature: string;
}

/**
 * A sentence about the commit whose content the remote declines: the first of them that it does not take under a ref that is no branch
 * and is taken away again. The branch stays as it was, since nothing here can check what came after that commit without it.
 */
async function blamedCommit(repository: Repository, { results, roots, feature }: Blaming): Promise<string | undefined> {
  const refused = results.find((each) => !each.ok && each.problem.content === true);
  if (refused === undefined) return undefined;
  const list = await repository.git.ok(['rev-list', '--reverse', refused.commit, '--not', ...roots, '--']);
  const commits = list.toString('latin1').split('\n').filter(Boolean);
  if (commits.length === 1) return blameWords(repository, { commit: refused.commit, commits });
  const ref = `refs/ralph/${feature}/declined`;
  const { taken, first } = await findDeclined(repository, ref, commits);
  if (taken !== undefined) await repository.push([{ ref, commit: taken, expect: taken, remove: true }]);
  return first === undefined ? undefined : blameWords(repository, { commit: first, commits });
}

/** Finds the first commit that is declined by halves, for a push brings all that stands below a commit. The last one is known to be refused. */
async function findDeclined(
  repository: Pick<Repository, 'push'>,
  ref: string,
  commits: readonly string[],
): Promise<{ readonly taken?: string | undefined; readonly first?: string | undefined }> {
  let [good, bad] = [-1, commits.length - 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    const [tried] = await repository.push([{ ref, commit: commits[middle] ?? '' }]);
    if (tried?.ok === true) good = middle;
    else if (tried?.problem.content === true) bad = middle;
    else return { taken: commits[good] };
  }
  return { taken: commits[good], first: commits[bad] };
}

async function blameWords(
  repository: Repository,
  { commit, commits }: { readonly commit: string; readonly commits: readonly string[] },
): Promise<string> {
  const subject = (await repository.git.ok(['log', '-1', '--format=%s', commit, '--'])).toString('utf8');
  const others = commits.length - 1;
  const held =
    others === 0 ? '' : ` The other ${others === 1 ? 'commit is' : `${others} commits are`} held back with it.`;
  return `Commit ${commit.slice(0, 10)} "${cut(oneLine(subject), 80)}" is the one that the remote declines.${held}`;
}

function declined(results: readonly PushResult[]): Refusal | undefined {
  const problems = results.flatMap((result) => (result.ok ? [] : [result]));
  if (problems.length === 0) return undefined;
  const reasons = problems.map(({ ref, problem }) => `${ref} was not pushed: ${problem.message}`);
  const isPassing = problems.every(({ problem: { kind } }) => kind === 'network' || kind === 'timeout');
  return isPassing ? environmentBroken(...reasons, again) : configError(...reasons, again);
}

const again = 'The artifact keeps the work: run this job again once the cause is mended.';
