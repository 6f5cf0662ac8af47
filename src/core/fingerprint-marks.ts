import { type Kind, kindOf } from './fingerprint-kinds.ts';

/** Lines of a message that belong to its first one. */
const MOST_BLOCK = 30;

/** A line with its kind; the text is what of the line counts. */
export interface Marked {
  readonly kind: Kind;
  readonly text: string;
}

interface Block {
  readonly indent: number;
  readonly left: number;
  /** Its first line is still to come: it stands below an empty one. */
  readonly isOpen?: true;
}

interface State {
  readonly block: Block | undefined;
  /** The last file that stood alone on a line. */
  readonly header: string;
  /** The line before ended in a colon: what it announces stands below, however far to the left. */
  readonly isAnnounced: boolean;
  /** Whose frames follow: those of a warning end with its paragraph. */
  readonly talk: 'none' | 'warning' | 'program';
  /** Below another place that a compiler shows a terminal, and nobody else. */
  readonly isAside: boolean;
}

const start: State = { block: undefined, header: '', isAnnounced: false, talk: 'none', isAside: false };

/** The kind of each line, where its neighbours count as well: frames of code, frames of a stack, messages of several lines. */
export function marked(lines: readonly string[]): readonly Marked[] {
  let state = start;
  return lines.flatMap((line, at) => {
    const frame = framed(lines, at);
    const own = frame ?? ownKind(lines, at);
    // What stands in a frame is code, whatever it reads like.
    const before =
      frame === undefined ? { ...state, talk: talkAfter(state.talk, own, isUncaughtAt(lines, at)) } : state;
    state = after(before, own, line);
    if (state.isAside && (before.isAside || remark.test(line))) return [];
    const isTalk = before.talk !== 'none' && (frame !== undefined || stackFrame.test(line));
    return isTalk ? [] : [shown(before, own, line)];
  });
}

function shown(before: State, own: Marked, line: string): Marked {
  const isDetail = before.talk === 'none' && belongs(before, own, line);
  return isDetail ? { kind: 'detail', text: line } : joined(own, before.header);
}

/** A line of a message that an earlier line began. */
function belongs({ isAnnounced, block }: State, { kind }: Marked, line: string): boolean {
  if (kind !== 'plain' && kind !== 'weak') return false;
  return isAnnounced || (block !== undefined && indentOf(line) > block.indent);
}

function after(before: State, own: Marked, line: string): State {
  return {
    block: nextBlock(before.block, own, line),
    header: nextHeader(before.header, own, line),
    isAnnounced: own.kind === 'error' ? announces.test(line) : isNoise(own) && before.isAnnounced,
    talk: before.talk,
    isAside: indentOf(line) > 0 && (before.isAside || /^\s+\S+\.\w+:\d+:\d+$/.test(line) || remark.test(line)),
  };
}

/** A colon, or a bundler's title, which names the file alone. */
const announces = /:$|^ERROR in \S+(?: \d+:\d+(?:-[\d:]+)?)?$/;

/** What a compiler says of another place. */
const remark = /^\s+\S+\.\w+:\d+:\d+ - [A-Z]/;

/** What nobody caught begins with its place and its code, right below whatever was said last. */
function isUncaughtAt(lines: readonly string[], at: number): boolean {
  return /^(?:\/|[A-Za-z]:|file:).*:\d+$/.test(lines[at] ?? '') && isPointer(lines[at + 2] ?? '');
}

function talkAfter(before: State['talk'], { kind, text }: Marked, isUncaught: boolean): State['talk'] {
  if (before === 'warning' && isUncaught) return 'none';
  if (kind === 'error' || kind === 'test') return 'none';
  if (talk.test(text)) return 'program';
  if (kind === 'warning' && before !== 'program') return 'warning';
  return kind === 'blank' && before === 'warning' ? 'none' : before;
}

/** What a program said while its tests ran; a stack that follows, as the code below a warning, tells of no failure. */
const talk =
  /^\s*● Console$|^\s*console\.\w+\b|^(?:stdout|stderr) \| |^-+ Captured (?:stdout|stderr|log)|^=+ warnings summary/;
const stackFrame = /^\s*(?:at|-->|❯)\s|^[/\\.\w@+~-]+\.\w+:\d+(?::\d+)?:?$/;

