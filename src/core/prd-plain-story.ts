import type { StoryDraft } from './prd-draft.ts';
import { generatedId, type IdState } from './prd-id.ts';
import { MARKER_KEYS, type MarkerKey, type StatusMeaning, statusMeaning } from './prd-marker.ts';
import type { WrittenNeeds } from './prd-needs.ts';
import type { StoryNode } from './prd-node.ts';
import type { StoryShape } from './prd-shape.ts';
import { oneLine, priorityOf } from './prd-value.ts';

/** An object of a parsed file. None of the keys that are read from it is a property of every object. */
export type PlainObject = Readonly<Record<string, unknown>>;

/** One story as values, as text and as keys. */
export interface PlainStory extends StoryNode {
  readonly value: PlainObject;
  readonly raw: string;
  readonly shape: StoryShape;
}

const NONE: readonly string[] = [];
/** State of an id that stands in the file. */
export const WRITTEN: IdState = { kind: 'id' };
/** State of the id of a story that has none. */
export const ABSENT: IdState = { kind: 'none' };

/**
 * Reads a story from its parsed values, with the same result as `readStory`. Undefined when a value is of an unusual kind
 * or would need a message: what is wrong with it is said from its text. The caller has ruled out keys written twice. Nothing is made on the way
 * but the result, because in a fresh process the collector costs as much as the reading. `readAlike` does the same for a story that was not parsed.
 */
export function readPlainStory(plain: PlainStory): StoryDraft | undefined {
  const { value, raw, shape } = plain;
  const id = plainId(value.id, plain);
  const title = plainTitle(value);
  const passes = plainPasses(value, shape.marker);
  const criteria = firstTexts(value, shape.criteria);
  const names = firstTexts(value, shape.needs);
  const priority = plainPriority(value.priority);
  if (id === undefined || title === undefined || passes === undefined || priority === null) return undefined;
  if (criteria === undefined || criteria.length === 0 || names === undefined) return undefined;
  if (isOddSkip(value.skip) || shape.extra) return undefined;
  const story = {
    id,
    index: plain.position - 1,
    title,
    passes,
    eligible: value.skip !== true && meaningOf(value.status) !== 'ineligible',
    priority,
    dependsOn: NONE,
    allow: NONE,
    tests: NONE,
    raw,
  };
  return {
    story,
    begin: plain.begin,
    markerKey: booleanKey(value, shape.marker),
    statusWord: shape.marker === undefined ? textOf(value.status) : undefined,
    id: value.id === undefined || value.id === null ? ABSENT : WRITTEN,
    needs: needsOf(names, plain),
  };
}

/**
 * A number counts only as written: 1.0 is no id, and a long one must keep its digits. The first `"id":` of the text is the
 * story's own, because a text with another one was left to the tape.
 */
function plainId(id: unknown, { raw, position }: PlainStory): string | undefined {
  if (id === undefined || id === null) return generatedId(position);
  if (typeof id === 'string') return id.trim() === '' ? undefined : id;
  return typeof id === 'number' ? /"id"\s*:\s*(-?\d+)\s*[,}]/.exec(raw)?.[1] : undefined;
}

function plainTitle({ title, name }: PlainObject): string | undefined {
  const text = title === undefined ? name : title;
  const line = typeof text === 'string' ? oneLine(text) : '';
  return line === '' ? undefined : line;
}

/** Undefined when the marker is of an odd kind, its word is unknown, or a status beside it says something else. */
export function plainPasses(value: PlainObject, key: MarkerKey | undefined): boolean | undefined {
  const { status } = value;
  if (status === undefined || status === null) return key === undefined ? false : booleanPasses(value[key]);
  const meaning = meaningOf(status);
  if (meaning === undefined) return key === undefined ? undefined : booleanPasses(value[key]);
  const done = meaning === 'done';
  return key === undefined || booleanPasses(value[key]) === done ? done : undefined;
}

function booleanPasses(marker: unknown): boolean | undefined {
  if (marker === null) return false;
  return typeof marker === 'boolean' ? marker : undefined;
}

/** Undefined when it is no status word. */
export function meaningOf(status: unknown): StatusMeaning | undefined {
  return typeof status === 'string' ? statusMeaning(status) : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function booleanKey(value: PlainObject, key: MarkerKey | undefined): MarkerKey | undefined {
  return key === undefined || value[key] === null ? undefined : key;
}

/** Null is as good as absent. */
function isOddSkip(skip: unknown): boolean {
  return skip !== undefined && skip !== null && typeof skip !== 'boolean';
}

/** The texts of the first of the keys that holds some; undefined when one before it holds anything but a list of texts. */
function firstTexts(value: PlainObject, keys: readonly string[]): readonly string[] | undefined {
  for (const key of keys) {
    const list = value[key];
    if (list === null) continue;
    const texts = Array.isArray(list) ? plainTexts(list) : undefined;
    if (texts === undefined || texts.length > 0) return texts;
  }
  return NONE;
}

/** Trimmed, without blank ones: the list itself when no text in it needs that; undefined when it holds anything but texts. */
export function plainTexts(list: readonly unknown[]): readonly string[] | undefined {
  if (!areTexts(list)) return undefined;
  return areTight(list) ? list : list.map((text) => text.trim()).filter((text) => text !== '');
}

function areTexts(list: readonly unknown[]): list is readonly string[] {
  for (let at = 0; at < list.length; at += 1) if (typeof list[at] !== 'string') return false;
  return true;
}

/** Whether no text is empty or may begin or end with white space. */
function areTight(texts: readonly string[]): boolean {
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at] ?? '';
    if (!isPrinted(text.charCodeAt(0)) || !isPrinted(text.charCodeAt(text.length - 1))) return false;
  }
  return true;
}

/** Whether it is no white space for certain: a printed character of ASCII. */
function isPrinted(unit: number): boolean {
  return unit > 0x20 && unit < 0x7f;
}

/** Null when it is no priority at all. */
function plainPriority(priority: unknown): number | undefined | null {
  if (priority === undefined || priority === null) return undefined;
  if (typeof priority === 'number') return Number.isFinite(priority) ? priority : null;
  if (typeof priority !== 'string') return null;
  const written = priority.trim();
  return written === '' ? undefined : (priorityOf(written) ?? null);
}

function needsOf(names: readonly string[], { value, shape }: PlainStory): WrittenNeeds | undefined {
  if (names.length === 0) return undefined;
  const key = shape.needs.find((name) => firstTexts(value, [name])?.length);
  return { key: key ?? '', names, isText: false, odd: NONE };
}

/** Whether a list element has a done marker by its values; false also when only the tape can tell. */
export function isMarkedValue(value: PlainObject): boolean {
  if (MARKER_KEYS.some((key) => value[key] !== undefined) || value.status === null) return true;
  return meaningOf(value.status) !== undefined;
}
