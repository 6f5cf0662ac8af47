import { own } from '../own.ts';
import { cleanLines } from './frames.ts';
import { readJUnitTests } from './junit.ts';
import { readTapTests } from './tap.ts';
import {
  readCargoTests,
  readJestText,
  readMochaText,
  readNodeSpec,
  readPytestText,
  readUnittest,
  readVitestText,
} from './test-report-texts.ts';
import {
  addCounts,
  listedReport,
  MOST_TESTS,
  type RawTest,
  type ReportFormat,
  type ReportProblem,
  type ReportReader,
  type TestCase,
  type TestReport,
  type TestStatus,
  tooMany,
} from './test-results.ts';

/** Most characters of an output. */
export const MOST_OUTPUT_CHARS = 4 * 1024 * 1024;

/**
 * Reads the output of a check whose runner is known: go test -json, TAP, node:test, vitest, jest, mocha, pytest, unittest, cargo.
 * Several runners in one output are added up. Undefined when none is recognised.
 * @param only formats that count, for what else a test prints is no report; default: all
 */
export function readTestOutput(output: string, only?: readonly ReportFormat[]): TestReport | ReportProblem | undefined {
  if (output.length > MOST_OUTPUT_CHARS) return tooLong(output.length, MOST_OUTPUT_CHARS);
  const text = cleanLines(output).join('\n');
  const found = outputReaders
    .flatMap((reader) => reader(text) ?? [])
    .filter((report) => 'problem' in report || only === undefined || only.includes(report.format));
  return found.length === 0 ? undefined : mergeReports(found);
}

/** One report of several, in their order; the first problem stands for all. */
export function mergeReports(all: readonly (TestReport | ReportProblem)[]): TestReport | ReportProblem {
  const problem = all.find((each) => 'problem' in each);
  if (problem !== undefined) return problem;
  const reports = all.filter((each) => 'counts' in each);
  const tests: readonly TestCase[] = reports.flatMap((report) => report.tests);
  if (tests.length > MOST_TESTS) return tooMany(tests.length);
  return {
    format: reports[0]?.format ?? 'junit',
    ...(reports.length > 1 ? { formats: [...new Set(reports.map(({ format }) => format))] } : {}),
    tests,
    counts: addCounts(reports.map(({ counts }) => counts)),
    complete: reports.every(({ complete }) => complete),
    listed: leastListed(reports),
  };
}

function leastListed(reports: readonly TestReport[]): TestReport['listed'] {
  const levels = reports.map(({ listed }) => listed);
  return levels.includes('none') ? 'none' : levels.includes('failing') ? 'failing' : 'all';
}

function tooLong(found: number, most: number): ReportProblem {
  return { problem: `it has ${found} characters, at most ${most} are read. Write one report per suite.` };
}

/** Most characters of one report file. */
export const MOST_REPORT_CHARS = 5 * 1024 * 1024;

/**
 * Reads a report file of any format that is known: JUnit XML, JSON of jest, vitest and mocha, `go test -json`, TAP. The text is
 * foreign: 5 MiB at most, 50,000 tests, time linear in its length, no throw.
 */
export function readReportFile(text: string): TestReport | ReportProblem {
  if (text.length > MOST_REPORT_CHARS) return tooLong(text.length, MOST_REPORT_CHARS);
  for (const reader of fileReaders) {
    const report = reader(text);
    if (report !== undefined) return report;
  }
  if (text.trim() === '') return { problem: 'the report is empty.' };
  return { problem: 'the report is in no format that is known.', isOther: true };
}

/** The JSON of jest and of vitest: whole when the totals that it claims are there. */
const readJestJson: ReportReader = (text) => {
  const report = jsonObject(text);
  const files = report['testResults'];
  if (!Array.isArray(files) || !('numTotalTests' in report)) return undefined;
  const raw = files.flatMap((file: unknown) => testsOfFile(record(file)));
  const total = Number(report['numTotalTests']);
  return listedReport('jest-json', raw, Number.isInteger(total) && raw.filter(isTest).length >= total);
};

/** The JSON of mocha: whole when it lists as many tests as it counts. */
const readMochaJson: ReportReader = (text) => {
  const report = jsonObject(text);
  const stats = record(report['stats']);
  const tests = report['tests'];
  if (!('passes' in stats) || !Array.isArray(tests)) return undefined;
  const [failed, pending] = [titles(report['failures']), titles(report['pending'])];
  const raw = tests.map((each: unknown): RawTest => {
    const test = record(each);
    const title = string(test['fullTitle']);
    const error = record(test['err']);
    const isFailed = failed.has(title) || Object.keys(error).length > 0;
    return {
      path: [string(test['file']), title],
      file: string(test['file']),
      status: isFailed ? 'failed' : pending.has(title) ? 'skipped' : 'passed',
      message: string(error['message']),
    };
  });
  return listedReport(
    'mocha-json',
    [...raw, ...brokenHooks(report['failures'], raw)],
    raw.length >= Number(stats['tests']),
  );
};

