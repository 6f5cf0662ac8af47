import { readGoJson } from './go.ts';
import { readJestJson, readMochaJson } from './json.ts';
import { readJUnitTests } from './junit.ts';
import { tooLong } from './read.ts';
import { readTapTests } from './tap.ts';
import type { ReportProblem, ReportReader, TestReport } from './types.ts';

/** Most characters of one report file. */
export const MOST_REPORT_CHARS = 5 * 1024 * 1024;

const fileReaders: readonly ReportReader[] = [readJUnitTests, readJestJson, readMochaJson, readGoJson, readTapTests];

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
