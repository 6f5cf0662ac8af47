import { cleanLines } from './frames.ts';
import { readJUnitTests } from './junit.ts';
import { countRows } from './test-count-rows.ts';
import { readGeneral, sumTold, type ToldCounts } from './test-count-words.ts';
import { mergeReports, readTestOutput } from './test-reports.ts';
import type { ReportFormat, ReportProblem, TestReport } from './test-results.ts';

/** What an output says of its tests; null: not told. */
export interface TestTotals {
  /** null: only the general pattern read it, or nothing did. */
  readonly format: string | null;
  readonly passed: number | null;
  /** Tests that failed or broke. */
  readonly failed: number | null;
  readonly skipped: number | null;
}

interface Reading {
  readonly format: string | null;
  readonly told: ToldCounts;
  /** All that was told, where it names tests. */
  readonly report?: TestReport;
}

const MOST_CHARS = 4 * 1024 * 1024;
/** Summaries are short; beyond it a line is data. */
const MOST_LINE_CHARS = 500;
/** Each of them is tried with each row. */
const MOST_LINES = 100_000;
const MOST_PREFIXES = 50;

/**
 * Reads how many tests ran from the output of any common runner: bare, or behind the prefixes of a monorepo tool. The text is foreign:
 * its last 4 Mi characters count, time is linear in its length.
 */
export function readTestCounts(output: string): TestTotals {
  const found = readAny(output);
  if (found === undefined) return { format: null, passed: null, failed: null, skipped: null };
  const { passed, failed, skipped } = found.told;
  const rest = passed === undefined ? null : 0;
  return { format: found.format, passed: passed ?? null, failed: failed ?? rest, skipped: skipped ?? rest };
}

/**
 * What an output says of its tests, for a gate: by name where it names them, else the counts of the same reader as format `counts`.
 * @param only formats that count; default: all
 */
export function readTestRun(output: string, only?: readonly ReportFormat[]): TestReport | ReportProblem | undefined {
  const isCounted = only === undefined || only.includes('counts');
  const named = isCounted && only !== undefined ? undefined : readTestOutput(output, only);
  if (named !== undefined) return named;
  const found = readAny(output);
  if (found?.report !== undefined && (!isCounted || only === undefined)) return narrowed(found.report, only);
  return isCounted ? countsReport(found?.told) : undefined;
}

function narrowed(report: TestReport, only: readonly ReportFormat[] | undefined): TestReport | undefined {
  const formats = report.formats ?? [report.format];
  return only === undefined || formats.every((format) => only.includes(format)) ? report : undefined;
}

/** Counts without the number of passed tests are none: nothing can be compared with them. */
function countsReport({ passed, failed = 0, skipped = 0 }: ToldCounts = {}): TestReport | undefined {
  if (passed === undefined) return undefined;
  const counts = { passed, failed, errors: 0, skipped };
  return { format: 'counts', tests: [], counts, complete: true, listed: 'none' };
}

function readAny(output: string): Reading | undefined {
  const text = output.slice(-MOST_CHARS).replace(/\n{4,}/g, '\n\n\n');
  const lines = cleanLines(text).map((line) => line.replace(level, ''));
  const bare = readLines(lines);
  const groups = withoutPrefixes(lines.slice(-MOST_LINES));
  const grouped = groups === undefined ? undefined : readGroups(groups);
  return toldBy(grouped) > (bare?.format == null ? -1 : toldBy(bare)) ? grouped : (bare ?? grouped);
}

/** Tests that a reading tells of; -1: it is none. */
function toldBy(reading: Reading | undefined): number {
  if (reading === undefined) return -1;
  const { passed = 0, failed = 0, skipped = 0 } = reading.told;
  return passed + failed + skipped;
}

/** `[INFO] ` of Maven and `[info] ` of sbt, a time of a log before them. */
const level =
  /^(?:\d{4}-\d\d-\d\dT[\d:.]+Z )?(?:\[(?:INFO|WARNING|ERROR|info|warn|error)\] ?)?(?:\[(?:INFO|ERROR)\] ?)?/;

function readLines(lines: readonly string[]): Reading | undefined {
  const short = lines.slice(-MOST_LINES).map((line) => line.slice(0, MOST_LINE_CHARS));
  const rows = countRows.flatMap((row) => {
    const told = row.read(short);
    return told === undefined ? [] : [{ row, told }];
  });
  const covered = new Set(rows.flatMap(({ row }) => row.covers ?? []));
  const kept = rows
    .filter(({ row }) => !covered.has(row.format))
    .map(({ row, told }) => ({ format: row.format, told }));
  const named = knownFormat(lines, covered);
  const all = [...kept, ...(named === undefined ? [] : [named])];
  if (all.length > 0) return all.length === 1 ? all[0] : sumReadings(all);
  const general = readGeneral(short);
  const isEmpty = general?.passed === undefined && short.some((line) => noTests.test(line));
  const told = isEmpty ? { passed: 0 } : general;
  return told === undefined ? undefined : { format: null, told };
}

