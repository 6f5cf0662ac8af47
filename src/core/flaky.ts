import type { GateResult } from './gates.ts';
import { hash8 } from './hash.ts';
import { isSetupResult } from './setup-verdict.ts';
import { quoted, ranOf, shownNames, type TestResults } from './tool-output/test-results.ts';

/**
 * Tests whose failure may be chance, so that the check is worth a second run on the same tree (02-loop §1 gate 3): new failures of tests
 * that ran before this story. Empty: the output names none, and the check was green before. Undefined when a failure is no chance, or
 * nobody can tell: a test that the attempt added counts as it is.
 */
export function maybeFlaky(
  result: GateResult,
  { known, wasGreen }: { readonly known: TestResults | undefined; readonly wasGreen: boolean },
): readonly string[] | undefined {
  const { verdict, tests, exitCode } = result;
  if (verdict !== 'fail') return undefined;
  const failing = tests?.compared?.newFailing ?? [];
  if (failing.length > 0) return failing.every(isIn(known, tests)) ? failing : undefined;
  const isUnnamed = tests === undefined || tests.listed === 'none';
  return isUnnamed && wasGreen && exitCode !== 0 && !isSetupResult(result) ? [] : undefined;
}

/** Whether a test ran before this story; where only failures are named, none is new as long as no more tests run. */
function isIn(known: TestResults | undefined, now: TestResults | undefined): (id: string) => boolean {
  if (known?.ran !== undefined) {
    const before = new Set(known.ran.names);
    return (id) => before.has(known.ran?.by === 'hash' ? hash8(id) : id);
  }
  const isSame = known !== undefined && now !== undefined && ranOf(now.counts) <= ranOf(known.counts);
  return () => isSame && ranOf(now.counts) > 0;
}

/** The verdict of two runs on one tree: what failed once and passed once is flaky, which is told and fails nobody. */
export function afterSecondRun(first: GateResult, second: GateResult, suspects: readonly string[]): GateResult {
  const passedNow = second.verdict === 'pass' || second.verdict === 'warn';
  const durationMs = first.durationMs + second.durationMs;
  if (!passedNow) return { ...first, durationMs };
  const what = suspects.length === 0 ? `check ${quoted(first.check ?? first.gate)}` : shownNames(suspects);
  const said = `flaky: ${what} failed once and passed once on the same tree`;
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

/** What a run on the tree of the story's start adds: whether chance was at work before the story, or may have come with it. */
export function afterRunOnBase(flaky: GateResult, base: GateResult): GateResult {
  const failing = new Set(base.tests?.failing ?? []);
  const suspects = flaky.flaky ?? [];
  const before = suspects.filter((id) => failing.has(id));
  const ran = base.verdict === 'pass' || base.verdict === 'warn' || base.verdict === 'fail';
  const durationMs = flaky.durationMs + base.durationMs;
  if (!ran) return { ...flaky, durationMs };
  const said =
    before.length === 0
      ? "all of them passed in one run at the story's start, so the story may have made them flaky"
      : `${shownNames(before)} failed at the story's start too`;
  return { ...flaky, durationMs, flakyBefore: before, reason: `${flaky.reason}; ${said}` };
}
