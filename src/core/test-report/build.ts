import {
  MOST_TESTS,
  noTests,
  type ReportFormat,
  type ReportProblem,
  type TestCase,
  type TestCounts,
  type TestReport,
  type TestStatus,
} from './types.ts';

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
export function countsOf(tests: readonly Pick<TestCase, 'status'>[]): TestCounts {
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