const noTests =
  /^\W{0,10}(?:no (?:tests?|specs?|examples?) (?:ran|were run|executed|found|matched)|(?:there were )?no tests (?:to run|found)|0 tests\b|errors \(ran nothing\b)/i;

function knownFormat(lines: readonly string[], covered: ReadonlySet<string>): Reading | undefined {
  const text = lines.join('\n');
  const report = readTestOutput(text) ?? (text.includes('<testsuite') ? readJUnitTests(text) : undefined);
  if (report === undefined || 'problem' in report || covered.has(report.format)) return undefined;
  const { passed, failed, errors, skipped } = report.counts;
  return {
    format: (report.formats ?? [report.format]).join('+'),
    told: { passed, failed: failed + errors, skipped },
    report,
  };
}

/** Several readings as one; their tests are named where each of them names its own. */
function sumReadings(all: readonly Reading[]): Reading {
  const formats = [...new Set(all.flatMap(({ format }) => format ?? []))];
  const reports = all.flatMap(({ report }) => report ?? []);
  const merged = reports.length === all.length ? mergeReports(reports) : undefined;
  return {
    format: formats.length === 0 ? null : formats.join('+'),
    told: sumTold(all.map(({ told }) => told)),
    ...(merged !== undefined && 'counts' in merged && { report: merged }),
  };
}

/** `[2026-11-29 00:08:34.121] ` and `2026-11-29 00:07:42.341-8271 ` of concurrently: a time is no name of a speaker. */
const time = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.,]?\d{0,9}Z?/;

/** `packages/core test: `, `core:test: `, `@acme/core: `, `[core]: `, `[0] `, `test-1  | `, `➤ YN0000: [core]: `. */
const prefix =
  /^(?:➤ YN\d{4}: )?(?:\d{4}-\d\d-\d\d[T ][\d:.,]{8,20}Z?(?:-\d{1,10})?(?: |$)|\[[^\]\s][^\]]{0,80}\]:?(?: |$)|[^\s:|]{1,120} [\w:.-]{1,40}: ?|[^\s|]{1,120}:(?: |$)|[\w.@/:-]{1,80} {1,40}\|(?: |$))/;

/** Lines by their prefix, which is cut off; undefined where most lines have none that is repeated. */
function withoutPrefixes(lines: readonly string[]): ReadonlyMap<string, readonly string[]> | undefined {
  const groups = new Map<string, string[]>();
  let filled = 0;
  for (const line of lines) {
    if (line.trim() === '') continue;
    filled += 1;
    const found = prefix.exec(line)?.[0];
    if (found === undefined) continue;
    const key = speakerOf(found);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(line.slice(found.length));
  }
  const shared = [...groups].filter(([, group]) => group.length > 1);
  const held = shared.reduce((sum, [, group]) => sum + group.length, 0);
  if (shared.length === 0 || shared.length > MOST_PREFIXES || 2 * held < filled) return undefined;
  return new Map(shared);
}

function speakerOf(found: string): string {
  return found.replace(time, '').trim();
}

/** Each line without the prefix that most lines share: which package or program speaks. */
export function withoutSharedPrefixes(lines: readonly string[]): readonly string[] {
  const shared = withoutPrefixes(lines);
  if (shared === undefined) return lines;
  return lines.map((line) => {
    const found = prefix.exec(line)?.[0] ?? '';
    return shared.has(speakerOf(found)) && !/\.\w+:\d/.test(found) ? line.slice(found.length) : line;
  });
}

function readGroups(groups: ReadonlyMap<string, readonly string[]>): Reading | undefined {
  const found = [...groups].flatMap(([key, lines]) => {
    const reading = readLines(lines);
    return reading === undefined ? [] : [groups.size === 1 ? reading : named(reading, key)];
  });
  return found.length === 0 ? undefined : sumReadings(found);
}

/** Packages may have tests of the same name; the number of a process is another one in the next run. */
function named({ report, ...reading }: Reading, key: string): Reading {
  if (report === undefined) return reading;
  const isProcess = /^\W*\d{3,}\W*$/.test(key);
  const tests = report.tests.map((test) => ({ ...test, id: isProcess ? test.id : `${key} ${test.id}` }));
  return { ...reading, report: { ...report, tests } };
}
