import { z } from 'zod';
import { count, type Fact, text } from '../facts.ts';

/** The tool, or the format, that a location was read from. */
const sources = z.enum([
  'workflow-command',
  'tap',
  'node-test',
  'vitest',
  'jest',
  'javascript',
  'pytest',
  'python',
  'tsc',
  'eslint',
  'biome',
  'cargo',
  'go',
  'gcc',
  'junit',
]);
export type LocationSource = z.infer<typeof sources>;

/** A place in a file as a tool names it; `file` becomes a path inside the repository before anyone else sees it. */
const placeSchema = z.strictObject({
  file: text,
  /** From 1. */
  line: count,
  /** From 1; left out when the tool gives none. */
  column: z.exactOptional(count),
});
export type Place = Fact<typeof placeSchema>;

/** One failure that a gate's output maps to a line of the repository (03-interface §6 Annotations). */
export const locationSchema = placeSchema.extend({
  level: z.enum(['error', 'warning']),
  /** Words of the tool, at most 1,000 characters; foreign text that nobody has made safe yet. */
  message: text,
  /** Name of the test, the rule or the error code. */
  title: z.exactOptional(text),
  source: sources,
});
export type Location = Fact<typeof locationSchema>;

/** What readers know of the tree that the output speaks about. */
export interface LocationOptions {
  /** Absolute folder of the tree; without it every absolute path is dropped. */
  readonly root?: string;
  /** Folder inside `root` in which the gate ran: relative paths start there; default: `root` itself. */
  readonly folder?: string;
  /**
   * All files of the tree, relative with `/`. When given, a path that is none of them is taken by its only match at the end of
   * a file's path (a command that changed its folder, a Go test, a Java frame) or dropped; left out = paths are taken as they are.
   */
  readonly files?: readonly string[];
}

/** What one reader found in lines `from` to `to`, with every place the tool named, the most telling first. */
export interface Hit {
  readonly from: number;
  readonly to: number;
  /** Default: error. */
  readonly level?: Location['level'];
  readonly message: string;
  readonly title?: string | undefined;
  readonly source: LocationSource;
  readonly places: readonly Place[];
  /** Import path or folder that tells files of the same name apart. */
  readonly under?: string | undefined;
}

/** Finds the failures of one tool in lines without terminal sequences, in their order; one pass, no state. */
export type Reader = (lines: readonly string[]) => readonly Hit[];

/** What is looked at: of a huge output its beginning and its end, of a huge line its beginning. */
const MOST = {
  ...{ headChars: 1_048_576, tailChars: 3_145_728, lineChars: 2000, messageLines: 6, messageChars: 1000 },
  ...{ pathChars: 1000, number: 9_999_999 },
};

/** Output as lines without terminal sequences and control characters; bounded, so that every reader is too. */
export function cleanLines(output: string): readonly string[] {
  return bounded(output).replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n').map(cleanLine);
}

/** Lines as one message: no blank lines, no white space around them, at most 6 lines and 1,000 characters. */
export function messageOf(lines: readonly string[]): string {
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST.messageLines)
    .join('\n')
    .slice(0, MOST.messageChars)
    .toWellFormed();
}

/** A YAML or console scalar without its quotes. */
export function unquoted(text: string): string {
  const quote = text[0];
  if (text.length < 2 || (quote !== "'" && quote !== '"') || !text.endsWith(quote)) return text;
  const inner = text.slice(1, -1);
  return quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll('\\"', '"').replaceAll('\\\\', '\\');
}

/** What one line says by the named groups of a pattern. */
export function lineHit(source: LocationSource, at: number, groups: Readonly<Record<string, string>>): Hit {
  const { file = '', line, column, level = '', title, code = title, text = '' } = groups;
  return {
    from: at,
    to: at,
    level: /^(?:warning|⚠)$/i.test(level) ? 'warning' : 'error',
    message: messageOf([text]),
    title: code,
    source,
    places: [{ file, line: Number(line), column: Number(column) }],
  };
}

/** First index from `start` on where `ends` holds, at most `most` lines further; that limit when none does. */
export function blockEnd(
  lines: readonly string[],
  start: number,
  { ends, most }: { readonly ends: (line: string) => boolean; readonly most: number },
): number {
  const limit = Math.min(lines.length, start + most);
  for (let at = start; at < limit; at += 1) if (ends(lines[at] ?? '')) return at;
  return limit;
}

