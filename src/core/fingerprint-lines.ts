import { withoutSurroundings } from './fingerprint-around.ts';
import { kindOf } from './fingerprint-kinds.ts';

/** How much of an output is read, so that no output costs more than a bounded time. */
const MOST = { chars: 4 * 1024 * 1024, lines: 20_000, rawLine: 65_536, head: 800, tail: 200 };

/**
 * The lines of an output as a reader would see them at the end: no terminal sequences, what a progress bar wrote over stands on lines
 * of its own, prefixes of log collectors taken off, typographic quotes made plain. Of an output of more than 4 MiB or
 * 20,000 lines the beginning and the end are read, of a line of more than 1,000 characters likewise.
 */
export function plainLines(text: string): readonly string[] {
  const lines = undashed(bothEnds(bothEnds(bounded(text).split('\n')).flatMap(seenLine)));
  return undashed(withoutSurroundings(lines.map(plainLine))).map(withoutPrefix);
}

/** A dash behind the time is a logger's, but of a difference or a list where nearly all lines have a time and few of them a dash. */
function undashed(lines: readonly string[]): readonly string[] {
  const timed = lines.filter((line) => dashed.timed.test(line)).length;
  const own = lines.filter((line) => dashed.both.test(line)).length;
  const isColumn = timed >= 0.8 * lines.filter((line) => line !== '').length;
  return isColumn && own * 2 <= timed ? lines : lines.map((line) => line.replace(dashed.both, ''));
}

function bothEnds(lines: readonly string[]): readonly string[] {
  if (lines.length <= MOST.lines) return lines;
  return [...lines.slice(0, MOST.lines / 2), ...lines.slice(-MOST.lines / 2)];
}

function bounded(text: string): string {
  if (text.length <= MOST.chars) return text;
  return `${text.slice(0, MOST.chars / 2)}\n${text.slice(-MOST.chars / 2)}`;
}

function plainLine(line: string): string {
  return plainQuotes(withoutPrefix(line));
}

function seenLine(raw: string): readonly string[] {
  const seen = ends(raw, MOST.rawLine / 2, MOST.rawLine / 2)
    .replace(erasing, '\r')
    .replace(terminal, '');
  return seen.split('\r').flatMap((part, at, all) => {
    const line = ends(part.replace(controls, '').replace(gaps, GAP), MOST.head, MOST.tail).trimEnd();
    // The end of a Windows line is no empty line.
    return line === '' && at === all.length - 1 && at > 0 ? [] : [line];
  });
}

function ends(text: string, head: number, tail: number): string {
  return text.length <= head + tail ? text : `${text.slice(0, head)} … ${text.slice(-tail)}`;
}

function plainQuotes(line: string): string {
  return line.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}

/** Times, worker names and progress that a runner puts in front of whatever a program prints. */
function withoutPrefix(line: string): string {
  return line.replace(step, '').replace(prefix, '').replace(dots, '');
}

/** Wide gaps say no more than narrow ones, but cost more to search. */
const gaps = /\s{21,}/g;
const GAP = ' '.repeat(20);

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: terminal sequences are made of control characters
/** Sequences that go back to the start of a line or clear it. */
const erasing = /\u001b\[(?:\d*[ABEFGHJ]|2K|\d+;\d+H)/g;
const terminal =
  /\u001b\[[0-9;:?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[PX^_][^\u001b]*\u001b\\|\u001b[@-Z\\-_=>78]|\u001b[()][0AB]/g;
const controls = /[\u0000-\u0008\u000b-\u001f\u007f\u200b\u200e\u200f\ufeff]/g;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: as above

/** Dots of a reporter that does not end its line before a log speaks. */
const dots = /^[.EFsxu]{1,200}(?=(?:CRITICAL|ERROR|WARNING|INFO|DEBUG):)/;

const clock = String.raw`\d{1,2}:\d\d:\d\d(?:[.,]\d+)?(?: ?[AP]M)?`;
const date = String.raw`\d{4}[-/]\d\d[-/]\d\d`;
const zone = String.raw`(?: ?(?:Z|UTC|GMT|[+-]\d\d:?\d\d))?`;
const stamp = String.raw`(?:${date}(?:[T ]${clock}${zone})?|${clock}|[A-Z][a-z]{2} +\d{1,2} ${clock})`;
/** A collector may have put its own time before it. */
const told = String.raw`^(?:${date}T${clock}Z )?(?:${date}[T ])?\[?${clock}\]?`;
const dashed = { timed: new RegExp(String.raw`${told}(?:\s|$)`), both: new RegExp(String.raw`${told} -(?:\s|$)`) };
/** `job<TAB>step<TAB>`, which `gh run view --log` puts before the time of each line of a runner's log. */
const step = /^[^\t]{1,200}\t[^\t]{1,200}\t(?=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z(?: |$))/;
const prefix = new RegExp(
  String.raw`^(?:(?:\[${stamp}\]|${clock} \||\d\d:\d\d \+\d+(?: ~\d+)?(?: -\d+)?:|[EF]\d{4} ${clock} +\d+ \S+:\d+\]|[A-Z][a-z]{2} +\d{1,2} ${clock} \S+(?= [\w.-]+\[\d+\]: )|${stamp}|\[gw\d+\]|\[ *\d{1,3}%\]|\[\d+/\d+\]|[\u2800-\u28ff]+)(?:\s|$))+`,
);

const script = /^> (?:@[\w.-]+\/)?[\w.-]+@\d\S* \S+(?: \S+)?$/;

/**
 * Without the commands that package managers repeat, which have options for the report, `> name@version script` and the lines below,
 * and without how they ended.
 */
export function withoutCommands(lines: readonly string[]): readonly string[] {
  const repeated = repeatedAt(lines);
  return lines.filter((line, at) => repeated[at] !== true && !/^\S.* exited with code \d+$/.test(line));
}

/** Without what was printed before the last command began: what ran before it went well. */
export function withLastCommand(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((_, at) => isHead(lines, at));
  return lines.slice(Math.max(0, last));
}

/** Lines that others say between the head and the command. */
const MOST_BETWEEN = 4;

function repeatedAt(lines: readonly string[]): readonly boolean[] {
  let isRepeated = false;
  return lines.map((line, at) => {
    const isCommand = line.startsWith('> ');
    // What is cut in front may begin in the middle.
    const isCut = at === 0 && /^> \S/.test(line) && (lines[1] ?? '') === '';
    isRepeated = isCut || isHead(lines, at) || (isRepeated && (isCommand || isBeforeCommand(lines, at)));
    return isRepeated && isCommand;
  });
}

function isBeforeCommand(lines: readonly string[], at: number): boolean {
  const from = Math.max(0, at - MOST_BETWEEN);
  const above = lines.slice(from, at).findLastIndex((line) => line.startsWith('> '));
  if (above < 0 || !isHead(lines, from + above)) return false;
  const below = lines.slice(at + 1, at + 1 + MOST_BETWEEN).filter((line) => line === '' || line.startsWith('> '));
  return below.slice(0, 1).some((line) => /^> \S/.test(line));
}

function isHead(lines: readonly string[], at: number): boolean {
  return script.test(lines[at] ?? '') || isNameless(lines, at);
}

/** A script of a package that has no name: `> script` and its command, in a paragraph of their own. */
function isNameless(lines: readonly string[], at: number): boolean {
  const [above = '', line = '', command = '', below = ''] = [lines[at - 1], lines[at], lines[at + 1], lines[at + 2]];
  if (above !== '' || !/^> [\w:.-]+$/.test(line) || !/^> \S/.test(command)) return false;
  return below === '' || kindOf(below) === 'ignored';
}
