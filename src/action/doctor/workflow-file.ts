import { parse } from 'yaml';
import type { ConcurrencyFacts, WorkflowFacts } from '../../core/doctor/facts.ts';
import type { WorkflowPlace } from '../job.ts';

/** Reads what the doctor asks of a workflow; undefined when its text is no workflow. Whatever is odd counts as not given. */
export function readWorkflow(text: string, { path, job }: WorkflowPlace): WorkflowFacts | undefined {
  const root = parsed(text);
  if (root === undefined) return undefined;
  const jobs = tableOf(root['jobs']);
  const own = tableOf(jobs[job]);
  const limit = own['timeout-minutes'];
  return {
    file: path,
    triggers: triggersOf(root['on']),
    permissions: permissionsOf(own['permissions'] ?? root['permissions']),
    concurrency: concurrencyOf(own['concurrency'], 'job') ?? concurrencyOf(root['concurrency'], 'workflow'),
    timeoutMinutes: limit === undefined ? undefined : typeof limit === 'number' ? limit : 'unknown',
  };
}

type Table = Readonly<Record<string, unknown>>;

function parsed(text: string): Table | undefined {
  try {
    const root: unknown = parse(text);
    return typeof root === 'object' && root !== null && !Array.isArray(root) ? (root as Table) : undefined;
  } catch {
    return undefined;
  }
}

function tableOf(value: unknown): Table {
  return typeof value === 'object' && value !== null ? (value as Table) : {};
}

function triggersOf(on: unknown): readonly string[] {
  if (typeof on === 'string') return [on];
  return Array.isArray(on) ? on.map(String) : Object.keys(tableOf(on));
}

function permissionsOf(given: unknown): WorkflowFacts['permissions'] {
  if (given === undefined) return undefined;
  if (given === 'write-all') return 'all';
  if (given === 'read-all') return 'read-all';
  return Object.fromEntries(Object.entries(tableOf(given)).map(([name, level]) => [name, String(level)]));
}

function concurrencyOf(given: unknown, of: ConcurrencyFacts['of']): ConcurrencyFacts | undefined {
  if (given === undefined) return undefined;
  const { 'cancel-in-progress': cancels = false, queue } = tableOf(given);
  return { of, cancelInProgress: typeof cancels === 'boolean' ? cancels : 'unknown', queues: queue === 'max' };
}
