import type { Ecosystem, Marker, MarkerKind } from './languages.ts';

/** A mark found in a test file, with the line it stands on: a mark that moved with its line is no new mark. */
export interface Mark {
  readonly kind: MarkerKind;
  readonly line: string;
}

/** What the integrity rules compare of two versions of a test file. */
export interface TestFacts {
  /** Declared tests, rows of literal tables and calls of functions that declare tests included. */
  readonly tests: number;
  /** Names of the tests whose name is written out. */
  readonly names: readonly string[];
  /** Some tests get their name or number at run time (tables, loops). */
  readonly dynamic: boolean;
  readonly marks: readonly Mark[];
  /** Assertions that can fail. */
  readonly asserts: number;
  /** Tests with an empty body. */
  readonly hollow: number;
  /** Lines that say something, normalised: no indent, one kind of quote, no trailing separators, no comments. */
  readonly lines: readonly string[];
  /** The text without comments: where the name of a table's row still stands. */
  readonly bare: string;
}

/** Reads a test file by the row of its language. Never throws; linear in the length of the text. */
export function testFacts(text: string, ecosystem: Ecosystem): TestFacts {
  const source = text.replaceAll('\r\n', '\n');
  const masked = maskSource(source, ecosystem.syntax);
  const declared = ecosystem.tests.flatMap((pattern) =>
    [...masked.code.matchAll(pattern)].map((match) => ({ at: match.index, name: nameOf(match, masked) })),
  );
  const unnamed = declared.filter(({ name }) => name === undefined).map(({ at }) => at);
  const calls = ecosystem.helpers === true ? repeatedCalls(masked.code, unnamed) : [];
  const rows = [...extraRows(masked, ecosystem), ...calls];
  const honest = withoutTrivial(masked.code, ecosystem);
  return {
    tests: declared.length + rows.reduce((sum, extra) => sum + extra, 0),
    names: declared.flatMap(({ name }) => name ?? []),
    dynamic: rows.length > 0 || unnamed.length > 0,
    marks: ecosystem.markers.flatMap((marker) => marksOf(marker, masked, source)),
    asserts: matches(honest, ecosystem.asserts),
    hollow: ecosystem.hollow === undefined ? 0 : matches(honest, ecosystem.hollow),
    lines: masked.bare
      .split('\n')
      .map(normalise)
      .filter((line) => line !== ''),
    bare: masked.bare,
  };
}

/** The name in group 1, or the string literal where the match ends; undefined when it is known only at run time. */
function nameOf(match: RegExpExecArray, { code, bare }: Masked): string | undefined {
  if (match[1] !== undefined) return match[1];
  const from = match.index + match[0].length;
  const quote = code[from];
  if (quote !== '"' && quote !== "'" && quote !== '`') return undefined;
  const length = code.slice(from + 1, from + 1_000).indexOf(quote);
  const name = bare.slice(from + 1, from + 1 + Math.max(length, 0));
  return length < 0 || (quote === '`' && name.includes('${')) ? undefined : name;
}

/** Rows of literal tables beyond the first, which the declaration itself counts for; one number per table. */
function extraRows(masked: Masked, { tables = [] }: Ecosystem): readonly number[] {
  const starts = tables.flatMap((pattern) =>
    [...masked.code.matchAll(pattern)].map(({ index, 0: found }) => index + found.length),
  );
  if (starts.length === 0) return [];
  const lists = listRows(masked.code);
  return starts.map((from) => {
    const rows = masked.code[from] === '`' ? templateRows(masked, from) : (lists.get(from) ?? 0);
    return Math.max(rows - 1, 0);
  });
}

function templateRows({ code, bare }: Masked, from: number): number {
  const end = code.slice(from + 1, from + LONGEST_TABLE).indexOf('`');
  const lines = bare.slice(from + 1, from + 1 + Math.max(end, 0)).split('\n');
  return lines.filter((line) => line.trim() !== '').length - 1;
}

/** Characters of a tagged table that are read. */
const LONGEST_TABLE = 20_000;

