import { own } from '../own.ts';
import { listedReport, type RawTest } from './build.ts';
import type { ReportReader, TestStatus } from './types.ts';

/** The JSON of jest and of vitest: whole when the totals that it claims are there. */
export const readJestJson: ReportReader = (text) => {
  const report = jsonObject(text);
  const files = report['testResults'];
  if (!Array.isArray(files) || !('numTotalTests' in report)) return undefined;
  const raw = files.flatMap((file: unknown) => testsOfFile(record(file)));
  const total = Number(report['numTotalTests']);
  return listedReport('jest-json', raw, Number.isInteger(total) && raw.filter(isTest).length >= total);
};

/** The JSON of mocha: whole when it lists as many tests as it counts. */
export const readMochaJson: ReportReader = (text) => {
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
