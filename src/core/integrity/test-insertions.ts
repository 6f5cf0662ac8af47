import { minus, type PathTexts } from './change.ts';
import { onlyAddsImports, type SplitImports, splitImports, wordsOf } from './import-statements.ts';
import type { Ecosystem } from './languages.ts';
import { maskSource, testFacts } from './test-facts.ts';
import { isTestTier, type TestFinder } from './test-files.ts';
import { holdsTest } from './test-forms.ts';

/**
 * Whether all that a test file gained are whole tests of new names, rows of tables of cases, lines that register a test, and imports
 * of names that it never used: then the tests that were there are as they were. A line inside one of them, or beside them, may keep
 * them from running or from failing.
 */
export function onlyAddsTests(path: string, { old, new: next }: PathTexts, find: TestFinder): boolean {
  const found = find(path);
  if (found === undefined || !isTestTier(found.tier) || old === undefined || next === undefined) return false;
  const { ecosystem } = found;
  const [was, is] = [readSource(old, ecosystem), readSource(next, ecosystem)];
  const [before, now] = [linesOf(was.rest, ecosystem), linesOf(is.rest, ecosystem)];
  if (!onlyAddsImports(was, is)) return false;
  if (!isIndented(ecosystem) && trimmed(before) === trimmed(now)) return true;
  const text = before.join('\n');
  const file = { ecosystem, known: new Set(declaredIn(text)), used: wordsOf(text), text };
  return insertions(before, now)?.every((places) => places.some((place) => isAddition(place, file))) ?? false;
}

/**
 * Whether a test file gained a test, an assertion or a row of a table of cases against the story's start, so that it can be evidence
 * (10-fine-print, Evidence). Where the user's globs name a file of a language that is not known, any line counts. `old` is undefined
 * when there was no such file.
 */
export function gainsTest(path: string, texts: PathTexts, find: TestFinder): boolean {
  const found = find(path);
  if (found === undefined || !isTestTier(found.tier) || texts.new === undefined) return false;
  const { tier, ecosystem, chosen } = found;
  const [before, now] = [testFacts(texts.old ?? '', ecosystem), testFacts(texts.new, ecosystem)];
  const gained = minus(now.lines, before.lines);
  if (gained.length === 0) return false;
  if (tier === 'other' && chosen === true) return true;
  if (now.tests === 0 && !holdsTest(path, { text: texts.new, guarded: true })) return false;
  if (now.tests > before.tests || now.asserts > before.asserts) return true;
  return holdsTest(path, { text: gained.join('\n'), guarded: true }) || addsRows(path, texts, find);
}

/** Nothing but additions, and not of imports alone. */
function addsRows(path: string, texts: PathTexts, find: TestFinder): boolean {
  const ecosystem = find(path)?.ecosystem;
  if (ecosystem === undefined || !onlyAddsTests(path, texts, find)) return false;
  const [before, now] = [texts.old ?? '', texts.new ?? ''].map((text) => readSource(text, ecosystem).rest);
  return trimmed(linesOf(before ?? '', ecosystem)) !== trimmed(linesOf(now ?? '', ecosystem));
}

/** What an insertion is held against. */
interface File {
  readonly ecosystem: Ecosystem;
  /** Names that the file declared. */
  readonly known: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
  /** The file as it was. */
  readonly text: string;
}

function isAddition(stretch: Stretch, file: File): boolean {
  const text = stretch.lines.join('\n');
  if (declaredIn(text).some((name) => file.known.has(name))) return false;
  const { code } = maskSource(text, file.ecosystem.syntax);
  if (!isBalanced(code)) return false;
  return (
    isWhole(stretch, file.ecosystem) ||
    stretch.lines.every((line) => registers.test(line)) ||
    isNewFunction(code, file) ||
    isTableRows(stretch, file)
  );
}

function isIndented({ id }: Ecosystem): boolean {
  return id === 'python';
}

function trimmed(lines: readonly string[]): string {
  return lines.map((line) => line.trim().replace(/(?<![;,])[;,]+$/, '')).join('\n');
}

/** Without comments and import statements. */
function readSource(text: string, { id, syntax }: Ecosystem): SplitImports {
  const { bare, code } = maskSource(text.replaceAll('\r\n', '\n'), syntax);
  return splitImports(bare, code, id);
}

