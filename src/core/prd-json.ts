import { type JSONVisitor, visit } from 'jsonc-parser';
import type { Problem } from './prd-types.ts';

/** The largest file that is read, in bytes; callers check a file's size against it before opening it. */
export const PRD_MAX_BYTES = 5 * 1024 * 1024;
/** Deepest nesting of objects and lists that is read: the parser calls itself for each level. */
const MAX_DEPTH = 100;
const BOM = [0xef, 0xbb, 0xbf] as const;

/** The file as text without its BOM. */
export type DecodedPrd =
  | { readonly ok: true; readonly text: string; readonly bomBytes: 0 | 3 }
  | { readonly ok: false; readonly problem: Problem };

/** Bytes to text: UTF-8 only, BOM stripped (the bytes keep it), at most 5 MiB, not blank. */
export function decodePrd(bytes: Uint8Array): DecodedPrd {
  if (bytes.length > PRD_MAX_BYTES) {
    return refuse('too-large', `the file has ${bytes.length} bytes, more than 5 MiB. Split it into several features.`);
  }
  if (looksLikeUtf16(bytes)) return refuse('utf-16', 'the file is UTF-16. Save it as UTF-8.');
  const bomBytes = BOM.every((byte, at) => bytes[at] === byte) ? 3 : 0;
  const text = decodeUtf8(bytes.subarray(bomBytes));
  if (text === undefined) return refuse('invalid-utf-8', 'the file is not valid UTF-8. Save it as UTF-8.');
  if (text.trim() === '') return refuse('empty-file', 'the file is empty. Write a "userStories" list into it.');
  return { ok: true, text, bomBytes };
}

function refuse(code: Problem['code'], text: string): DecodedPrd {
  return { ok: false, problem: { code, line: undefined, story: undefined, text } };
}

/** A byte order mark, or a NUL beside the first character: JSON starts with ASCII, so only UTF-16 and UTF-32 have one there. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if (first === undefined || second === undefined) return false;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return (first === 0) !== (second === 0);
}

/** The decoder reports bad bytes by throwing; here they are an expected value. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Line feeds and UTF-8 bytes of the characters `from` to `to`; a text that was UTF-8 has surrogates only in pairs. */
export function measure(text: string, from = 0, to = text.length): { readonly lines: number; readonly bytes: number } {
  let lines = 0;
  let bytes = 0;
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0x0a) lines += 1;
    if (unit < 0x80) bytes += 1;
    else bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
  }
  return { lines, bytes };
}

/** A value of a JSON text. No key becomes one of a JavaScript object, so `__proto__` is only text. */
export interface JsonNode {
  readonly kind: 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';
  /** The text that it stands in, as characters `start` to `end`. */
  readonly source: string;
  readonly start: number;
  readonly end: number;
  /** Of a string, escapes decoded. */
  readonly text: string | undefined;
  /** Elements of a list; values of an object in text order, those of keys that stand twice too. */
  readonly children: readonly JsonNode[];
  /** Of a member of an object, escapes decoded. */
  readonly key: string | undefined;
  readonly keyStart: number;
}

/** Where and why a text is not strict JSON. */
export interface JsonFault {
  readonly kind: 'syntax' | 'too-deep';
  /** UTF-16 offset. */
  readonly position: number;
  /** What would have been right there, in words. */
  readonly expected: string;
}

/** The value of a text, or the first fault. */
export type JsonResult =
  | { readonly ok: true; readonly node: JsonNode }
  | { readonly ok: false; readonly fault: JsonFault };

interface OpenNode extends JsonNode {
  end: number;
  children: JsonNode[];
}

interface Reading {
  readonly source: string;
  /** Lists and objects that nothing closed yet, the innermost last; the first stands for the file. */
  readonly open: OpenNode[];
  /** Of the next value. */
  key: string | undefined;
  keyStart: number;
  /** What may come next, in words. */
  expected: string;
  fault: JsonFault | undefined;
}

const A_VALUE = 'a value';
const A_KEY = 'a key in double quotes';
/** Of all nodes without any. */
const NO_CHILDREN: JsonNode[] = [];
/** Ends the parser, which would mend the text and read on. */
const STOP = new Error('A text that is not read to its end.');

