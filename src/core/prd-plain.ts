import { type ListElements, readElements } from './prd-elements.ts';
import { scanJson } from './prd-json.ts';
import { type Members, membersOf } from './prd-json-read.ts';
import { GROUP_KEYS, LIST_KEYS, SHARED_KEYS } from './prd-list.ts';
import { bytePlaces, type Findings, type TextOrigin } from './prd-node.ts';
import type { Reading } from './prd-reading.ts';
import { hidesKeys } from './prd-repeat.ts';
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
 * Reads the usual shape, one list of story objects, with the engine's own expressions and JSON parser: the action reads one file in a fresh
 * process, where interpreted code costs more than the file does. Undefined when the text has another shape or is no
 * JSON; then nothing was added to `findings`, and `readByTape` has the answer.
 */
export function readPlain(text: string, origin: TextOrigin, findings: Findings): Reading | undefined {
  const start = listStart(text);
  if (start === undefined || hidesKeys(text)) return undefined;
  const own: Findings = { ...findings, problems: [], more: { problems: 0 }, warnings: [], notices: [] };
  const list = readElements(text, start.open, own);
  if (list === undefined || isOtherList(start, list)) return undefined;
  const skeleton = skeletonOf(text, start, list.close);
  if (skeleton === undefined) return undefined;
  if (hasTypos(list.shapes)) warnOfTypos(list.drafts, own);
  addAll(findings.problems, own.problems);
  findings.more.problems += own.more.problems;
  addAll(findings.warnings, own.warnings);
  addAll(findings.notices, own.notices);
  return { starts: bytePlaces(text, list.begins, origin), drafts: list.drafts, ...skeleton };
}

/** One by one: a call takes only so many values, and each of a million stories may have a warning. */
function addAll<T>(to: T[], found: readonly T[]): void {
  for (const each of found) to.push(each);
}

/** Product documents have lists of such names, too, and no done markers in them. */
function isOtherList({ key }: ListStart, { isMarked }: ListElements): boolean {
  return key !== undefined && SHARED_KEYS.includes(key) && !isMarked;
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
