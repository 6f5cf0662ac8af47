/** When each person's commands started runs lately: login in small letters -> epoch milliseconds, oldest first. */
export type Starts = Readonly<Record<string, readonly number[]>>;

/** Runs that one person may start in an hour (03-interface §4). */
const MOST = 5;
const HOUR_MS = 3_600_000;
/** Clocks of runners differ a little; a time further ahead is no start of ours. */
const SKEW_MS = 300_000;

export type StartVerdict =
  | { readonly ok: true; readonly starts: Starts }
  /** `nextAt`: epoch milliseconds from which the person may start another one. */
  | { readonly ok: false; readonly count: number; readonly nextAt: number };

/** One more start of a person, unless it is one too many for an hour; what is older is forgotten. */
export function countStart(before: Starts, person: string, now: number): StartVerdict {
  const kept = Object.entries(before).flatMap(([login, times]) => {
    const recent = times.filter((at) => at > now - HOUR_MS && at < now + SKEW_MS);
    return recent.length === 0 ? [] : [[login, recent] as const];
  });
  const login = person.toLowerCase();
  const own = kept.find(([each]) => each === login)?.[1] ?? [];
  if (own.length >= MOST) return { ok: false, count: own.length, nextAt: Math.min(...own) + HOUR_MS };
  return { ok: true, starts: Object.fromEntries([...kept, [login, [...own, now]]]) };
}