/** For every bracketed list of a text, by where it begins, its elements at the top level; a trailing comma adds none. */
function listRows(code: string): ReadonlyMap<number, number> {
  const rows = new Map<number, number>();
  const open: OpenList[] = [];
  for (const { 0: piece, index } of code.matchAll(/[([{)\]},]|[^([{)\]},\s]+/g)) {
    if (/^[)\]}]$/.test(piece)) {
      const closed = open.pop();
      if (closed !== undefined) rows.set(closed.from, closed.count + closed.pending);
    } else {
      addElement(open.at(-1), piece);
      if (/^[([{]$/.test(piece)) open.push({ from: index, count: 0, pending: 0 });
    }
  }
  return rows;
}

interface OpenList {
  readonly from: number;
  count: number;
  /** 1 when something stands behind the last comma. */
  pending: number;
}

function addElement(list: OpenList | undefined, piece: string): void {
  if (list === undefined) return;
  if (piece === ',') list.count += list.pending;
  list.pending = piece === ',' ? 0 : 1;
}

function withoutTrivial(code: string, { trivial, filler = '' }: Ecosystem): string {
  return trivial.reduce((text, pattern) => text.replace(pattern, (found) => filler.padEnd(found.length)), code);
}

function marksOf(marker: Marker, masked: Masked, source: string): readonly Mark[] {
  const within = marker.within ?? 'code';
  const text = within === 'raw' ? source : masked[within];
  return [...text.matchAll(marker.pattern)]
    .filter((match) => within === 'raw' || startsInCode(match, masked))
    .map((match) => ({ kind: marker.kind, line: lineOf(match, source) }));
}

/** A mark that needs a string to be seen must not itself stand in a string. */
function startsInCode(match: RegExpExecArray, { code, bare }: Masked): boolean {
  const at = match.index + match[0].search(/\S|$/);
  return code[at] === bare[at];
}

/** The lines that a match stands on, at most so many characters of them. */
function lineOf(match: RegExpExecArray, source: string): string {
  const from = match.index + match[0].search(/\S|$/);
  const to = match.index + match[0].length;
  const before = source.slice(Math.max(from - 200, 0), from);
  const after = source.slice(to, to + 200);
  const line = before.slice(before.lastIndexOf('\n') + 1) + source.slice(from, to) + (after.split('\n')[0] ?? '');
  return normalise(line.slice(0, 500));
}

function matches(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

function normalise(line: string): string {
  const plain = line
    .trim()
    .replace(/['`]/g, '"')
    .replace(/(?<![;,])[;,]+$/, '');
  return /[\p{L}\p{N}]/u.test(plain) ? plain : '';
}

/** Heads of named functions up to the list of their parameters. */
const heads =
  /\bfunction\s+(\w+)[^({;]{0,200}\(|\b(?:const|let|var)\s+(\w+)\s*=\s*(?:async\s+)?(?:function\b[^({;]{0,100})?\(/g;

/** What stands between the parameters of a function and its body. */
const toBody = /^[^{;]{0,200}?\{/;

/**
 * Calls beyond the first of functions that declare tests, one number per such function: a table that is written as a function, which is
 * called for each of its rows. Linear in the length of the text.
 * @param code text without comments and strings
 * @param declared where tests get their name at run time
 */
export function repeatedCalls(code: string, declared: readonly number[]): readonly number[] {
  if (declared.length === 0) return [];
  const ends = closings(code);
  const names = [...code.matchAll(heads)].flatMap(({ 0: head, 1: named, 2: held, index }) => {
    const body = bodyOf(code, ends, index + head.length - 1);
    const isHelper = body !== undefined && declared.some((at) => at > body.from && at < body.to);
    return isHelper ? [named ?? held ?? ''] : [];
  });
  const own = new Set(names);
  if (own.size === 0) return [];
  const calls = new Map<string, number>();
  for (const [, name = ''] of code.matchAll(/(?<![\w$.])(?<!\bfunction\s{1,20})(\w+)\s*\(/g))
    if (own.has(name)) calls.set(name, (calls.get(name) ?? 0) + 1);
  return [...calls.values()].map((count) => count - 1).filter((extra) => extra > 0);
}

function bodyOf(
  code: string,
  ends: ReadonlyMap<number, number>,
  parameters: number,
): { readonly from: number; readonly to: number } | undefined {
  const close = ends.get(parameters);
  if (close === undefined) return undefined;
  const between = toBody.exec(code.slice(close + 1, close + 300))?.[0];
  const from = between === undefined ? -1 : close + between.length;
  const to = ends.get(from);
  return to === undefined ? undefined : { from, to };
}

/** For every opening bracket of a text where it is closed. */
function closings(code: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: bracket, index } of code.matchAll(/[([{)\]}]/g)) {
    if (/[([{]/.test(bracket)) open.push(index);
    else ends.set(open.pop() ?? -1, index);
  }
  return ends;
}

/** How one kind of string literal looks. */
export interface StringForm {
  readonly open: string;
  readonly close: string;
  /** May run over line ends. */
  readonly multiline?: boolean;
  /** A backslash escapes the next character. */
  readonly escapes?: boolean;
  /** `${` starts code again (JavaScript templates). */
  readonly holes?: boolean;
  /** Longer than this it is no literal: tells a Rust character from a lifetime. Default: no limit. */
  readonly longest?: number;
}

/** What a simple lexer must know of a language: comments and strings, nothing else. */
export interface Syntax {
  readonly line: readonly string[];
  readonly block: readonly (readonly [open: string, close: string])[];
  readonly strings: readonly StringForm[];
  /** `/…/` is a literal where a value is expected (JavaScript). */
  readonly regex?: boolean;
  /** `#[` begins an attribute, not a comment (PHP). */
  readonly attributes?: boolean;
}

/** A source text of unchanged length and line structure with parts blanked out. */
interface Masked {
  /** Comments and the insides of strings are spaces. */
  readonly code: string;
  /** Only comments are spaces. */
  readonly bare: string;
}

/**
 * Blanks comments and strings. What is not closed counts as code, so that a stray quote cannot hide what follows it.
 * Linear in the length of the text.
 */
export function maskSource(text: string, syntax: Syntax): Masked {
  const spans = scan(text, syntax);
  return {
    code: blank(text, spans),
    bare: blank(
      text,
      spans.filter((span) => span.comment),
    ),
  };
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly comment: boolean;
}

interface Scanner {
  readonly text: string;
  readonly syntax: Syntax;
  readonly spans: Span[];
  /** Openers that had no end, with the place up to which they are not tried again: keeps hostile texts linear. */
  readonly dead: Map<string, number>;
  /** Open braces since each template hole began. */
  readonly holes: { readonly form: StringForm; depth: number }[];
}

function scan(text: string, syntax: Syntax): readonly Span[] {
  const scanner: Scanner = { text, syntax, spans: [], dead: new Map(), holes: [] };
  const openers = openersOf(syntax);
  let match = openers.exec(text);
  while (match !== null) {
    openers.lastIndex = Math.max(step(scanner, match[0], match.index), match.index + 1);
    match = openers.exec(text);
  }
  return scanner.spans;
}

/** One new expression per text: its position is the only state of the scan. */
function openersOf(syntax: Syntax): RegExp {
  const words = [
    ...syntax.line,
    ...syntax.block.map(([open]) => open),
    ...syntax.strings.map((form) => form.open),
    ...(syntax.regex === true ? ['/'] : []),
    ...(syntax.strings.some((form) => form.holes) ? ['{', '}'] : []),
  ];
  const byLength = words.toSorted((a, b) => b.length - a.length);
  return new RegExp(byLength.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|'), 'g');
}

/** Handles one opener and says where to go on. */
function step(scanner: Scanner, opener: string, at: number): number {
  const { syntax } = scanner;
  if (opener === '{' || opener === '}') return brace(scanner, opener, at);
  if (syntax.line.includes(opener)) return lineComment(scanner, at);
  const block = syntax.block.find(([open]) => open === opener);
  if (block !== undefined) return blockComment(scanner, block, at);
  const form = syntax.strings.find(({ open }) => open === opener);
  if (form !== undefined) return stringFrom(scanner, form, at + opener.length);
  return regexFrom(scanner, at);
}

function lineComment(scanner: Scanner, at: number): number {
  if (scanner.syntax.attributes === true && scanner.text.startsWith('#[', at)) return at + 2;
  const end = scanner.text.indexOf('\n', at + 1);
  const to = end < 0 ? scanner.text.length : end;
  scanner.spans.push({ from: at, to, comment: true });
  return to;
}

function blockComment(scanner: Scanner, [open, close]: readonly [string, string], at: number): number {
  const end = scanner.dead.has(open) ? -1 : scanner.text.indexOf(close, at + open.length);
  if (end < 0) {
    scanner.dead.set(open, scanner.text.length);
    return at + open.length;
  }
  scanner.spans.push({ from: at, to: end + close.length, comment: true });
  return end + close.length;
}

/** A string whose inside begins at `from`; returns the first place behind it, or `from` when it has no end. */
function stringFrom(scanner: Scanner, form: StringForm, from: number): number {
  if (from < (scanner.dead.get(form.open) ?? 0)) return from;
  const end = endOfString(scanner.text, form, from);
  if (end === undefined) {
    scanner.dead.set(form.open, unclosedUntil(scanner.text, form, from));
    return from;
  }
  scanner.spans.push({ from, to: end.at, comment: false });
  if (end.hole) scanner.holes.push({ form, depth: 0 });
  return end.at + (end.hole ? 2 : form.close.length);
}

function endOfString(text: string, form: StringForm, from: number): { at: number; hole: boolean } | undefined {
  const last = form.longest === undefined ? text.length : Math.min(text.length, from + form.longest);
  for (let at = from; at < last; at++) {
    if (text.startsWith(form.close, at)) return { at, hole: false };
    if (form.holes === true && text.startsWith('${', at)) return { at, hole: true };
    if (text[at] === '\n' && form.multiline !== true) return undefined;
    at += width(text, form, at) - 1;
  }
  return undefined;
}

/** Where a string that began at `from` would at the latest have had to end. */
function unclosedUntil(text: string, form: StringForm, from: number): number {
  if (form.longest !== undefined) return from;
  const line = form.multiline === true ? -1 : text.indexOf('\n', from);
  return line < 0 ? text.length : line;
}

/** An escape takes the character behind it along. */
function width(text: string, form: StringForm, at: number): number {
  return form.escapes === true && text[at] === '\\' ? 2 : 1;
}

function brace(scanner: Scanner, opener: string, at: number): number {
  const hole = scanner.holes.at(-1);
  if (hole === undefined) return at + 1;
  if (opener === '{') hole.depth++;
  else if (hole.depth > 0) hole.depth--;
  else {
    scanner.holes.pop();
    return stringFrom(scanner, hole.form, at + 1);
  }
  return at + 1;
}

/** No real expression is longer; keeps hostile lines linear. */
const longestRegex = 500;

/** Characters after which a slash begins a regular expression; `<` is left out because of JSX. */
const beforeRegex = /(?:^|[(,=:[!&|?{};+\-*%~^>\n]|\b(?:return|typeof|case|in|of|do|else|yield|await))[ \t]*$/;

function regexFrom(scanner: Scanner, at: number): number {
  const { text } = scanner;
  if (!beforeRegex.test(text.slice(Math.max(0, at - 40), at))) return at + 1;
  const line = /^[^\n]*/.exec(text.slice(at + 1, at + longestRegex))?.[0] ?? '';
  const body = /^(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+(?=\/)/.exec(line)?.[0];
  if (body === undefined) return at + 1;
  scanner.spans.push({ from: at + 1, to: at + 1 + body.length, comment: false });
  return at + body.length + 2;
}

function blank(text: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to } of spans) {
    parts.push(text.slice(at, from), text.slice(from, to).replace(/[^\n]/g, ' '));
    at = to;
  }
  return parts.join('') + text.slice(at);
}