/** Indentation of a line in characters. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function bounded(output: string): string {
  if (output.length <= MOST.headChars + MOST.tailChars) return output;
  return `${output.slice(0, MOST.headChars)}\n${output.slice(-MOST.tailChars)}`;
}

/** Sequences are shorter than text, so twice the length is enough before they go. */
function cleanLine(line: string): string {
  if (line.length <= MOST.lineChars && line.search(control) < 0) return line;
  const text = line.slice(0, 2 * MOST.lineChars);
  const bare = controls.some((control) => text.includes(control)) ? text.replace(sequence, '') : text;
  return bare.replace(control, '').slice(0, MOST.lineChars);
}

const controls = ['\u001b', '\u009b'];
// biome-ignore lint/suspicious/noControlCharactersInRegex: CSI and OSC sequences begin with ESC, OSC ends with BEL
const sequence = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[ -/]*[0-~]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what is left of C0 (but tab), DEL and C1
const control = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/g;

/** `path:line` or `path:line:column` with nothing behind it; read from the end, so that a path may hold colons. */
export function placeOf(text: string): Place | undefined {
  const outer = endingNumber(text);
  if (outer === undefined) return undefined;
  const inner = endingNumber(outer.rest);
  return inner === undefined
    ? { file: outer.rest, line: outer.number }
    : { file: inner.rest, line: inner.number, column: outer.number };
}

/** Whether a line is a frame of a JavaScript stack, also one without a place such as `at new Promise (<anonymous>)`. */
export function isFrame(line: string): boolean {
  return line.trimStart().startsWith('at ');
}

/** The place of a JavaScript stack frame, with or without `at`: `run (src/a.js:1:2)`, `async file:///x/a.js:1:2`. */
export function framePlace(line: string): Place | undefined {
  const text = line.trim();
  const bare = text.endsWith(' {') ? text.slice(0, -2) : text;
  const call = bare.startsWith('at ') ? bare.slice(3) : bare;
  const open = call.endsWith(')') ? call.indexOf(' (') : -1;
  const place = placeOf(open < 0 ? withoutAsync(call) : call.slice(open + 2, -1));
  return place?.column === undefined ? undefined : place;
}

/** A Java frame `at com.acme.SizeTest.parses(SizeTest.java:12)` as a path from the package on. */
export function javaPlace(line: string): Place | undefined {
  const match = /^\s*at (?:[^\s(/]+\/)?([\w$.]+)\((\w+\.(?:java|kt|scala|groovy)):(\d{1,7})\)/.exec(line);
  if (match === null) return undefined;
  const [, method = '', name = '', number = ''] = match;
  const packages = method.split('.').slice(0, -2);
  return { file: [...packages, name].join('/'), line: Number(number) };
}

/** A Python frame: `  File "src/a.py", line 3, in parse`. */
export function pythonPlace(line: string): Place | undefined {
  const match = /^\s*File "([^"]+)", line (\d{1,7})/.exec(line);
  return match === null ? undefined : { file: match[1] ?? '', line: Number(match[2]) };
}

/** The line that compilers agree on: `path:line: rest` or `path:line:column: rest`. */
export interface ColonLine extends Place {
  readonly rest: string;
}

/** Reads `path:line[:column]: rest`; the path begins the line. */
export function colonLine(line: string): ColonLine | undefined {
  const match = /^((?:[A-Za-z]:[\\/])?[^\s:][^:]*):(\d{1,7})(?::(\d{1,7}))?:(?: (.*))?$/.exec(line);
  if (match === null) return undefined;
  const [, file = '', number = '', column, rest = ''] = match;
  return { file, line: Number(number), ...(column === undefined ? {} : { column: Number(column) }), rest };
}

function withoutAsync(call: string): string {
  return call.startsWith('async ') ? call.slice('async '.length) : call;
}

function endingNumber(text: string): { readonly rest: string; readonly number: number } | undefined {
  const colon = text.lastIndexOf(':');
  const digits = text.slice(colon + 1);
  if (colon <= 0 || digits.length > 7 || !/^\d+$/.test(digits)) return undefined;
  return { rest: text.slice(0, colon), number: Number(digits) };
}

/** Folders whose files nobody of the repository wrote: installed, vendored or built. */
const FOREIGN = new Set([
  'node_modules',
  '.venv',
  'venv',
  'site-packages',
  'dist-packages',
  'target',
  'vendor',
  '.tox',
  '.git',
]);

