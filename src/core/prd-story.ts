import { editDistance } from './edit-distance.ts';
import { nearest, plainName } from './nearest.ts';
import {
  addProblem,
  addWarning,
  CRITERIA_KEYS,
  type Findings,
  NO_TEXTS,
  readCriteria,
  readPriority,
  readTexts,
  readTitle,
} from './prd-fields.ts';
import {
  DEPENDENCY_KEYS,
  generatedId,
  placeOf,
  readId,
  readNeeds,
  type StoryDraft,
  type WrittenId,
} from './prd-ids.ts';
import { describe, type JsonNode, membersOf, quote, rawOf, type Values } from './prd-json.ts';
import { isEligible, MARKER_KEYS, type Marker, markerPasses, readMarker, statusMeaning } from './prd-marker.ts';
import type { Place } from './prd-types.ts';

/** Keys whose repetition would let two readers see two different stories. */
const SINGLE_KEYS: readonly string[] = ['id', ...MARKER_KEYS, 'status', 'priority', 'skip'];

/** One story on its way from text to draft. */
interface Reading {
  readonly id: WrittenId;
  readonly values: Values;
  readonly place: Place;
  readonly findings: Findings;
  readonly typos: readonly Typo[];
}

/** One element of the story list. */
export interface ListElement {
  readonly node: JsonNode;
  /** In the list, from 0. */
  readonly index: number;
  /** Of the file, from 1. */
  readonly line: number;
}

/** Reads the stories of a file; what breaks a rule goes into `findings`, and an element that is no object has no draft. */
export function readStories(elements: readonly ListElement[], findings: Findings): readonly StoryDraft[] {
  const known = new Map<string, readonly Typo[]>();
  const stories = elements.filter((element) => isObject(element, findings));
  return stories.map((element) => {
    const { values, repeated } = membersOf(element.node);
    const id = readId(values.get('id'));
    const place = placeOf({ id, line: element.line }, element.index);
    const typos = typosOnce([...values.keys()], known);
    for (const typo of typos) noteTypo(typo, place, findings);
    checkKeys(repeated, place, findings);
    return readStory(element, { id, values, place, findings, typos });
  });
}

function isObject({ node, index, line }: ListElement, findings: Findings): boolean {
  if (node.kind === 'object') return true;
  const text = `it is ${describe(node)}, not an object. Write {"id": "US-001", "title": "…", "passes": false}.`;
  addProblem(findings, { code: 'story-not-object', line, story: `#${index + 1}`, text });
  return false;
}

function readStory({ node, index, line }: ListElement, reading: Reading): StoryDraft {
  const { id, values } = reading;
  const marker = markerOf(reading);
  checkAgreement(reading, marker);
  checkSkip(reading);
  checkCriteria(reading);
  const story = {
    id: id.kind === 'id' ? id.text : generatedId(index + 1),
    index,
    title: titleOf(reading),
    passes: markerPasses(marker),
    eligible: isEligible(values),
    priority: priorityOf(reading),
    dependsOn: NO_TEXTS,
    allow: readTexts(values.get('allow')),
    tests: readTexts(values.get('tests')),
    raw: rawOf(node),
  };
  return {
    story,
    id,
    line,
    needs: readNeeds(values),
    markerKey: marker.kind === 'boolean' ? marker.key : undefined,
    statusWord: marker.kind === 'status' ? marker.word : undefined,
  };
}

function checkKeys(repeated: readonly string[], place: Place, findings: Findings): void {
  for (const key of repeated) {
    if (!SINGLE_KEYS.includes(key)) continue;
    addProblem(findings, { ...place, code: 'duplicate-key', text: `the key "${key}" stands twice in it. Keep one.` });
  }
}

function markerOf({ values, place, findings }: Reading): Marker {
  const marker = readMarker(values);
  if (marker.kind === 'invalid') addProblem(findings, { ...place, code: marker.code, text: marker.text });
  return marker;
}

