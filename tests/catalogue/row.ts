/** An edit that switches a rule off, so that its tests can be seen failing. */
export interface Switch {
  /** From the root of the repository. */
  readonly file: string;
  /** Occurs exactly once, so that a rule that moved is noticed. */
  readonly find: string;
  readonly replace: string;
}

/** One attack or fault that tests have to show. */
export interface Row {
  /** A letter and a number; titles of tests name it as `[S3]`. */
  readonly id: string;
  /** What happens, in a few words. */
  readonly title: string;
  /** Source file that holds the rule; empty while nothing does. */
  readonly owner: string;
  readonly off?: Switch;
  /** Why the row cannot be shown on this machine; only looked at when each of its tests was skipped. */
  readonly cannot?: () => string | undefined;
}

/** A row whose rule stands in its owner; `replace` is what remains without it, nothing by default. */
export type Held = readonly [id: string, title: string, owner: string, find: string, replace?: string];

export function held(rows: readonly Held[]): readonly Row[] {
  return rows.map(([id, title, owner, find, replace = '']) => ({
    ...{ id, title, owner },
    off: { file: owner, find, replace },
  }));
}
