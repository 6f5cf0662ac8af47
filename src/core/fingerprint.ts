import { evidenceOf } from './fingerprint-evidence.ts';
import { normalise } from './fingerprint-noise.ts';
import { type FailedTest, printedTests } from './fingerprint-report.ts';
import type { GateResult } from './gates.ts';
import { hash8 } from './hash.ts';

/**
 * Names "the same error": 8 hex characters over the normalised evidence of the gates that blocked (02-loop §3).
 * Empty when nothing blocked.
 */
export function fingerprint(blocking: readonly GateResult[]): string {
  if (blocking.length === 0) return '';
  return hash8(blocking.map(gateEvidence).join('\n'));
}

/** Names the error in what a command printed: 8 hex characters, the same for every run that failed in the same way. */
export function fingerprintOfOutput(output: string): string {
  const failed = printedTests(output);
  return failed.length > 0 ? fingerprintOfTests(failed) : hash8(evidenceOf(output).join('\n'));
}

/** Names the set of tests that failed, with why each of them did, whatever their order. */
export function fingerprintOfTests(failed: readonly FailedTest[]): string {
  // The report says that it is an error; its words alone need not.
  const tests = failed.map(({ testId, message }) => [testId, ...evidenceOf(`Error: ${message}`)].join('\n'));
  return hash8([...new Set(tests)].sort().join('\n\n'));
}

function gateEvidence(result: GateResult): string {
  // A reviewer words the same verdict differently each time; what it decided stands in the reason.
  if (result.gate === 'spec' || result.gate === 'quality')
    return [result.gate, result.verdict, result.reason].join('\n');
  const error = result.error ?? fingerprintOfOutput(result.excerpt.lines.join('\n'));
  return [result.gate, result.check ?? '', result.verdict, normalise(result.reason), error].join('\n');
}
