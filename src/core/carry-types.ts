import type { Check, GateResult, Limits } from './gates.ts';
import type { ChangedFile } from './integrity/change.ts';
import type { Point } from './state.ts';
import type { KnownTests } from './tool-output/test-results.ts';

/** A commit of an earlier night on a branch that its base has left behind. */
export interface CarriedCommit {
  readonly commit: string;
  readonly parent: string;
  /** Story that it made pass; absent = it is none of a story's. */
  readonly story?: string;
}

/** Put commits of earlier nights on top of the moved base and run the checks on what comes of it (02-loop §6). */
export interface CarryStories {
  readonly type: 'carry-stories';
  readonly commits: readonly CarriedCommit[];
  /** Stories that their commit marks as passed again. */
  readonly passing: readonly string[];
  readonly onto: Point;
  readonly checks: readonly Check[];
  readonly known?: KnownTests;
  readonly limits: Limits;
  /** Epoch milliseconds: the commits' date, so that doing it again gives the same commits. */
  readonly at: number;
}

/** What was put on top of what. */
export interface Carried {
  readonly points: readonly (Point & { readonly from: string })[];
  /** Commits that do not fit any more, with the files in which they do not; empty = git could not tell. */
  readonly conflicts: readonly { readonly from: string; readonly paths: readonly string[] }[];
  /** Why nothing was put anywhere: the remote, which has the commits, could not be reached. Absent = it could. */
  readonly unreachable?: string;
}

/** The same, with what all of it together changed; checks with `paths` run only where that touches them. */
export interface CarriedChange extends Carried {
  readonly changed: readonly Pick<ChangedFile, 'path'>[];
}

/** What came of it: the checks ran on the last point, and are empty where there is none. */
export interface StoriesCarried extends Carried {
  readonly type: 'stories-carried';
  readonly results: readonly GateResult[];
}

/** What a run knows of work that it carries. */
export interface CarryState {
  /** Absent = not begun, or there is none. */
  readonly carrying?: Carrying;
}

/** How far the commits of earlier nights were put on top of the moved base. */
export interface Carrying {
  readonly left: readonly CarriedCommit[];
  /** The checks were red on all of them together, so each is looked at by itself. */
  readonly alone: boolean;
  /** Calls so far that only our own trouble ended, on the commits at hand; absent = none. */
  readonly calls?: number;
  /** What became of those that were left behind, by story. */
  readonly notes: readonly { readonly story?: string; readonly note: string }[];
}