/** Chooses the first place of a hit that lies in a file of the repository, with its path made relative; undefined = none does. */
export function placeFinder(options: LocationOptions): (hit: Pick<Hit, 'places' | 'under'>) => Place | undefined {
  const root = options.root === undefined ? undefined : slashed(options.root).replace(/\/+$/, '');
  const tree = { root, folder: options.folder ?? '' };
  const known = options.files === undefined ? undefined : byName(options.files);
  return ({ places, under }) => {
    for (const place of places) {
      const inside = relative(place.file, tree);
      const file = inside === undefined ? undefined : knownFile(inside, known, under);
      if (file !== undefined && isNumber(place.line)) return placeAt(file, place);
    }
    return undefined;
  };
}

/** A tool's path as a path inside the tree; undefined when it leaves the tree, is foreign or no path at all. */
function relative(path: string, { root, folder }: { root: string | undefined; folder: string }): string | undefined {
  const text = slashed(withoutScheme(path.trim()));
  if (text === '' || text.length > MOST.pathChars || notAPath.test(text)) return undefined;
  const absolute = text.startsWith('/') || /^[A-Za-z]:\//.test(text);
  if (absolute && (root === undefined || !text.startsWith(`${root}/`))) return undefined;
  const segments = resolved(absolute ? text.slice((root ?? '').length + 1) : `${folder}/${text}`);
  if (segments === undefined || segments.length === 0 || segments.some((each) => FOREIGN.has(each))) return undefined;
  return segments.join('/');
}

/** Two characters and more before the colon, or it is a drive. */
const notAPath = /[\p{Cc}<>"|?*]|^[A-Za-z][\w+.-]+:/u;

function withoutScheme(path: string): string {
  if (!path.startsWith('file://')) return path;
  try {
    return decodeURIComponent(path.slice('file://'.length));
  } catch {
    return path.slice('file://'.length);
  }
}

function resolved(path: string): readonly string[] | undefined {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return undefined;
    if (segment !== '' && segment !== '.' && segment !== '..') segments.push(segment);
  }
  return segments;
}

type KnownFiles = ReadonlyMap<string, readonly string[]>;

function byName(files: readonly string[]): KnownFiles {
  return Map.groupBy(files, nameOf);
}

function knownFile(file: string, known: KnownFiles | undefined, under: string | undefined): string | undefined {
  if (known === undefined) return file;
  const candidates = (known.get(nameOf(file)) ?? []).filter((each) => each === file || each.endsWith(`/${file}`));
  const exact = candidates.includes(file);
  const near = under === undefined ? [] : candidates.filter((each) => liesUnder(each, under));
  if (near.length === 1) return near[0];
  if (exact) return file;
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** Whether the folder of a file ends an import path such as `example.com/app/size`. */
function liesUnder(file: string, under: string): boolean {
  const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
  return `/${under}`.endsWith(`/${folder}`);
}

function placeAt(file: string, { line, column }: Place): Place {
  return column !== undefined && isNumber(column) ? { file, line, column } : { file, line };
}

function isNumber(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MOST.number;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}

/**
 * Places in the stack of one failure, the innermost first, whatever language wrote it.
 * @param java read Java frames too: they name a path from the package on, which only the list of all files can complete
 */
export function placesInTrace(trace: string, { java }: { readonly java: boolean }): readonly Place[] {
  const lines = cleanLines(trace);
  const innermostFirst = lines.flatMap(
    (line) => (java ? javaPlace(line) : undefined) ?? scriptPlace(line) ?? panicPlace(line) ?? [],
  );
  const innermostLast = lines.flatMap((line) => pythonPlace(line) ?? sourceLine(line) ?? []);
  return [...innermostFirst, ...innermostLast.reverse()];
}

/** `at run (a.js:1:2)`, and `❯ run a.js:1:2` of vitest. */
function scriptPlace(line: string): Place | undefined {
  if (isFrame(line)) return framePlace(line);
  const text = line.trim();
  return text.startsWith('❯ ') ? placeOf(text.slice(text.lastIndexOf(' ') + 1)) : undefined;
}

/** `thread 'x' panicked at src/lib.rs:6:17:` */
function panicPlace(line: string): Place | undefined {
  const told = line.indexOf(' panicked at ');
  return told < 0 ? undefined : placeOf(line.slice(told + ' panicked at '.length).replace(/:$/, ''));
}

/** `test_size.py:7: AssertionError`, `    size_test.go:8: got 2`; only of files that have an ending, or a clock would be one. */
function sourceLine(line: string): Place | undefined {
  const found = colonLine(line.trimStart());
  return found !== undefined && /\.[A-Za-z]\w{0,9}$/.test(found.file) ? found : undefined;
}
