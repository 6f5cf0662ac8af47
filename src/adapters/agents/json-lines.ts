/** Puts the JSON objects of a stream together. */
export interface JsonLines {
  /** The objects that this line completes; empty for noise, for a cut line and in the middle of an object of several lines. */
  take(line: string): readonly JsonRecord[];
}

/** A JSON object of which nothing else is known. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/**
 * Opens a reader of JSON lines. Lists of objects count as their objects, and an object that is printed over several lines
 * counts when its first line is `{` and its last `}`; a byte order mark, CRLF and colours are passed over (06-agents "Results").
 */
export function openJsonLines(): JsonLines {
  let open: string[] | undefined;
  let chars = 0;
  const takeOpen = (line: string, parts: string[]): readonly JsonRecord[] => {
    chars += line.length + 1;
    if (chars > MOST_OPEN_CHARS || line === '{') return start(line);
    parts.push(line);
    if (line !== '}') return [];
    open = undefined;
    return recordsOf(parts.join('\n'));
  };
  const start = (line: string): readonly JsonRecord[] => {
    open = line === '{' ? [line] : undefined;
    chars = 0;
    return [];
  };
  return {
    take: (raw) => {
      const line = bareLine(raw);
      if (open !== undefined && !/^\{"/.test(line)) return takeOpen(line, open);
      open = undefined;
      return line === '{' ? start(line) : recordsOf(line);
    },
  };
}

/** A line without a byte order mark, the half of CRLF, and what a terminal reads as a command: JSON holds none of them bare. */
export function bareLine(raw: string): string {
  const line = raw.replace(/^\uFEFF/, '').replace(/\r$/, '');
  return line.includes('\u001b') ? line.replace(COMMANDS, '').replace(/\r$/, '') : line;
}

/**
 * What begins with an escape character: commands with parameters, titles and links, strings, and single ones. No part of it reads over
 * the next escape character, so that a line costs what its length is; of what never ends, its beginning alone goes.
 */
const COMMANDS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: commands begin with one.
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[PX^_][^\u001b]*\u001b\\|[ -/]*[0-z])?/g;

/** Characters of an object that is printed over several lines. */
const MOST_OPEN_CHARS = 2 * 1024 * 1024;

function recordsOf(text: string): readonly JsonRecord[] {
  if (!/^(?:\{|\[\s*\{)/.test(text)) return [];
  const parsed = parseJson(text);
  return (Array.isArray(parsed) ? parsed : [parsed]).filter(isRecord);
}

/** What a text holds as JSON; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Tells an object from a list, a text and nothing. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
