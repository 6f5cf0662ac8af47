import { type KindOf, kindOf } from './fingerprint-kinds.ts';
import { marked } from './fingerprint-marks.ts';

/**
 * Without what was printed about the command that is run, not by it: what a runner shows before a step and says after it, the trace of
 * a shell, what npm says of a script that failed and of its own options. An error is the same whoever asked for the command. Where
 * nothing else is said, everything stays.
 * @param kinds as for `marked`
 */
export function withoutEchoes(lines: readonly string[], kinds: KindOf = kindOf): readonly string[] {
  const own = withoutLifecycle(withoutTrace(withoutUsage(withoutSteps(lines))), kinds);
  return own.some((line) => line !== '') ? own : lines;
}

/** Where runners fold their log, and how they, and package managers, say that a command failed. */
const aside = new RegExp(
  [
    String.raw`^##\[(?:command|section|debug)\]`,
    '^section_(?:start|end):',
    String.raw`^(?:##\[error\]|Error: )Process completed with exit code \d+\.?$`,
    String.raw`^ERROR: Job failed: exit (?:code|status) \d+$`,
    String.raw`^Exited with code (?:exit status )?\d+$`,
    String.raw`^ERROR: "[^"]*" exited with \d+\.$`,
    String.raw`^The command "[^"]*" exited with \d+\.?$`,
    String.raw`^(?:\ud83d\udea8 )?Error: The command exited with status \d+$`,
    String.raw`^(?:\s*\[?ELIFECYCLE\]?\s+|error )Command failed with exit code \d+\.?$`,
  ].join('|'),
);

/** `##[group]Run …` shows the step: its script, its shell, its environment. */
function withoutSteps(lines: readonly string[]): readonly string[] {
  let isStep = false;
  return lines.filter((line) => {
    if (/^##\[group\]Run\b/.test(line)) isStep = true;
    const isShown = isStep || aside.test(line);
    if (line.startsWith('##[endgroup]')) isStep = false;
    return !isShown;
  });
}

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

/** How npm is to be called, which it tells at the end, and every version of it in other words. */
function withoutUsage(lines: readonly string[]): readonly string[] {
  let isUsage = false;
  return lines.filter((line) => {
    // Others may speak in between.
    if (!npm.test(line)) return true;
    isUsage ||= /^npm \S+ Usage:$/.test(line);
    return !isUsage;
  });
}

/** What npm says of a script that failed, below what the script said itself. */
function withoutLifecycle(lines: readonly string[], kinds: KindOf): readonly string[] {
  if (!lines.some((line) => lifecycle.test(line))) return lines;
  const own = lines.filter((line) => !npm.test(line));
  if (own.some((line) => /^\s*-\s/.test(line)) || marked(own, kinds).some(({ kind }) => failures.has(kind))) return own;
  // A script may fail because npm itself does.
  const others = lines.filter((line) => !lifecycle.test(line) && !ended.test(line));
  return others.some((line) => npm.test(line)) ? others : lines;
}

const ended = /^npm (?:error|ERR!)(?:$| (?:code \d+|errno \d+|path|command|workspace|location)\b)/;
const failures: ReadonlySet<string> = new Set(['test', 'error', 'outcome']);
const npm = /^npm (?:error|ERR!)/;
const lifecycle =
  /^npm (?:error|ERR!) .*(?:\bELIFECYCLE\b|\bLifecycle script\b|\bcommand failed$|\bFailed at the \S+ \S+ script)/;

/** Lines before a `+` in which its difference says what it compares. */
const MOST_ABOVE = 40;
const trace = /^\++ [\w./'":[({]/;

/** `+ command`, as `set -x` prints it, which looks like a line of a difference. A shell speaks before anything can fail. */
function withoutTrace(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => trace.test(line));
  if (first < 0 || lines.slice(0, first).some(isFailure)) return lines;
  let difference = -MOST_ABOVE - 1;
  return lines.filter((line, at) => {
    if (/^\s*(?:-+\s|@@|\+\+\+\s|E\s)/.test(line)) difference = at;
    return !trace.test(line) || at - difference <= MOST_ABOVE;
  });
}

function isFailure(line: string): boolean {
  return /^\s*-\s/.test(line) || ['test', 'error'].includes(kindOf(line));
}
