/** Minutes east of Greenwich; where an abbreviation has several meanings, that of the westernmost place: it is the later one. */
const OFFSETS: Readonly<Record<string, number>> = {
  ...{ Z: 0, UTC: 0, GMT: 0, WET: 0, WEST: 60, BST: 60, IST: 60, CET: 60, CEST: 120, SAST: 120, EET: 120, EEST: 180 },
  ...{ MSK: 180, TRT: 180, PKT: 300, ICT: 420, WIB: 420, SGT: 480, HKT: 480, PHT: 480, AWST: 480, JST: 540, KST: 540 },
  ...{ ACST: 570, ACDT: 630, AEST: 600, AEDT: 660, NZST: 720, NZDT: 780 },
  ...{ NDT: -150, BRT: -180, ART: -180, ADT: -180, NST: -210, AST: -240, EDT: -240, EST: -300, COT: -300, PET: -300 },
  ...{ CDT: -300, CST: -360, MDT: -360, MST: -420, PDT: -420, PST: -480, AKDT: -480, AKST: -540, HST: -600 },
};

/** Names that stand for summer and winter alike. */
const PLACES: Readonly<Record<string, string>> = {
  ...{ ET: 'America/New_York', EASTERN: 'America/New_York', CT: 'America/Chicago', CENTRAL: 'America/Chicago' },
  ...{ MT: 'America/Denver', MOUNTAIN: 'America/Denver', PT: 'America/Los_Angeles', PACIFIC: 'America/Los_Angeles' },
};

/** A zone in the form in which calendars know it; undefined when nobody knows it. */
export function zoneNamed(name: string): string | undefined {
  const plain = name.replace(/ (?:standard |daylight )?time$/i, '');
  const [, sign, hours = '', minutes = '00'] = /^(?:UTC|GMT)? ?([+-])(\d{1,2})(?::?(\d\d))?$/i.exec(plain) ?? [];
  if (sign !== undefined) return known(`${sign}${hours.padStart(2, '0')}:${minutes}`);
  const place = PLACES[plain.toUpperCase()];
  const offset = OFFSETS[plain.toUpperCase()];
  if (place !== undefined || offset === undefined) return known(place ?? plain);
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
}

/** Whether a word in capitals is the name of a zone; others may stand behind a time as well. */
export function isZoneWord(word: string): boolean {
  return word in OFFSETS || word in PLACES;
}

function known(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone === '' ? undefined : zone;
  } catch {
    return undefined;
  }
}

function two(count: number): string {
  return String(count).padStart(2, '0');
}

/** A day and a time as a calendar shows them; months count from 0. A day or an hour beyond the last one is in the next. */
export interface Wall {
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
export function instantOf(shows: Wall, zone: string | undefined): number {
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
export function wallOf(at: number, zone: string | undefined): Wall {
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
