import type { RemovedTests } from './facts.ts';
import type { Check, GateResult, Verdict } from './gates.ts';
import { count, permit } from './integrity/change.ts';
import { allowedLoss, testFileIn, vanishedTests } from './removed-tests.ts';
import {
  newFailures,
  quoted,
  type ReportProblem,
  ranOf,
  redOf,
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
  readonly check: Pick<Check, 'name' | 'own' | 'report'>;
  /** Results on the tree that the story started from; absent = none, or no whole report. */
  readonly known?: TestResults | undefined;
  /** Whether a test belongs to the story: it has to be green whatever it was before (10-fine-print, Red before). */
  readonly isOwn?: ((id: string) => boolean) | undefined;
  /** The story may remove tests, a person wrote so. */
  readonly mayDrop?: boolean | undefined;
  /** Test files that went because a criterion asks for it: their tests are missing rightly, no others. */
  readonly removed?: readonly RemovedTests[] | undefined;
  /** Test files that the story changed: no other test that was green may be missing; absent = only counts are compared. */
  readonly changed?: readonly RemovedTests[] | undefined;
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
  const unusable = told === undefined ? silence(rules) : unusableReason(told.report);
  if (told === undefined || unusable !== undefined || 'problem' in told.report) {
    return verdict === 'pass' && isRequired(rules) ? refused(rules, `${unusable}, ${whyNeeded(rules)}`) : plain;
  }
  const found = testResults(told.report, { source: told.source, exitCode, known: rules.known });
  const tests = withLost(withRewrites(found, end.rewrote), rules);
  return { ...judge(plain, tests, rules), tests };
}

/** Notes which tests may not be missing and are. */
function withLost(tests: TestResults, { known, mayDrop = false, removed = [], changed }: TestRules): TestResults {
  if (known === undefined || tests.compared === undefined || changed === undefined || mayDrop) return tests;
  const lost = vanishedTests(tests, { known, changed: [...removed, ...changed] });
  return lost.length === 0 ? tests : { ...tests, compared: { ...tests.compared, lost } };
}

/**
 * The result of a check whose only fault is that tests are missing, after they were missing in another run on the tree of the story's start
 * too: names that differ from run to run are not compared. Undefined where it stays as it is.
 */
export function withoutUnsteady(result: GateResult, onStart: GateResult, rules: TestRules): GateResult | undefined {
  const { tests, exitCode } = result;
  const missing = new Set(onStart.tests?.compared?.gone?.names);
  const lost = tests?.compared?.lost ?? [];
  const left = lost.filter((name) => !missing.has(name));
  if (tests?.compared === undefined || left.length === lost.length || exitCode === undefined) return undefined;
  if (exitCode !== 0 && !isAsRedAsBefore(tests, rules)) return undefined;
  const { lost: _, ...compared } = tests.compared;
  const now = { ...tests, compared: { ...compared, ...(left.length > 0 && { lost: left }) } };
  return { ...result, ...judge({ verdict: exitCode === 0 ? 'pass' : 'fail', reason: '' }, now, rules), tests: now };
}

function judge(plain: Plain, tests: TestResults, rules: TestRules): Truth {
  const fewer = fewerTests(tests, rules) ?? lostWords(tests);
  if (plain.verdict === 'pass') {
    const wrong = failures(tests, rules) ?? fewer ?? rewritten(tests, rules);
    return wrong === undefined ? plain : refused(rules, wrong);
  }
  if (!isAsRedAsBefore(tests, rules)) return withNames(plain, tests, rules);
  if (fewer !== undefined) return { verdict: 'fail', reason: `check ${quoted(rules.check.name)}: ${fewer}` };
  return { verdict: 'warn', reason: redAsBefore(tests, rules) };
}

/** What failed although the check exited with 0; a check that let tests fail before may go on to. */
function failures(tests: TestResults, { known, isOwn = () => false }: TestRules): string | undefined {
  const news = tests.compared?.newFailing ?? tests.failing;
  if (news.length > 0) return `its tests say otherwise: ${failed(news)}`;
  if (hasUnnamed(tests, known)) return 'its tests say otherwise: some of them failed';
  const own = tests.failing.filter(isOwn);
  return own.length === 0 ? undefined : `tests of this story fail: ${shownNames(own)}`;
}

/**
 * A red check whose failures were all there before: by name, or where tests are not named no more of them than before. False when
 * there is nothing to compare.
 */
function isAsRedAsBefore(tests: TestResults, { check, known, isOwn = () => false }: TestRules): boolean {
  const { failing, counts, exitCode } = tests;
  const red = redOf(counts);
  if (known === undefined || known.exitCode === 0 || red === 0 || check.own === true) return false;
  if (newFailures(tests, known) > 0 || failing.some(isOwn)) return false;
  // Some runners exit with the number of failures; any other code says that something else went wrong.
  return exitCode === known.exitCode || exitCode === Math.min(red, 255);
}

