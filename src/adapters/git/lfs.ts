import type { LfsAttributes } from './lfs-attributes.ts';
import type { LfsPointer } from './lfs-pointer.ts';

/** Files that Git LFS keeps: trees hold pointers, agents and gates see the contents (02-loop §1, Gate views). */
export interface Lfs {
  readonly attributes: LfsAttributes;
  /** Tree whose attributes they are: the run start. */
  readonly startTree: string;
  /** Name of a pointer's blob -> what it names: those of the run start, and those that attempts made. */
  readonly pointers: Map<string, LfsPointer>;
  /** SHA-256 of a content -> absolute file that held it when it was last looked at. */
  readonly contents: Map<string, string>;
  /** Contents that the server may not have yet. */
  readonly fresh: Set<string>;
  /** Absolute folder for contents that attempts made. */
  readonly store: string;
  /** Why changed files cannot be taken; undefined = git-lfs is there to send them. */
  readonly cannotSend: string | undefined;
  /** Tree folder -> path -> what was put there in the place of a pointer; kept for this process only. */
  readonly laid: Map<string, Map<string, string>>;
}
