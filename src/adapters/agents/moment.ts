import { isZoneWord, zoneNamed } from './time-zones.ts';

/** A day of the calendar; months count from 0. Without a year, that of the nearest such day. */
export interface Day {
  readonly year?: number;
  readonly month: number;
  readonly day: number;
}

/** What a sentence says of a moment: a day in one of several forms, a time, or both. */
export interface Moment {
  /** Several where it can be read in more than one way. */
  readonly days?: readonly Day[];
  /** It is written as machines write it, and may be in their zone rather than in that of the reader. */
  readonly isOfMachine?: true;
  /** 0 is Sunday. */
  readonly weekday?: number;
  /** Days from today. */
  readonly ahead?: number;
  /** That day of the next month. */
  readonly nextMonth?: number;
  /** The hour 24 is the midnight that ends a day. */
  readonly time?: { readonly hours: number; readonly minutes: number; readonly seconds?: number };
  /** `null` = a zone that nobody knows. */
  readonly zone?: string | null;
}

/** Reads the moment at which work can go on, the first that is told; undefined when there is none. */
export function momentIn(sentence: string): Moment | undefined {
  const said = sentence.slice(0, MOST_CHARS).replace(/[\u00A0\u2009\u202F]/g, ' ');
  for (const { index, 0: then } of said.matchAll(THEN)) {
    const moment = momentAt(said, index + then.length);
    if (Object.keys(moment).some((part) => part !== 'zone')) return moment;
  }
  return undefined;
}

/** In whatever language a date as machines write it, or a time beside the name of its zone, stands for itself. */
export function bareMomentIn(sentence: string): Moment | undefined {
  const said = sentence.slice(0, MOST_CHARS);
  const at = said.search(BARE);
  return at < 0 ? undefined : momentAt(said, at);
}

const BARE =
  /(?<![\d-])\d{4}-\d\d-\d\d[T ]\d\d:\d\d|(?<![\d:])\d{1,2}(?::\d\d| ?[ap]m) \((?:UTC|[A-Z][a-z]+\/[A-Z]\w+)\)/;

const MOST_CHARS = 4_096;

/** What stands in front of such a moment. */
const THEN =
  /\b(?:try again|retry(?:ing)?|retry-after|resets?|resumes?|regain access|available(?: again)?|refreshes|renews?|restored|(?:wait|reached|exceeded|blocked|limited|paused|unavailable) until)(?: time)?(?: at| on| after| from)?:? (?:the )?(?=[\da-z])/gi;

type Reader = readonly [RegExp, (groups: Readonly<Record<string, string | undefined>>) => Moment | undefined];

/** Its parts, in whatever order; each counts once. */
function momentAt(said: string, start: number): Moment {
  let moment: Moment = {};
  let at = start;
  for (let parts = 0; parts < MOST_PARTS; parts += 1) {
    const next = partAt(said, at);
    if (next === undefined || Object.keys(next.part).some((key) => key in moment)) return moment;
    moment = { ...moment, ...next.part };
    at = behind(said, next.end);
  }
  return moment;
}

const MOST_PARTS = 5;

/** Where the next part begins. */
function behind(said: string, at: number): number {
  const gap = /(?:,? (?:at |on |the )?|,|T(?=\d))?/y;
  gap.lastIndex = at;
  return at + (gap.exec(said)?.[0].length ?? 0);
}

