import { neededRef } from '../../adapters/records-apart.ts';
import { configError, type Refusal } from '../refusal.ts';

/** A ref that a hand-over names. */
export interface HandedRef {
  /** Full name. */
  readonly ref: string;
  readonly commit: string;
}

/** The refs of a hand-over, each of a kind that a run of ours makes. */
export interface SortedRefs {
  readonly ok: true;
  readonly feature: string;
  /** Commit with the run's records. */
  readonly state: string;
  /** Branch of the passed stories, without `refs/heads/`; absent = none passed. */
  readonly branch?: { readonly name: string; readonly commit: string };
  readonly wips: readonly HandedRef[];
  /** Commits that the records need. */
  readonly needed: readonly HandedRef[];
}

export interface SortCall {
  readonly refs: readonly HandedRef[];
  readonly branchPrefix: string;
  /** Branches that are never pushed to, without `refs/heads/`. */
  readonly neverPushed: readonly (string | undefined)[];
}

/** A run of 100 stories leaves as many branches. */
const MOST_REFS = 300;

/** Takes a hand-over for what a run makes, or for nothing: one ref that is none of ours, and none of it is pushed. */
export function sortRefs({ refs, branchPrefix, neverPushed }: SortCall): SortedRefs | Refusal {
  if (refs.length > MOST_REFS) return refuse(`names ${refs.length} refs; a run of ours makes at most ${MOST_REFS}`);
  const twice = refs.find(({ ref }, at) => refs.findIndex((each) => each.ref === ref) !== at);
  if (twice !== undefined) return refuse(`names ${twice.ref} twice`);
  const states = refs.filter(({ ref }) => STATE.test(ref));
  const wips = refs.filter(({ ref }) => WIP.test(ref));
  const branches = refs.filter((each) => !wips.includes(each) && isBelow(each.ref, branchPrefix));
  const [state, otherState] = states;
  const needed = refs.filter(({ ref, commit }) => state !== undefined && ref === neededRef(state.ref, commit));
  const known = new Set([...states, ...wips, ...branches, ...needed]);
  const stranger = refs.find((each) => !known.has(each));
  if (stranger !== undefined)
    return refuse(`names ${stranger.ref}, which no run with branch_prefix: ${branchPrefix} makes`);
  const [branch, otherBranch] = branches;
  if (state === undefined || otherState !== undefined) return refuse(`names ${states.length} records of runs, not one`);
  if (otherBranch !== undefined) return refuse(`names ${branches.length} branches with passed stories, not one`);
  const name = branch?.ref.slice('refs/heads/'.length);
  if (name !== undefined && neverPushed.includes(name)) return refuse(`names ${name}, which is never pushed to`);
  return {
    ok: true,
    feature: STATE.exec(state.ref)?.[1] ?? '',
    state: state.commit,
    ...(branch === undefined || name === undefined ? {} : { branch: { name, commit: branch.commit } }),
    wips,
    needed,
  };
}

const STATE = /^refs\/ralph\/([a-z0-9-]{1,47})\/state$/;
const WIP = /^refs\/heads\/(?:wip\/ralph-fail|ralph-wip-fail)-[a-z0-9-]{1,100}$/;

/** A full name below the prefix that no server and no shell reads in another way. */
export function isBelow(ref: string, prefix: string): boolean {
  const start = `refs/heads/${prefix}`;
  const rest = ref.slice(start.length);
  if (prefix === '' || !ref.startsWith(start) || rest.length > 150) return false;
  return rest.split('/').every((part) => /^[A-Za-z0-9_][\w.-]*$/.test(part) && !/\.\.|\.$|\.lock$/.test(part));
}

function refuse(what: string): Refusal {
  return configError(`The hand-over ${what}. Nothing was pushed; look at the job that made it.`);
}
