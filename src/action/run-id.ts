import { fileStamp } from '../report/time.ts';

const LOW_BITS = 6;

/**
 * The id of a run, `yyyymmdd-HHMMSS-xxxx` in UTC: what orders runs by their names. The four hex digits are the
 * milliseconds within the second and six random bits, so that of two runs in one second the later one has the greater id.
 * @param epochMs when the run begins, milliseconds since 1970
 * @param random any number; its lowest six bits are used
 */
export function runIdAt(epochMs: number, random: number): string {
  const withinSecondMs = Math.floor(epochMs) % 1000;
  const low = random & ((1 << LOW_BITS) - 1);
  return `${fileStamp(epochMs)}-${((withinSecondMs << LOW_BITS) + low).toString(16).padStart(4, '0')}`;
}
