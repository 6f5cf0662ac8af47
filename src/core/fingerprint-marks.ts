import { type Kind, type KindOf, kindOf, wentWell } from './fingerprint-kinds.ts';
import { normalise } from './fingerprint-noise.ts';

/** Lines of a message that belong to its first one. */
const MOST_BLOCK = 30;

interface Block {
  readonly indent: number;
  readonly left: number;
  /** Its first line is still to come: it stands below an empty one. */
  readonly isOpen?: true;
  /** Only sentences of TypeScript's belong to it. */
  readonly isTypes?: true;
}

interface State {
  readonly block: Block | undefined;
  /** The last file that stood alone on a line. */
  readonly header: string;
  /** The line before ended in a colon: what it announces stands below, however far to the left. */
  readonly isAnnounced: boolean;
  /** Whose frames follow: those of a warning end with its paragraph. */
  readonly talk: 'none' | 'warning' | 'program';
  /** A failing test or an error was told. */
  readonly isBegun: boolean;
  /** Below another place that a compiler shows a terminal, and nobody else. */
  readonly isAside: boolean;
}

const start: State = { block: undefined, header: '', isAnnounced: false, talk: 'none', isBegun: false, isAside: false };

/**
 * The kind of each line, where its neighbours count as well: frames of code, frames of a stack, messages of several lines.
 * @param kinds knows lines by themselves, for who asks of the same ones again
 */
export function marked(lines: readonly string[], kinds: KindOf = kindOf): readonly Marked[] {
  let state = start;
  return lines.flatMap((line, at) => {
    const frame = framed(lines, at);
    const own = frame ?? unlisted(lines, at, { isBegun: state.isBegun, kinds });
    // What stands in a frame is code, whatever it reads like.
    const before = frame === undefined ? { ...state, talk: talkAfter(state, own, isUncaughtAt(lines, at)) } : state;
    state = after(before, own, line);
    if (state.isAside && (before.isAside || remark.test(line))) return [];
    const isTalk = before.talk !== 'none' && (frame !== undefined || stackFrame.test(line));
    return isTalk ? [] : [shown(before, own, line)];
  });
}

/** Lines above a line of a difference in which its head stands. */
const MOST_ABOVE = 30;
const quoted = /^(?:<\s|---$|\d+(?:,\d+)?[acd]\d+(?:,\d+)?$|\* What went wrong:)/;
const named = /^> (?:\S+@\d\S* \S+|[\w:.-]+)$/;
const compared = /^(?:@@|diff |--- |\+\+\+ |[-+] (?:[Ee]xpected|[Aa]ctual|[Rr]eceived)\b)/;

type Known = Pick<State, 'isBegun'> & { readonly kinds: KindOf };

/** The kind of a line, where a mark in front, as lists and commands have it too, makes no difference of one that stands in none. */
function unlisted(lines: readonly string[], at: number, { isBegun, kinds }: Known): Marked {
  const own = isBegun ? ownKind(lines, at, kinds) : asFinding(ownKind(lines, at, kinds));
  if (own.kind !== 'detail' || !/^(?:[-+!?<|]\s+|> )\S/.test(own.text)) return own;
  const isQuote = own.text.startsWith('>');
  if (isBegun && !isQuote) return own;
  const above = lines.slice(Math.max(0, at - MOST_ABOVE), at);
  const isHeaded = above.some((line) => quoted.test(line) || (!isQuote && compared.test(line)));
  if (isHeaded) return own;
  // A command stands below the name of its script.
  const isBelowName = lines.slice(at - 1, at).some((line) => named.test(line));
  const isCommand = isBelowName || (named.test(own.text) && lines[at + 1]?.startsWith('> '));
  return isQuote && isCommand ? own : { kind: isQuote ? 'ignored' : 'plain', text: own.text };
}

/** What a linter found may stand further to the right than the file above it. */
function asFinding(own: Marked): Marked {
  return own.kind === 'detail' && /^\s+\S+\.\w+:\d+:\d+: /.test(own.text) ? { ...own, kind: 'error' } : own;
}

function shown(before: State, own: Marked, line: string): Marked {
  const isDetail = before.talk === 'none' && belongs(before, own, line);
  return isDetail ? { kind: 'detail', text: line } : joined(own, before.header);
}

/** A line of a message that an earlier line began. */
function belongs({ isAnnounced, block }: State, { kind }: Marked, line: string): boolean {
  if (kind !== 'plain' && kind !== 'weak') return false;
  if (isAnnounced || block === undefined) return isAnnounced;
  return indentOf(line) > block.indent && (block.isTypes === undefined || sentence.test(line));
}

