/** How long a service asks to wait in its sentence; undefined when it does not say, or not in numbers. */
export function waitIn(sentence: string): number | undefined {
  const [, said = ''] =
    /\b(?:retry|try again|retrying|retry after|wait)\b(?: after| in| for)? ((?:\d+(?:\.\d+)?\s?(?:ms|[smhd]|sec(?:ond)?s?|min(?:ute)?s?|hours?|days?)\b[ ,]*)+)/i.exec(
      sentence.slice(0, MOST_CHARS),
    ) ?? [];
  const parts = [...said.matchAll(/(\d+(?:\.\d+)?)\s?([a-z]+)/gi)];
  if (parts.length === 0) return undefined;
  return Math.round(parts.reduce((sum, [, amount, unit = '']) => sum + Number(amount) * unitMs(unit), 0));
}

const MOST_CHARS = 4_096;

function unitMs(unit: string): number {
  if (unit === 'ms') return 1;
  switch (unit.slice(0, 1).toLowerCase()) {
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

/**
 * When a clock time such as `10:17 PM` or `Nov 25th, 2026 10:17 PM` in a limit's sentence is, in epoch milliseconds; a time
 * without a day is the next one after `now`. Undefined without a time, or without `now` where a day is missing. The zone is the
 * machine's own, as the client's is.
 */
export function clockTimeIn(sentence: string, now: number | undefined): number | undefined {
  const match = CLOCK.exec(sentence);
  if (match === null) return undefined;
  const { month, day, year, hour = '', minute = '', half = '' } = match.groups ?? {};
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
  if (month !== undefined) {
    return new Date(Number(year), MONTHS.indexOf(month), Number(day), hours, Number(minute)).getTime();
  }
  if (now === undefined) return undefined;
  const today = new Date(now).setHours(hours, Number(minute), 0, 0);
  return today > now ? today : new Date(today).setDate(new Date(today).getDate() + 1);
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const CLOCK = new RegExp(
  `\\btry again at (?:(?<month>${MONTHS.join('|')}) (?<day>\\d{1,2})(?:st|nd|rd|th), (?<year>\\d{4}) )?` +
    '(?<hour>\\d{1,2}):(?<minute>\\d\\d) (?<half>[AP]M)\\b',
  'i',
);