/** Reads strict JSON: no comments, no trailing commas. */
export function readJson(source: string): JsonResult {
  const noKey = { key: undefined, keyStart: 0 };
  const file: OpenNode = { kind: 'array', source, start: 0, end: 0, text: undefined, children: [], ...noKey };
  const reading: Reading = { source, open: [file], ...noKey, expected: A_VALUE, fault: undefined };
  try {
    visit(source, visitorOf(reading), { disallowComments: true });
  } catch (error) {
    if (error !== STOP) throw error;
  }
  const { fault } = reading;
  return fault === undefined ? { ok: true, node: file.children[0] ?? file } : { ok: false, fault };
}

function visitorOf(reading: Reading): JSONVisitor {
  const { source, open } = reading;
  const add = (node: OpenNode): void => {
    const parent = open.at(-1);
    if (parent?.children === NO_CHILDREN) parent.children = [node];
    else parent?.children.push(node);
    reading.key = undefined;
  };
  const begin = (kind: 'object' | 'array', start: number): void => {
    if (open.length > MAX_DEPTH)
      fail(reading, { kind: 'too-deep', position: start, expected: `at most ${MAX_DEPTH} levels` });
    const { key, keyStart } = reading;
    const node: OpenNode = { kind, source, start, end: start, text: undefined, children: NO_CHILDREN, key, keyStart };
    add(node);
    open.push(node);
    reading.expected = kind === 'object' ? A_KEY : A_VALUE;
  };
  const end = (at: number, length: number): void => {
    // What the end of the file closes has no bracket.
    if (length === 0) fail(reading, faultAt(reading, at));
    const node = open.pop();
    if (node !== undefined) node.end = at + length;
    reading.expected = afterValue(reading);
  };
  return {
    onObjectBegin: (at) => begin('object', at),
    onArrayBegin: (at) => begin('array', at),
    onObjectEnd: end,
    onArrayEnd: end,
    onObjectProperty: (text, start) => {
      reading.key = text;
      reading.keyStart = start;
      reading.expected = '":"';
    },
    onLiteralValue: (value: unknown, start, length) => {
      const text = typeof value === 'string' ? value : undefined;
      const { key, keyStart } = reading;
      add({ kind: kindOf(value), source, start, end: start + length, text, children: NO_CHILDREN, key, keyStart });
      reading.expected = afterValue(reading);
    },
    onSeparator: (sign) => {
      reading.expected = sign === ',' && open.at(-1)?.kind === 'object' ? A_KEY : A_VALUE;
    },
    onError: (_code, at) => fail(reading, faultAt(reading, at)),
  };
}

function kindOf(value: unknown): 'string' | 'number' | 'boolean' | 'null' {
  const kind = typeof value;
  return kind === 'string' || kind === 'number' || kind === 'boolean' ? kind : 'null';
}

function afterValue({ open }: Reading): string {
  if (open.length === 1) return 'the end of the file';
  return open.at(-1)?.kind === 'object' ? '"," or "}"' : '"," or "]"';
}

function fail(reading: Reading, fault: JsonFault): never {
  reading.fault = fault;
  throw STOP;
}

/** The fault in the token that begins at `at`: the parser tells no place inside one, nor that `truex` begins with a value. */
function faultAt(reading: Reading, at: number): JsonFault {
  const { source, expected } = reading;
  const here: JsonFault = { kind: 'syntax', position: at, expected };
  if (expected !== A_VALUE && expected !== A_KEY) return here;
  if (source[at] === '"') return { ...here, ...stringFault(source, at) };
  const literal = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null/y;
  literal.lastIndex = at;
  if (expected === A_KEY || !literal.test(source)) return here;
  return { ...here, position: literal.lastIndex, expected: afterValue(reading) };
}

function stringFault(source: string, start: number): Pick<JsonFault, 'position' | 'expected'> {
  // An escape, or else what may not stand in a string: a single backslash, or one of the characters before the space.
  const part = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|\\|[^ -\uffff]/g;
  part.lastIndex = start + 1;
  let found = part.exec(source);
  while (found !== null && found[0].length > 1) found = part.exec(source);
  if (found === null) return { position: source.length, expected: 'a closing quote' };
  return { position: found.index, expected: found[0] === '\\' ? 'a valid escape' : 'an escape such as \\n' };
}