/** What an announcement is about, which may go on below it. */
function isAnnounced(before: State, { kind }: Marked): boolean {
  return before.isAnnounced && (kind === 'plain' || kind === 'weak');
}

/** An announced line that stands no further to the right than what announces it. */
function isHead(before: State, own: Marked, line: string): boolean {
  return isAnnounced(before, own) && indentOf(line) <= (before.block?.indent ?? 0);
}

/** As TypeScript goes on below an error: `Type 'string' is not assignable to type 'number'.` */
const sentence = /^\s+['"A-Z].*(?:[.?]$|'.*')/;

function blockAt(line: string): Block {
  return { indent: indentOf(line), left: MOST_BLOCK, ...(/\berror TS\d+: /.test(line) && { isTypes: true }) };
}

function after(before: State, own: Marked, line: string): State {
  return {
    block: isHead(before, own, line) ? blockAt(line) : nextBlock(before.block, own, line),
    header: nextHeader(before.header, own, line),
    isAnnounced:
      own.kind === 'error' || isAnnounced(before, own)
        ? announces.test(line)
        : announcesBelow(own) || (isNoise(own) && before.isAnnounced),
    talk: before.talk,
    isBegun: before.isBegun || own.kind === 'error' || own.kind === 'test',
    isAside: indentOf(line) > 0 && (before.isAside || /^\s+\S+\.\w+:\d+:\d+$/.test(line) || remark.test(line)),
  };
}

/** `1) name` and `Expected:`, below which the message or the value stands, as in the lists of many runners. */
function announcesBelow({ kind, text }: Marked): boolean {
  return kind === 'test'
    ? /^\s*\d+\) \S/.test(text)
    : /^\s*(?:expected|actual|received|passed in|got|want):$/i.test(text);
}

/** A colon, or a bundler's title, which names the file alone. */
const announces = /:$|: Failure$|^ERROR in \S+(?: \d+:\d+(?:-[\d:]+)?)?$/;

/** What a compiler says of another place. */
const remark = /^\s+\S+\.\w+:\d+:\d+ - [A-Z]/;

function talkAfter({ talk: before, block }: State, { kind, text }: Marked, isUncaught: boolean): State['talk'] {
  if (before === 'warning' && isUncaught) return 'none';
  if (kind === 'error' || kind === 'test') return 'none';
  if (talk.test(text)) return 'program';
  // Between the lines of an error it has no frames of its own.
  if (kind === 'warning' && before !== 'program') return block === undefined || block.isOpen ? 'warning' : before;
  return kind === 'blank' && before === 'warning' ? 'none' : before;
}

/** What a program said while its tests ran; a stack that follows, as the code below a warning, tells of no failure. */
const talk =
  /^\s*● Console|^\s*console\.\w+\b|^(?:stdout|stderr) \| |^-+ Captured (?:stdout|stderr|log)|^=+ warnings summary/;
const stackFrame = /^\s*(?:at|-->|❯)\s|^[/\\.\w@+~-]+\.\w+:\d+(?::\d+)?:?$/;

function nextBlock(block: Block | undefined, own: Marked, line: string): Block | undefined {
  if (own.kind === 'error') return isWhole(line) ? undefined : blockAt(line);
  if (own.kind === 'test') return blockOfTest(line);
  if (block?.isOpen && (own.kind === 'blank' || isNoise(own))) return block;
  if (block === undefined || block.left <= 1) return undefined;
  // What others print between the lines of a message does not end it.
  if (!isNoise(own) && indentOf(line) <= block.indent) return undefined;
  const { isOpen: _, ...begun } = block;
  return { ...begun, left: block.left - 1 };
}

/** A message with nothing of its own below it: what stands there is code, a message of its own, or somebody else's. */
function isWhole(line: string): boolean {
  return ofCompiler.test(line) || ofTool.test(line);
}