function redAsBefore({ failing, counts }: TestResults, { known }: TestRules): string {
  const red = redOf(counts);
  const fail = red === 1 ? 'one test fails' : `${red} tests fail`;
  if (failing.length > 0) return `${fail} as before: ${shownNames(failing)}`;
  return `${fail}, ${failuresOf(known)} did before this story; the output names none`;
}

/** Which tests broke the check, after how it ended. */
function withNames(plain: Plain, tests: TestResults, { known }: TestRules): Plain {
  const { failing, compared, counts } = tests;
  const say = (words: string): Plain => ({ ...plain, reason: `${plain.reason}; ${words}` });
  if (ranOf(counts) === 0) return say('no test ran');
  if (redOf(counts) === 0) return say('no test of its report failed');
  const news = compared?.newFailing ?? [];
  if (failing.length > 0) {
    return say(news.length === 0 || news.length === failing.length ? failed(failing) : `new: ${failed(news)}`);
  }
  const was = known === undefined ? '' : `, ${failuresOf(known)} did before this story`;
  return say(`${count(redOf(counts), 'test')} failed${was}`);
}

function lostWords({ compared }: TestResults): string | undefined {
  const { lost = [], gone } = compared ?? {};
  if (lost.length === 0) return undefined;
  const isOne = lost.length === 1;
  const names = gone?.by === 'hash' ? '' : `: ${shownNames(lost)}`;
  const what = `${count(lost.length, 'test')} that ${isOne ? 'was' : 'were'} green before this story did not run${names}`;
  const file = gone?.by === 'hash' ? undefined : testFileIn(lost[0] ?? '');
  const cause = `Nothing that the story changed in test files removes ${isOne ? 'it' : 'them'}`;
  return `${what}. ${cause}. ${permit(file ?? '**', 'test-removed')}`;
}

function fewerTests(tests: TestResults, { known, mayDrop = false, removed = [] }: TestRules): string | undefined {
  const now = ranOf(tests.counts);
  const before = known === undefined ? 0 : ranOf(known.counts);
  if (now === 0 && before === 0) return 'no test ran';
  const gone = tests.compared?.gone;
  const asked = removed.length === 0 ? 0 : allowedLoss(gone, removed);
  if (now >= before - asked || mayDrop) return undefined;
  const names =
    gone === undefined || gone.by === 'hash' || gone.names.length === 0 ? '' : `; gone: ${shownNames(gone.names)}`;
  const less = asked === 0 ? '' : ` and ${asked} may be missing, as a criterion asks`;
  return `${count(now, 'test')} ran, ${before} ran before this story${less}${names}`;
}

/**
 * The verdict of a check on the run start, where nothing is known to compare with: by its exit code, but one that ran no test is red.
 * Only a whole report of a run that came to its end is something to measure by.
 */
export function baselineTruth({ verdict, reason, exitCode, told, rewrote }: CheckEnd, rules: TestRules): Truth {
  const plain = { verdict, reason };
  if (told === undefined || 'problem' in told.report || !told.report.complete) return plain;
  if (exitCode === undefined || (verdict !== 'pass' && verdict !== 'fail')) return plain;
  const found = testResults(told.report, { source: told.source, exitCode, known: undefined });
  const tests = withRewrites(found, rewrote);
  if (ranOf(tests.counts) > 0) return { ...plain, tests };
  const said = verdict === 'pass' ? refused(rules, 'no test ran') : withNames(plain, tests, rules);
  return { ...said, tests };
}

/** Notes which of the files that tests are made of changed while they ran. */
function withRewrites(tests: TestResults, rewrote: readonly string[] = []): TestResults {
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

function silence({ known }: TestRules): string {
  return known?.formats?.includes('counts') === true
    ? 'its output does not tell how many tests passed'
    : 'it left no report of its tests';
}

function whyNeeded({ check, known }: TestRules): string {
  if (known === undefined) return `and report: ${check.report?.join(', ')} asks for one`;
  return known.formats?.includes('counts') === true
    ? 'and it did before this story'
    : 'and there was one before this story';
}

function hasUnnamed({ counts, listed }: TestResults, known: TestResults | undefined): boolean {
  return listed === 'none' && redOf(counts) > failuresOf(known);
}

function failuresOf(known: TestResults | undefined): number {
  return known === undefined ? 0 : redOf(known.counts);
}

function refused({ check }: TestRules, why: string): Truth {
  return { verdict: 'fail', reason: `check ${quoted(check.name)} exited with code 0, but ${why}` };
}

function failed(ids: readonly string[]): string {
  return `${ids.length === 1 ? 'a test failed' : `${ids.length} tests failed`}: ${shownNames(ids)}`;
}
