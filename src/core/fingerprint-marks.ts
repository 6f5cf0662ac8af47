import { framed, isUncaughtAt, type Marked, ownKind } from './fingerprint-frames.ts';
import { type KindOf, kindOf } from './fingerprint-kinds.ts';

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
  const own = ownKind(lines, at, kinds);
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
      own.kind === 'error' || isAnnounced(before, own) ? announces.test(line) : isNoise(own) && before.isAnnounced,
    talk: before.talk,
    isBegun: before.isBegun || own.kind === 'error' || own.kind === 'test',
    isAside: indentOf(line) > 0 && (before.isAside || /^\s+\S+\.\w+:\d+:\d+$/.test(line) || remark.test(line)),
  };
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
