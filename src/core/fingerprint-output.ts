import { evidenceOf } from './fingerprint-evidence.ts';
import { withoutLintJson } from './fingerprint-lint.ts';
import { type FailedTest, printedTests } from './fingerprint-report.ts';
import { hash8 } from './hash.ts';

/** Names the error in what a command printed: 8 hex characters, the same for every run that failed in the same way. */
export function fingerprintOfOutput(output: string): string {
  const failed = printedTests(output);
  if (failed.length > 0) return fingerprintOfTests(failed);
  return hash8(evidenceOf(withoutLintJson(output) ?? output).join('\n'));
}

/** Names the set of tests that failed, with why each of them did, whatever their order. */
export function fingerprintOfTests(failed: readonly FailedTest[]): string {
  // The report says that it is an error; its words alone need not.
  const tests = failed.map(({ testId, message }) => [testId, ...evidenceOf(`Error: ${message}`)].join('\n'));
  return hash8([...new Set(tests)].sort().join('\n\n'));
}
