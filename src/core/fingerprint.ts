import { isAnnotation, type Kind, kindsOnce } from './fingerprint-kinds.ts';
import { plainLines, withLastCommand, withoutCommands } from './fingerprint-lines.ts';
import { lastOf, type Marked, marked } from './fingerprint-marks.ts';
import { normalise } from './fingerprint-noise.ts';
import { type FailedTest, printedTests, withoutTapOfNode, withTitles } from './fingerprint-report.ts';
import type { GateResult } from './gates.ts';
import { hash8 } from './hash.ts';

/**
 * Names "the same error": 8 hex characters over the normalised evidence of the gates that blocked (02-loop §3).
 * Empty when nothing blocked.
 */
export function fingerprint(blocking: readonly GateResult[]): string {
  if (blocking.length === 0) return '';
  return hash8(blocking.map(gateEvidence).join('\n'));
}

function gateEvidence(result: GateResult): string {
  // A reviewer words the same verdict differently each time; what it decided stands in the reason.
  if (result.gate === 'spec' || result.gate === 'quality')
    return [result.gate, result.verdict, result.reason].join('\n');
  const error = result.error ?? hash8(evidenceOf(result.excerpt.lines.join('\n')).join('\n'));
  return [result.gate, result.check ?? '', result.verdict, normalise(result.reason), error].join('\n');
}

/** Names the error in what a command printed: 8 hex characters, the same for every run that failed in the same way. */
export function fingerprintOfOutput(output: string): string {
  const failed = printedTests(output);
  if (failed.length > 0) return fingerprintOfTests(failed);
  return hash8(evidenceOf(output).join('\n'));
}

/** Names the set of tests that failed, with why each of them did, whatever their order. */
export function fingerprintOfTests(failed: readonly FailedTest[]): string {
  // The report says that it is an error; its words alone need not.
  const tests = failed.map(({ testId, message }) => [testId, ...evidenceOf(`Error: ${message}`)].join('\n'));
  return hash8([...new Set(tests)].sort().join('\n\n'));
}

const MOST_TESTS = 200;

/** What an output says of its error, in words that are the same in every run: sorted, each one once. */
export function evidenceOf(output: string): readonly string[] {
  const all = withoutEnds(markedOnce(withoutOutline(withTitles(withoutTapOfNode(withoutPassed(plainLines(output)))))));
  const kinds = new Set(all.map(({ kind }) => kind));
  // A test of a file by its name and what it says is the same failure, wherever in the code it came up, whatever ran the tests.
  const isTold = kinds.has('test') && (kinds.has('error') || kinds.has('detail'));
  if (isTold) return distinct(all, ['test', 'error', 'detail']);
  if (kinds.has('test') || kinds.has('error')) return distinct(placedOnly(all), failing);
  if (kinds.has('weak') || all.some(({ kind, text }) => kind === 'detail' && compares.test(text)))
    return distinct(all, ['weak', 'outcome', 'detail', 'frame']);
  const found = all.filter(({ kind, text }) => kind !== 'warning' || located.test(text));
  if (found.some(({ kind }) => kind === 'warning')) return distinct(found, ['warning', 'outcome', 'detail', 'frame']);
  // The tool names what it did and how that ended; what was printed before it may be anybody's.
  if (all.some(({ kind, text }) => kind === 'outcome' && namesTarget.test(text))) return distinct(all, ['outcome']);
  return unique([...distinct(all, ['outcome']), ...lastOf(all)]);
}

/** Without what tells of the command and not of its error, and what is told once more, wherever enough is left. */
function markedOnce(lines: readonly string[]): readonly Marked[] {
  const kinds = kindsOnce();
  const own = withoutCommands(lines);
  const unannotated = own.filter((line) => !isAnnotation(line));
  const told = marked(unannotated, kinds);
  if (told.some(({ kind }) => kind === 'test' || kind === 'error')) return told;
  const said = marked(own, kinds);
  return said.some(({ kind }) => telling.has(kind)) ? said : marked(withLastCommand(lines), kinds);
}