/** What a wrong character usually means, and what to do about it. */
const HINTS: Readonly<Record<string, string>> = {
  '': 'The file seems to be cut off.',
  '\t': 'Write it as \\t.',
  '\n': 'Close the quote, or write the line break as \\n.',
  '\r': 'Close the quote, or write the line break as \\n.',
  '/': 'Comments are not allowed in JSON: remove it.',
  '#': 'Comments are not allowed in JSON: remove it.',
  "'": 'Use double quotes.',
  '`': 'Remove the Markdown fence around the JSON.',
  '<': 'This looks like an unresolved merge conflict or HTML.',
};

/** What another file begins with that stands in the place of a prd.json. */
const OTHER_FILES: readonly (readonly [RegExp, string])[] = [
  [/^version https:\/\/git-lfs\b/, 'This is the pointer of a file in Git LFS: run "git lfs pull".'],
  [/^(?:(?!#[^\n]*\n\s*[{[])#{1,6} |---\r?\n)/, 'This looks like Markdown or YAML: write it as JSON.'],
  [/^[A-Za-z_][\w -]*:(?:\s|$)/, 'This looks like YAML: write it as JSON.'],
];

/** A JSON fault in words, with line and column and what to do. */
export function faultProblem(text: string, fault: JsonFault): Problem {
  const before = text.slice(0, fault.position);
  const line = measure(before).lines + 1;
  const column = before.length - before.lastIndexOf('\n');
  const place = { line, story: undefined };
  if (fault.kind === 'too-deep') {
    const sentence = `nested deeper than ${fault.expected}, at column ${column}. Flatten it.`;
    return { ...place, code: 'too-deep', text: sentence };
  }
  const found = text[fault.position] ?? '';
  const seen =
    found === '' ? 'the end of the file' : quote(String.fromCodePoint(text.codePointAt(fault.position) ?? 0));
  const sentence = `not valid JSON at column ${column}: expected ${fault.expected}, found ${seen}.`;
  return { ...place, code: 'invalid-json', text: `${sentence} ${hint(text, before, found)}` };
}

function hint(text: string, before: string, found: string): string {
  if (before.trim() === '') {
    const start = text.slice(before.length, before.length + 200);
    const other = OTHER_FILES.find(([beginning]) => beginning.test(start))?.[1];
    if (other !== undefined) return other;
  }
  if ((found === '}' || found === ']') && before.trimEnd().endsWith(',')) return 'Remove the comma before it.';
  if (found === '"') return 'A comma or a colon before it may be missing, or a quote inside a text needs a backslash.';
  return HINTS[found] ?? 'Correct it there.';
}

/** The text of one story, which was read before as part of its file. Throws when it is no JSON. */
export function readStoryText(raw: string): JsonNode {
  const read = readJson(raw);
  if (!read.ok) throw new Error(`The text of a story is no JSON by itself: ${read.fault.expected}.`);
  return read.node;
}

/** A value exactly as written. */
export function rawOf({ source, start, end }: JsonNode): string {
  return source.slice(start, end);
}

/** An object's values by decoded key; the last one wins, as in every JSON reader. */
export type Values = ReadonlyMap<string, JsonNode>;

/** Values of an object, and each key that stands there once more, as often as it does. */
export function membersOf({ children }: JsonNode): { readonly values: Values; readonly repeated: readonly string[] } {
  const values = new Map<string, JsonNode>();
  const repeated: string[] = [];
  for (const value of children) {
    const { key = '' } = value;
    if (values.has(key)) repeated.push(key);
    values.set(key, value);
  }
  return { values, repeated };
}

/** A value inside a message: as written, on one line, at most 60 characters, with its kind in words. */
export function describe(node: JsonNode): string {
  const raw = harmless(shorten(rawOf(node).replace(/\s+/g, ' ')));
  const kind = { object: 'an object', array: 'a list', string: 'text', number: 'a number', boolean: '', null: '' }[
    node.kind
  ];
  return kind === '' ? raw : `${raw} (${kind})`;
}

/** A value of the file inside a message: quoted, on one line, at most 60 characters. */
export function quote(value: string): string {
  return harmless(JSON.stringify(shorten(value)));
}

/** At most 60 characters of a value. */
export function shorten(value: string): string {
  return value.length > 60 ? `${value.slice(0, 59).toWellFormed()}…` : value;
}

/** Escapes what a terminal would obey or a reader would not see: C1 controls, bidi marks, zero-width characters. */
export function harmless(text: string): string {
  return text.replace(/[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, escapeUnit);
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
