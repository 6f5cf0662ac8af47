import { hash8 } from '../hash.ts';
import type { ReportFormat, TestCase, TestCounts, TestReport } from './types.ts';

/** Where tests were read: in report files, or in what the check printed. */
export type TestSource = 'report' | 'output';

/**
 * What the tests of one check did on one tree, small enough for the journal. It is what the tested process claims: code that runs inside
 * of it can forge it (10-fine-print, "Exit code only").
 */
export interface TestResults {
  readonly source: TestSource;
  /** Formats that it was read from: the same ones count the next time. */
  readonly formats?: readonly ReportFormat[];
  readonly counts: TestCounts;
  /** As of the report; `none` also when more than 500 tests failed. */
  readonly listed: TestReport['listed'];
  readonly exitCode: number;
  /** Tests that failed or broke, by id; empty when they are not listed. */
  readonly failing: readonly string[];
  /** Tests that ran, each by a name of its own; absent when they are not listed, or follow from `compared` and what was known before. */
  readonly ran?: TestNames;
  /** Tracked tests, helpers, fixtures and snapshots whose bytes changed while the check ran, at most 50; absent = none. */
  readonly rewrote?: readonly string[];
  /** Against what the same check did on the tree that the story started from; absent = nothing is known of that. */
  readonly compared?: Comparison;
}

/** Results of tests by the name of the check. */
export type KnownTests = Readonly<Record<string, TestResults>>;

/** Tests by id, or in large suites by an 8-character hash of the id. */
export interface TestNames {
  readonly by: 'id' | 'hash';
  readonly names: readonly string[];
}

/** How two results of one check differ. */
export interface Comparison {
  /** Failing now, and not before. */
  readonly newFailing: readonly string[];
  /** Failing before, passing now. */
  readonly fixed: readonly string[];
  /** Passing now, and not there before; absent when one of the two does not list its tests. */
  readonly added?: TestNames;
  /** Ran before, and not now; absent as above. */
  readonly gone?: TestNames;
}

/** What the journal keeps by name: beyond it failures are not told apart, and tests are known by their hashes. */
const MOST_FAILING = 500;
const MOST_BY_ID = { tests: 2000, chars: 150_000 };

/** The results of a whole report, compared with what is known. */
export function testResults(
  report: TestReport,
  { source, exitCode, known }: { source: TestSource; exitCode: number; known: TestResults | undefined },
): TestResults {
  const failing = [...new Set(report.tests.filter(isFailing).map(({ id }) => id))];
  const listed = failing.length > MOST_FAILING ? 'none' : report.listed;
  const formats = report.formats ?? [report.format];
  const common = {
    source,
    formats,
    counts: report.counts,
    listed,
    exitCode,
    failing: listed === 'none' ? [] : failing,
  };
  const ids = listed === 'all' ? ranIds(report.tests) : undefined;
  const ran = ids === undefined ? undefined : namesOf(ids, known?.ran);
  if (known === undefined) return { ...common, ...(ran && { ran }) };
  const compared = compare(known, { report, failing: common.failing, ran });
  return { ...common, ...(ran && compared.gone === undefined ? { ran } : {}), compared };
}

/** What is known once the tree of `results` is what the next story starts from. */
export function knownAfter(before: TestResults | undefined, results: TestResults): TestResults {
  const { compared, ...rest } = results;
  if (rest.ran !== undefined || compared?.added === undefined || before?.ran === undefined) return rest;
  const { by } = compared.added;
  const gone = new Set(compared.gone?.names);
  const kept = inForm(before.ran, by).filter((name) => !gone.has(name));
  const failing = by === 'id' ? rest.failing : rest.failing.map(hash8);
  return { ...rest, ran: { by, names: [...new Set([...kept, ...compared.added.names, ...failing])] } };
}

interface Now {
  readonly report: TestReport;
  readonly failing: readonly string[];
  readonly ran: TestNames | undefined;
}

function compare(known: TestResults, { report, failing, ran }: Now): Comparison {
  const before = new Set(known.failing);
  const passing = new Set(report.tests.flatMap(({ id, status }) => (status === 'passed' ? [id] : [])));
  // Where passing tests are not named, one test more has to pass.
  const isFixed = (id: string): boolean =>
    report.listed === 'all'
      ? passing.has(id)
      : report.listed === 'failing' && report.counts.passed > known.counts.passed;
  const now = new Set(failing);
  const differences = {
    newFailing: failing.filter((id) => !before.has(id)),
    fixed: known.failing.filter((id) => !now.has(id) && isFixed(id)),
  };
  if (ran === undefined || known.ran === undefined) return differences;
  const { by, names } = ran;
  const old = inForm(known.ran, by);
  const [oldSet, newSet] = [new Set(old), new Set(names)];
  const red = new Set(by === 'id' ? failing : failing.map(hash8));
  return {
    ...differences,
    added: { by, names: names.filter((name) => !oldSet.has(name) && !red.has(name)) },
    gone: { by, names: old.filter((name) => !newSet.has(name)) },
  };
}

function isFailing({ status }: TestCase): boolean {
  return status === 'failed' || status === 'error';
}

/** Runners that name no file give tests of two files one id: the second becomes `id (2)`. */
function ranIds(tests: readonly TestCase[]): readonly string[] {
  const seen = new Map<string, number>();
  return tests.flatMap(({ id, status }) => {
    if (status === 'skipped') return [];
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? [id] : [`${id} (${count})`];
  });
}

function namesOf(ids: readonly string[], known: TestNames | undefined): TestNames {
  const chars = ids.reduce((sum, id) => sum + id.length, 0);
  const byId = ids.length <= MOST_BY_ID.tests && chars <= MOST_BY_ID.chars && known?.by !== 'hash';
  return byId ? { by: 'id', names: ids } : { by: 'hash', names: ids.map(hash8) };
}

function inForm({ by, names }: TestNames, wanted: TestNames['by']): readonly string[] {
  return by === wanted ? names : names.map(hash8);
}
