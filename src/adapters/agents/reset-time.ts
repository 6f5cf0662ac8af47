import { bareMomentIn, type Day, type Moment, momentIn } from './moment.ts';
import { instantOf, type Wall, wallOf } from './time-zones.ts';
import { waitIn } from './wait.ts';

/**
 * When a limit is over that a client or its service tells of in words, in epoch milliseconds: an epoch behind the words, a date,
 * a clock time, or a time from then. A clock time without a day is the next one after it was said, a day without a year is the one
 * nearest to it, and a time without a zone is in the machine's own, as the client's is. What can be read in two ways is the later
 * of them: a day without a time is the end of that day. Undefined when it does not say, when its zone is not known, and without
 * a time at which it was said (epoch milliseconds) where that is needed.
 */
export function resetIn(sentence: string, at: number | undefined): number | undefined {
  const now = at !== undefined && at >= 0 && at < END_OF_CALENDARS ? at : undefined;
  const said = sentence.slice(0, MOST_CHARS);
  const epoch = EPOCH.exec(said)?.[1];
  if (epoch !== undefined) return Number(epoch) * (epoch.length > SECONDS_DIGITS ? 1 : 1_000);
  const moment = momentIn(said);
  if (moment !== undefined) return instantIn(moment, now);
  const waitMs = now === undefined ? undefined : waitIn(said);
  if (now === undefined) return undefined;
  return waitMs === undefined ? toCome(bareMomentIn(said), now) : now + waitMs;
}

/** A moment of which no word tells what it is may as well be that of the request. */
function toCome(moment: Moment | undefined, now: number): number | undefined {
  const at = moment && instantIn(moment, now);
  return at !== undefined && at > now ? at : undefined;
}

/** Whether a sentence names a day or a time of the day at which work can go on. */
export function namesTime(sentence: string): boolean {
  return momentIn(sentence) !== undefined;
}

const MOST_CHARS = 4_096;
/** Far beyond it no calendar can show a day. */
const END_OF_CALENDARS = 1e14;
const SECONDS_DIGITS = 10;

/** As the first versions of claude print it, and some services. */
const EPOCH = /\b(?:limit reached\||(?:resets?|reset time|retry after)(?: at)?:? )(\d{13}|\d{10})\b/i;

function instantIn(moment: Moment, now: number | undefined): number | undefined {
  const { days, zone, time, isOfMachine } = moment;
  if (zone === null) return undefined;
  if (days === undefined) return now === undefined ? undefined : nextOf(moment, zone, now);
  const zones = isOfMachine === true && zone === undefined ? [undefined, 'UTC'] : [zone];
  const ways = days.flatMap((day) => zones.map((each) => dated({ ...day, ...(time ?? END_OF_DAY) }, each, now)));
  const known = ways.filter((at) => at !== undefined);
  return known.length < ways.length ? undefined : Math.max(...known);
}

const END_OF_DAY = { hours: 24, minutes: 0 };

type DayAndTime = Day & Pick<Wall, 'hours' | 'minutes' | 'seconds'>;

function dated({ year, ...wall }: DayAndTime, zone: string | undefined, now: number | undefined): number | undefined {
  if (year !== undefined) return instantOf({ ...wall, year }, zone);
  return now === undefined ? undefined : nearest({ ...wall, year: wallOf(now, zone).year }, zone, now);
}

/** Around the turn of the year the day that is meant lies in the next one, or in the last. */
function nearest(wall: Wall, zone: string | undefined, now: number): number {
  const years = [-1, 0, 1].map((more) => instantOf({ ...wall, year: wall.year + more }, zone));
  return years.reduce((best, each) => (Math.abs(each - now) < Math.abs(best - now) ? each : best));
}

/** The next such time of a day, and of a weekday when one is named; on that day itself, one that is not over yet. */
function nextOf({ weekday, ahead, nextMonth, time }: Moment, zone: string | undefined, now: number): number {
  const today = { ...wallOf(now, zone), ...(time ?? END_OF_DAY) };
  const on = (days: number): number => instantOf({ ...today, day: today.day + days }, zone);
  if (nextMonth !== undefined) return instantOf({ ...today, month: today.month + 1, day: nextMonth }, zone);
  if (ahead !== undefined && ahead > 0) return on(ahead);
  if (weekday === undefined) return on(0) > now ? on(0) : on(1);
  const days = (weekday - new Date(Date.UTC(today.year, today.month, today.day)).getUTCDay() + 7) % 7;
  // Who means today names a time.
  return on(days) > now && !(days === 0 && time === undefined) ? on(days) : on(days + 7);
}
