import { z } from 'zod';
import { count, type Fact, texts } from '../facts.ts';
import { hash8 } from '../hash.ts';

/** How one test ended. `error`: it broke outside of its own body (setup, import, crash). */
export type TestStatus = 'passed' | 'failed' | 'error' | 'skipped';

/** Format that a report was read from. */
export const formatSchema = z.enum([
  'junit',
  'tap',
  'jest-json',
  'mocha-json',
  'go-json',
  'cargo',
  'unittest',
  'pytest',
  'node-test',
  'vitest',
  'jest',
  'mocha',
  /** Any output that tells how many tests passed, and no names. */
  'counts',
]);
export type ReportFormat = z.infer<typeof formatSchema>;

/** One test as its runner reports it: foreign text that nobody has made safe yet. */
export interface TestCase {
  /** The same test has the same id in every run: file or class, suites and name, joined by `::`; at most 300 characters. */
  readonly id: string;
  readonly name: string;
  /** File as the report names it; absent when it names none. */
  readonly file?: string;
  readonly status: TestStatus;
  /** First words of the failure, at most 300 characters; only of failed and broken tests. */
  readonly message?: string;
}

/** Tests by how they ended. */
export const countsSchema = z.strictObject({ passed: count, failed: count, errors: count, skipped: count });
export type TestCounts = Fact<typeof countsSchema>;

/** Which tests a report names: some runners name only those that failed, some only count. */
export const listedSchema = z.enum(['all', 'failing', 'none']);

/** What a report of any format says, as claimed by the process that wrote it. */
export interface TestReport {
  readonly format: ReportFormat;
  /** All formats, where a report was made of several; absent = the one. */
  readonly formats?: readonly ReportFormat[];
  /** As many as `listed` says, in the order of the report; at most 50,000. */
  readonly tests: readonly TestCase[];
  readonly counts: TestCounts;
  /** The runner came to its end: the report is whole, by the marks of its format. */
  readonly complete: boolean;
  /** Which tests stand in `tests`. */
  readonly listed: z.infer<typeof listedSchema>;
}

/** The text is no report that can be used: why, and what to do. */
export interface ReportProblem {
  readonly problem: string;
  /** It may well be something else than a report. */
  readonly isOther?: true;
}

/** Reads one format; undefined when the text is not of this format. */
export type ReportReader = (text: string) => TestReport | ReportProblem | undefined;

/** No test at all. */
const noTests: TestCounts = { passed: 0, failed: 0, errors: 0, skipped: 0 };

/** Most tests of one check that are read: more is no test suite but an attack on memory. */
export const MOST_TESTS = 50_000;

/** Tests that ran; what is skipped proves nothing. */
export function ranOf({ passed, failed, errors }: TestCounts): number {
  return passed + failed + errors;
}

/** All tests of a report. */
export function totalOf(counts: TestCounts): number {
  return ranOf(counts) + counts.skipped;
}

const MOST_CHARS = 300;

/** What a reader knows of one test before its words are cut. */
export interface RawTest {
  /** From the outside in: file or class, suites, name; empty parts are left out. */
  readonly path: readonly string[];
  readonly file?: string | undefined;
  readonly status: TestStatus;
  readonly message?: string | undefined;
}

/** One test with bounded words; controls and line ends become spaces. */
export function testCase({ path, file, status, message }: RawTest): TestCase {
  const parts = path.map(oneLine).filter((part) => part !== '');
  const said = status === 'failed' || status === 'error' ? oneLine(firstLine(message ?? '')) : '';
  return {
    id: clip(parts.join('::')) || 'unnamed test',
    name: clip(parts.at(-1) ?? '') || 'unnamed test',
    ...(file === undefined || file === '' ? {} : { file: clip(oneLine(file)) }),
    status,
    ...(said === '' ? {} : { message: clip(said) }),
  };
}

/** A report that names every test: it is counted by its tests, for the numbers it claims are only claims (catalogue A18). */
export function listedReport(
  format: ReportFormat,
  raw: readonly RawTest[],
  complete: boolean,
): TestReport | ReportProblem {
  if (raw.length > MOST_TESTS) return tooMany(raw.length);
  const tests = raw.filter((test) => !isMereFile(test)).map(testCase);
  return { format, tests, counts: countsOf(tests), complete, listed: 'all' };
}

/** node:test reports a file that declares no test as a test that passed, under the name of the file (catalogue A6). */
function isMereFile({ path, status }: RawTest): boolean {
  return status === 'passed' && /^\S+\.[cm]?[jt]sx?$/.test(path.at(-1) ?? '');
}

