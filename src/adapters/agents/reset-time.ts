import { waitIn } from './wait.ts';

/**
 * When a limit is over that a client or its service tells of in words, in epoch milliseconds: an epoch behind the words, a date,
 * a clock time, or a time from `now`. A clock time without a day is the next one after `now`, a day without a year is the one
 * nearest to it, and a time without a zone is in the machine's own, as the client's is. Undefined when it does not say, when its
 * zone is not known, and without `now` (epoch milliseconds) where that is needed.
 */
export function resetIn(sentence: string, now: number | undefined): number | undefined {
  const said = sentence.slice(0, MOST_CHARS);
  const epoch = EPOCH.exec(said)?.[1];
  if (epoch !== undefined) return Number(epoch) * (epoch.length > SECONDS_DIGITS ? 1 : 1_000);
  const date = DATE.exec(said)?.groups;
  if (date !== undefined) return dateOf(date);
  const clock = CLOCK.exec(said)?.groups;
  if (clock !== undefined) return clockOf(clock, now);
  const waitMs = now === undefined ? undefined : waitIn(said);
  return waitMs === undefined || now === undefined ? undefined : now + waitMs;
}

/** Whether a sentence names a day or a time of the day at which work can go on. */
export function namesTime(sentence: string): boolean {
  const said = sentence.slice(0, MOST_CHARS);
  return DATE.test(said) || CLOCK.test(said);
}

const MOST_CHARS = 4_096;
const SECONDS_DIGITS = 10;

/** As the first versions of claude print it, and some services. */
const EPOCH = /\b(?:limit reached\||resets? (?:at )?)(\d{10}|\d{13})\b/;

/** What stands in front of a time at which work can go on. */
const THEN = String.raw`\b(?:try again|retry|resets?|regain access|available again|refreshes|renews)(?: at| on| after)?:? `;

const DATE = new RegExp(
  String.raw`${THEN}(?<day>\d{4}-\d\d-\d\d)(?:(?:T| at | )(?<time>\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(?: ?(?<zone>Z|UTC|GMT|[+-]\d\d:?\d\d))?)?`,
  'i',
);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const DAY = String.raw`(?:(?<month>${MONTHS.join('|')})[a-z]*\.? (?<day>\d{1,2})(?:st|nd|rd|th)?\b(?:,? (?<year>\d{4})\b)?|(?<weekday>${WEEKDAYS.join('|')})(?:s|nes|rs|ur)?(?:day)?\b)`;
const TIME = String.raw`(?:(?<hour12>\d{1,2})(?::(?<minute12>\d\d))? ?(?<half>[ap])\.?m\b\.?|(?<hour>\d{1,2}):(?<minute>\d\d)\b)`;
const ZONE = String.raw`(?: \((?<inside>[A-Z][A-Za-z_]*(?:/[A-Za-z0-9_+-]+)*)\)| (?<behind>(?:UTC|GMT)(?:[+-]\d{1,2}(?::?\d\d)?)?)(?!\w))?`;

const CLOCK = new RegExp(`${THEN}(?:${DAY}(?:,? (?:at )?${TIME})?|${named(TIME)})${ZONE}`, 'i');

/** The same groups once more: a name may stand in a pattern only once in each of its branches. */
function named(pattern: string): string {
  return pattern.replaceAll('(?<', '(?<only_');
}

type Groups = Readonly<Record<string, string | undefined>>;

function dateOf({ day = '', time = '00:00', zone }: Groups): number | undefined {
  const offset = zone === undefined ? '' : /^(?:UTC|GMT|Z)$/i.test(zone) ? 'Z' : zone;
  const at = Date.parse(`${day}T${time}${offset}`);
  return Number.isNaN(at) ? undefined : at;
}

/** A day and a time as a calendar shows them; months count from 0. */
interface Wall {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hours: number;
  readonly minutes: number;
}

function clockOf(groups: Groups, now: number | undefined): number | undefined {
  const { month, day, year, weekday, inside, behind } = groups;
  const zone = inside ?? offsetZone(behind);
  if (zone !== undefined && !isZone(zone)) return undefined;
  const time = timeOf(groups);
  if (year !== undefined)
    return instantOf({ year: Number(year), month: monthOf(month), day: Number(day), ...time }, zone);
  if (now === undefined) return undefined;
  const today = { ...wallOf(now, zone), ...time };
  if (month !== undefined) return nearest({ ...today, month: monthOf(month), day: Number(day) }, zone, now);
  const ahead = weekday === undefined ? 0 : daysTo(weekday, today);
  const first = instantOf({ ...today, day: today.day + ahead }, zone);
  const step = weekday === undefined ? 1 : WEEKDAYS.length;
  return first > now ? first : instantOf({ ...today, day: today.day + ahead + step }, zone);
}

function timeOf(groups: Groups): Pick<Wall, 'hours' | 'minutes'> {
  const part = (name: string): string | undefined => groups[name] ?? groups[`only_${name}`];
  const half = part('half')?.toLowerCase();
  if (half === undefined) return { hours: Number(part('hour') ?? 0), minutes: Number(part('minute') ?? 0) };
  return { hours: (Number(part('hour12')) % 12) + (half === 'p' ? 12 : 0), minutes: Number(part('minute12') ?? 0) };
}

function monthOf(name = ''): number {
  return MONTHS.indexOf(name.toLowerCase());
}

function daysTo(weekday: string, { year, month, day }: Wall): number {
  const today = new Date(Date.UTC(year, month, day)).getUTCDay();
  return (WEEKDAYS.indexOf(weekday.slice(0, 3).toLowerCase()) - today + WEEKDAYS.length) % WEEKDAYS.length;
}

/** Around the turn of the year the day that is meant lies in the next one, or in the last. */
function nearest(wall: Wall, zone: string | undefined, now: number): number {
  const years = [-1, 0, 1].map((more) => instantOf({ ...wall, year: wall.year + more }, zone));
  return years.reduce((best, each) => (Math.abs(each - now) < Math.abs(best - now) ? each : best));
}

/** An offset such as `GMT-3`, in the form in which calendars know it. */
function offsetZone(name: string | undefined): string | undefined {
  const [, sign, hours = '', minutes = '00'] = /^[A-Z]{3}([+-])(\d{1,2})(?::?(\d\d))?$/i.exec(name ?? '') ?? [];
  return sign === undefined ? name : `${sign}${hours.padStart(2, '0')}:${minutes}`;
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function instantOf({ year, month, day, hours, minutes }: Wall, zone: string | undefined): number {
  if (zone === undefined) return new Date(year, month, day, hours, minutes).getTime();
  const wall = Date.UTC(year, month, day, hours, minutes);
  // The offset is that of the instant itself, which may lie beyond a change of the clocks.
  return wall - offsetAt(wall - offsetAt(wall, zone), zone);
}

function offsetAt(at: number, zone: string): number {
  const { year, month, day, hours, minutes } = wallOf(at, zone);
  return Date.UTC(year, month, day, hours, minutes) - Math.floor(at / 60_000) * 60_000;
}

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
