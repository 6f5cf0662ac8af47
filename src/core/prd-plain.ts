import type { StoryDraft } from './prd-draft.ts';
import { scanJson } from './prd-json.ts';
import { type Members, membersOf } from './prd-json-read.ts';
import { GROUP_KEYS, LIST_KEYS, SHARED_KEYS } from './prd-list.ts';
import { bytePlaces, type Findings, type StoryNode, type TextOrigin } from './prd-node.ts';
import { isMarkedValue, type PlainObject, readPlainStory } from './prd-plain-story.ts';
import type { Reading } from './prd-reading.ts';
import { hidesKeys, mayRepeatKeys, singleKeyPattern } from './prd-repeat.ts';
import { type ShapeCache, shapeOf } from './prd-shape.ts';
import { findSpans, type ListSpans } from './prd-span.ts';
import { readStory } from './prd-story.ts';
import { hasTypos, warnOfTypos } from './prd-typo-warning.ts';

/** A list that seems to begin at `open`. */
interface ListStart {
  /** Undefined when the file itself is the list. */
  readonly key: string | undefined;
  readonly open: number;
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
  const start = listStart(text);
  if (start === undefined || hidesKeys(text)) return undefined;
  const spans = findSpans(text, start.open);
  if (spans === undefined) return undefined;
  const skeleton = skeletonOf(text, start, spans.close);
  if (skeleton === undefined) return undefined;
  // Only now, because the parser has no depth bound: skeleton and spans together have shown that the text keeps ours.
  const values = listValues(parse(text), start.key);
  if (values === undefined) return undefined;
  const drafts = readDrafts({ text, spans, values }, findings);
  return { starts: bytePlaces(text, spans.begins, origin), drafts, ...skeleton };
}

/** Where the first list of a known name begins, wherever that is; the skeleton tells whether it is the one that counts. */
function listStart(text: string): ListStart | undefined {
  const top = /^\s*\[/.exec(text);
  if (top !== null) return { key: undefined, open: top[0].length - 1 };
  const named = new RegExp(`"(${LIST_KEYS.join('|')})"\\s*:\\s*\\[`).exec(text);
  return named === null ? undefined : { key: named[1], open: named.index + named[0].length - 1 };
}

/**
 * The file with its list emptied. The list is where we took it to be, and is the only one, when the skeleton is valid and
 * has at its top no other candidate but an empty list at that place; with more of them there are rules to apply.
 */
function skeletonOf(text: string, { key, open }: ListStart, close: number): Skeleton | undefined {
  const scanned = scanJson(text.slice(0, open + 1) + text.slice(close));
  if (!scanned.ok) return undefined;
  const { tape } = scanned;
  if (key === undefined) return { top: new Map(), tape };
  // An object, for a list begins at `key === undefined` and nothing else holds a key.
  const { values, repeated } = membersOf(tape, 0);
  const candidates = [...LIST_KEYS, ...GROUP_KEYS].filter((name) => values.has(name));
  if (candidates.length !== 1 || repeated.some((member) => member.key === key)) return undefined;
  return tape.start[values.get(key) ?? 0] === open ? { top: values, tape } : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function listValues(top: unknown, key: string | undefined): readonly PlainObject[] | undefined {
  const list = key !== undefined && isObject(top) ? top[key] : top;
  if (!Array.isArray(list) || !list.every(isObject)) return undefined;
  return key !== undefined && SHARED_KEYS.includes(key) && !list.some(isMarkedValue) ? undefined : list;
}

function isObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface FoundStories {
  readonly text: string;
  readonly spans: ListSpans;
  readonly values: readonly PlainObject[];
}

/** A story with anything unusual in it is read by the tape of its own text. */
function readDrafts({ text, spans, values }: FoundStories, findings: Findings): readonly StoryDraft[] {
  const shapes: ShapeCache = { known: new Map(), last: undefined };
  const single = singleKeyPattern();
  const drafts = values.map((value, index) => {
    const begin = spans.begins[index] ?? 0;
    const raw = text.slice(begin, spans.ends[index]);
    const story = { value, raw, shape: shapeOf(value, shapes), position: index + 1, begin };
    const plain = mayRepeatKeys(raw, story.shape.single, single) ? undefined : readPlainStory(story);
    return plain ?? readOwnTape(raw, story, findings);
  });
  if (hasTypos(shapes)) warnOfTypos(drafts, findings);
  return drafts;
}

function readOwnTape(raw: string, node: StoryNode, findings: Findings): StoryDraft {
  const scanned = scanJson(raw);
  if (!scanned.ok) throw new Error(`The text of a story is no JSON by itself: ${scanned.fault.expected}.`);
  return readStory(scanned.tape, { row: 0, node }, findings);
}
