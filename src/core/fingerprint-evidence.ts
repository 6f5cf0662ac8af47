import { asReport, isAnnotation } from './fingerprint-annotation.ts';
import { withLastCommand, withoutCommands, withoutEchoes } from './fingerprint-echo.ts';
import type { Marked } from './fingerprint-frames.ts';
import { type Kind, kindsOnce } from './fingerprint-kinds.ts';
import { lastOf } from './fingerprint-last.ts';
import { plainLines } from './fingerprint-lines.ts';
import { asRows } from './fingerprint-lint.ts';
import { marked } from './fingerprint-marks.ts';
import { normalise } from './fingerprint-noise.ts';
import { withoutTalk } from './fingerprint-talk.ts';
import { withoutTapOfNode } from './fingerprint-tap.ts';
import { toldOnce } from './fingerprint-twice.ts';

const MOST_TESTS = 200;

/** What an output says of its error, in words that are the same in every run: sorted, each one once. */
export function evidenceOf(output: string): readonly string[] {
  const all = markedOnce(withoutOutline(withoutTapOfNode(toldOnce(asRows(plainLines(output))))));
  const kinds = new Set(all.map(({ kind }) => kind));
  // A test of a file by its name and what it says is the same failure, wherever in the code it came up, whatever ran the tests.
  const isTold = kinds.has('test') && (kinds.has('error') || kinds.has('detail'));
  if (isTold) {
    const told = distinct(all, ['test', 'error', 'detail']).map(withoutMark);
    const named = new Set(told.flatMap((line) => /^test (\S+) /.exec(line)?.[1] ?? []));
    return unique([...told, ...testFiles(all).filter((file) => !named.has(file))]);
  }
  if (kinds.has('test') || kinds.has('error')) return distinct(withoutEnd(all), failing);
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
  const all = withoutEchoes(lines, kinds);
  const own = withoutCommands(all);
  const unannotated = own.filter((line) => !isAnnotation(line));
  const told = marked(withoutTalk(unannotated), kinds);
  if (told.some(({ kind }) => kind === 'test' || kind === 'error')) return told;
  const said = marked(asReport(own), kinds);
  return said.some(({ kind }) => telling.has(kind)) ? said : marked(withLastCommand(all), kinds);
}

/** What a compiler says of a place is the same error, whatever ran the compiler and however that ended. */
function withoutEnd(all: readonly Marked[]): readonly Marked[] {
  const isPlaced = all.some(({ kind, text }) => kind === 'error' && placed.test(text));
  return isPlaced ? all.filter(({ kind }) => kind !== 'outcome') : all;
}

const failing: readonly Kind[] = ['test', 'error', 'outcome', 'detail', 'frame'];
const telling: ReadonlySet<Kind> = new Set(['test', 'error', 'outcome', 'weak', 'detail']);

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

/** The files of tests among the places; not every reporter names them beside the test. */
function testFiles(all: readonly Marked[]): readonly string[] {
  const places = all.filter(({ kind }) => kind === 'frame').map(({ text }) => normalise(text));
  // A folder `src` may be the checkout itself, which another run has under another name.
  return places.flatMap((place) => place.match(testFile) ?? []).map((file) => file.replace(/^src\//, ''));
}

/** jest heads what it tells with `FAIL file`: the file again, which is a place and no test. */
function withoutMark(line: string): string {
  const [, file = ''] = /^test ([\w.@+~/-]+\.\w+)$/.exec(line) ?? [];
  return isTestFile(file) ? file.replace(/^src\//, '') : line;
}

function isTestFile(file: string): boolean {
  const folders = file.split('/');
  const name = folders.pop() ?? '';
  return (
    /[._-](?:test|spec)s?\.\w+$|^test_[\w-]+\.\w+$/.test(name) ||
    folders.some((folder) => /^(?:tests?|__tests__|specs?)$/.test(folder))
  );
}

const testFile =
  /(?<![\w.@+~-])(?:[\w.@+~-]+\/)*(?:(?:tests?|__tests__|specs?)\/(?:[\w.@+~-]+\/)*[\w.@+~-]+\.\w+|[\w.@+~-]+[._-](?:test|spec)s?\.\w+|test_[\w-]+\.\w+)/g;

/** Says by itself what was wrong, without a line that calls it an error. */
const compares = /\bexpect|\bassert|(?<![=!<>])[!=]==?(?!=)|\bgot\b/i;

/** What a linter found, not what a program remarked. */
const located = /^\[warn\] \S+\.\w+$|\.\w+:\d+(?::\d+)?:? |^\s*\d+:\d+\s|, line \d|\.\w+\(\d/;
const placed =
  /^\S+\.\w+(?:(?::\d+){1,2}|\(\d+,\d+\))?:? (?:- )?(?:fatal )?error(?::| {1,2}\S)|: undefined reference to |: multiple definition of /;
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
  const own = line.replace(/^(\S+) - (error|warning)\b/, '$1: $2').replace(pytestMark, '');
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
