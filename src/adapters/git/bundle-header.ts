/** What a git bundle says of itself, before its pack. */
export interface BundleHeader {
  /** Commits that whoever opens it must have. */
  readonly needs: readonly string[];
  readonly refs: readonly { readonly ref: string; readonly commit: string }[];
  /** Offset of the pack. */
  readonly packAt: number;
}

export type BundleRead =
  | { readonly ok: true; readonly header: BundleHeader }
  | { readonly ok: false; readonly why: string };

/** A header of ours has some lines; one of a megabyte is nobody's honest work. */
const MOST_BYTES = 1024 * 1024;

/** Reads the header that `writeBundle` writes, and nothing else that git would take for one. */
export function readBundleHeader(bytes: Buffer): BundleRead {
  const end = bytes.subarray(0, MOST_BYTES).indexOf('\n\n');
  if (end < 0) return { ok: false, why: 'has no header of a git bundle' };
  const [first, ...lines] = bytes.toString('latin1', 0, end).split('\n');
  if (first !== '# v2 git bundle') return { ok: false, why: 'is no git bundle of version 2' };
  const needs = lines.flatMap((line) => /^-([0-9a-f]{40})$/.exec(line)?.[1] ?? []);
  const refs = lines.flatMap((line) => {
    const [, commit, ref] = /^([0-9a-f]{40}) (refs\/[!-~]+)$/.exec(line) ?? [];
    return commit === undefined || ref === undefined ? [] : [{ ref, commit }];
  });
  if (needs.length + refs.length !== lines.length) return { ok: false, why: 'has a line that no bundle of ours has' };
  return { ok: true, header: { needs, refs, packAt: end + 2 } };
}