function testsOfFile(file: Readonly<Record<string, unknown>>): readonly RawTest[] {
  const name = string(file['name']) || string(file['testFilePath']);
  const asserted = file['assertionResults'] ?? file['testResults'];
  const tests = Array.isArray(asserted) ? asserted.map((each: unknown) => jestTest(record(each), name)) : [];
  // A file that cannot be loaded has no test that could fail.
  const broken = file['status'] === 'failed' && !tests.some(({ status }) => status === 'failed');
  return broken ? [...tests, { path: [name], file: name, status: 'error', message: string(file['message']) }] : tests;
}

function jestTest(test: Readonly<Record<string, unknown>>, file: string): RawTest {
  const above = test['ancestorTitles'];
  const messages = test['failureMessages'];
  return {
    path: [file, ...(Array.isArray(above) ? above.slice(0, 20).map(string) : []), string(test['title'])],
    file,
    status: own(jestStatus, string(test['status'])) ?? 'error',
    message: Array.isArray(messages) ? string(messages[0]) : '',
  };
}

/** A file that broke stands beside the tests that the runner counted. */
function isTest({ path }: RawTest): boolean {
  return path.length > 1;
}

const jestStatus: Readonly<Record<string, TestStatus>> = {
  passed: 'passed',
  failed: 'failed',
  pending: 'skipped',
  skipped: 'skipped',
  todo: 'skipped',
  disabled: 'skipped',
  focused: 'passed',
};

/** Hooks fail without being tests. */
function brokenHooks(failures: unknown, known: readonly RawTest[]): readonly RawTest[] {
  const ids = new Set(known.map(({ path }) => path.at(-1)));
  return [...titles(failures)].filter((title) => !ids.has(title)).map((title) => ({ path: [title], status: 'error' }));
}

function titles(list: unknown): ReadonlySet<string> {
  return new Set(Array.isArray(list) ? list.map((each: unknown) => string(record(each)['fullTitle'])) : []);
}

/** Without members when the text is none. */
function jsonObject(text: string): Readonly<Record<string, unknown>> {
  try {
    return record(JSON.parse(text.replace(/^\ufeff/, '')));
  } catch {
    return {};
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function string(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** One line of `go test -json`. */
interface GoEvent {
  readonly action: string;
  readonly of: string;
  readonly test: string;
}

/** `go test -json`: whole when every package and every test that began has ended. A test with subtests counts like one of them. */
const readGoJson: ReportReader = (text) => {
  // Only blanks of the same line: from each of many empty ones all those behind it would be read again.
  if (!/^[ \t]*\{"(?:Time|Action|ImportPath)"/m.test(text)) return undefined;
  const events = text.split('\n').flatMap((line) => goEvent(line) ?? []);
  if (events.length === 0) return undefined;
  const begun = new Set<string>();
  const ended = new Map<string, RawTest>();
  for (const event of events) follow(event, begun, ended);
  const all = [...ended.values()];
  const failed = all.filter(({ path, status }) => path.length > 1 && status === 'failed');
  const failing = new Set(failed.map(({ path }) => path[0]));
  // A package that failed without a test of its own did not build, or ended the process.
  const tests = all.filter(({ path, status }) => path.length > 1 || (status === 'failed' && !failing.has(path[0])));
  return listedReport('go-json', tests, ended.size > 0 && [...begun].every((key) => ended.has(key)));
};

function follow({ action, of, test }: GoEvent, begun: Set<string>, ended: Map<string, RawTest>): void {
  const key = `${of}\n${test}`;
  if (action === 'start' || action === 'run') begun.add(key);
  const status = own(statuses, action);
  if (status !== undefined) ended.set(key, { path: test === '' ? [of] : [of, test], status });
}

const statuses: Readonly<Record<string, TestStatus>> = { pass: 'passed', fail: 'failed', skip: 'skipped' };

function goEvent(line: string): GoEvent | undefined {
  if (!line.startsWith('{') || line.length > 100_000) return undefined;
  try {
    const value = JSON.parse(line) as Readonly<Record<string, unknown>>;
    const word = (key: string): string => (typeof value[key] === 'string' ? value[key] : '');
    return { action: word('Action'), of: word('Package'), test: word('Test') };
  } catch {
    return undefined;
  }
}

const outputReaders: readonly ReportReader[] = [
  readGoJson,
  readTapTests,
  readNodeSpec,
  readVitestText,
  readJestText,
  readMochaText,
  readPytestText,
  readUnittest,
  readCargoTests,
];

const fileReaders: readonly ReportReader[] = [readJUnitTests, readJestJson, readMochaJson, readGoJson, readTapTests];
