import type { RemovedTests } from './facts.ts';
import type { Check, Verdict } from './gates.ts';
import { count } from './integrity/change.ts';
import { allowedLoss } from './removed-tests.ts';
import {
  quoted,
  type ReportProblem,
  ranOf,
  shownNames,
  type TestReport,
  type TestResults,
  type TestSource,
  testResults,
} from './tool-output/test-results.ts';

/** What a check's process left behind. */
export interface CheckEnd {
  /** By the process's end alone. */
  readonly verdict: Verdict;
  readonly reason: string;
  readonly exitCode?: number | undefined;
  /** Fresh reports, or what the output says; absent = neither. */
  readonly told?: { readonly source: TestSource; readonly report: TestReport | ReportProblem } | undefined;
  /** Tests and what they compare with, by path, that have other bytes than before the check; default: none. */
  readonly rewrote?: readonly string[] | undefined;
}

/** What the tests of a check have to be measured by. */
export interface TestRules {
  readonly check: Pick<Check, 'name' | 'report'>;
  /** Results on the tree that the story started from; absent = none, or no whole report. */
  readonly known?: TestResults | undefined;
  /** Whether a test belongs to the story: it has to be green whatever it was before (10-fine-print, Red before). */
  readonly isOwn?: ((id: string) => boolean) | undefined;
  /** The story may remove tests, a person wrote so. */
  readonly mayDrop?: boolean | undefined;
  /** Test files that went because a criterion asks for it: their tests are missing rightly, no others. */
  readonly removed?: readonly RemovedTests[] | undefined;
}

/** The verdict of a check by its exit code and its tests. */
export interface Truth {
  readonly verdict: Verdict;
  /** One sentence; empty on a plain pass. */
  readonly reason: string;
  readonly tests?: TestResults;
}

type Plain = Pick<Truth, 'verdict' | 'reason'>;

/**
 * Gate truth (04-trust rule 11): a check passes when it exits with 0 and, where its tests can be read, the report is fresh, readable
 * and whole, no test failed and no fewer tests ran than before. A check that was red before passes as `warn` when nothing fails but what
 * failed before (02-loop §1 Baseline). Trouble, timeouts and signals stay what they are.
 */
export function gateTruth(end: CheckEnd, rules: TestRules): Truth {
  const { verdict, reason, exitCode, told } = end;
  const plain = { verdict, reason };
  if ((verdict !== 'pass' && verdict !== 'fail') || exitCode === undefined) return plain;
  const unusable = told === undefined ? 'it left no report of its tests' : unusableReason(told.report);
  if (told === undefined || unusable !== undefined || 'problem' in told.report) {
    return verdict === 'pass' && isRequired(rules) ? refused(rules, `${unusable}, ${whyNeeded(rules)}`) : plain;
  }
  const found = testResults(told.report, { source: told.source, exitCode, known: rules.known });
  const tests = withRewrites(found, end.rewrote);
  return { ...judge(plain, tests, rules), tests };
}

function judge(plain: Plain, tests: TestResults, rules: TestRules): Truth {
  const fewer = fewerTests(tests, rules);
  if (plain.verdict === 'pass') {
    const wrong = failures(tests, rules) ?? fewer ?? rewritten(tests, rules);
    return wrong === undefined ? plain : refused(rules, wrong);
  }
  const old = knownFailures(tests, rules);
  if (old === undefined) return withNames(plain, tests);
  if (fewer !== undefined) return { verdict: 'fail', reason: `check ${quoted(rules.check.name)}: ${fewer}` };
  const fail = old.length === 1 ? 'one test fails' : `${old.length} tests fail`;
  return { verdict: 'warn', reason: `${fail} as before: ${shownNames(old)}` };
}

/** What failed although the check exited with 0; a check that let tests fail before may go on to. */
function failures(tests: TestResults, { known, isOwn = () => false }: TestRules): string | undefined {
  const news = tests.compared?.newFailing ?? tests.failing;
  if (news.length > 0) return `its tests say otherwise: ${failed(news)}`;
  if (hasUnnamed(tests, known)) return 'its tests say otherwise: some of them failed';
  const own = tests.failing.filter(isOwn);
  return own.length === 0 ? undefined : `tests of this story fail: ${shownNames(own)}`;
}