/** make, npm and git, which end a line in a colon where something follows. */
const ofTool =
  /^(?:make(?:\[\d+\])?|\S+:\d+): \*\*\* |^npm (?:error|ERR!)(?: |$)|^(?:fatal: |error: (?:pathspec '|failed to push some refs )).*[^:]$/;

/** gcc and clang begin each line but those of code with the place. */
const ofCompiler =
  /^\S+\.(?:c|cc|cpp|cxx|c\+\+|C|h|hh|hpp|hxx|m|mm)(?::\d+){1,2}: (?:fatal |internal compiler )?error: /;

function blockOfTest(line: string): Block | undefined {
  // The message of a test that is told in full, which need not read like an error.
  if (/^\s*● /.test(line)) return { ...blockAt(line), isOpen: true };
  // The names of a suite, of those in it and of the test, a line each; and a test of ScalaTest's.
  return /^\s*\d+\) .*[^:]$|\*\*\* FAILED \*\*\*/.test(line) ? blockAt(line) : undefined;
}

function isNoise({ kind }: Marked): boolean {
  return kind === 'ignored' || kind === 'warning';
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** A file alone on a line, or in the head of a table of lines, speaks for the rows below it, as linters print them. */
function nextHeader(header: string, own: Marked, line: string): string {
  if (/^(?:[A-Za-z]:[/\\]|\.{0,2}[\w@/-])[^\s:]*\.\w+$/.test(line)) return line;
  const file = /^\s*Line\s{2,}(\S+\.\w+)$/.exec(line)?.[1];
  if (file !== undefined) return `${file}${TABLE}`;
  // Rows of a table are told by their numbers alone, so it ends with the first line that is none.
  const isOver = header.endsWith(TABLE) && own.kind !== 'blank' && !isNoise(own) && indentOf(line) === 0;
  return isOver ? '' : header;
}

/** At the end of the header of a table. */
const TABLE = ':';
const row = /^\s+\d+:\d+\s+(?:(?:error|warning)\s|[✖×⚠]\s)/;
const tableRow = /^\s+\d+\s{3,}(?=\S)/;

function joined(own: Marked, header: string): Marked {
  const isTable = header.endsWith(TABLE);
  if (header === '' || !(isTable ? tableRow : row).test(own.text)) return own;
  const text = own.text.replace(/\s+\d+(?::\d+\s+(?:[✖×⚠]\s+)?|\s+)/, '');
  return { kind: own.kind === 'warning' ? 'warning' : 'error', text: `${header}${isTable ? '' : ':'} ${text}` };
}

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
  if (placeBelow(lines, at - 1) !== '' || isShown(lines, at)) return { kind: 'ignored', text: line };
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

/** The code between what was found and its pointer. */
function isShown(lines: readonly string[], at: number): boolean {
  return /^\S+\.\w+(?::\d+){1,2}: /.test(lines[at - 1] ?? '') && isPointer(lines[at + 1] ?? '');
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

/** Lines at the end of an output in which nothing looks like an error. */
const MOST_LAST = 10;

/** Of an output in which nothing looks like an error what was said last, in words that are the same in every run. */
export function lastOf(all: readonly Marked[]): readonly string[] {
  const last = all.filter(({ kind }) => kind === 'plain' || kind === 'detail' || kind === 'frame');
  const spoken = lastWhere(last, ({ kind, text }) => kind === 'plain' && isSpoken(text));
  const steady = spoken.length > 0 ? [] : lastWhere(last, ({ text }) => !ofTheRun.test(normalise(text)));
  const said = [spoken, steady, last].find((lines) => lines.length > 0) ?? [];
  const shown = said.length > 0 || all.some(({ kind }) => kind === 'outcome') ? said : all;
  return shown.slice(-MOST_LAST).map(inWords);
}

/** The lines that are shown of those that fit; the others are not looked at. */
function lastWhere(lines: readonly Marked[], fits: (line: Marked) => boolean): readonly Marked[] {
  const found: Marked[] = [];
  for (let at = lines.length - 1; at >= 0 && found.length < MOST_LAST; at -= 1) {
    const line = lines[at];
    if (line !== undefined && fits(line)) found.unshift(line);
  }
  return found;
}

function inWords({ kind, text }: Marked): string {
  // What is marked may be a difference that was cut.
  return normalise(text, kind === 'detail' || kind === 'frame' || /^[-+]\s/.test(text) ? 'exact' : 'loose');
}

function isSpoken(text: string): boolean {
  return diagnostic.test(text) && !wentWell(text) && !mention.test(text);
}

/** How a program of Unix says what it has to say: its name first. */
const diagnostic = /^[a-z][\w.@+~/-]*: \S/;
/** What has a time, an id or a place of this run in it, or tells that a program waits, says less of an error than what has not. */
const ofTheRun =
  /<(?:time|duration|id|hash|port)>|\b(?:pid|process|attempt) <n>|^(?:waiting|retrying)\b|\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{6}\b/i;
/** What a program says of its own work beside an error. */
const mention = /\b(?:written|wrote|saved|generated|created|took|see)\b/i;
