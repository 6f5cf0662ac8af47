/** What a tree holds of that which a failed attempt did not find (02-loop §3.4, tier 2). */
export interface Expansion {
  /** The lines that say what is missing, verbatim. */
  readonly missing: readonly string[];
  /** Parts of files that the trace names, around the lines that it names. */
  readonly named: readonly { readonly path: string; readonly from: number; readonly lines: readonly string[] }[];
  /** Files whose names come nearest to what was asked for. */
  readonly near: readonly { readonly wanted: string; readonly paths: readonly string[] }[];
  /** Lines that define what was asked for: `path:line:text`. */
  readonly defined: readonly { readonly wanted: string; readonly lines: readonly string[] }[];
  /** Names of the files in the folders where it was looked for. */
  readonly folders: readonly { readonly path: string; readonly entries: readonly string[] }[];
  /** Beginnings of the manifests at the root and beside the named files. */
  readonly manifests: readonly { readonly path: string; readonly text: string }[];
}
