import type { StoryDraft } from './prd-draft.ts';
import { generatedId, type WrittenId } from './prd-id.ts';
import { MARKER_KEYS, type MarkerKey, type StatusMeaning, statusMeaning } from './prd-marker.ts';
import type { WrittenNeeds } from './prd-needs.ts';
import type { StoryNode } from './prd-node.ts';
import type { StoryShape } from './prd-shape.ts';
import { oneLine, type PriorityResult, priorityOf } from './prd-value.ts';

/** An object of a parsed file. None of the keys that are read from it is a property of every object. */
export type PlainObject = Readonly<Record<string, unknown>>;

/** One story as values, as text and as keys. */
export interface PlainStory extends StoryNode {
  readonly value: PlainObject;
  readonly raw: string;
  readonly shape: StoryShape;
}

/** What a marker, a status and a skip say together. */
interface PlainMarker {
  readonly markerKey: MarkerKey | undefined;
  readonly statusWord: string | undefined;
  readonly passes: boolean;
  readonly eligible: boolean;
}

interface PlainTexts {
  readonly key: string;
  readonly texts: readonly string[];
}

const NONE: readonly string[] = [];
const NO_TEXTS: PlainTexts = { key: '', texts: NONE };
const NO_ID: WrittenId = { kind: 'none' };
const NO_PRIORITY: PriorityResult = { ok: true, priority: undefined };
const ODD_PRIORITY: PriorityResult = { ok: false, text: '' };

/**
 * Reads a story from its parsed values, with the same result as `readStory`. Undefined when a value is of an unusual kind
 * or would need a message: what is wrong with it is said from its text.
 */
export function readPlainStory(plain: PlainStory): StoryDraft | undefined {
  const { value, raw, shape } = plain;
  const id = plainId(value.id, raw);
  const title = plainTitle(value);
  const marker = plainMarker(value, shape.marker);
  const criteria = firstTexts(value, shape.criteria);
  const needs = firstTexts(value, shape.needs);
  const priority = plainPriority(value.priority);
  if (id === undefined || title === undefined || marker === undefined || !priority.ok) return undefined;
  if (criteria === undefined || criteria === NO_TEXTS || needs === undefined || shape.extra) return undefined;
  const { markerKey, statusWord, passes, eligible } = marker;
  const story = {
    id: id.kind === 'id' ? id.text : generatedId(plain.position),
    index: plain.position - 1,
    title,
    description: typeof value.description === 'string' ? value.description : '',
    criteria: criteria.texts,
    passes,
    eligible,
    priority: priority.priority,
    dependsOn: NONE,
    allow: NONE,
    tests: NONE,
    raw,
    line: plain.line,
  };
  return { story, markerKey, statusWord, id, needs: needsOf(needs) };
}

/** A number counts only as written: 1.0 is no id, and a long one must keep its digits. */
function plainId(id: unknown, raw: string): WrittenId | undefined {
  if (id === undefined || id === null) return NO_ID;
  if (typeof id === 'string') return id.trim() === '' ? undefined : { kind: 'id', text: id };
  const first = typeof id === 'number' ? /^\{\s*"id"\s*:\s*(-?\d+)\s*[,}]/.exec(raw) : undefined;
  return first?.[1] === undefined ? undefined : { kind: 'id', text: first[1] };
}

function plainTitle({ title, name }: PlainObject): string | undefined {
  const text = title === undefined ? name : title;
  const line = typeof text === 'string' ? oneLine(text) : '';
  return line === '' ? undefined : line;
}

function plainMarker(value: PlainObject, key: MarkerKey | undefined): PlainMarker | undefined {
  const { status, skip } = value;
  if (skip !== undefined && skip !== null && typeof skip !== 'boolean') return undefined;
  if (status !== undefined && status !== null && typeof status !== 'string') return undefined;
  const meaning = typeof status === 'string' ? statusMeaning(status) : undefined;
  const eligible = skip !== true && meaning !== 'ineligible';
  if (key !== undefined) return booleanMarker({ key, passes: value[key], meaning, eligible });
  if (typeof status !== 'string') return { markerKey: undefined, statusWord: undefined, passes: false, eligible };
  if (meaning === undefined) return undefined;
  return { markerKey: undefined, statusWord: status, passes: meaning === 'done', eligible };
}

function booleanMarker(found: {
  key: MarkerKey;
  passes: unknown;
  meaning: StatusMeaning | undefined;
  eligible: boolean;
}): PlainMarker | undefined {
  const { key, passes, meaning, eligible } = found;
  if (passes !== null && typeof passes !== 'boolean') return undefined;
  if (meaning !== undefined && (meaning === 'done') !== (passes === true)) return undefined;
  const markerKey = passes === null ? undefined : key;
  return { markerKey, statusWord: undefined, passes: passes === true, eligible };
}

/** The first of the keys that holds texts; undefined when one before it holds anything but a list of texts. */
function firstTexts(value: PlainObject, keys: readonly string[]): PlainTexts | undefined {
  for (const key of keys) {
    const list = value[key];
    if (list === undefined || list === null) continue;
    const texts = Array.isArray(list) ? plainTexts(list) : undefined;
    if (texts === undefined) return undefined;
    if (texts.length > 0) return { key, texts };
  }
  return NO_TEXTS;
}

/** The parsed list itself when no text in it needs trimming. */
function plainTexts(list: readonly unknown[]): readonly string[] | undefined {
  if (!list.every(isString)) return undefined;
  return list.every(isTrimmed) ? list : list.map((text) => text.trim()).filter((text) => text !== '');
}

function isString(item: unknown): item is string {
  return typeof item === 'string';
}

function isTrimmed(text: string): boolean {
  return text !== '' && text.trim().length === text.length;
}

function plainPriority(priority: unknown): PriorityResult {
  if (priority === undefined || priority === null) return NO_PRIORITY;
  if (typeof priority === 'number' && Number.isFinite(priority)) return { ok: true, priority };
  if (typeof priority !== 'string') return ODD_PRIORITY;
  const written = priority.trim();
  const known = priorityOf(written);
  return written === '' || known !== undefined ? { ok: true, priority: known } : ODD_PRIORITY;
}

function needsOf({ key, texts }: PlainTexts): WrittenNeeds | undefined {
  return key === '' ? undefined : { key, names: texts, isText: false, odd: NONE };
}

/** Whether a list element has a done marker by its values; false also when only the tape can tell. */
export function isMarkedValue(value: PlainObject): boolean {
  if (MARKER_KEYS.some((key) => value[key] !== undefined) || value.status === null) return true;
  return typeof value.status === 'string' && statusMeaning(value.status) !== undefined;
}
