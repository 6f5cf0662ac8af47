import { trackGroup } from './tree-group.ts';
import { trackMarked } from './tree-marked.ts';

/** One living process of a supervised tree. `startTicks` guards against a reused pid. */
export interface TreeMember {
  readonly pid: number;
  readonly startTicks: number;
}

/** What one look at a tree found. */
export interface Sweep {
  readonly members: readonly TreeMember[];
  /** A process ended meanwhile, or has no environment, so that one may have been missed: look again. */
  readonly unsettled: boolean;
  /** Somebody was between two programs, which is over soon, and will be one of ours or not; absent = nobody was seen there. */
  readonly executing?: boolean;
  /** CPU time used by the tree in milliseconds; undefined where the system does not tell. */
  readonly cpuMs: number | undefined;
}

/** A supervised process with everything it started, as far as the platform lets us see it (04-trust §3). */
export interface ProcessTree {
  /** Looks at the machine once, synchronously. Dead and unrelated processes and our own are never members. */
  readonly sweep: () => Sweep;
  /**
   * Signals the main group and what the last sweep found; a pid that meanwhile names another process is left alone.
   * True when somebody in the main group, be it a zombie, took the signal: then one more look has to find nobody.
   */
  readonly signal: (members: readonly TreeMember[], signal: NodeJS.Signals) => boolean;
}

/** The main process of a tree: leader of its own session and group, started with the marker in its environment. */
export interface TreeRoot {
  readonly pid: number;
  readonly marker: string;
}

/** Follows a tree by marker, session and parents on Linux, by process group elsewhere. */
export function trackTree(root: TreeRoot): ProcessTree {
  return process.platform === 'linux' ? trackMarked(root) : trackGroup(root);
}
