/** How one test ended. `error`: it broke outside of its own body (setup, import, crash). */
export type TestStatus = 'passed' | 'failed' | 'error' | 'skipped';

/** Format that a report was read from. */
export type ReportFormat =
  | 'junit'
  | 'tap'
  | 'jest-json'
  | 'mocha-json'
  | 'go-json'
  | 'cargo'
  | 'unittest'
  | 'pytest'
  | 'node-test'
  | 'vitest'
  | 'jest'
  | 'mocha';

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
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly errors: number;
  readonly skipped: number;
}

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
  /** Which tests stand in `tests`: some runners name only those that failed, some only count. */
  readonly listed: 'all' | 'failing' | 'none';
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
export const noTests: TestCounts = { passed: 0, failed: 0, errors: 0, skipped: 0 };

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
