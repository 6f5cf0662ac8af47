import { cleanLines } from '../locations/lines.ts';
import { addCounts, tooMany } from './build.ts';
import { readGoJson } from './go.ts';
import { readJestText, readMochaText, readVitestText } from './summaries.ts';
import { readTapTests } from './tap.ts';
import { readCargoTests, readNodeSpec, readPytestText, readUnittest } from './texts.ts';
import {
  MOST_TESTS,
  type ReportFormat,
  type ReportProblem,
  type ReportReader,
  type TestCase,
  type TestReport,
} from './types.ts';

/** Most characters of an output. */
export const MOST_OUTPUT_CHARS = 4 * 1024 * 1024;

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

export function tooLong(found: number, most: number): ReportProblem {
  return { problem: `it has ${found} characters, at most ${most} are read. Write one report per suite.` };
}
