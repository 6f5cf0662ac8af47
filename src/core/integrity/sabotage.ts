import { maskSource } from './test-facts.ts';
import {
  deletes,
  type LiteralChange,
  messages,
  type Negation,
  type Swap,
  type ValueChange,
  type ValueRow,
  valueRows,
} from './value-changes.ts';

/** A file of the green tree that may be broken. */
export interface SabotagedText {
  readonly path: string;
  readonly content: string;
  /** Lines that the change added or changed, from 1; empty = the whole file may be used. */
  readonly lines: readonly number[];
}

/** Edits of one file that are not made, by line. */
export interface LeftOut {
  readonly path: string;
  readonly lines: readonly number[];
}

/** A file made wrong on purpose: a check that stays green does not look at it. */
export interface SabotagedFile {
  readonly path: string;
  readonly content: string;
  /** `value`: it still compiles and loads, as far as a text tells; `unparsable`: whatever reads it must notice. */
  readonly kind: 'value' | 'unparsable';
  /** By line; of an unparsable file one, its first line. */
  readonly edits: readonly SabotagedLine[];
}

export interface SabotagedLine {
  /** From 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

/**
 * Breaks files, so that checks have to notice. Where the language has a row, each given line that has a value gets a wrong one; else,
 * and where no line has one, the file is made unparsable. Files without syntax, binary and empty ones are left out, and those of which
 * all edits are. Never throws; linear in the length of the texts.
 * @param leftOut edits that did not compile or load
 */
export function sabotage(files: readonly SabotagedText[], leftOut: readonly LeftOut[] = []): readonly SabotagedFile[] {
  return files.flatMap((file) => {
    if (file.content.trim() === '' || file.content.includes('\0') || plain.test(file.path)) return [];
    const out = new Set(leftOut.filter(({ path }) => path === file.path).flatMap(({ lines }) => lines));
    const row = rowOf(file);
    const edits = row === undefined ? [] : valueEdits(file, row);
    if (edits.length === 0) return [unparsable(file)];
    const made = edits.filter(({ line }) => !out.has(line));
    return made.length === 0 ? [] : [withValues(file, made)];
  });
}

/** Files that nothing parses, and declarations without behaviour. */
const plain =
  /\.(?:txt|text|md|markdown|mdx|rst|adoc|log|csv|tsv|d\.[cm]?ts|pyi)$|(?:^|\/)(?:LICEN[CS]E|COPYING|README|CHANGE(?:LOG|S)|AUTHORS|CONTRIBUTORS|NOTICE|TODO|HISTORY|NEWS|CODEOWNERS)[^/]{0,20}$/i;

function rowOf({ path, content }: SabotagedText): ValueRow | undefined {
  const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase();
  const known = valueRows.find(({ extensions }) => extension !== undefined && extensions.includes(extension));
  if (known !== undefined || extension !== undefined) return known;
  const program = /^#!\s*\S*?(?:\/env(?:\s+-\S+)?\s+|\/)(bash|dash|ksh|zsh|sh|node|python|ruby|php)(?![a-z])/.exec(
    content,
  )?.[1];
  const id = program === undefined ? undefined : (programs[program] ?? program);
  return valueRows.find((row) => row.id === id);
}

const programs: Readonly<Record<string, string>> = {
  bash: 'shell',
  dash: 'shell',
  ksh: 'shell',
  zsh: 'shell',
  sh: 'shell',
  node: 'javascript',
};

/** Ends what may be open, opens what nobody closes, in the words of every family of languages; the second line is no YAML. */
const RUBBISH = `)]} <?php ) <% ) {{ ) {% ) \${ "'\`\nbroken: on purpose: to see whether a check notices\n`;

/** Nothing is left of it: what forgives rubbish still misses the rest. */
function unparsable({ path, content }: SabotagedText): SabotagedFile {
  const [before = ''] = content.split('\n', 1);
  const [after = ''] = RUBBISH.split('\n', 1);
  return { path, content: RUBBISH, kind: 'unparsable', edits: [{ line: 1, before, after }] };
}

