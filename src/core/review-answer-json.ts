/** A JSON value whose objects are maps: a key such as `__proto__` is only text, and a key that stands twice is known. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;

/** A JSON object as written. */
export interface JsonObject {
  readonly members: ReadonlyMap<string, JsonValue>;
  /** Keys that stand twice: readers disagree on which one counts. */
  readonly repeated: readonly string[];
}

/** What a text holds of JSON objects with a nonce. */
export interface Carriers {
  /** Objects that carry the nonce as a member of their own, in text order. */
  readonly complete: readonly JsonObject[];
  /** What would have been right where the first object with the nonce stops being JSON; undefined = all are whole. */
  readonly broken: string | undefined;
  /** An object carries another nonce. */
  readonly foreign: boolean;
}

/** Deepest nesting read; an answer needs four levels. It bounds the work: a character is read at most twice per level. */
const MOST_LEVELS = 16;
const TOO_DEEP = `at most ${MOST_LEVELS} levels`;

/** Finds the JSON objects that carry a nonce in any text: prose, fences, several objects; linear in the text. */
export function findCarriers(text: string, nonce: string): Carriers {
  const complete: JsonObject[] = [];
  let [broken, foreign]: [string | undefined, boolean] = [undefined, false];
  let at = text.indexOf('{');
  while (at >= 0) {
    const reader: Reader = { text, position: at, level: 0, nonce, expected: '', broken: undefined };
    const value = readObject(reader);
    if (value === undefined) broken ??= reader.broken;
    else {
      const found = objectsWithNonce(value);
      complete.push(...found.filter((object) => object.members.get('nonce') === nonce));
      foreign ||= found.some((object) => object.members.get('nonce') !== nonce);
    }
    // What a failed object holds is read again from its own brace: prose in braces may enclose a whole object.
    at = text.indexOf('{', value === undefined ? at + 1 : reader.position);
  }
  return { complete, broken, foreign };
}

function objectsWithNonce(value: JsonValue): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsWithNonce);
  if (!isObject(value)) return [];
  const inner = [...value.members.values()].flatMap(objectsWithNonce);
  return value.members.has('nonce') ? [value, ...inner] : inner;
}

/** Whether a JSON value is an object. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Reader {
  readonly text: string;
  position: number;
  level: number;
  readonly nonce: string;
  /** What would have been right where reading stopped. */
  expected: string;
  broken: string | undefined;
}

function readValue(reader: Reader): JsonValue | undefined {
  switch (reader.text[reader.position]) {
    case '{':
      return readObject(reader);
    case '[':
      return readList(reader);
    case '"':
      return readString(reader, 'a string in double quotes with its closing quote');
    default:
      return readPlain(reader);
  }
}

function readObject(reader: Reader): JsonObject | undefined {
  const members = new Map<string, JsonValue>();
  const isOutermost = reader.level === 0;
  const repeated: string[] = [];
  const whole = readItems(reader, '}', () => {
    const key = readString(reader, 'a key in double quotes');
    if (key === undefined) return false;
    if (members.has(key)) repeated.push(key);
    if (!skip(reader, ':')) return false;
    const value = readValue(reader);
    if (value === undefined) return false;
    members.set(key, value);
    return true;
  });
  if (whole) return { members, repeated };
  // Too deep inside something else says nothing of the object: it is read again from its own brace.
  const own = isOutermost || reader.expected !== TOO_DEEP;
  if (own && members.get('nonce') === reader.nonce) reader.broken ??= reader.expected;
  return undefined;
}

function readList(reader: Reader): readonly JsonValue[] | undefined {
  const items: JsonValue[] = [];
  const whole = readItems(reader, ']', () => {
    const value = readValue(reader);
    if (value === undefined) return false;
    items.push(value);
    return true;
  });
  return whole ? items : undefined;
}

/** Reads from the opening to the closing bracket; false where that is no JSON. */
function readItems(reader: Reader, close: '}' | ']', item: () => boolean): boolean {
  if (reader.level === MOST_LEVELS) return fail(reader, TOO_DEEP);
  reader.level += 1;
  reader.position += 1;
  space(reader);
  if (reader.text[reader.position] !== close) {
    do {
      space(reader);
      if (!item()) return false;
      space(reader);
    } while (comma(reader));
    if (reader.text[reader.position] !== close) return fail(reader, `"," or "${close}"`);
  }
  reader.level -= 1;
  reader.position += 1;
  return true;
}

function comma(reader: Reader): boolean {
  const is = reader.text[reader.position] === ',';
  if (is) reader.position += 1;
  return is;
}

function skip(reader: Reader, mark: string): boolean {
  space(reader);
  if (reader.text[reader.position] !== mark) return fail(reader, `"${mark}"`);
  reader.position += 1;
  space(reader);
  return true;
}

function space(reader: Reader): void {
  take(reader, /[ \t\n\r]*/y);
}

function readString(reader: Reader, expected: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON's own rule for what a string may not hold
  const token = take(reader, /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y);
  if (token !== undefined) return JSON.parse(token) as string;
  fail(reader, expected);
  return undefined;
}

function readPlain(reader: Reader): JsonValue | undefined {
  const token = take(reader, /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y);
  if (token !== undefined) return JSON.parse(token) as JsonValue;
  fail(reader, 'a value');
  return undefined;
}

function take(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.position;
  const token = pattern.exec(reader.text)?.[0];
  if (token !== undefined) reader.position += token.length;
  return token;
}

function fail(reader: Reader, expected: string): false {
  reader.expected = expected;
  return false;
}
