import { isRecord, type JsonRecord } from './stream.ts';

/**
 * When a limit is over that a client or its service tells of in words, in epoch milliseconds. Three forms are read, which are those that
 * services print: an epoch behind the words, a time from then, and a clock time with or without its day. A clock time without a day is the
 * next one after it was said, a day without a year is the one nearest to it, and a time without a zone is in the machine's own, as the
 * client's is. Undefined for every other form, when the zone is not known, and without a time at which it was said (epoch milliseconds)
 * where that is needed: a guessed day is a wrong wait.
 */
export function resetIn(sentence: string, at: number | undefined): number | undefined {
  const now = at !== undefined && at >= 0 && at < END_OF_CALENDARS ? at : undefined;
  const epoch = EPOCH.exec(sentence.slice(0, MOST_CHARS))?.[1];
  if (epoch !== undefined) return Number(epoch) * (epoch.length > SECONDS_DIGITS ? 1 : 1_000);
  const moment = momentIn(sentence);
  if (moment !== undefined) return instantIn(moment, now);
  const waitMs = waitIn(sentence);
  return now === undefined || waitMs === undefined ? undefined : now + waitMs;
}

/** Whether a sentence names a time of the day at which work can go on. */
export function namesTime(sentence: string): boolean {
  return momentIn(sentence) !== undefined;
}

const MOST_CHARS = 4_096;
/** Far beyond it no calendar can show a day. */
const END_OF_CALENDARS = 1e14;
const SECONDS_DIGITS = 10;

/** As the first versions of claude print it, and some services. */
const EPOCH = /\b(?:limit reached\||(?:resets?|reset time|retry after)(?: at)?:? )(\d{13}|\d{10})\b/i;

/** How long a service asks to wait in its sentence; undefined when it does not say, or not in numbers. */
export function waitIn(sentence: string): number | undefined {
  const [, said = ''] =
    /\b(?:retry|try again|retrying|wait|resets?|available)\b(?: after| in| for| within)?:? (?:about |around |approximately |up to |less than |at least |~)?((?:(?:\d+(?:\.\d+)?\s?(?:ms|[smhdw]|sec(?:ond)?s?|min(?:ute)?s?|h(?:ou)?rs?|days?|weeks?)|an? (?:minute|hour|day|week))(?![a-z])(?:,? and |[ ,])*)+)/i.exec(
      sentence.slice(0, MOST_CHARS),
    ) ?? [];
  const parts = [...said.matchAll(/(\d+(?:\.\d+)?|\ban?(?= ))\s?([a-z]+)/gi)];
  if (parts.length === 0) return headerIn(sentence.slice(0, MOST_CHARS));
  return Math.round(parts.reduce((sum, [, amount, unit = '']) => sum + amountOf(amount) * unitMs(unit), 0));
}

/** A header that was put into words counts seconds. */
function headerIn(said: string): number | undefined {
  const seconds = /\bretry-after: ?(\d{1,8})(?![\d.:/-]| ?[a-z])/i.exec(said)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1_000;
}

/** `an hour` is one. */
function amountOf(said = ''): number {
  return /^an?$/i.test(said) ? 1 : Number(said);
}

function unitMs(unit: string): number {
  if (unit === 'ms') return 1;
  switch (unit.slice(0, 1).toLowerCase()) {
    case 'w':
      return 604_800_000;
    case 'd':
      return 86_400_000;
    case 'h':
      return 3_600_000;
    case 'm':
      return 60_000;
    default:
      return 1_000;
  }
}

/** What a sentence says of a clock time, as a calendar shows it. */
interface Moment extends Omit<Wall, 'year' | 'month' | 'day'> {
  readonly date?: { readonly year?: number; readonly month: number; readonly day: number };
  /** `null` = a zone that nobody knows. */
  readonly zone: string | null | undefined;
  /** It is written as machines write it, and may be in their zone rather than in that of the reader. */
  readonly isOfMachine: boolean;
}

/** What stands in front of such a moment. */
const THEN =
  /\b(?:try again|retry|resets?|resumes?|regain access|available(?: again)?|wait until)(?: time)?(?: at| on| after)?:? (?=[\da-z])/gi;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const ZONE =
  '(?: ?\\((?<place>[a-z]\\w*(?:[/+-]\\w+)*)\\)| ?(?<offset>Z|(?:UTC|GMT)(?:[+-]\\d{1,2}(?::?\\d\\d)?)?|[+-]\\d\\d:?\\d\\d))?';
/** Whatever follows may be a day or a zone that is not known here. */
const END = '(?! ?[\\w(:+-])';
const CLOCK = new RegExp(
  `(?:(?<name>${MONTHS.join('|')})[a-z]* (?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\\d{4}))?,? (?:at )?)?(?<hour>\\d{1,2})(?::(?<minute>\\d\\d))?(?: ?(?<half>[ap])\\.?m\\.?)?${ZONE}${END}`,
  'iy',
);
const ISO = new RegExp(
  `(?<year>\\d{4})-(?<month>\\d\\d)-(?<day>\\d\\d)(?:T| at | )(?<hour>\\d\\d):(?<minute>\\d\\d)(?::(?<second>\\d\\d)(?:\\.\\d+)?)?${ZONE}(?: [A-Z]{3,4})?${END}`,
  'iy',
);