function withValues({ path, content }: SabotagedText, edits: readonly SabotagedLine[]): SabotagedFile {
  const lines = content.split('\n');
  for (const { line, after } of edits) lines[line - 1] = after;
  return { path, content: lines.join('\n'), kind: 'value', edits };
}

/** A line in its forms, all of the same length. */
interface Line {
  readonly number: number;
  readonly text: string;
  /** Without comments and the insides of strings. */
  readonly code: string;
  /** Without comments. */
  readonly bare: string;
  /** The code of the next one. */
  readonly next: string;
}

/** A longer line was not written by a person, and a text rule says little of it. */
const LONGEST = 400;

function valueEdits({ content, lines }: SabotagedText, row: ValueRow): readonly SabotagedLine[] {
  // Some comments are known by the line end before them.
  const { code, bare } = maskSource(`\n${content}`, row.syntax);
  const isMild = deletes.test(bare);
  const codes = code.split('\n').slice(1);
  const bares = bare.split('\n').slice(1);
  const isTest = testLines(codes, row);
  const isWanted = new Set(lines);
  return content.split('\n').flatMap((text, at) => {
    const line = { number: at + 1, text, code: codes[at] ?? '', bare: bares[at] ?? '', next: codes[at + 1] ?? '' };
    if ((isWanted.size > 0 && !isWanted.has(line.number)) || isTest.has(line.number) || isAside(line, row)) return [];
    const after = wrongLine(line, row, isMild);
    return after === undefined ? [] : [{ line: line.number, before: text, after }];
  });
}

function isAside({ text, code, bare }: Line, { aside }: ValueRow): boolean {
  return text.length > LONGEST || code.trim() === '' || aside.test(code) || aside.test(bare);
}

/** Tests that stand in product files. */
function testLines(codes: readonly string[], { tests }: ValueRow): ReadonlySet<number> {
  const found = new Set<number>();
  let depth: number | undefined;
  if (tests === undefined) return found;
  for (const [at, code] of codes.entries()) {
    if (depth === undefined && !tests.test(code)) continue;
    found.add(at + 1);
    const before: number = depth ?? 0;
    depth = before + depthOf(code);
    const isOver = depth <= 0 && (before > 0 || /[{;]\s*\}?\s*$/.test(code));
    if (isOver) depth = undefined;
  }
  return found;
}

function depthOf(code: string): number {
  return (code.match(/\{/g)?.length ?? 0) - (code.match(/\}/g)?.length ?? 0);
}

/** The line with one wrong value, in its surest form; undefined where it has none. */
function wrongLine(line: Line, { changes, loops }: ValueRow, isMild: boolean): string | undefined {
  if ((isMild && deletes.test(line.text)) || loops.test(line.code) || /^\s*break\b/.test(line.next)) return undefined;
  const onlyLiterals = isMild || /(?<![\w$.])for\b/.test(line.code);
  const isMessage = messages.test(line.code);
  const fit = changes.filter(({ kind }) => !(onlyLiterals && decides(kind)) && !(isMessage && kind === 'string'));
  for (const change of fit) {
    const after = changed(line, change);
    if (after !== undefined) return after;
  }
  return undefined;
}

/** Whether a change turns round what the program does next. */
function decides(kind: ValueChange['kind']): boolean {
  return kind === 'swap' || kind === 'negate';
}

function changed(line: Line, change: ValueChange): string | undefined {
  switch (change.kind) {
    case 'swap':
      return swapped(line, change);
    case 'negate':
      return negated(line, change);
    default:
      return otherLiteral(line, change);
  }
}

function swapped({ text, code }: Line, { find, pairs }: Swap): string | undefined {
  for (const { 0: found, index } of code.matchAll(find)) {
    const other = pairs[found];
    if (other !== undefined) return text.slice(0, index) + other + text.slice(index + found.length);
  }
  return undefined;
}

