/** Deepest nesting of objects and lists that is read (03-interface §3.1). */
const MAX_DEPTH = 100;
/** Room for the values of one story; a file of thousands doubles it a few times. */
const FIRST_ROWS = 64;

/**
 * A JSON text as three parallel columns, one row per value and per key, in text order: half-open span, and the row after
 * its subtree. An object's rows are key, value, key, value…; what kind a value is, its first character says.
 * Nothing becomes a JavaScript object, so a key such as `__proto__` is only text (catalogue B4).
 */
export interface JsonTape {
  readonly text: string;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly next: Int32Array;
}

/** Where and why a text is not strict JSON. */
export interface JsonFault {
  readonly kind: 'syntax' | 'too-deep';
  /** UTF-16 offset. */
  readonly position: number;
  /** What would have been right there, in words. */
  readonly expected: string;
}

/** The columns, or the first fault. */
export type ScanResult =
  | { readonly ok: true; readonly tape: JsonTape }
  | { readonly ok: false; readonly fault: JsonFault };

interface Scanner {
  readonly text: string;
  /** The columns have a row at the least and grow by doubling: typed arrays cost the collector nothing, whatever the size of the file. */
  start: Int32Array;
  end: Int32Array;
  next: Int32Array;
  rows: number;
  /** Sticky; kept here because its `lastIndex` is state. */
  readonly number: RegExp;
  position: number;
  depth: number;
  fault: JsonFault | undefined;
}

interface Shape {
  readonly close: '}' | ']';
  readonly item: (scanner: Scanner) => boolean;
}

/** Reads strict JSON (RFC 8259: no comments, no trailing commas) in one pass; 03-interface §3.1. */
export function scanJson(text: string): ScanResult {
  const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
  // Two characters make one row at the least, and next to no room costs the engine next to nothing.
  const room = Math.min(FIRST_ROWS, (text.length >> 1) + 1);
  const [start, end, next] = [new Int32Array(room), new Int32Array(room), new Int32Array(room)];
  const scanner: Scanner = { text, start, end, next, rows: 0, number, position: 0, depth: 0, fault: undefined };
  skipSpace(scanner);
  if (scanValue(scanner)) {
    skipSpace(scanner);
    if (scanner.position < text.length) fail(scanner, 'the end of the file');
  }
  return scanner.fault === undefined ? { ok: true, tape: scanner } : { ok: false, fault: scanner.fault };
}

function fail(scanner: Scanner, expected: string, kind: JsonFault['kind'] = 'syntax'): false {
  scanner.fault = { kind, position: scanner.position, expected };
  return false;
}

function skipSpace(scanner: Scanner): void {
  const { text } = scanner;
  let at = scanner.position;
  for (let unit = text.charCodeAt(at); unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09; ) {
    at += 1;
    unit = text.charCodeAt(at);
  }
  scanner.position = at;
}

function scanValue(scanner: Scanner): boolean {
  switch (scanner.text[scanner.position]) {
    case '"':
      return scanString(scanner);
    case '{':
      return scanContainer(scanner, { close: '}', item: scanMember });
    case '[':
      return scanContainer(scanner, { close: ']', item: scanValue });
    case 't':
      return scanWord(scanner, 'true');
    case 'f':
      return scanWord(scanner, 'false');
    case 'n':
      return scanWord(scanner, 'null');
    default:
      return scanNumber(scanner);
  }
}

function scanContainer(scanner: Scanner, shape: Shape): boolean {
  if (scanner.depth === MAX_DEPTH) return fail(scanner, `at most ${MAX_DEPTH} levels`, 'too-deep');
  const row = addRow(scanner, scanner.position);
  scanner.depth += 1;
  scanner.position += 1;
  skipSpace(scanner);
  if (scanner.text[scanner.position] !== shape.close && !scanItems(scanner, shape)) return false;
  scanner.depth -= 1;
  scanner.position += 1;
  scanner.end[row] = scanner.position;
  scanner.next[row] = scanner.rows;
  return true;
}

function scanItems(scanner: Scanner, shape: Shape): boolean {
  while (shape.item(scanner)) {
    skipSpace(scanner);
    const found = scanner.text[scanner.position];
    if (found === shape.close) return true;
    if (found !== ',') return fail(scanner, `"," or "${shape.close}"`);
    scanner.position += 1;
    skipSpace(scanner);
  }
  return false;
}

function scanMember(scanner: Scanner): boolean {
  if (scanner.text[scanner.position] !== '"') return fail(scanner, 'a key in double quotes');
  if (!scanString(scanner)) return false;
  skipSpace(scanner);
  if (scanner.text[scanner.position] !== ':') return fail(scanner, '":"');
  scanner.position += 1;
  skipSpace(scanner);
  return scanValue(scanner);
}

function scanString(scanner: Scanner): boolean {
  const { text } = scanner;
  const row = addRow(scanner, scanner.position);
  let at = scanner.position + 1;
  for (let unit = text.charCodeAt(at); unit !== 0x22; unit = text.charCodeAt(at)) {
    const length = unit === 0x5c ? escapeLength(text, at) : Number(unit >= 0x20);
    if (length === 0) return failInString(scanner, at);
    at += length;
  }
  scanner.position = at + 1;
  scanner.end[row] = scanner.position;
  return true;
}

/** 0 when it is no escape of JSON. */
function escapeLength(text: string, at: number): number {
  const letter = text[at + 1] ?? '';
  if (letter === 'u') return /^[0-9a-fA-F]{4}$/.test(text.slice(at + 2, at + 6)) ? 6 : 0;
  return letter !== '' && '"\\/bfnrt'.includes(letter) ? 2 : 0;
}

function failInString(scanner: Scanner, at: number): false {
  scanner.position = at;
  if (at >= scanner.text.length) return fail(scanner, 'a closing quote');
  return fail(scanner, scanner.text[at] === '\\' ? 'a valid escape' : 'an escape such as \\n');
}

function scanWord(scanner: Scanner, word: string): boolean {
  if (!scanner.text.startsWith(word, scanner.position)) return fail(scanner, 'a value');
  endRow(scanner, scanner.position + word.length);
  return true;
}

function scanNumber(scanner: Scanner): boolean {
  const { number, position, text } = scanner;
  number.lastIndex = position;
  if (!number.test(text)) return fail(scanner, 'a value');
  endRow(scanner, number.lastIndex);
  return true;
}

function endRow(scanner: Scanner, end: number): void {
  const row = addRow(scanner, scanner.position);
  scanner.end[row] = end;
  scanner.position = end;
}

function addRow(scanner: Scanner, position: number): number {
  const row = scanner.rows;
  if (row === scanner.start.length) grow(scanner);
  scanner.start[row] = position;
  scanner.next[row] = row + 1;
  scanner.rows = row + 1;
  return row;
}

function grow(scanner: Scanner): void {
  scanner.start = doubled(scanner.start);
  scanner.end = doubled(scanner.end);
  scanner.next = doubled(scanner.next);
}

function doubled(column: Int32Array): Int32Array {
  const larger = new Int32Array(column.length * 2);
  larger.set(column);
  return larger;
}