/** Lines with their indent; a comma at the end of an element is no part of it, since the last one may have none. */
function linesOf(text: string, { syntax }: Ecosystem): readonly string[] {
  const { code } = maskSource(text, syntax);
  const codes = code.split('\n');
  let depth = 0;
  return text.split('\n').flatMap((line, at) => {
    const written = line.trimEnd();
    depth += depthOf(codes[at] ?? '');
    if (written === '') return [];
    return [depth > 0 && /[^,\s],$/.test(written) ? written.slice(0, -1) : written];
  });
}

function depthOf(code: string): number {
  return (code.match(/[([{]/g)?.length ?? 0) - (code.match(/[)\]}]/g)?.length ?? 0);
}

/** Lines that stand between two of before. */
interface Stretch {
  readonly lines: readonly string[];
  /** What stands above them. */
  readonly above: readonly string[];
  /** The line of before that follows; absent at the end. */
  readonly follows?: string | undefined;
}

/**
 * What was put between the lines of before, each with all places where it may have been put: the same line stands at the end of many
 * tests. Undefined when a line of before is gone or elsewhere.
 */
function insertions(before: readonly string[], now: readonly string[]): readonly (readonly Stretch[])[] | undefined {
  const found: { from: number; to: number }[] = [];
  let at = 0;
  for (const [place, line] of now.entries()) {
    const last = found.at(-1);
    if (line === before[at]) at += 1;
    else if (last?.to === place) last.to = place + 1;
    else found.push({ from: place, to: place + 1 });
  }
  if (at !== before.length || found.length > MOST_STRETCHES) return undefined;
  return found.map((span, index) => placesOf(now, span, found[index - 1]?.to ?? 0));
}

const MOST_STRETCHES = 500;
/** Lines by which a stretch may have been put further up. */
const MOST_PLACES = 20;

function placesOf(
  now: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
  least: number,
): readonly Stretch[] {
  const places: Stretch[] = [];
  for (let up = 0; up <= MOST_PLACES; up++) {
    places.push({ lines: now.slice(from - up, to - up), above: now.slice(0, from - up), follows: now[to - up] });
    if (from - up - 1 < least || now[from - up - 1] !== now[to - up - 1]) break;
  }
  return places;
}

const declaration =
  /^[ \t]*(?:(?:export|public|private|async|abstract|final|static|local)[ \t]+)*(?:class|def|func|function|fn|fun|sub|proc|defmodule)[ \t]+(\w+)/gm;

/** Names of which a later declaration takes the place of an earlier one. */
function declaredIn(text: string): readonly string[] {
  return [...text.matchAll(declaration)].map((match) => match[1] ?? '');
}

/** Statements may stand anywhere. */
const scripts = new Set(['javascript', 'python', 'general']);
const groups = /^[ \t]*(?:(?:describe|suite|context)\s*\(|class\s+\w+\s*[(:]|@\w)/;
const closers = /^[\s)\]};,]*$|^\s*end\b[)\s;,]*$/;

/** In languages where a statement may stand anywhere, nothing but tests and groups of tests at the outer level. */
function isWhole({ lines, follows }: Stretch, ecosystem: Ecosystem): boolean {
  const { code } = maskSource(lines.join('\n'), ecosystem.syntax);
  if (splitImports(lines.join('\n'), code, ecosystem.id).bound.length > 0) return false;
  if (!scripts.has(ecosystem.id)) return declaresTest(code, ecosystem);
  const outer = lines.reduce((least, line) => Math.min(least, indentOf(line)), Number.POSITIVE_INFINITY);
  const opens = lines.filter((line) => indentOf(line) === outer && !closers.test(line));
  if (!opens.every((line) => groups.test(line) || opensTest(line, ecosystem))) return false;
  if (opens.length === 0) return false;
  return ecosystem.id === 'javascript' || isClosed({ lines, follows }, outer);
}

/** No line that was there goes on in the stretch, and no decorator, header or body of the stretch in the line that follows. */
function isClosed({ lines, follows = '' }: Pick<Stretch, 'lines' | 'follows'>, outer: number): boolean {
  const [first = '', last = ''] = [lines[0], lines.at(-1)];
  if (indentOf(first) > outer || /:$|^\s*@/.test(last)) return false;
  return (indentOf(last) > outer || /[)\]};]$|\bend$/.test(last)) && indentOf(follows) <= outer;
}

function opensTest(line: string, { id, tests, asserts }: Ecosystem): boolean {
  const text = line.trimStart();
  const forms = id === 'general' ? [...tests, asserts] : tests;
  return forms.some((pattern) => text.search(pattern) === 0);
}

