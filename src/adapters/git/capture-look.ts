import type { CaptureLimits } from './capture-limits.ts';
import type { Git } from './git.ts';
import type { Ignore } from './ignore.ts';
import type { IndexFile } from './index-file.ts';
import type { Submodule } from './submodules.ts';

/** What is looked at when a hostile tree is read. */
export interface Look {
  readonly git: Git;
  readonly indexFile: string;
  readonly dir: string;
  readonly index: IndexFile;
  readonly limits: CaptureLimits;
  /** Set for a tree of layers. */
  readonly layers?: LayeredLook;
  /** Paths at which the index has submodules. */
  readonly gitlinks: ReadonlySet<string>;
  /** Submodules whose files lie in the tree. */
  readonly submodules: readonly Submodule[];
}

/** A tree of layers: only what its upper layer holds can differ from the index. */
export interface LayeredLook {
  /** Absolute folder of the upper layer. */
  readonly upper: string;
  /** A git that sees the merged tree. */
  readonly ignore: Ignore;
}

/** An entry that no tree of ours may hold. */
export interface NotImported {
  readonly path: string;
  /** Ends the sentence "… was not imported: ". */
  readonly why: string;
  /** Stands for "… was not imported". */
  readonly what?: string;
}
