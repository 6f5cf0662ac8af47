const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * A moment as `2026-01-21T10:30:00Z`, UTC, whole seconds.
 * @param epochMs milliseconds since 1970; a value that is no finite number counts as 0
 */
export function isoTime(epochMs: number): string {
  const { year, month, day, hour, minute, second } = parts(epochMs);
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}

/** A moment as `20260121-103045`, UTC, for names of branches and folders (10-fine-print "Times in names are UTC"). */
export function fileStamp(epochMs: number): string {
  const { year, month, day, hour, minute, second } = parts(epochMs);
  return `${year}${month}${day}-${hour}${minute}${second}`;
}

/**
 * A length of time as a person says it: `12.3 s` under a minute, `4m 05s` under ten, `41m` up to sixty, then `1h 02m`.
 * Always rounded down, so that time used never reads as more than its limit.
 */
export function duration(ms: number): string {
  const whole = Math.max(0, finite(ms));
  if (whole < MINUTE) return `${(Math.floor(whole / 100) / 10).toFixed(1)} s`;
  const minutes = Math.floor(whole / MINUTE);
  const seconds = Math.floor((whole % MINUTE) / SECOND);
  if (minutes < 10 && seconds > 0) return `${minutes}m ${two(seconds)}s`;
  if (minutes <= 60) return `${minutes}m`;
  return `${Math.floor(minutes / 60)}h ${two(minutes % 60)}m`;
}

function parts(epochMs: number) {
  const ms = Math.floor(finite(epochMs));
  const days = Math.floor(ms / DAY);
  const rest = ms - days * DAY;
  const { year, month, day } = civil(days);
  return {
    year: String(year).padStart(4, '0'),
    month: two(month),
    day: two(day),
    hour: two(Math.floor(rest / HOUR)),
    minute: two(Math.floor((rest % HOUR) / MINUTE)),
    second: two(Math.floor((rest % MINUTE) / SECOND)),
  };
}

/** Days since 1970-01-01 as a Gregorian date; years are counted from March so that the leap day is the last of a year. */
function civil(days: number): { year: number; month: number; day: number } {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  };
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