/** Who ran the command says no more than that it failed. */
function withoutEnds(all: readonly Marked[]): readonly Marked[] {
  const own = all.filter(({ text }) => !ended.test(text));
  return own.some(({ kind }) => kind === 'test' || kind === 'error') ? own : all;
}

/** What a compiler or a sanitizer says of a place is the whole error, whatever else was said and wherever it was called from. */
function placedOnly(all: readonly Marked[]): readonly Marked[] {
  const isPlaced = ({ kind, text }: Marked): boolean => kind === 'error' && placed.test(text);
  return all.some(isPlaced) ? all.filter((line) => isPlaced(line) || line.kind === 'detail') : all;
}

const failing: readonly Kind[] = ['test', 'error', 'outcome', 'detail', 'frame'];
const telling: ReadonlySet<Kind> = new Set(['test', 'error', 'outcome', 'weak', 'detail']);

/** What a test of Go said stands between its two heads; that of one which passed tells of no failure. */
function withoutPassed(lines: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let from = -1;
  for (const line of lines) {
    if (/^=== RUN/.test(line)) from = kept.length;
    else if (/^\s*--- (?:PASS|SKIP): /.test(line) && from >= 0) kept.length = from;
    kept.push(line);
    if (/^\s*--- [A-Z]+: /.test(line)) from = -1;
  }
  return kept;
}

/** Not every reporter of mocha shows a failing test before the list that tells what was wrong with it. */
function withoutOutline(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => counted.test(line))) return lines;
  // The list has as many as it says, from 1 on; another run may follow.
  let next = 1;
  let last = 0;
  return lines.filter((line) => {
    const [, failing] = counted.exec(line) ?? [];
    if (failing !== undefined) {
      next = 1;
      last = Number(failing);
    }
    const [, number] = /^\s+(\d+)\) \S/.exec(line) ?? [];
    if (number === undefined) return true;
    if (Number(number) !== next || next > last) return false;
    next += 1;
    return true;
  });
}

const counted = /^\s*(\d+) failing$/;

/** Says by itself what was wrong, without a line that calls it an error. */
const compares = /\bexpect|\bassert|(?<![=!<>])[!=]==?(?!=)|\bgot\b/i;

