/**
 * What is old enough to go (`retention_days`). Times stand in the names that the action gives, `yyyymmdd-HHMMSS` in UTC, so that they
 * compare as texts.
 */

/** A branch that keeps older work of a story, and the name it had before it was moved there. */
export interface OldBranch {
  readonly branch: string;
  readonly was: string;
}

/** Branches of older work that was made before a time; whose they are their names do not tell. */
export function oldBranches(branches: Iterable<string>, before: string): readonly OldBranch[] {
  return [...branches].flatMap((branch) => {
    const [, place, rest = '', made = ''] =
      /^(wip\/archive\/|ralph-wip-archive-)(.*-(\d{8}-\d{6})(?:-\d+)?)$/.exec(branch) ?? [];
    if (place === undefined || made >= before) return [];
    return [{ branch, was: `${place === 'wip/archive/' ? 'wip/' : 'ralph-wip-'}${rest}` }];
  });
}

/** Runs that began before a time, by their ids; those in `kept` are still needed. */
export function oldRuns(ids: Iterable<string>, before: string, kept: ReadonlySet<string>): readonly string[] {
  return [...ids].filter((id) => /^\d{8}-\d{6}-/.test(id) && id < before && !kept.has(id));
}
