import { accept, type Parsed, refuse } from './parsed.ts';

/** Ceiling of every duration without `accept_unbounded` (02-loop §2). */
export const DURATION_CEILING_MS = 24 * 3_600_000;

/** Longest delay that a timer holds (2^31 - 1 ms), rounded down to hours: a longer one would fire at once. */
export const LONGEST_TIMER_MS = 596 * 3_600_000;

const HELP = 'Write a duration such as 90s, 5m or 1h30m (a bare number is minutes), up to 24h.';

/** `90s`, `5m`, `1h30m`, bare number = minutes; milliseconds (02-loop §2). 0 is refused, and so is what no timer can hold. */
export function parseDuration(text: string): Parsed<number> {
  const bare = /^\d+$/.test(text) ? `${text}m` : text;
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(bare);
  if (match === null || bare === '') return refuse('is not a duration.', HELP);
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  const valueMs = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  if (valueMs === 0) return refuse('is no time at all.', HELP);
  if (valueMs > LONGEST_TIMER_MS) return refuse('is longer than the 596h that a timer can hold.', HELP);
  return accept(valueMs);
}

/** `7d`, `36h`: a bare number could mean either and is refused. */
export function parseAge(text: string): Parsed<number> {
  const match = /^([1-9]\d{0,3})([dh])$/.exec(text);
  if (match === null) return refuse('is no age.', 'Write days or hours, such as 7d or 36h.');
  return accept(Number(match[1]) * (match[2] === 'd' ? 24 : 1) * 3_600_000);
}

/** The shortest way to write a duration, for example `1h30m`; below a second in `ms`. */
export function formatDuration(durationMs: number): string {
  if (durationMs < 1000) return `${durationMs}ms`;
  const seconds = Math.round(durationMs / 1000);
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor((seconds % 3600) / 60), 'm'],
    [seconds % 60, 's'],
  ] as const;
  return parts.map(([amount, unit]) => (amount === 0 ? '' : `${amount}${unit}`)).join('');
}
