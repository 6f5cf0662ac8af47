/** Files that are copied from the workspace into trees: copied, never linked. */
export interface FileLayer {
  /** Real path of the folder that the files are copied from. */
  readonly source: string;
  /** Files and whole folders of the layer, relative, as encoded by `decodePath`. */
  readonly roots: ReadonlySet<string>;
  /** Folders above the roots. */
  readonly above: ReadonlySet<string>;
  /** Path -> stamp of what lay in the source before any agent ran: nothing else is ever copied. */
  readonly origin: ReadonlyMap<string, string>;
  /** When that was read: nothing in a copy is dated later. */
  readonly takenMs: number;
  /** Trees are used at the path where they lie, and their files have to name it; absent = they are shown at the path of the source. */
  readonly staysPut?: true;
  /** What was laid where: tree folder -> path -> stamp. Kept for this process only; without it all is copied again. */
  readonly laid: Map<string, ReadonlyMap<string, string>>;
}
