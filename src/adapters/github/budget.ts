/** Requests of a run so far, against what a run may make (05-github, limits: jobs of one repository share 1,000 an hour). */
export interface BudgetUse {
  readonly perHour: number;
  readonly used: number;
  /** Time since the run began, milliseconds. */
  readonly elapsedMs: number;
}

const hourMs = 3_600_000;

/** What may still be asked now: each hour that has begun adds its share. Never below 0. */
export function budgetLeft({ perHour, used, elapsedMs }: BudgetUse): number {
  const hours = 1 + Math.floor(Math.max(0, elapsedMs) / hourMs);
  return Math.max(0, perHour * hours - used);
}
