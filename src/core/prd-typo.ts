import { editDistance } from './edit-distance.ts';
import { nearest, plainName } from './nearest.ts';
import { MARKER_KEYS } from './prd-marker.ts';
import { DEPENDENCY_KEYS } from './prd-needs.ts';
import { CRITERIA_KEYS } from './prd-value.ts';

/** A key of a story that nothing reads, and the one that it most likely means. */
export interface Typo {
  readonly typed: string;
  readonly meant: string;
}

/** Keys that are read from a story, in rows of those that say the same: a story with one of a row needs no other of it. */
const ROWS: readonly (readonly string[])[] = [
  MARKER_KEYS,
  CRITERIA_KEYS,
  DEPENDENCY_KEYS,
  ['title', 'name'],
  ...['id', 'description', 'status', 'skip', 'priority', 'allow', 'tests'].map((key) => [key]),
];

interface Known {
  readonly key: string;
  readonly plain: string;
  readonly row: readonly string[];
}

const KNOWN: readonly Known[] = ROWS.flatMap((row) => row.map((key) => ({ key, plain: plainName(key), row })));

/** Words for the same that are further away than a slip of the finger. */
const OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ['depends', 'dependsOn'],
  ['dependency', 'dependencies'],
]);

/** Shorter names than these are near to too many words that mean something else, and `step1` to `step9` are no slips of `steps`. */
const LEAST_LETTERS = 5;
const LETTERS_OF_TWO_SLIPS = 8;

const NONE: readonly Typo[] = [];

/** The keys of one story that are nearly keys that are read; what is far from all of them is the author's own (03-interface §3.8). */
export function typosOf(keys: readonly string[]): readonly Typo[] {
  const present = new Set(keys);
  const unread = keys.filter((key) => !KNOWN.some((known) => known.key === key));
  const typos = unread.flatMap((typed) => {
    const meant = meantBy(typed, present);
    return meant === undefined ? NONE : [{ typed, meant }];
  });
  return typos.length === 0 ? NONE : typos;
}

function meantBy(typed: string, present: ReadonlySet<string>): string | undefined {
  const name = plainName(typed);
  // In another spelling it is that key whatever stands beside it, but that key itself.
  const same = KNOWN.filter(({ plain }) => plain === name);
  if (same.length > 0) return same.some(({ key }) => present.has(key)) ? undefined : same[0]?.key;
  if (name.length < LEAST_LETTERS || /\d/.test(name)) return undefined;
  const word = OTHER_WORDS.get(name);
  const alike = KNOWN.filter(({ key, plain }) => (word === undefined ? isAlike(name, plain) : key === word));
  const absent = alike.filter(({ row }) => !row.some((key) => present.has(key))).map(({ key }) => key);
  const near = word === undefined ? nearest(typed, absent) : absent[0];
  return near === undefined || word !== undefined || isSlip(name, plainName(near)) ? near : undefined;
}

/** Whether they begin and end alike in a third of their letters: next to no two do, and need no table of distances. */
function isAlike(name: string, known: string): boolean {
  const least = Math.min(name.length, known.length);
  let head = 0;
  while (head < least && name[head] === known[head]) head += 1;
  let tail = 0;
  while (tail < least - head && name.at(-1 - tail) === known.at(-1 - tail)) tail += 1;
  return (head + tail) * 3 >= least;
}

/** `completedAt`, `isDone` and `blocked` are words of their own, however near. */
function isSlip(name: string, known: string): boolean {
  const [short, long] = name.length < known.length ? [name, known] : [known, name];
  if (long.length > short.length + 1 && (long.startsWith(short) || long.endsWith(short))) return false;
  return editDistance(name, known) <= (name.length < LETTERS_OF_TWO_SLIPS ? 1 : 2);
}
