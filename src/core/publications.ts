import type { Published } from './event.ts';
import type { RunState } from './state.ts';

/** A ref that has to reach the remote, by its full name; `detail`: cause and remedy when it was refused. */
export interface Publication {
  readonly ref: string;
  readonly commit: string;
  readonly story: string;
  readonly status: 'queued' | 'pushed' | 'refused';
  readonly detail: string;
  /** Absolute path of the bundle that keeps refused work; `passing`: refused for a reason that may pass. */
  readonly bundle?: string;
  readonly passing?: true;
  /** The commit whose content was refused; absent = something else was. */
  readonly declined?: string;
}

/** What came of pushes and of the pull request, told to the state. */
export function withResults(state: RunState, { results, pull, pullNotes }: Published): RunState {
  const publications = state.publications.map((publication): Publication => {
    const result = results.find((each) => each.ref === publication.ref && each.commit === publication.commit);
    return result === undefined ? publication : { ...publication, ...result };
  });
  return { ...state, ...(pull && { pull }), ...(pullNotes && { pullNotes }), publications };
}

type Pushable = Pick<Publication, 'ref' | 'commit'>;

/** Those of some refs that nobody has told to be on the remote. */
export function notPushed({ publications }: RunState, refs: readonly Pushable[]): readonly Pushable[] {
  const there = publications.filter(({ status }) => status === 'pushed');
  return refs.filter(({ ref, commit }) => !there.some((each) => each.ref === ref && each.commit === commit));
}

/** What an earlier workflow run could not push is tried anew by one that goes on: the outage may be over, the permission given. */
export function pushedAgain(state: RunState): RunState {
  const publications = state.publications.map((publication): Publication => {
    const { bundle: _, passing: __, declined: ___, ...rest } = publication;
    return publication.status === 'refused' ? { ...rest, status: 'queued', detail: '' } : publication;
  });
  return { ...state, publications };
}

/** The branch reached the remote, and whoever pushed it was cut off before its pull request was known. */
export function isPushedUnseen({ publications, plan, pull }: RunState): boolean {
  const ref = `refs/heads/${plan.branch}`;
  return pull === undefined && publications.some((each) => each.ref === ref && each.status === 'pushed');
}

/** The branch did not reach the remote although the stories passed, and the same push may work later. */
export function isStrandedForNow({ publications, plan }: RunState): boolean {
  const ref = `refs/heads/${plan.branch}`;
  return publications.some((each) => each.ref === ref && each.status === 'refused' && each.passing === true);
}
