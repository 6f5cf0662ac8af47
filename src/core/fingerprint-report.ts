import { headsFailure } from './fingerprint-heads.ts';
import { listOf, parsed, textOf } from './fingerprint-json.ts';
import { plainLines } from './fingerprint-lines.ts';
import { readJUnit } from './tool-output/junit.ts';

/** A test that a machine-readable report calls failed or broken. */
export interface FailedTest {
  /** Suite and name; the same test has the same id in every run. */
  readonly testId: string;
  /** What the report says of it, as it stands there. */
  readonly message: string;
}

/** The failed tests of a report that a tool printed instead of text: JUnit, or the JSON of jest and vitest; none = there is no such report. */
export function printedTests(output: string): readonly FailedTest[] {
  const xml = between(output, '<testsuite', '>');
  if (xml !== '') {
    const report = readJUnit(xml);
    return 'problem' in report ? [] : report.failures;
  }
  if (!output.includes('"assertionResults"')) return [];
  const json = between(output, '{', '}');
  // The report for people names the same failures.
  return plainLines(output.replace(json, '')).some(headsFailure) ? [] : testsInJson(json);
}

/** Tools print lines of their own before and after. */
function between(output: string, start: string, end: string): string {
  const from = output.indexOf(start);
  return from < 0 ? '' : output.slice(from, output.lastIndexOf(end) + 1);
}

function testsInJson(json: string): readonly FailedTest[] {
  const report = parsed(json);
  return listOf(report, 'testResults').flatMap((file) => {
    const failed = listOf(file, 'assertionResults').filter((test) => textOf(test, 'status') === 'failed');
    if (failed.length > 0) return failed.map(toTest);
    // A file that could not be loaded has no test.
    return textOf(file, 'status') === 'failed' ? [{ testId: '', message: textOf(file, 'message') }] : [];
  });
}

function toTest(test: unknown): FailedTest {
  const messages = listOf(test, 'failureMessages').filter((message) => typeof message === 'string');
  return { testId: textOf(test, 'fullName'), message: messages.join('\n') };
}
