import type { PushRef, PushResult, Repository } from '../../adapters/git/controller.ts';
import { neededPlace, neededRef } from '../../adapters/records-apart.ts';
import { replacingBranch } from '../../adapters/replace-branch.ts';
import { replacedRef } from '../../core/carrying.ts';
import { neededCommits } from '../../core/needed-commits.ts';
import type { RunState } from '../../core/state.ts';
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
}

/** Pushes work first and the records that tell of it last: records of work that is not there would mislead the next run. */
export async function pushAccepted(
  repository: Repository,
  { accepted, state, base, needed }: PushCall,
): Promise<Refusal | undefined> {
  const { plan } = state;
  const { work, records, replaces } = accepted;
  const keep = replacedRef(plan.feature, replaces ?? '');
  const ours = replacingBranch(repository, { ref: `refs/heads/${plan.branch}`, seen: replaces, keep });
  const refused = declined(work.length === 0 ? [] : await ours.push(work));
  if (refused !== undefined) return refused;
  const unrecorded = declined(records === undefined ? [] : await repository.push([records]));
  if (unrecorded !== undefined) return unrecorded;
  const old = unneeded({ base, state, needed });
  // The next run takes away what could not be.
  if (old.length > 0) await repository.push(old);
  return undefined;
}

/** What only records before these needed. */
function unneeded({ base, state, needed }: Omit<PushCall, 'accepted'>): readonly PushRef[] {
  const ref = `refs/ralph/${state.plan.feature}/state`;
  const kept = new Set(
    [...neededCommits(state), ...needed.map((each) => each.commit)].map((each) => neededRef(ref, each)),
  );
  return [...base.remoteRefs]
    .filter(([name]) => name.startsWith(neededPlace(ref)) && !kept.has(name))
    .map(([name, commit]) => ({ ref: name, commit, expect: commit, remove: true }));
}

function declined(results: readonly PushResult[]): Refusal | undefined {
  const problems = results.flatMap((result) => (result.ok ? [] : [result]));
  if (problems.length === 0) return undefined;
  const reasons = problems.map(({ ref, problem }) => `${ref} was not pushed: ${problem.message}`);
  const isPassing = problems.every(({ problem: { kind } }) => kind === 'network' || kind === 'timeout');
  return isPassing ? environmentBroken(...reasons, again) : configError(...reasons, again);
}

const again = 'The artifact keeps the work: run this job again once the cause is mended.';
