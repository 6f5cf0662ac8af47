import { createHash } from 'node:crypto';
import type { Event } from '../../src/core/event.ts';

/** Id of the run in what `asWritten` gives by default. */
export const writtenRun = '20260101-000000-aaaa';

/** Events of a played history as a run with git writes them: objects and the run have names as they have there. */
export function asWritten(events: readonly Event[], runId = writtenRun): readonly Event[] {
  return named(events, '', runId) as readonly Event[];
}

/** Name of a played object there. */
export function writtenName(object: string): string {
  return /^[0-9a-f]{40}$/.test(object) ? object : createHash('sha1').update(object).digest('hex');
}

const objects: ReadonlySet<string> = new Set(['commit', 'tree', 'from', 'parent', 'replaces', 'approved', 'archives']);

function named(value: unknown, key: string, runId: string): unknown {
  if (Array.isArray(value)) return value.map((item) => named(item, key, runId));
  if (typeof value === 'string' && key === 'runId') return value === 'run-1' ? runId : value;
  if (typeof value === 'string') return objects.has(key) ? writtenName(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, item]) => [field, named(item, field, runId)]));
}
