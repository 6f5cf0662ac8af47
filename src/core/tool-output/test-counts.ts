import { cleanLines } from './frames.ts';
import { readJUnitTests } from './junit.ts';
import { countRows } from './test-count-rows.ts';
import { readGeneral, sumTold, type ToldCounts } from './test-count-words.ts';
import { readTestOutput } from './test-reports.ts';

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
}

const MOST_CHARS = 4 * 1024 * 1024;
/** Summaries are short; beyond it a line is data. */
const MOST_LINE_CHARS = 500;
/** Each of them is tried with each row. */
const MOST_LINES = 50_000;
const MOST_PREFIXES = 50;

/**
 * Reads how many tests ran from the output of any common runner: bare, or behind the prefixes of a monorepo tool. The text is foreign:
 * its last 4 Mi characters count, time is linear in its length.
 */
export function readTestCounts(output: string): TestTotals {
  const lines = cleanLines(output.slice(-MOST_CHARS)).map((line) => line.replace(level, ''));
  const bare = readLines(lines);
  const groups = bare?.format == null ? withoutPrefixes(lines) : undefined;
  const found = (groups === undefined ? undefined : readGroups(groups)) ?? bare;
  if (found === undefined) return { format: null, passed: null, failed: null, skipped: null };
  const { passed, failed, skipped } = found.told;
  const rest = passed === undefined ? null : 0;
  return { format: found.format, passed: passed ?? null, failed: failed ?? rest, skipped: skipped ?? rest };
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
  const all = [...kept, ...knownFormats(lines, covered)];
  if (all.length > 0) {
    return {
      format: [...new Set(all.map(({ format }) => format))].join('+'),
      told: sumTold(all.map(({ told }) => told)),
    };
  }
  const told = readGeneral(short) ?? (short.some((line) => noTests.test(line)) ? { passed: 0 } : undefined);
  return told === undefined ? undefined : { format: null, told };
}

const noTests =
  /^\W{0,10}(?:no tests? (?:ran|were run|executed|found|matched)|(?:there were )?no tests (?:to run|found)|0 tests\b)/i;

function knownFormats(
  lines: readonly string[],
  covered: ReadonlySet<string>,
): readonly { format: string; told: ToldCounts }[] {
  const text = lines.join('\n');
  const report = readTestOutput(text) ?? (text.includes('<testsuite') ? readJUnitTests(text) : undefined);
  if (report === undefined || 'problem' in report || covered.has(report.format)) return [];
  const { passed, failed, errors, skipped } = report.counts;
  return [
    { format: (report.formats ?? [report.format]).join('+'), told: { passed, failed: failed + errors, skipped } },
  ];
}

/** `packages/core test: `, `core:test: `, `@acme/core: `, `[core]: `, `[0] `, `test-1  | `, `➤ YN0000: [core]: `. */
const prefix =
  /^(?:➤ YN\d{4}: )?(?:\[[^\]\s][^\]]{0,80}\]:?(?: |$)|[^\s:|]{1,120} [\w:.-]{1,40}: ?|[^\s|]{1,120}:(?: |$)|[\w.@/:-]{1,80} {1,40}\|(?: |$))/;

/** Lines by their prefix, which is cut off; undefined where most lines have none that is repeated. */
function withoutPrefixes(lines: readonly string[]): ReadonlyMap<string, readonly string[]> | undefined {
  const groups = new Map<string, string[]>();
  let filled = 0;
  for (const line of lines) {
    if (line.trim() !== '') filled += 1;
    const found = prefix.exec(line)?.[0] ?? '';
    const key = found.trim();
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(line.slice(found.length));
  }
  const shared = [...groups].filter(([key, group]) => key !== '' && group.length > 1);
  const held = shared.reduce((sum, [, group]) => sum + group.length, 0);
  if (shared.length === 0 || shared.length > MOST_PREFIXES || 2 * held < filled) return undefined;
  return new Map(shared);
}

function readGroups(groups: ReadonlyMap<string, readonly string[]>): Reading | undefined {
  const found = [...groups.values()].flatMap((lines) => readLines(lines) ?? []);
  const known = found.filter(({ format }) => format !== null);
  const used = known.length > 0 ? known : found;
  if (used.length === 0) return undefined;
  const formats = [...new Set(used.map(({ format }) => format))];
  return { format: known.length > 0 ? formats.join('+') : null, told: sumTold(used.map(({ told }) => told)) };
}