/** The failures of a red check when all of them were there before; undefined when there is anything new, or nothing to compare. */
function knownFailures(tests: TestResults, { known, isOwn = () => false }: TestRules): readonly string[] | undefined {
  const { failing, compared, listed, exitCode } = tests;
  if (known === undefined || compared === undefined || known.exitCode === 0) return undefined;
  if (listed === 'none' || known.listed === 'none' || failing.length === 0) return undefined;
  if (compared.newFailing.length > 0 || failing.some(isOwn)) return undefined;
  // Some runners exit with the number of failures; any other code says that something else went wrong.
  const isSameEnd = exitCode === known.exitCode || exitCode === Math.min(failing.length, 255);
  return isSameEnd ? failing : undefined;
}

/** Which tests broke the check, after how it ended. */
function withNames(plain: Plain, { failing, compared, counts }: TestResults): Truth {
  if (counts.failed + counts.errors === 0) return { ...plain, reason: `${plain.reason}; no test of its report failed` };
  const news = compared?.newFailing ?? [];
  if (failing.length === 0) return plain;
  const words = news.length === 0 || news.length === failing.length ? failed(failing) : `new: ${failed(news)}`;
  return { ...plain, reason: `${plain.reason}; ${words}` };
}

function fewerTests(tests: TestResults, { known, mayDrop = false, removed = [] }: TestRules): string | undefined {
  const now = ranOf(tests.counts);
  if (known === undefined) return now === 0 ? 'no test ran' : undefined;
  const before = ranOf(known.counts);
  const gone = tests.compared?.gone;
  const asked = removed.length === 0 ? 0 : allowedLoss(gone, removed);
  if (now >= before - asked || mayDrop) return undefined;
  const names =
    gone === undefined || gone.by === 'hash' || gone.names.length === 0 ? '' : `; gone: ${shownNames(gone.names)}`;
  const less = asked === 0 ? '' : ` and ${asked} may be missing, as a criterion asks`;
  return `${count(now, 'test')} ran, ${before} ran before this story${less}${names}`;
}

/** Notes which of the files that tests are made of changed while they ran. */
export function withRewrites(tests: TestResults, rewrote: readonly string[] = []): TestResults {
  return rewrote.length === 0 ? tests : { ...tests, rewrote };
}

/** Where the check did so before the story, the project means it. */
function rewritten({ rewrote = [] }: TestResults, { known }: TestRules): string | undefined {
  const before = new Set(known?.rewrote);
  const news = known === undefined || before.size >= MOST_KNOWN ? [] : rewrote.filter((path) => !before.has(path));
  return news.length === 0 ? undefined : `while it ran, something changed what tests compare with: ${shownNames(news)}`;
}

/** With as many, the list of before may not be whole. */
const MOST_KNOWN = 50;

function unusableReason(report: TestReport | ReportProblem): string | undefined {
  if ('problem' in report) return `its report cannot be used (${report.problem})`;
  return report.complete ? undefined : 'its report is not whole: the runner did not come to its end';
}

function isRequired({ check, known }: TestRules): boolean {
  return check.report !== undefined || known !== undefined;
}

function whyNeeded({ check, known }: TestRules): string {
  if (known === undefined) return `and report: ${check.report?.join(', ')} asks for one`;
  return `and there was one before this story`;
}

function hasUnnamed({ counts, listed }: TestResults, known: TestResults | undefined): boolean {
  return listed === 'none' && counts.failed + counts.errors > failuresOf(known);
}

function failuresOf(known: TestResults | undefined): number {
  return known === undefined ? 0 : known.counts.failed + known.counts.errors;
}

function refused({ check }: TestRules, why: string): Truth {
  return { verdict: 'fail', reason: `check ${quoted(check.name)} exited with code 0, but ${why}` };
}

function failed(ids: readonly string[]): string {
  return `${ids.length === 1 ? 'a test failed' : `${ids.length} tests failed`}: ${shownNames(ids)}`;
}