function declaresTest(text: string, { tests }: Ecosystem): boolean {
  return tests.some((pattern) => text.search(pattern) >= 0);
}

function indentOf(line: string): number {
  return line.search(/\S/);
}

/** Lines that hand a test to a runner, and attributes that hold a row of a table. */
const registers =
  /^\s*(?:(?:RUN|MU_RUN|mu_run|CU_add|CU_ADD|SUITE_ADD|tcase_add|suite_add|cmocka_unit|KUNIT|run|add)_(?:unit_)?(?:tests?|TESTS?|tcase|CASE)\w*|RUN|cmocka_unit_test\w*)\s*\([\w\s,&".:]*\)[;,]?$|^\s*(?:#\[case\s*\(.*\)\]|\[(?:InlineData|TestCase|DataRow)\s*\(.*\)\])$/;

const head = /^[ \t]*(?:static[ \t]+)?(?:[\w*]+[ \t]+)+\*?(\w+)[ \t]*\([\w\s,*]*\)\s*\{/;

/** In languages without declared tests, a function of a name that nothing used, which asserts something. */
function isNewFunction(code: string, { ecosystem, used }: File): boolean {
  const name = ecosystem.id === 'cpp' ? head.exec(code)?.[1] : undefined;
  const isOne = code.split('\n').filter((line) => /^\S/.test(line) && !/^[{}]/.test(line)).length === 1;
  return name !== undefined && isOne && !used.has(name) && code.search(ecosystem.asserts) >= 0;
}

/** Heads of lists whose elements are cases. */
const cases =
  /(?:\b(?:each|range|parametrize|ValueSource|CsvSource|MethodSource|where|TestCaseSource)\b|\.(?:each|for)\b|\bfor\b[^\n]*\b(?:of|in)\b)[^\n]*$/;
const row = /^\s*(?:[[{("'`\d|-]|[A-Z]?[\w.]*[({]|(?:true|false|null|nil|None|undefined)\b|yield\b)/;
/** What may change more than its own row. */
const spreads = /\.\.\.|\*\w|=>?\s*$|^\s*(?:if|for|while|return|skip|import)\b|;\s*$/;

/** Elements of a list that the tests go through, case by case; a row of another list is data of the tests that were there. */
function isTableRows({ lines, above }: Stretch, { ecosystem, text }: File): boolean {
  const outer = lines.reduce((least, line) => Math.min(least, indentOf(line)), Number.POSITIVE_INFINITY);
  const own = lines.filter((line) => indentOf(line) === outer && !closers.test(line));
  if (own.length === 0 || !own.every((line) => row.test(line) && !spreads.test(line))) return false;
  if (lines.every((line) => /^\s*\|.*\|$/.test(line))) return tableAbove.test(above.slice(-MOST_ROWS).join('\n'));
  const start = openedBy(maskSource(above.join('\n'), ecosystem.syntax).code);
  return start !== undefined && (cases.test(start) || isLoopedOver(start, text));
}

const MOST_ROWS = 200;
/** Examples of Gherkin. */
const tableAbove = /(?:^|\n)[ \t]*(?:Examples|Scenarios|Beispiele|Exemples|Ejemplos)\b[^\n]*:\s*(?:\n[ \t]*\|[^\n]*)+$/;

/** The line, up to the bracket, that opened the innermost list that is still open. */
function openedBy(code: string): string | undefined {
  const open: number[] = [];
  for (const { 0: mark, index } of code.matchAll(/[([{)\]}]/g)) {
    if ('([{'.includes(mark)) open.push(index);
    else open.pop();
  }
  const at = open.at(-1);
  return at === undefined ? undefined : code.slice(code.lastIndexOf('\n', at) + 1, at);
}

function isLoopedOver(start: string, text: string): boolean {
  const name = /(?:^|\s)[$@]?(\w+)\s*(?::=|=|:[^=]*=)[^=]*$/.exec(start)?.[1];
  if (name === undefined) return false;
  return new RegExp(
    String.raw`\b(?:range|of|in|foreach|parametrize|each)\b[^\n]{0,80}[^\w]${name}\b|\b${name}\s*\.\s*(?:each|forEach|for_each|iter|map)\b`,
  ).test(text);
}

function isBalanced(code: string): boolean {
  const open: string[] = [];
  for (const mark of code.match(/[()[\]{}]/g) ?? []) {
    if ('([{'.includes(mark)) open.push(mark);
    else if (pairs[open.pop() ?? ''] !== mark) return false;
  }
  return open.length === 0;
}

const pairs: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