function partAt(said: string, at: number): { readonly part: Moment; readonly end: number } | undefined {
  for (const [pattern, read] of READERS) {
    pattern.lastIndex = at;
    const found = pattern.exec(said);
    const part = found === null ? undefined : read(found.groups ?? {});
    if (part !== undefined) return { part, end: pattern.lastIndex };
  }
  return undefined;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const MONTH =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?';
const YEAR = '(?:,? (?<year>\\d{4})\\b(?!:))?';
const OFFSET = '(?:(?:UTC|GMT) ?)?[+-]\\d{1,2}(?::?\\d\\d)?';
const PLACE = '(?:Pacific|Mountain|Central|Eastern)(?: (?:Standard |Daylight )?Time)?';
const NO_TIME = '(?![\\d:]| ?[ap]\\.?m\\b)';

const READERS: readonly Reader[] = [
  [
    /(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?!\d)/y,
    ({ year, month, day }) => ({
      days: [{ year: Number(year), month: Number(month) - 1, day: Number(day) }],
      isOfMachine: true,
    }),
  ],
  [
    /(?<first>\d{1,2})\/(?<second>\d{1,2})\/(?<year>\d{4})\b/y,
    ({ first, second, year }) => slashed(Number(first), Number(second), Number(year)),
  ],
  [new RegExp(`${MONTH} (?<day>\\d{1,2})(?:st|nd|rd|th)?${NO_TIME}${YEAR}`, 'iy'), dayOf],
  [new RegExp(`(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}${YEAR}`, 'iy'), dayOf],
  [
    /(?<weekday>sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|ur)?(?:day)?\b/iy,
    ({ weekday = '' }) => ({ weekday: WEEKDAYS.indexOf(weekday.toLowerCase()) }),
  ],
  [/(?<word>today|tonight|tomorrow)\b/iy, ({ word }) => ({ ahead: word?.toLowerCase() === 'tomorrow' ? 1 : 0 })],
  [/next (?<unit>week|month)\b/iy, ({ unit }) => (unit?.toLowerCase() === 'week' ? { ahead: 7 } : { nextMonth: 1 })],
  [
    /(?:(?<day>\d{1,2})(?:st|nd|rd|th)|first)(?: day)? of (?:the )?(?:next|following|coming) month\b/iy,
    ({ day = '1' }) => ({ nextMonth: Number(day) }),
  ],
  [
    /(?<word>midnight|noon)\b/iy,
    ({ word }) => ({ time: { hours: word?.toLowerCase() === 'noon' ? 12 : 24, minutes: 0 } }),
  ],
  [/(?<hour>\d{1,2})(?::(?<minute>\d\d)(?::(?<second>\d\d))?)? ?(?<half>[ap])\.?m\b\.?/iy, timeOf],
  [/(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.\d+)?)?(?![\d:])/y, timeOf],
  [new RegExp(`\\((?<zone>${OFFSET}|${PLACE}|[A-Z][A-Za-z_]*(?:/[A-Za-z0-9_+-]+)*)\\)`, 'y'), zoneOf],
  [new RegExp(`(?<zone>${OFFSET}|${PLACE})(?!\\w)`, 'y'), zoneOf],
  [/(?<zone>[A-Z]{1,5})\b/y, ({ zone = '' }) => (isZoneWord(zone) ? zoneOf({ zone }) : undefined)],
];

function dayOf({ month = '', day, year }: Readonly<Record<string, string | undefined>>): Moment {
  const of = { month: MONTHS.indexOf(month.slice(0, 3).toLowerCase()), day: Number(day) };
  return { days: [year === undefined ? of : { ...of, year: Number(year) }] };
}

/** Some write the month first, some the day. */
function slashed(first: number, second: number, year: number): Moment | undefined {
  const ways = [
    { year, month: first - 1, day: second },
    { year, month: second - 1, day: first },
  ].filter(({ month, day }) => month < MONTHS.length && day <= 31);
  return ways.length === 0 ? undefined : { days: ways };
}

/** Of twelve hours or of 24; some write `13:05 PM`. */
function timeOf(groups: Readonly<Record<string, string | undefined>>): Moment | undefined {
  const [hour, minutes, seconds] = [groups['hour'], groups['minute'] ?? 0, groups['second'] ?? 0].map(Number);
  const half = groups['half']?.toLowerCase();
  if (hour === undefined || minutes === undefined || hour > (half === 'a' ? 12 : 23) || minutes > 59) return undefined;
  const hours = half === undefined || hour > 12 ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return { time: { hours, minutes, ...(seconds === 0 ? {} : { seconds }) } };
}

function zoneOf({ zone = '' }: Readonly<Record<string, string | undefined>>): Moment {
  return { zone: zoneNamed(zone) ?? null };
}