function negated({ text, code }: Line, { head, end, not, with: [open, close] }: Negation): string | undefined {
  for (const { 0: found, index } of code.matchAll(head)) {
    const from = index + found.length;
    const to = expressionEnd(code, from, end);
    const inner = to === undefined ? '' : code.slice(from, to);
    if (to === undefined || unfinished.test(inner) || not?.test(inner) === true) continue;
    return text.slice(0, from) + open + text.slice(from, to) + close + text.slice(to);
  }
  return undefined;
}

/** Nothing, or something that goes on in the next line. */
const unfinished = /^\s*$|^\s*[).,;]|(?:[-+*/%&|<>=,.?:\\([{]|\b(?:and|or|not|in|is|if|else|as))\s*$/;

/** Where an expression ends on its line: at its end, or at the bracket that closes the one before it. */
function expressionEnd(code: string, from: number, end: RegExp | undefined): number | undefined {
  const { flat, isClosed, open } = flatten(code.slice(from));
  if (end === undefined) return isClosed ? from + flat.length : undefined;
  const at = flat.search(end);
  return at < 0 || at > open ? undefined : from + at;
}

/** A text up to the bracket that closes more than it opened; what stands in brackets is blank. */
function flatten(code: string): { readonly flat: string; readonly isClosed: boolean; readonly open: number } {
  let depth = 0;
  let open = 0;
  for (const { 0: bracket, index } of code.matchAll(/[([{)\]}]/g)) {
    const opens = '([{'.includes(bracket);
    if (opens && depth === 0) open = index;
    if (!opens && depth === 0) return { flat: blanked(code.slice(0, index)), isClosed: true, open: index };
    depth += opens ? 1 : -1;
  }
  return { flat: blanked(code), isClosed: false, open: depth === 0 ? code.length : open };
}

/** With the insides of the outermost brackets taken away. */
function blanked(code: string): string {
  let depth = 0;
  return code.replace(/[\s\S]/g, (char) => {
    if (')]}'.includes(char)) depth--;
    const shown = depth > 0 ? '_' : char;
    if ('([{'.includes(char)) depth++;
    return shown;
  });
}

function otherLiteral({ text, code }: Line, { kind, find }: LiteralChange): string | undefined {
  const [match] = code.matchAll(find);
  if (match === undefined) return undefined;
  const to = match.index + match[0].length;
  const found = text.slice(match.index, to);
  return text.slice(0, match.index) + otherValue(kind, found) + text.slice(to);
}

function otherValue(kind: LiteralChange['kind'], found: string): string {
  if (kind === 'number') return otherNumber(found);
  if (kind === 'string') return otherText(found);
  const at = characters.indexOf(found.slice(1, -1));
  return `'${at < 0 ? 'x' : (characters[at + 1] ?? characters[0])}'`;
}

/** In this order one becomes the next one: two that differ still do, as compilers ask of the cases of a switch. */
const characters = ' !#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';

/** A pattern's own words stand at its beginning. */
function otherText(found: string): string {
  return found.startsWith('(?', 1)
    ? `${found.slice(0, -1)}x${found.slice(-1)}`
    : `${found.slice(0, 1)}x${found.slice(1)}`;
}

/** Numbers that differ still do; 127 and 255 stay within their byte, and none becomes 0, which divides nothing and ends no loop. */
const digitsBefore = '0123456789abcdefABCDEF';
const digitsAfter = '1230547698badcfeBADCFE';

function otherNumber(found: string): string {
  const at = found.search(/[^_](?=_*$)/);
  const digit = found[at] ?? '';
  const isOctalOrBinary = /^0[\dbBoO]/.test(found);
  const other = isOctalOrBinary ? `${Number(digit) ^ 1}` : (digitsAfter[digitsBefore.indexOf(digit)] ?? digit);
  return found === '3' ? '30' : found.slice(0, at) + other + found.slice(at + 1);
}