function nextBlock(block: Block | undefined, own: Marked, line: string): Block | undefined {
  const { kind } = own;
  if (kind === 'error') return { indent: indentOf(line), left: MOST_BLOCK };
  // The message of a test that is told in full, which need not read like an error.
  if (kind === 'test' && /^\s*● /.test(line)) return { indent: indentOf(line), left: MOST_BLOCK, isOpen: true };
  // The names of a suite, of those in it and of the test, a line each.
  if (kind === 'test' && /^\s*\d+\) .*[^:]$/.test(line)) return { indent: indentOf(line), left: MOST_BLOCK };
  if (block?.isOpen && (kind === 'blank' || isNoise(own))) return block;
  if (block === undefined || kind === 'blank' || kind === 'test' || block.left <= 1) return undefined;
  // What others print between the lines of a message does not end it.
  if (!isNoise(own) && indentOf(line) <= block.indent) return undefined;
  return { indent: block.indent, left: block.left - 1 };
}

function isNoise({ kind }: Marked): boolean {
  return kind === 'ignored' || kind === 'warning';
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

const bar = /^\s*(>)?[\s\d]*[|│┃](?!\|)\s?(.*)$/;

/** A line of a code frame: only the one that is pointed at, and what is said beside the pointer. */
function framed(lines: readonly string[], at: number): Marked | undefined {
  const line = lines[at] ?? '';
  if (isPointer(line) || isNumbered(lines, at)) return { kind: 'ignored', text: line };
  if (placeBelow(lines, at - 1) !== '') return { kind: 'ignored', text: line };
  const statement = statementAt(lines, at);
  if (statement !== undefined) return statement;
  const parts = bar.exec(line);
  if (parts === null) return undefined;
  const [, mark, text = ''] = parts;
  const told = /^[\s|│┃^~-]*(?:\^|~|--)[\s|│┃^~-]*(\S.*)$/.exec(text);
  if (told !== null) return { kind: 'detail', text: told[1] ?? '' };
  const below = lines.slice(at + 1, at + 4).find((next) => isPointer(next) || bar.test(next)) ?? '';
  const isPointedAt = mark !== undefined || isPointer(below);
  return isPointedAt ? { kind: 'frame', text } : { kind: 'ignored', text };
}

/** What pytest tells of a frame: the statement, marked in its function, or alone below its place. */
function statementAt(lines: readonly string[], at: number): Marked | undefined {
  const [above = '', line = ''] = [lines[at - 1], lines[at]];
  if (/^\S+\.py:\d+: in \S/.test(above) && /^ {4}\S/.test(line)) {
    return { kind: kindOf(above) === 'frame' ? 'detail' : 'ignored', text: line };
  }
  const isTold = /^> {3,}\S/.test(line) && lines.slice(at + 1, at + MOST_BLOCK).some((below) => traced.test(below));
  return isTold ? { kind: 'detail', text: line.replace('>', ' ') } : undefined;
}

const traced = /^(?:E {3}|\S+\.py:\d+:)/;

function ownKind(lines: readonly string[], at: number): Marked {
  const line = lines[at] ?? '';
  const place = placeBelow(lines, at);
  return place === '' ? { kind: kindOf(line), text: line } : { kind: 'error', text: `${place}: ${line}` };
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

function isPointer(line: string): boolean {
  return /^[\s|│┃\d]*[\^~]+[\s^~|-]*/.test(line) && !/[A-Za-z]/.test(line);
}

/** A file alone on a line speaks for the rows below it, as linters print them. */
function nextHeader(header: string, own: Marked, line: string): string {
  if (/^(?:\/|[A-Za-z]:[/\\]|\.{0,2}[\w@-])[^\s:]*\.\w+$/.test(line)) return line;
  return own.kind === 'blank' || isNoise(own) || indentOf(line) > 0 ? header : '';
}

const row = /^\s+\d+:\d+\s+(?:error|warning)\s/;

function joined(own: Marked, header: string): Marked {
  if (header === '' || !row.test(own.text)) return own;
  return { ...own, text: `${header}: ${own.text.replace(/^\s+\d+:\d+\s+/, '')}` };
}