/** Counts tests by how they ended. */
function countsOf(tests: readonly Pick<TestCase, 'status'>[]): TestCounts {
  const having = (status: TestStatus): number => tests.filter((test) => test.status === status).length;
  return { passed: having('passed'), failed: having('failed'), errors: having('error'), skipped: having('skipped') };
}

/** The sum of counts. */
export function addCounts(all: readonly TestCounts[]): TestCounts {
  return all.reduce(
    (sum, each) => ({
      passed: sum.passed + each.passed,
      failed: sum.failed + each.failed,
      errors: sum.errors + each.errors,
      skipped: sum.skipped + each.skipped,
    }),
    noTests,
  );
}

/** A number that a report claims, of seven digits at most; 0 when it claims none. */
export function claimed(digits: string | undefined): number {
  return Number(digits ?? 0);
}

/** Why a report with too many tests is not used. */
export function tooMany(found: number): ReportProblem {
  return {
    problem: `the report lists ${found} tests, at most ${MOST_TESTS} are read. Split the suite over several gates.`,
  };
}

function firstLine(text: string): string {
  return text.trimStart().replace(/\n[\s\S]*/, '');
}

function oneLine(text: string): string {
  return text
    .slice(0, 4 * MOST_CHARS)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

/** The end tells tests of one long prefix apart. */
function clip(text: string): string {
  if (text.length <= MOST_CHARS) return text.toWellFormed();
  return `${text.slice(0, MOST_CHARS / 2)}…${text.slice(1 - MOST_CHARS / 2)}`.toWellFormed();
}

/** Where tests were read: in report files, or in what the check printed. */
const sources = z.enum(['report', 'output']);
export type TestSource = z.infer<typeof sources>;

/** Tests by id, or in large suites by an 8-character hash of the id. */
const testNames = z.strictObject({ by: z.enum(['id', 'hash']), names: texts });
export type TestNames = Fact<typeof testNames>;

/** How two results of one check differ. */
const comparison = z.strictObject({
  /** Failing now, and not before. */
  newFailing: texts,
  /** Failing before, passing now. */
  fixed: texts,
  /** Passing now, and not there before; absent when one of the two does not list its tests. */
  added: z.exactOptional(testNames),
  /** Ran before, and not now; absent as above. */
  gone: z.exactOptional(testNames),
  /** Of those that are gone the ones that were green and that nothing excuses, in the same form; absent = none. */
  lost: z.exactOptional(texts),
  /** Tests more that pass, by number, with no new failure; absent where tests are listed, and where there are none. */
  morePassed: z.exactOptional(count),
});
export type Comparison = Fact<typeof comparison>;

/**
 * What the tests of one check did on one tree, small enough for the journal. It is what the tested process claims: code that runs inside
 * of it can forge it (10-fine-print, "Exit code only").
 */
export const testsSchema = z.strictObject({
  source: sources,
  /** Formats that it was read from: the same ones count the next time. */
  formats: z.exactOptional(z.array(formatSchema)),
  counts: countsSchema,
  /** As of the report; `none` also when more than 500 tests failed. */
  listed: listedSchema,
  exitCode: z.int(),
  /** Tests that failed or broke, by id; empty when they are not listed. */
  failing: texts,
  /** Tests that ran, each by a name of its own; absent when they are not listed, or follow from `compared` and what was known before. */
  ran: z.exactOptional(testNames),
  /** Tracked tests, helpers, fixtures and snapshots whose bytes changed while the check ran, at most 50; absent = none. */
  rewrote: z.exactOptional(texts),
  /** Against what the same check did on the tree that the story started from; absent = nothing is known of that. */
  compared: z.exactOptional(comparison),
});
export type TestResults = Fact<typeof testsSchema>;

/** Results of tests by the name of the check. */
export type KnownTests = Readonly<Record<string, TestResults>>;

/** What the journal keeps by name: beyond it failures are not told apart, and tests are known by their hashes. */
const MOST_FAILING = 500;
const MOST_BY_ID = { tests: 2000, chars: 150_000 };

/** The results of a whole report, compared with what is known. */
export function testResults(
  report: TestReport,
  { source, exitCode, known }: { source: TestSource; exitCode: number; known: TestResults | undefined },
): TestResults {
  const failing = [...new Set(report.tests.filter(isFailing).map(({ id }) => id))];
  const listed = failing.length > MOST_FAILING ? 'none' : report.listed;
  const formats = report.formats ?? [report.format];
  const common = {
    source,
    formats,
    counts: report.counts,
    listed,
    exitCode,
    failing: listed === 'none' ? [] : failing,
  };
  const ids = listed === 'all' ? ranIds(report.tests) : undefined;
  const ran = ids === undefined ? undefined : namesOf(ids, known?.ran);
  if (known === undefined) return { ...common, ...(ran && { ran }) };
  const compared = compare(known, { report, failing: common.failing, ran });
  return { ...common, ...(ran && compared.gone === undefined ? { ran } : {}), compared };
}

/** What is known once the tree of `results` is what the next story starts from. */
export function knownAfter(before: TestResults | undefined, results: TestResults): TestResults {
  const { compared, ...rest } = results;
  if (rest.ran !== undefined || compared?.added === undefined || before?.ran === undefined) return rest;
  const { by } = compared.added;
  const gone = new Set(compared.gone?.names);
  const kept = inForm(before.ran, by).filter((name) => !gone.has(name));
  const failing = by === 'id' ? rest.failing : rest.failing.map(hash8);
  return { ...rest, ran: { by, names: [...new Set([...kept, ...compared.added.names, ...failing])] } };
}

interface Now {
  readonly report: TestReport;
  readonly failing: readonly string[];
  readonly ran: TestNames | undefined;
}

function compare(known: TestResults, { report, failing, ran }: Now): Comparison {
  const before = new Set(known.failing);
  const passing = new Set(report.tests.flatMap(({ id, status }) => (status === 'passed' ? [id] : [])));
  // Where passing tests are not named, one test more has to pass.
  const isFixed = (id: string): boolean =>
    report.listed === 'all'
      ? passing.has(id)
      : report.listed === 'failing' && report.counts.passed > known.counts.passed;
  const now = new Set(failing);
  const differences = {
    newFailing: failing.filter((id) => !before.has(id)),
    fixed: known.failing.filter((id) => !now.has(id) && isFixed(id)),
  };
  if (ran === undefined || known.ran === undefined) return { ...differences, ...byNumber(known, { report, failing }) };
  const { by, names } = ran;
  const old = inForm(known.ran, by);
  const [oldSet, newSet] = [new Set(old), new Set(names)];
  const red = new Set(by === 'id' ? failing : failing.map(hash8));
  return {
    ...differences,
    added: { by, names: names.filter((name) => !oldSet.has(name) && !red.has(name)) },
    gone: { by, names: old.filter((name) => !newSet.has(name)) },
  };
}

function byNumber(known: TestResults, { report, failing }: Omit<Now, 'ran'>): Pick<Comparison, 'morePassed'> {
  const more = report.counts.passed - known.counts.passed;
  return more > 0 && newFailures({ counts: report.counts, failing, listed: report.listed }, known) === 0
    ? { morePassed: more }
    : {};
}

/** How many tests fail that did not fail before: by name where both results name what fails, else by number. */
export function newFailures(
  now: Pick<TestResults, 'counts' | 'failing' | 'listed'>,
  known: Pick<TestResults, 'counts' | 'failing' | 'listed'>,
): number {
  if (now.listed === 'none' || known.listed === 'none') return Math.max(0, redOf(now.counts) - redOf(known.counts));
  const before = new Set(known.failing);
  return now.failing.filter((id) => !before.has(id)).length;
}

/** Tests that failed or broke. */
export function redOf({ failed, errors }: TestCounts): number {
  return failed + errors;
}

function isFailing({ status }: TestCase): boolean {
  return status === 'failed' || status === 'error';
}

/** Runners that name no file give tests of two files one id: the second becomes `id (2)`. */
function ranIds(tests: readonly TestCase[]): readonly string[] {
  const seen = new Map<string, number>();
  return tests.flatMap(({ id, status }) => {
    if (status === 'skipped') return [];
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? [id] : [`${id} (${count})`];
  });
}

function namesOf(ids: readonly string[], known: TestNames | undefined): TestNames {
  const chars = ids.reduce((sum, id) => sum + id.length, 0);
  const byId = ids.length <= MOST_BY_ID.tests && chars <= MOST_BY_ID.chars && known?.by !== 'hash';
  return byId ? { by: 'id', names: ids } : { by: 'hash', names: ids.map(hash8) };
}

/** The same names in another form. */
export function inForm({ by, names }: TestNames, wanted: TestNames['by']): readonly string[] {
  return by === wanted ? names : names.map(hash8);
}

/** Names of tests for a sentence: quoted, the first five, each cut, with a count of the rest. */
export function shownNames(names: readonly string[]): string {
  const more = names.length > MOST_SHOWN ? ` and ${names.length - MOST_SHOWN} more` : '';
  return `${names.slice(0, MOST_SHOWN).map(quoted).join(', ')}${more}`;
}

/** A foreign name inside a sentence of ours. */
export function quoted(name: string): string {
  const cut = name.length > MOST_SHOWN_CHARS ? `${name.slice(0, MOST_SHOWN_CHARS).toWellFormed()}…` : name;
  return JSON.stringify(cut);
}

const MOST_SHOWN = 5;
const MOST_SHOWN_CHARS = 120;
