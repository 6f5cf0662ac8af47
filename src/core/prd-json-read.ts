import { harmless, shorten } from './prd-error.ts';
import { type JsonTape, scanJson } from './prd-json.ts';

/** The six kinds of a JSON value. */
export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

/** An object's values by key (the last one wins, as in every JSON reader) and the rows of keys that stand twice. */
export interface Members {
  readonly values: ReadonlyMap<string, number>;
  readonly repeated: readonly { readonly key: string; readonly row: number }[];
}

/** Shared, because next to no object of a file repeats a key and there may be 10,000 of them. */
const NONE: Members['repeated'] = [];

/** The tape of one story's own text, which was read before as part of its file. Throws when it is no JSON. */
export function tapeOfStory(raw: string): JsonTape {
  const scanned = scanJson(raw);
  if (!scanned.ok) throw new Error(`The text of a story is no JSON by itself: ${scanned.fault.expected}.`);
  return scanned.tape;
}

/** What kind of value a row is. */
export function kindOf(tape: JsonTape, row: number): JsonKind {
  switch (tape.text[tape.start[row] ?? 0]) {
    case '{':
      return 'object';
    case '[':
      return 'array';
    case '"':
      return 'string';
    case 't':
    case 'f':
      return 'boolean';
    case 'n':
      return 'null';
    default:
      return 'number';
  }
}

/** A value exactly as written. */
export function rawOf(tape: JsonTape, row: number): string {
  return tape.text.slice(tape.start[row], tape.end[row]);
}

/** The text of a string row, escapes decoded; undefined for any other kind and for an absent row. */
export function stringOf(tape: JsonTape, row: number | undefined): string | undefined {
  if (row === undefined || kindOf(tape, row) !== 'string') return undefined;
  const inner = tape.text.slice((tape.start[row] ?? 0) + 1, (tape.end[row] ?? 0) - 1);
  if (!inner.includes('\\')) return inner;
  const decoded: unknown = JSON.parse(`"${inner}"`);
  return String(decoded);
}

/** Rows of a list's elements. */
export function elementsOf(tape: JsonTape, row: number): readonly number[] {
  const rows: number[] = [];
  const stop = tape.next[row] ?? 0;
  for (let at = row + 1; at < stop; at = tape.next[at] ?? stop) rows.push(at);
  return rows;
}

/** Rows of an object's values in text order; the key of a value is the row before it. */
export function memberValuesOf(tape: JsonTape, row: number): readonly number[] {
  const rows: number[] = [];
  const stop = tape.next[row] ?? 0;
  for (let at = row + 2; at < stop; at = (tape.next[at] ?? stop) + 1) rows.push(at);
  return rows;
}

/** An object's members by decoded key. */
export function membersOf(tape: JsonTape, row: number): Members {
  const values = new Map<string, number>();
  let repeated: Members['repeated'] = NONE;
  const stop = tape.next[row] ?? 0;
  for (let value = row + 2; value < stop; value = (tape.next[value] ?? stop) + 1) {
    const key = stringOf(tape, value - 1) ?? '';
    if (values.has(key)) repeated = [...repeated, { key, row: value }];
    values.set(key, value);
  }
  return { values, repeated };
}

/** A value inside a message: as written, on one line, at most 60 characters, with its kind in words. */
export function describe(tape: JsonTape, row: number): string {
  const raw = harmless(shorten(rawOf(tape, row).replace(/\s+/g, ' ')));
  switch (kindOf(tape, row)) {
    case 'object':
      return `${raw} (an object)`;
    case 'array':
      return `${raw} (a list)`;
    case 'string':
      return `${raw} (text)`;
    case 'number':
      return `${raw} (a number)`;
    case 'boolean':
    case 'null':
      return raw;
  }
}
