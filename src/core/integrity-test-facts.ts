import type { Ecosystem, Marker, MarkerKind } from './integrity-ecosystem.ts';
import { type Masked, maskSource } from './integrity-lexer.ts';
import { repeatedCalls } from './integrity-test-helpers.ts';

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