/** What a linter found, not what a program remarked. */
const located = /^\[warn\] \S+\.\w+$|\.\w+:\d+(?::\d+)?:? |^\s*\d+:\d+\s|, line \d|\.\w+\(\d/;
const placed =
  /^\S+\.\w+(?:(?::\d+){1,2}|\(\d+,\d+\))?:? (?:- )?(?:fatal |runtime )?error(?::| {1,2}\S)|: undefined reference to |: multiple definition of |^SUMMARY: (?!Undefined)\w+Sanitizer: .* in \w/;
const ended =
  /^make(?:\[\d+\])?: \*\*\* \[|^(?:Aborted|Killed|Terminated|Segmentation fault)(?: \(core dumped\))?$|^npm (?:error|ERR!) (?:Lifecycle script|(?:code|errno) \d|(?:path|command|workspace|location) )/;
const namesTarget = /^make(?:\[\d+\])?: \*\*\* \[/;

function distinct(all: readonly Marked[], kinds: readonly Kind[]): readonly string[] {
  const kept = all.filter(({ kind }) => kinds.includes(kind));
  const tests = kept.filter(({ kind }) => kind === 'test').map(({ text }) => testName(text));
  const rest = kept.filter(({ kind }) => kind !== 'test').map(said);
  return unique([...longest(unique(tests)), ...rest]);
}

function unique(lines: readonly string[]): readonly string[] {
  return [...new Set(lines)].filter((line) => line !== '').sort();
}

function said({ text }: Marked): string {
  const line = normalise(text, comparison.test(text) ? 'exact' : 'plain');
  // The same compiler prints its line in two ways, depending on the terminal.
  const own = line
    .replace(/^(\S+) - (error|warning)\b/, '$1: $2')
    .replace(pytestMark, '')
    .replace(/^# /, '');
  // Whether another value follows, and whether a difference names the class of a plain value, depends on the version.
  return inOrder(own)
    .replace(/^([-+]?\s*(?:"[^"]*": )?)(?:Object|Array) (?=[{[])/, '$1')
    .replace(/^((?:code|actual|expected|operator): .*),$/, '$1')
    .replace(/^(ImportError: Failed to import test module: )(?:\w+\.)+(?=\w+$)/, '$1');
}

/** Which of two definitions a linker meets first depends on the order of the objects. */
function inOrder(line: string): string {
  const [, second, symbol, first] = /^(\S+): (multiple definition of .+); (\S+): first defined here$/.exec(line) ?? [];
  return symbol === undefined ? line : `${symbol}: ${[first, second].sort().join(', ')}`;
}

/** In its summary pytest tells a long message once more, without the mark. */
const pytestMark = /^E (?=\S)/;

const comparison =
  /\bexpect|\bassert|\breceived|\bactual\b|(?<![=!<>])[!=]==?(?!=)|\bgot\b|\bwant\b|\b(?:left|right):|^\s*(?:#\s*|E\s+)?[-+]\s*\S|\bexit(?:ed)?(?: with)?(?: code| status)|\] Error \d/i;

const attempt = String.raw`(?:(?:retry|repeat) x\d+|initial run|\d+(?:st|nd|rd|th) (?:retry|repeat))`;
const attempts = new RegExp(String.raw` \(${attempt}(?:, ${attempt})*\)(?=$| )`, 'g');

/** A failing test without its mark, its number and how long it took. */
function testName(line: string): string {
  const name = line
    .replace(/^\s*(?:[✕✖✗✘×❌⨯●]|FAIL(?:ED|URE)?:?|ERROR:?|not ok(?: \d+)?(?: -)?|--- FAIL:|\d+\))\s*/, '')
    .replace(/^\s*#?\s*Failed test '(.*)'$/, '$1')
    // How many words cargo says depends on its options.
    .replace(/^\s*test (\S+(?: - should panic)?) \.\.\. FAILED$/, '$1')
    // Marks of GoogleTest and bun, and of nextest, which tells the time first.
    .replace(/^\s*(?:\[\s+(?:FAILED|TIMEOUT)\s+\]|\(fail\))\s+/, '')
    .replace(/^\[\s*[\d.]+s\]\s*(?:\(\s*\d+\/\d+\)\s*)?/, '')
    .replace(/ \.\.\. FAILED \(\d[^()]*\)$| \[E\]$| \*\*\* FAILED \*\*\*.*/, '')
    .replace(/(?:\s(?:\.\.\.|---))?\s(?:FAILED|FAIL|ERROR)(?:\s+\[ *\d+%\])?$/, '')
    .replace(/\s+\(FAILED - \d+\)$/, '')
    // vitest's, how often it tried.
    .replace(attempts, '')
    // Counts and durations of a class, or of a method, in a report of Maven's.
    .replace(/^\[ERROR\]\s+/, '')
    .replace(/^Tests run: .* <<< (?:FAILURE|ERROR)! -+ in (\S+)$/, '$1')
    .replace(/\s+(?:-- )?Time elapsed: .*<<< (?:FAILURE|ERROR)!$/, '')
    // Python names the method once more from 3.11 on.
    .replace(/^\s*([\w.]+) \((\S+)\.\1\)/, '$1 ($2)')
    // The packages before a module that could not be imported depend on the folder that unittest was started in.
    .replace(/^\s*(?:\w+\.)+(\w+ \(unittest\.loader\._FailedTest)/, '$1')
    // pytest's message; the values of a parameter stand in brackets before it.
    .replace(/(::(?=\S)(?:[^[]*?|[^\s[]*\[.*?\])) - .*/, '$1');
  return `test ${normalise(name, 'exact').replace(/:$/, '')}`;
}

/** Without the names that are the end of another one: reporters print a test once by itself and once below its suite. */
function longest(tests: readonly string[]): readonly string[] {
  if (tests.length > MOST_TESTS) return tests;
  const names = tests.map((test) => test.slice('test '.length));
  return tests.filter((test) => !names.some((other) => isEndOf(test.slice('test '.length), other)));
}

function isEndOf(name: string, other: string): boolean {
  return other.endsWith(name) && /[\s›>:/.]$/.test(other.slice(0, -name.length));
}
