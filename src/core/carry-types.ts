import type { StoriesCarried } from './event.ts';
import type { ChangedFile, Point } from './facts.ts';
import type { Check, Limits } from './gates.ts';
import type { CarriedCommit } from './plan.ts';
import type { KnownTests } from './tool-output/test-results.ts';

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
export type Carried = Omit<StoriesCarried, 'type' | 'results'>;

/** The same, with what all of it together changed; checks with `paths` run only where that touches them. */
export interface CarriedChange extends Carried {
  readonly changed: readonly Pick<ChangedFile, 'path'>[];
}

/** A commit that this run put on its branch, with the point below it. */
export interface LineCommit extends Point {
  readonly parent: Point;
  /** Story that it made pass; absent = it is none of a story's. */
  readonly story?: string;
  /** What the tests did on the point below it; absent where nothing is known, and once its push is long done. */
  readonly tests?: KnownTests;
}

/** What a run knows of the commits on its branch, and of work that it carries. */
export interface CarryState {
  /** The oldest first; absent = none. */
  readonly line?: readonly LineCommit[];
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
  /** The story whose commit the remote declined: these came after it in this run. Absent = they are of earlier nights. */
  readonly without?: string;
  /** What became of those that were left behind, by story. */
  readonly notes: readonly { readonly story?: string; readonly note: string }[];
}
