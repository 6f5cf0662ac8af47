import {
  type EnvironmentClass,
  type EnvironmentRow,
  environmentRows,
  type Source,
  unstartable,
} from './environment-rows.ts';
import { plainLines } from './fingerprint-lines.ts';
import { marked } from './fingerprint-marks.ts';
import { blocks, type GateResult } from './gates.ts';
import { isSetupResult } from './setup-verdict.ts';
import type { Attempt } from './state.ts';
import { ranOf } from './tool-output/test-results.ts';

/** What of the surroundings kept a check from working. */
export interface EnvironmentTrouble {
  readonly class: EnvironmentClass;
  /** What is wrong, with the line that says so. */
  readonly cause: string;
}

/**
 * What of the surroundings failed an attempt; undefined = nothing that it shows.
 * @param hasRun whether a check is known to have run on this machine; default: none is
 */
export function environmentClass(
  { gates }: Pick<Attempt, 'gates'>,
  hasRun: (check: string) => boolean = () => false,
): EnvironmentClass | undefined {
  for (const result of gates.filter((gate) => blocks(gate) && gate.gate === 'test')) {
    const found = classOf(result, hasRun(result.check ?? result.gate));
    if (found !== undefined) return found;
  }
  return undefined;
}

function classOf(result: GateResult, hasRun: boolean): EnvironmentClass | undefined {
  // A setup that fails on what an agent wrote is the attempt's own fault.
  if (isSetupResult(result)) return result.verdict === 'error' ? 'setup' : undefined;
  return environmentTrouble(result, hasRun)?.class;
}

/**
 * What of the surroundings failed a check: believed of a run that could not work as a whole, never of a test that failed beside others.
 * @param hasRun the check is known to have run on this machine, so that what an agent can bring about as well is no such trouble
 */
export function environmentTrouble(result: GateResult, hasRun = false): EnvironmentTrouble | undefined {
  if (result.verdict === 'pass' || result.exitCode === 0) return undefined;
  const lines = plainLines(result.excerpt.lines.join('\n'));
  const sources = believed[progressOf(result, lines)];
  if (sources.includes('exit') && (result.exitCode === 126 || result.exitCode === 127)) {
    return notStarted(lines, result.exitCode);
  }
  const rows = environmentRows.filter(({ source, doubtful }) => sources.includes(source) && !(hasRun && doubtful));
  return troubleIn(lines, rows);
}

/**
 * How far a run got, by the results of its tests or else by what its lines look like.
 * `nowhere`: no test is known to have run, or several ran and none passed. `passing`: tests passed and none failed, so something else did.
 * `failing`: lines look like failing tests, and no more is known. `among-tests`: a test failed beside others that passed, or alone.
 */
type ProgressOfTests = 'nowhere' | 'passing' | 'failing' | 'among-tests';

/** Whose word counts, by how far the run got: what a test prints that fails is about the code. */
const believed: Readonly<Record<ProgressOfTests, readonly Source[]>> = {
  nowhere: ['exit', 'command', 'program'],
  passing: ['exit', 'command'],
  failing: ['exit'],
  'among-tests': [],
};

function progressOf({ tests }: GateResult, lines: readonly string[]): ProgressOfTests {
  if (tests === undefined) return progressShown(lines);
  const { passed } = tests.counts;
  const red = ranOf(tests.counts) - passed;
  if (red === 0) return passed > 0 ? 'passing' : 'nowhere';
  return passed > 0 || red === 1 ? 'among-tests' : 'nowhere';
}

function progressShown(lines: readonly string[]): ProgressOfTests {
  const isFailing = marked(lines).some(({ kind, text }) => kind === 'test' || failing.test(text));
  if (isFailing) return 'failing';
  return lines.some((line) => passing.test(line)) ? 'passing' : 'nowhere';
}

/** Failing tests of runners whose lines name no test: .NET, CTest, Surefire, RSpec, minitest, PHPUnit, Go. */
const failing =
  /^\s*Failed \S+ \[|\*\*\*(?:Failed|Exception)|\bFailures: [1-9]|\b[1-9]\d* (?:failures?|failed|errors?)\b.*\b(?:examples?|assertions|runs?|tests?)\b|\b(?:examples?|assertions|runs?|tests?), .*\b[1-9]\d* (?:failures?|errors?)\b|^FAIL\b/;
const passing =
  /^\s*(?:[✓✔√]|ok\b|PASS(?:ED)?\b|--- PASS|=== RUN|\[\s+(?:OK|PASSED|RUN)\s+\])|(?:\.{2,}|:) ?(?:ok|passed)$|\b[1-9]\d* (?:passed|passing|examples?|tests?|assertions)\b|\bTests run: [1-9]/i;

function notStarted(lines: readonly string[], exitCode: 126 | 127): EnvironmentTrouble {
  const rows = exitCode === 126 ? unstartable.slice(0, 1) : unstartable;
  const { class: name, says, line } = told(lines, rows) ?? { ...plainly[exitCode], line: lastOf(lines) };
  return { class: name, cause: `${says}: ${line}` };
}

/** What an exit code says by itself. */
const plainly = {
  126: { class: 'permission', says: 'permission denied or not executable' },
  127: { class: 'command not found', says: 'command not found' },
} as const;

/** The last line that names what could not be started. */
function told(lines: readonly string[], rows = unstartable) {
  const line = lines.findLast((each) => rows.some(({ pattern }) => pattern.test(each)));
  const row = rows.find(({ pattern }) => line !== undefined && pattern.test(line));
  return line === undefined || row === undefined ? undefined : { ...row, line: line.trim() };
}

function lastOf(lines: readonly string[]): string {
  return lines.findLast((line) => line.trim() !== '')?.trim() ?? '';
}

function troubleIn(lines: readonly string[], rows: readonly EnvironmentRow[]): EnvironmentTrouble | undefined {
  for (const row of rows) {
    const line = lines.find((each) => row.pattern.test(each) && !judges.test(each));
    if (line === undefined) continue;
    const named = row.source === 'exit' ? told(lines) : undefined;
    const { class: name, says, line: said } = named ?? { ...row, line: line.trim() };
    return { class: name, cause: `${says}: ${said}` };
  }
  return undefined;
}

/** Words of somebody who compares what a program said with what it should say. */
const judges = /\b(?:assert\w*|expect(?:ed|s|ing)?|should|want(?:ed|s)?|instead of|got)\b/i;