function titleOf({ values, place, findings, typos }: Reading): string {
  const title = readTitle(values);
  if (title !== undefined) return title;
  const typed = typos.find(({ meant }) => meant === 'title')?.typed;
  const advice = typed === undefined ? 'Add a "title".' : `Did you mean "title" by ${quote(typed)}?`;
  const text = `it has no title: "title", "name" and "description" are absent or blank. ${advice}`;
  addProblem(findings, { ...place, code: 'title-missing', text });
  return '';
}

function checkCriteria({ values, place, findings }: Reading): void {
  if (readCriteria(values).length > 0) return;
  addWarning(findings, { ...place, text: 'it has no acceptance criteria. Add an "acceptanceCriteria" list.' });
}

/** A status beside a boolean marker does not decide, but a human should know that the file says two things. */
function checkAgreement({ values, place, findings }: Reading, marker: Marker): void {
  const node = values.get('status');
  const status = statusMeaning(node?.text ?? '');
  if (node === undefined || status === undefined) return;
  if ((marker.kind !== 'boolean' && marker.kind !== 'null') || markerPasses(marker) === (status === 'done')) return;
  const value = rawOf(marker.node);
  const text = `"${marker.key}" is ${value} but "status" is ${describe(node)}; "${marker.key}" counts. Make them agree.`;
  addWarning(findings, { ...place, text });
}

/** Only `skip: true` skips; any other value but false and null is pointed out, because it may have been meant to. */
function checkSkip({ values, place, findings }: Reading): void {
  const node = values.get('skip');
  if (node === undefined || ['boolean', 'null'].includes(node.kind)) return;
  const text = `"skip" is ${describe(node)} and has no effect. Write true or false.`;
  addWarning(findings, { ...place, text });
}

function priorityOf({ values, place, findings }: Reading): number | undefined {
  const result = readPriority(values.get('priority'));
  if (result.ok) return result.priority;
  addProblem(findings, { ...place, code: 'priority-unknown', text: result.text });
  return undefined;
}

/**
 * A key that nothing reads and that is nearly one that is read: with `"pases": true` a story would be worked on again. Without its
 * dependencies or criteria it would be worked on too early, or judged by nothing: such a file is refused.
 */
function noteTypo({ typed, meant }: Typo, place: Place, findings: Findings): void {
  const text = `the key ${quote(typed)} is not read. Did you mean "${meant}"?`;
  if (DEPENDENCY_KEYS.includes(meant) || CRITERIA_KEYS.includes(meant)) {
    addProblem(findings, { ...place, code: 'key-misspelt', text });
  } else addWarning(findings, { ...place, text });
}

/** A key of a story that nothing reads, and the one that it most likely means. */
interface Typo {
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

/** Near to a key that is read, but the other way round. */
const OWN_WORDS: readonly string[] = ['dependents', 'dependants'];

/** Words for the same that are further away than a slip of the finger. */
const OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ['depends', 'dependsOn'],
  ['dependency', 'dependencies'],
]);

/** Shorter names than these are near to too many words that mean something else, and `step1` to `step9` are no slips of `steps`. */
const LEAST_LETTERS = 5;
const LETTERS_OF_TWO_SLIPS = 8;

/** `typosOf`, once for all stories with the same keys. */
function typosOnce(keys: readonly string[], known: Map<string, readonly Typo[]>): readonly Typo[] {
  const name = JSON.stringify(keys);
  const typos = known.get(name) ?? typosOf(keys);
  known.set(name, typos);
  return typos;
}

/** The keys of one story that are nearly keys that are read; what is far from all of them is the author's own. */
export function typosOf(keys: readonly string[]): readonly Typo[] {
  const present = new Set(keys);
  return keys.flatMap((typed) => {
    const meant = KNOWN.some(({ key }) => key === typed) ? undefined : meantBy(typed, present);
    return meant === undefined ? [] : [{ typed, meant }];
  });
}

function meantBy(typed: string, present: ReadonlySet<string>): string | undefined {
  const name = plainName(typed);
  // In another spelling it is that key whatever stands beside it, but that key itself.
  const same = KNOWN.filter(({ plain }) => plain === name);
  if (same.length > 0) return same.some(({ key }) => present.has(key)) ? undefined : same[0]?.key;
  if (name.length < LEAST_LETTERS || /\d/.test(name) || OWN_WORDS.includes(name)) return undefined;
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
