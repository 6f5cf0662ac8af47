import type { Event } from './event.ts';

/**
 * Whether a journal tells all that another one of the same run tells. What was noted elsewhere is not in it however long it is; by
 * stamps and types, since a copy that left its machine is without secrets.
 */
export function tellsAll(own: readonly Event[], other: readonly Event[]): boolean {
  return other.every((event, at) => isSame(event, own[at]));
}

function isSame(one: Event, other: Event | undefined): boolean {
  if (one.outcome.type !== other?.outcome.type) return false;
  return one.stamp.at === other.stamp.at && one.stamp.elapsedMs === other.stamp.elapsedMs;
}
