import { isRecord, type JsonRecord } from './json-lines.ts';

/** When a service lets its caller come back, as its fields tell it. */
export interface ProviderTimes {
  readonly waitMs?: number;
  /** Epoch milliseconds. */
  readonly resetAt?: number;
}

/**
 * Reads the times that stand in an error object, in the object around it, and in the headers and details that services pack into one.
 * Their names are told apart by letters alone: services write the same one with dashes, underscores and capitals.
 */
export function timesOf(error: JsonRecord, around: JsonRecord = {}): ProviderTimes {
  const named = [...fieldsOf(error), ...fieldsOf(around)];
  const first = (read: (name: string, value: unknown) => number | undefined): number | undefined =>
    named.map(([name, value]) => read(name, value)).find((told) => told !== undefined);
  const waitMs = first((name, value) => WAITS.get(name)?.(value));
  const resetAt = first((name, value) => (RESETS.includes(name) ? epochMs(value) : undefined));
  return { ...(waitMs === undefined ? {} : { waitMs }), ...(resetAt === undefined ? {} : { resetAt }) };
}

/** Epoch milliseconds of a number of seconds or milliseconds, in digits too, or of a date with its zone; undefined when it is none of them. */
export function epochMs(value: unknown): number | undefined {
  // A day that no calendar has is no moment, and neither is one before the epoch's first billion.
  const epoch = typeof value === 'string' && DATE.test(value) ? Date.parse(value) : numberOf(value);
  if (!(epoch >= FIRST_SECOND && epoch < LAST_SECOND * 1_000)) return undefined;
  return Math.round(epoch < LAST_SECOND ? epoch * 1_000 : epoch);
}

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** A smaller number counts from another start. */
const FIRST_SECOND = 1_000_000_000;
const LAST_SECOND = 100_000_000_000;

/** A map, because a service may name a field as every object names one of its own. */
const WAITS: ReadonlyMap<string, (value: unknown) => number | undefined> = new Map([
  ...['retryafter', 'retryafterseconds', 'resetseconds', 'resetsinseconds', 'retrydelay'].map(
    (name) => [name, durationMs] as const,
  ),
  ['retryafterms', (value: unknown) => millis(numberOf(value))] as const,
]);

const RESETS = ['resetsat', 'resetat', 'xratelimitreset', 'quotaresettimestamp'];

/** Seconds, or the parts of a duration. */
function durationMs(value: unknown): number | undefined {
  return secondsMs(isRecord(value) ? value['seconds'] : value);
}

/** Seconds as a number, in digits, or as Google writes them (`34s`). */
function secondsMs(value: unknown): number | undefined {
  return millis(numberOf(typeof value === 'string' ? value.replace(/s$/, '') : value) * 1_000);
}

/** Not a number where it is none. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
}

function millis(ms: number): number | undefined {
  return ms >= 0 && ms < LAST_SECOND * 1_000 ? Math.round(ms) : undefined;
}

function fieldsOf(record: JsonRecord): readonly (readonly [string, unknown])[] {
  const { metadata, details } = record;
  const inner = [metadata, isRecord(metadata) ? metadata['headers'] : undefined];
  const packed = Array.isArray(details) ? details : [];
  const more = packed.flatMap((detail) => (isRecord(detail) ? [detail, detail['metadata']] : []));
  return [record, ...inner, ...more].filter(isRecord).flatMap(namesOf);
}

function namesOf(record: JsonRecord): readonly (readonly [string, unknown])[] {
  return Object.entries(record)
    .slice(0, MOST_FIELDS)
    .map(([name, value]) => [name.toLowerCase().replace(/[^a-z]/g, ''), value]);
}

const MOST_FIELDS = 100;
