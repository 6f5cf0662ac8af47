import { type Kind, type KindOf, kindOf } from './fingerprint-kinds.ts';

/** A line with its kind; the text is what of the line counts. */
export interface Marked {
  readonly kind: Kind;
  readonly text: string;
}

/** Lines below a statement in which its error is told. */
const MOST_BELOW = 30;

const bar = /^\s*(>)?[\s\d]*[|│┃](?!\|)\s?(.*)/;

/** A line of a code frame: only the one that is pointed at, and what is said beside the pointer. */
export function framed(lines: readonly string[], at: number): Marked | undefined {
  const line = lines[at] ?? '';
  if (isPointer(line) || isNumbered(lines, at) || isListed(lines, at)) return { kind: 'ignored', text: line };
  if (placeBelow(lines, at - 1) !== '') return { kind: 'ignored', text: line };
  const statement = statementAt(lines, at);
  if (statement !== undefined) return statement;
  return barred(lines, at);
}

function barred(lines: readonly string[], at: number): Marked | undefined {
  const parts = bar.exec(lines[at] ?? '');
  if (parts === null) return undefined;
  const [, mark, text = ''] = parts;
  const told = /^[\s|│┃^~-]*(?:\^|~|--)[\s|│┃^~-]*(\S.*)/.exec(text);
  if (told !== null) return { kind: 'detail', text: told[1] ?? '' };
  // What is marked and has no number is no line of a file, but what was asked for.
  if (mark !== undefined && !/^[^|│┃]*\d/.test(lines[at] ?? '')) return { kind: 'detail', text };
  const below = lines.slice(at + 1, at + 4).find((next) => isPointer(next) || bar.test(next)) ?? '';
  // Compilers number the code that they point at, and others may speak before they do.
  const isPointed = isPointer(below) && !/^\s*\d+ \|/.test(lines[at] ?? '');
  return mark !== undefined || isPointed ? { kind: 'frame', text } : { kind: 'ignored', text };
}

/** What pytest tells of a frame: the statement, marked in its function, or alone below its place. */
function statementAt(lines: readonly string[], at: number): Marked | undefined {
  const [above = '', line = ''] = [lines[at - 1], lines[at]];
  if (/^\S+\.py:\d+: in \S/.test(above) && /^ {4}\S/.test(line)) {
    return { kind: kindOf(above) === 'frame' ? 'detail' : 'ignored', text: line };
  }
  const isTold = /^> {3,}\S/.test(line) && lines.slice(at + 1, at + MOST_BELOW).some((below) => traced.test(below));
  return isTold ? { kind: 'detail', text: line.replace('>', ' ') } : undefined;
}

const traced = /^(?:E {3}|\S+\.py:\d+:)/;

/** The kind of a line by itself, or as a linter's finding whose place stands below it. */
export function ownKind(lines: readonly string[], at: number, kinds: KindOf = kindOf): Marked {
  const line = lines[at] ?? '';
  const place = placeBelow(lines, at);
  if (place !== '') return { kind: 'error', text: `${place}: ${line}` };
  const kind = kinds(line);
  return { kind: kind === 'plain' && isThrown(lines, at) ? 'error' : kind, text: line };
}

/** What heads a stack, or stands below a failing test, was thrown, also where its type is not called an error. */
function isThrown(lines: readonly string[], at: number): boolean {
  const [above = '', line = '', below = ''] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!/^\s*[A-Za-z_$][\w$.]*(?: \[\w+\])?: \S/.test(line)) return false;
  return /^\s+(?:at|❯) .*:\d+:\d+\)?(?: \{)?$/.test(below) || (/^\s*✖ \S/.test(above) && /^\s/.test(line));
}

/** The file of what a linter found, where it stands on a line of its own; empty = the line is no such finding. */
function placeBelow(lines: readonly string[], at: number): string {
  if (!/^[A-Z]+\d{3,} \S/.test(lines[at] ?? '')) return '';
  return /^\s*--> (\S+?):\d+(?::\d+)?$/.exec(lines[at + 1] ?? '')?.[1] ?? '';
}

/** Code behind its number, without a bar, as compilers print it for a terminal only. */
function isNumbered(lines: readonly string[], at: number): boolean {
  return /^\s*\d+ /.test(lines[at] ?? '') && isPointer(lines[at + 1] ?? '');
}

/** Lines of code shown to either side of the one that is pointed at. */
const MOST_BESIDE = 5;
const listed = /^\s*\d+: /;

/** Code behind its number and a colon, as a bundler lists it around a pointer: how far its numbers reach says nothing. */
function isListed(lines: readonly string[], at: number): boolean {
  if (!listed.test(lines[at] ?? '')) return false;
  const above = lines.slice(Math.max(0, at - MOST_BESIDE), at).reverse();
  return [above, lines.slice(at + 1, at + 1 + MOST_BESIDE)].some((side) =>
    isPointer(side.find((line) => !listed.test(line)) ?? ''),
  );
}

export function isPointer(line: string): boolean {
  return /^[\s|│┃\d]*[\^~]+[\s^~|-]*/.test(line) && !/[A-Za-z]/.test(line);
}

/** What nobody caught begins with its place and its code, right below whatever was said last. */
export function isUncaughtAt(lines: readonly string[], at: number): boolean {
  return /^(?:\/|[A-Za-z]:|file:).*:\d+$/.test(lines[at] ?? '') && isPointer(lines[at + 2] ?? '');
}
