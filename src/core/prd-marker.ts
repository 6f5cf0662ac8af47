import { perText } from './per-text.ts';
import type { JsonTape } from './prd-json.ts';
import { describe, kindOf, rawOf, stringOf } from './prd-json-read.ts';

/** Keys that hold a boolean done marker; the first one present decides (03-interface §3.5). */
export const MARKER_KEYS = ['passes', 'passed', 'pass', 'done', 'completed', 'complete'] as const;
/** A key that holds a boolean done marker. */
export type MarkerKey = (typeof MARKER_KEYS)[number];

/** What a status word says about a story. */
export type StatusMeaning = 'done' | 'open' | 'ineligible';

/** The done marker of a story: the value that a flip replaces. */
export type Marker =
  | { readonly kind: 'boolean'; readonly key: MarkerKey; readonly row: number; readonly passes: boolean }
  | { readonly kind: 'null'; readonly key: MarkerKey | 'status'; readonly row: number }
  | { readonly kind: 'status'; readonly row: number; readonly word: string; readonly meaning: StatusMeaning }
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

/** The marker of one story: the first boolean key present, else the status word; null means open (03-interface §3.5). */
export function readMarker(tape: JsonTape, values: ReadonlyMap<string, number>): Marker {
  for (const key of MARKER_KEYS) {
    const row = values.get(key);
    if (row !== undefined) return booleanMarker(tape, key, row);
  }
  const row = values.get('status');
  return row === undefined ? { kind: 'absent' } : statusMarker(tape, row);
}

function booleanMarker(tape: JsonTape, key: MarkerKey, row: number): Marker {
  const kind = kindOf(tape, row);
  if (kind === 'null') return { kind, key, row };
  if (kind === 'boolean') return { kind, key, row, passes: rawOf(tape, row) === 'true' };
  const text = `"${key}" is ${describe(tape, row)}, not true or false. Write true or false without quotes.`;
  return { kind: 'invalid', code: 'marker-not-boolean', text };
}

function statusMarker(tape: JsonTape, row: number): Marker {
  if (kindOf(tape, row) === 'null') return { kind: 'null', key: 'status', row };
  const word = stringOf(tape, row) ?? '';
  const meaning = statusMeaning(word);
  if (meaning !== undefined) return { kind: 'status', row, word, meaning };
  const advice = 'Use "pending", "done" or "blocked", or write "passes": false instead.';
  return {
    kind: 'invalid',
    code: 'status-unknown',
    text: `"status" is ${describe(tape, row)}, which is unknown. ${advice}`,
  };
}

/** What a status word means, whatever its case and however its parts are joined; undefined when unknown. Thousands of stories have the same few. */
export const statusMeaning = perText((word: string): StatusMeaning | undefined => {
  const plain = word.toLowerCase().replace(/[\s_-]+/g, '');
  if (STATUS_WORDS.open.includes(plain)) return 'open';
  if (STATUS_WORDS.done.includes(plain)) return 'done';
  return STATUS_WORDS.ineligible.includes(plain) ? 'ineligible' : undefined;
});

/** Whether a marker says that the story is done. */
export function markerPasses(marker: Marker): boolean {
  if (marker.kind === 'boolean') return marker.passes;
  return marker.kind === 'status' && marker.meaning === 'done';
}

/**
 * Whether a run may work on the story: not with `skip: true`, and not with a status that is a human's word for "not now",
 * which counts beside a boolean marker too (03-interface §3.5).
 */
export function isEligible(tape: JsonTape, values: ReadonlyMap<string, number>): boolean {
  const skip = values.get('skip');
  if (skip !== undefined && rawOf(tape, skip) === 'true') return false;
  return statusMeaning(stringOf(tape, values.get('status')) ?? '') !== 'ineligible';
}

/**
 * Whether a list element carries a done marker, which is what tells a list of work from a list in a product document
 * (03-interface §3.2). A status counts only with a known word: product documents have statuses of their own.
 */
export function isMarked(tape: JsonTape, values: ReadonlyMap<string, number>): boolean {
  if (MARKER_KEYS.some((key) => values.has(key))) return true;
  return ['status', 'null'].includes(readMarker(tape, values).kind);
}
