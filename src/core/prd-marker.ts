import { describe, type JsonNode, rawOf, type Values } from './prd-json.ts';

/** Keys that hold a boolean done marker; the first one present decides. */
export const MARKER_KEYS = ['passes', 'passed', 'pass', 'done', 'completed', 'complete'] as const;
/** A key that holds a boolean done marker. */
export type MarkerKey = (typeof MARKER_KEYS)[number];

/** What a status word says about a story. */
export type StatusMeaning = 'done' | 'open' | 'ineligible';

/** The done marker of a story: the value that a flip replaces. */
export type Marker =
  | { readonly kind: 'boolean'; readonly key: MarkerKey; readonly node: JsonNode; readonly passes: boolean }
  | { readonly kind: 'null'; readonly key: MarkerKey | 'status'; readonly node: JsonNode }
  | { readonly kind: 'status'; readonly node: JsonNode; readonly word: string; readonly meaning: StatusMeaning }
  | { readonly kind: 'invalid'; readonly code: 'marker-not-boolean' | 'status-unknown'; readonly text: string }
  | { readonly kind: 'absent' };

/** How this file writes its markers; a flip of a story that gives no hint of its own follows it. */
export interface MarkerStyle {
  /** Boolean key used by the first story that has one; default `passes`. */
  readonly key: MarkerKey;
  /** First status word with that meaning, as written. */
  readonly doneWord: string | undefined;
  readonly openWord: string | undefined;
}

const STATUS_WORDS: Readonly<Record<StatusMeaning, readonly string[]>> = {
  done: ['done', 'complete', 'completed', 'passed', 'passing', 'verified', 'closed'],
  open: [
    ...['pending', 'todo', 'open', 'ready', 'backlog', 'new', 'planned'],
    ...['inprogress', 'failed', 'needsreplacement', 'notstarted'],
  ],
  ineligible: ['blocked', 'skipped', 'deferred', 'cancelled', 'canceled', 'onhold'],
};

/** The marker of one story: the first boolean key present, else the status word; null means open. */
export function readMarker(values: Values): Marker {
  for (const key of MARKER_KEYS) {
    const node = values.get(key);
    if (node !== undefined) return booleanMarker(key, node);
  }
  const node = values.get('status');
  return node === undefined ? { kind: 'absent' } : statusMarker(node);
}

function booleanMarker(key: MarkerKey, node: JsonNode): Marker {
  const { kind } = node;
  if (kind === 'null') return { kind, key, node };
  if (kind === 'boolean') return { kind, key, node, passes: rawOf(node) === 'true' };
  const text = `"${key}" is ${describe(node)}, not true or false. Write true or false without quotes.`;
  return { kind: 'invalid', code: 'marker-not-boolean', text };
}

function statusMarker(node: JsonNode): Marker {
  if (node.kind === 'null') return { kind: 'null', key: 'status', node };
  const word = node.text ?? '';
  const meaning = statusMeaning(word);
  if (meaning !== undefined) return { kind: 'status', node, word, meaning };
  const advice = 'Use "pending", "done" or "blocked", or write "passes": false instead.';
  const text = `"status" is ${describe(node)}, which is unknown. ${advice}`;
  return { kind: 'invalid', code: 'status-unknown', text };
}

/** What a status word means, whatever its case and however its parts are joined; undefined when unknown. */
export function statusMeaning(word: string): StatusMeaning | undefined {
  const plain = word.toLowerCase().replace(/[\s_-]+/g, '');
  if (STATUS_WORDS.open.includes(plain)) return 'open';
  if (STATUS_WORDS.done.includes(plain)) return 'done';
  return STATUS_WORDS.ineligible.includes(plain) ? 'ineligible' : undefined;
}

/** Whether a marker says that the story is done. */
export function markerPasses(marker: Marker): boolean {
  if (marker.kind === 'boolean') return marker.passes;
  return marker.kind === 'status' && marker.meaning === 'done';
}

/**
 * Whether a run may work on the story: not with `skip: true`, and not with a status that is a human's word for "not now",
 * which counts beside a boolean marker too.
 */
export function isEligible(values: Values): boolean {
  const skip = values.get('skip');
  if (skip !== undefined && rawOf(skip) === 'true') return false;
  return statusMeaning(values.get('status')?.text ?? '') !== 'ineligible';
}

/**
 * Whether a list element carries a done marker, which is what tells a list of work from a list in a product
 * document. A status counts only with a known word: product documents have statuses of their own.
 */
export function isMarked(values: Values): boolean {
  if (MARKER_KEYS.some((key) => values.has(key))) return true;
  return ['status', 'null'].includes(readMarker(values).kind);
}

/** Words that belong together whatever the rest of the file says. */
const PAIRS: readonly (readonly [open: string, done: string])[] = [
  ['open', 'closed'],
  ['failed', 'passed'],
];

/**
 * The status word for the other answer: the one this file uses elsewhere, else the partner of the word, else `done` or
 * `pending`, in the letter case of the word it replaces.
 */
export function oppositeWord(word: string, passes: boolean, style: MarkerStyle): string {
  const known = passes ? style.doneWord : style.openWord;
  if (known !== undefined) return known;
  const plain = word.toLowerCase();
  const pair = PAIRS.find(([open, done]) => (passes ? open : done) === plain);
  const partner = passes ? pair?.[1] : pair?.[0];
  return inCaseOf(word, partner ?? (passes ? 'done' : 'pending'));
}

function inCaseOf(model: string, word: string): string {
  if (model === model.toUpperCase()) return word.toUpperCase();
  const first = model.charAt(0);
  return first === first.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** The first status words of a file, by meaning; `words` in file order. */
export function wordsInUse(words: readonly string[]): Pick<MarkerStyle, 'doneWord' | 'openWord'> {
  return {
    doneWord: words.find((word) => statusMeaning(word) === 'done'),
    openWord: words.find((word) => statusMeaning(word) === 'open'),
  };
}
