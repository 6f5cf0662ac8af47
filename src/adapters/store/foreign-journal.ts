import type { z } from 'zod';
import { eventSchema } from '../../core/event.ts';
import { type EventProblem, type JournalContent, parseJournal } from './journal-file.ts';

/** A journal that another machine wrote, or whoever pretends to be one. */
export interface ForeignJournal {
  /** Name of its file, `<run id>.jsonl`. */
  readonly name: string;
  /** How messages call it. */
  readonly called: string;
  /** Feature whose records it lies in; absent = the caller looks. */
  readonly feature?: string;
}

/**
 * Reads a journal from outside: a checksum tells nothing of its writer, so every event has to be one that this program writes, and
 * the run has to be the one that the file is called after. Its ids become paths, refs and lines of reports.
 */
export function parseForeign(bytes: Buffer, { name, called, feature }: ForeignJournal): JournalContent {
  const problemOf: EventProblem = (event, at) => {
    const read = eventSchema.safeParse(event);
    if (!read.success) return `tells what no run tells: ${firstOf(read.error)}`;
    const { outcome } = read.data;
    if (at === 0 && outcome.type !== 'begun') return `begins with "${outcome.type}"`;
    if (outcome.type !== 'begun') return undefined;
    if (`${outcome.plan.runId}.jsonl` !== name) return 'is about another run than its file';
    return feature === undefined || outcome.plan.feature === feature ? undefined : 'is about another feature';
  };
  return parseJournal(bytes, called, { problemOf });
}

/** Fields are named, values are not: they are anybody's words. */
function firstOf({ issues }: z.ZodError): string {
  const [issue] = issues;
  const path = (issue?.path ?? []).filter((key) => typeof key === 'number' || isField(key)).join('.');
  const why = issue?.code === 'unrecognized_keys' ? 'has a field too many' : (issue?.message ?? 'is not known');
  return `${path} ${why}`.trim().slice(0, 200);
}

function isField(key: PropertyKey): boolean {
  return typeof key === 'string' && /^[A-Za-z]{1,30}$/.test(key);
}