function momentIn(sentence: string): Moment | undefined {
  const said = sentence.slice(0, MOST_CHARS).replace(/[\u00A0\u2009\u202F]/g, ' ');
  for (const { index, 0: then } of said.matchAll(THEN)) {
    for (const pattern of [ISO, CLOCK]) {
      pattern.lastIndex = index + then.length;
      const moment = momentOf(pattern.exec(said)?.groups);
      if (moment !== undefined) return moment;
    }
  }
  return undefined;
}

type Groups = Readonly<Record<string, string | undefined>>;

function momentOf(groups: Groups | undefined): Moment | undefined {
  if (groups === undefined) return undefined;
  const { name, month, place, offset } = groups;
  const time = timeOf(groups);
  if (time === undefined) return undefined;
  const zone = place ?? offset;
  return {
    ...time,
    ...(groups['day'] !== undefined && {
      date: {
        ...(groups['year'] !== undefined && { year: Number(groups['year']) }),
        month: name === undefined ? Number(month) - 1 : MONTHS.indexOf(name.toLowerCase()),
        day: Number(groups['day']),
      },
    }),
    zone: zone === undefined ? undefined : (zoneNamed(zone) ?? null),
    isOfMachine: month !== undefined,
  };
}

/** Of twelve hours or of 24. */
function timeOf({
  hour,
  minute,
  second = '0',
  half,
}: Groups): Pick<Moment, 'hours' | 'minutes' | 'seconds'> | undefined {
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)];
  if ((minute === undefined && half === undefined) || hours > (half === undefined ? 23 : 12) || minutes > 59)
    return undefined;
  const isLate = half?.toLowerCase() === 'p';
  return { hours: half === undefined ? hours : (hours % 12) + (isLate ? 12 : 0), minutes, seconds: Number(second) };
}

/** A zone in the form in which calendars know it; undefined when nobody knows it. */
function zoneNamed(name: string): string | undefined {
  const [, sign, hours = '', minutes = '00'] = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d\d))?$/i.exec(name) ?? [];
  const zone = sign === undefined ? name.replace(/^Z$/i, 'UTC') : `${sign}${hours.padStart(2, '0')}:${minutes}`;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone === '' ? undefined : zone;
  } catch {
    return undefined;
  }
}

function instantIn({ date, zone, isOfMachine, ...time }: Moment, now: number | undefined): number | undefined {
  if (zone === null) return undefined;
  if (date?.year !== undefined) {
    const wall = { ...time, ...date, year: date.year };
    const zones = isOfMachine && zone === undefined ? [undefined, 'UTC'] : [zone];
    return Math.max(...zones.map((each) => instantOf(wall, each)));
  }
  if (now === undefined) return undefined;
  const today = { ...wallOf(now, zone), ...time };
  if (date !== undefined) return nearest({ ...today, ...date }, zone, now);
  const next = instantOf(today, zone);
  return next > now ? next : instantOf({ ...today, day: today.day + 1 }, zone);
}

/** Around the turn of the year the day that is meant lies in the next one, or in the last. */
function nearest(wall: Wall, zone: string | undefined, now: number): number {
  const years = [-1, 0, 1].map((more) => instantOf({ ...wall, year: wall.year + more }, zone));
  return years.reduce((best, each) => (Math.abs(each - now) < Math.abs(best - now) ? each : best));
}

/** A day and a time as a calendar shows them; months count from 0. A day or an hour beyond the last one is in the next. */
interface Wall {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds?: number;
}

/**
 * The instant (epoch milliseconds) at which a calendar of the zone shows that; without a zone, of the machine's own. Of two,
 * where clocks are set back, the later one, and where they are put forward over it, as long after the change.
 */
function instantOf(shows: Wall, zone: string | undefined): number {
  const { year, month, day, hours, minutes, seconds = 0 } = shows;
  const wall = Date.UTC(year, month, day, hours, minutes, seconds);
  const both = [wall - DAY_MS, wall + DAY_MS].map((near) => wall - offsetAt(near, zone));
  const shown = both.filter((at) => at + offsetAt(at, zone) === wall);
  return Math.max(...(shown.length === 0 ? both : shown));
}

const DAY_MS = 86_400_000;

function offsetAt(at: number, zone: string | undefined): number {
  const { year, month, day, hours, minutes } = wallOf(at, zone);
  return Date.UTC(year, month, day, hours, minutes) - Math.floor(at / 60_000) * 60_000;
}

/** What a calendar of the zone shows at an instant; without a zone, of the machine's own. */
function wallOf(at: number, zone: string | undefined): Wall {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
    ...(zone === undefined ? {} : { timeZone: zone }),
  } as const).formatToParts(at);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value);
  return {
    year: part('year'),
    month: part('month') - 1,
    day: part('day'),
    hours: part('hour'),
    minutes: part('minute'),
  };
}

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
