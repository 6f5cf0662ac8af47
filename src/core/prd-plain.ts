import type { StoryDraft } from './prd-draft.ts';
import { scanJson } from './prd-json.ts';
import { type Members, membersOf } from './prd-json-read.ts';
import { GROUP_KEYS, LIST_KEYS, SHARED_KEYS } from './prd-list.ts';
import { type Findings, placeStories, type StoryNode, type TextOrigin } from './prd-node.ts';
import { isMarkedValue, type PlainObject, readPlainStory } from './prd-plain-story.ts';
import type { Reading } from './prd-reading.ts';
import { hidesKeys, mayRepeatKeys, singleKeyPattern } from './prd-repeat.ts';
import { type ShapeCache, shapeOf } from './prd-shape.ts';
import { findSpans, type ListSpans } from './prd-span.ts';
import { readStory } from './prd-story.ts';

interface PlainList {
  /** Undefined when the file itself is the list. */
  readonly key: string | undefined;
  readonly values: readonly PlainObject[];
}

interface Skeleton {
  readonly top: Members['values'];
  readonly tape: Reading['tape'];
}

/**
 * Reads the usual shape, one list of story objects, with the engine's own JSON parser and a search for where each story
 * stands: the action reads one file in a fresh process, where interpreted code costs more than the file does. Undefined
 * when the text has another shape or is no JSON; then nothing was added to `findings`, and `readByTape` has the answer.
 */
export function readPlain(text: string, origin: TextOrigin, findings: Findings): Reading | undefined {
  const list = plainList(parse(text));
  if (list === undefined || hidesKeys(text)) return undefined;
  const open = listStart(text, list.key);
  const spans = open === -1 ? undefined : findSpans(text, open);
  if (spans === undefined) return undefined;
  const skeleton = skeletonOf(text, { key: list.key, open, close: spans.close });
  if (skeleton === undefined) return undefined;
  const places = placeStories(text, spans.begins, origin);
  const drafts = readDrafts({ text, spans, values: list.values, lines: places.lines }, findings);
  return { starts: places.starts, drafts, ...skeleton };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The one list that the file can mean; with several candidates, or groups of lists, there are rules to apply. */
function plainList(top: unknown): PlainList | undefined {
  if (Array.isArray(top)) return ofObjects(undefined, top);
  if (!isObject(top)) return undefined;
  const keys = [...LIST_KEYS, ...GROUP_KEYS].filter((key) => top[key] !== undefined);
  const [key] = keys;
  const list = key === undefined || keys.length > 1 ? undefined : top[key];
  if (key === undefined || !Array.isArray(list)) return undefined;
  const found = ofObjects(key, list);
  const needsMarker = SHARED_KEYS.includes(key);
  if (GROUP_KEYS.some((group) => group === key)) return undefined;
  return needsMarker && !found?.values.some(isMarkedValue) ? undefined : found;
}

function ofObjects(key: string | undefined, list: readonly unknown[]): PlainList | undefined {
  return list.every(isObject) ? { key, values: list } : undefined;
}

function isObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Where the list seems to begin, -1 when it cannot be seen; the skeleton tells whether that is so. */
function listStart(text: string, key: string | undefined): number {
  if (key === undefined) return text.indexOf('[');
  const found = new RegExp(`"${key}"\\s*:\\s*\\[`).exec(text);
  return found === null ? -1 : found.index + found[0].length - 1;
}

/** The file with its list emptied: it is valid, and its list begins at the place we took, only when that is the true place. */
function skeletonOf(
  text: string,
  list: { key: string | undefined; open: number; close: number },
): Skeleton | undefined {
  const scanned = scanJson(text.slice(0, list.open + 1) + text.slice(list.close));
  if (!scanned.ok) return undefined;
  const { tape } = scanned;
  if (list.key === undefined) return { top: new Map(), tape };
  const { values, repeated } = membersOf(tape, 0);
  if (repeated.some(({ key }) => key === list.key)) return undefined;
  return tape.start[values.get(list.key) ?? 0] === list.open ? { top: values, tape } : undefined;
}

interface FoundStories {
  readonly text: string;
  readonly spans: ListSpans;
  readonly values: readonly PlainObject[];
  readonly lines: readonly number[];
}

/** A story with anything unusual in it is read by the tape of its own text. */
function readDrafts({ text, spans, values, lines }: FoundStories, findings: Findings): readonly StoryDraft[] {
  const shapes: ShapeCache = { known: new Map(), last: undefined };
  const single = singleKeyPattern();
  return values.map((value, index) => {
    const raw = text.slice(spans.begins[index], spans.ends[index]);
    const story = { value, raw, shape: shapeOf(value, shapes), position: index + 1, line: lines[index] ?? 0 };
    const plain = mayRepeatKeys(raw, story.shape.single, single) ? undefined : readPlainStory(story);
    return plain ?? readOwnTape(raw, story, findings);
  });
}

function readOwnTape(raw: string, node: StoryNode, findings: Findings): StoryDraft {
  const scanned = scanJson(raw);
  if (!scanned.ok) throw new Error(`The text of a story is no JSON by itself: ${scanned.fault.expected}.`);
  return readStory(scanned.tape, { row: 0, node }, findings);
}
