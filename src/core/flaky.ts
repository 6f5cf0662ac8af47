import type { GateResult } from './gates.ts';
import { hash8 } from './hash.ts';
import type { TestResults } from './test-report/results.ts';
import { shownNames } from './test-report/words.ts';

/**
 * Tests whose failure may be chance, so that the check is worth a second run on the same tree (02-loop §1 gate 3): new failures of tests
 * that ran before this story. Empty when a failure is no chance, or nobody can tell: a test that the attempt added counts as it is.
 */
export function maybeFlaky({ verdict, tests }: GateResult, known: TestResults | undefined): readonly string[] {
  const failing = tests?.compared?.newFailing ?? [];
  if (verdict !== 'fail' || failing.length === 0 || known?.ran === undefined) return [];
  const before = new Set(known.ran.names);
  const isOld = (id: string): boolean => before.has(known.ran?.by === 'hash' ? hash8(id) : id);
  return failing.every(isOld) ? failing : [];
}

/** The verdict of two runs on one tree: what failed once and passed once is flaky, which is told and fails nobody. */
export function afterSecondRun(first: GateResult, second: GateResult, suspects: readonly string[]): GateResult {
  const passedNow = second.verdict === 'pass' || second.verdict === 'warn';
  const durationMs = first.durationMs + second.durationMs;
  if (!passedNow) return { ...first, durationMs };
  const said = `flaky: ${shownNames(suspects)} failed once and passed once on the same tree`;
  return {
    ...second,
    verdict: 'warn',
    reason: second.reason === '' ? said : `${said}; ${second.reason}`,
    flaky: suspects,
    startedMs: first.startedMs,
    durationMs,
    excerpt: first.excerpt,
    ...(first.logPath === undefined ? {} : { logPath: first.logPath }),
    softLimitHit: first.softLimitHit || second.softLimitHit,
  };
}
