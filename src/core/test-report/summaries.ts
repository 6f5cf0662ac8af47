import { addCounts, claimed, testCase } from './build.ts';
import type { ReportFormat, ReportReader, TestCase, TestCounts, TestReport } from './types.ts';

/** vitest as it prints by default: `Tests  1 failed | 3 passed (4)`. */
export const readVitestText: ReportReader = (text) => {
  const ends = [...text.matchAll(/^ {2,8}Tests {2}(.{1,200})$/gm)];
  if (ends.length === 0) return undefined;
  const counts = ends.map(([, words = '']) => countsIn(words));
  const failing = [...text.matchAll(/^ FAIL {2}(\S.{0,600})$/gm)].map(([, line = '']) =>
    line.replace(/ \[ .* \]$/, ''),
  );
  const tests = failing.filter((line) => line.includes(' > ')).map((line) => failed(line.split(' > ')));
  const files = failing.filter((line) => !line.includes(' > ')).map((line) => broken([line]));
  const unhandled = [...text.matchAll(/^ {2,8}Errors {2}(\d{1,7}) errors?$/gm)].map(([, count]) => claimed(count));
  return summary({ format: 'vitest', counts, tests, files, more: unhandled.reduce((sum, each) => sum + each, 0) });
};

/** jest as it prints by default: `Tests:       1 failed, 3 passed, 4 total`. */
export const readJestText: ReportReader = (text) => {
  const ends = [...text.matchAll(/^Tests: {7}(.{1,200} total)$/gm)];
  if (ends.length === 0) return undefined;
  const counts = ends.map(([, words = '']) => countsIn(words));
  const tests: TestCase[] = [];
  const files: TestCase[] = [];
  let file = '';
  for (const [line, path, title] of text.matchAll(/^(?:FAIL (\S.{0,300})| {2}● (\S.{0,600}))$/gm)) {
    if (path !== undefined) file = path.replace(/ \([\d.]+ m?s\)$/, '');
    else if (line.endsWith('Test suite failed to run')) files.push(broken([file]));
    else tests.push(failed([file, ...(title ?? '').split(' › ')]));
  }
  return summary({ format: 'jest', counts, tests, files, more: 0 });
};

/** mocha's spec and dot reporters: `3 passing (5ms)`, `1 pending`, `2 failing`, and the failures by number. */
export const readMochaText: ReportReader = (text) => {
  const ends = [...text.matchAll(/^ {2}(\d{1,7}) passing \(.{1,20}\)$/gm)];
  if (ends.length === 0) return undefined;
  const all = (word: string): number =>
    [...text.matchAll(new RegExp(`^ {2}(\\d{1,7}) ${word}$`, 'gm'))].reduce(
      (sum, [, count]) => sum + claimed(count),
      0,
    );
  const passed = ends.reduce((sum, [, count]) => sum + claimed(count), 0);
  const after = text.slice(ends[0]?.index ?? 0);
  const tests = [...after.matchAll(/^ {2}\d{1,7}\) (.{1,300}(?:\n {7,60}\S.{0,300}){0,10}?):$/gm)].map(
    ([, words = '']) => failed(words.split('\n')),
  );
  const counts = [{ passed, failed: all('failing'), errors: 0, skipped: all('pending') }];
  return summary({ format: 'mocha', counts, tests, files: [], more: 0 });
};

interface Summary {
  readonly format: ReportFormat;
  readonly counts: readonly TestCounts[];
  readonly tests: readonly TestCase[];
  /** Files that could not be loaded: no test of theirs was counted. */
  readonly files: readonly TestCase[];
  /** Errors outside of any test or file. */
  readonly more: number;
}

function summary({ format, counts, tests, files, more }: Summary): TestReport {
  const failing = distinct(tests);
  const errors = distinct(files);
  const sum = addCounts(counts);
  const named = failing.length === sum.failed && more === 0;
  return {
    format,
    tests: named ? [...failing, ...errors] : [],
    counts: { ...sum, errors: errors.length + more },
    complete: true,
    listed: named ? 'failing' : 'none',
  };
}

function countsIn(words: string): TestCounts {
  const count = (word: string): number => claimed(new RegExp(`(\\d{1,7}) ${word}\\b`).exec(words)?.[1]);
  return { passed: count('passed'), failed: count('failed'), errors: 0, skipped: count('skipped') + count('todo') };
}

function distinct(tests: readonly TestCase[]): readonly TestCase[] {
  return [...new Map(tests.map((test) => [test.id, test])).values()];
}

function failed(path: readonly string[]): TestCase {
  return testCase({ path, file: path[0], status: 'failed' });
}

function broken(path: readonly string[]): TestCase {
  return testCase({ path, file: path[0], status: 'error' });
}
