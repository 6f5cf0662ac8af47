import type { GroupRequest } from './concurrency.ts';
import type { Json } from './expressions.ts';

/** A `concurrency` value: a group's name, or a mapping. Undefined when absent or empty, which is no group. */
export function readConcurrency(value: Json): Pick<GroupRequest, 'group' | 'cancelInProgress' | 'queue'> | undefined {
  if (value === null || value === '') return undefined;
  if (typeof value !== 'object') return { group: String(value), cancelInProgress: false, queue: 'single' };
  const { group, queue, ...rest } = value as Readonly<Record<string, Json>>;
  if (group === undefined || group === null || group === '') return undefined;
  return {
    group: String(group),
    cancelInProgress: String(rest['cancel-in-progress'] ?? false) === 'true',
    queue: queue === 'max' ? 'max' : 'single',
  };
}
