import { baselineTruth, type CheckEnd, gateTruth, type TestRules, type Truth } from '../core/gate-truth.ts';
import type { Check } from '../core/gates.ts';
import { readTestRun } from '../core/tool-output/test-counts.ts';
import { mergeReports, readReportFile } from '../core/tool-output/test-reports.ts';
import type { ReportProblem, TestReport, TestSource } from '../core/tool-output/test-results.ts';
import type { GateOutput, GateReports } from './gate-reports.ts';
import { readLast, readWhole } from './process/tail.ts';

/** What a check left, and by what it is judged; without rules it is the baseline, which only counts. */
export interface Left extends Omit<GateOutput, 'folder'> {
  readonly check: Check;
  readonly end: Omit<CheckEnd, 'told'>;
  readonly rules: TestRules | undefined;
}

type Told = NonNullable<CheckEnd['told']>;

/** The verdict of a check with what its tests did (04-trust rule 11). */
export async function truthOf(left: Left, reports: GateReports): Promise<Truth> {
  const { check, end, rules } = left;
  if (check.kind === 'check') return end;
  const told = await toldBy(left, reports);
  return rules === undefined ? baselineTruth({ ...end, told }, { check }) : gateTruth({ ...end, told }, rules);
}

/** Files are believed before the output, unless the output is what the base was measured by. */
async function toldBy(left: Left, reports: GateReports): Promise<Told | undefined> {
  const known = left.rules?.known?.source;
  const files = known === 'output' ? undefined : await inFiles(left, reports);
  if (files !== undefined) return { source: 'report', report: files };
  if (left.check.report !== undefined || known === 'report') return undefined;
  const output = inOutput(left);
  return output === undefined ? undefined : { source: 'output' satisfies TestSource, report: output };
}

async function inFiles(left: Left, reports: GateReports): Promise<TestReport | ReportProblem | undefined> {
  const found = await reports.read(left.written);
  if (found.length === 0) return undefined;
  const all = found.map((each) => ('text' in each ? readReportFile(plain(left, each.text)) : each));
  // Globs may catch other files, such as coverage; where nothing else is there, that is the trouble to tell of.
  const known = all.filter((each) => 'counts' in each || each.isOther !== true);
  return mergeReports(known.length === 0 ? all : known);
}

/** Names are read of a whole output only; the summary of a larger one stands at its end. */
function inOutput(left: Left): TestReport | ReportProblem | undefined {
  const formats = left.rules?.known?.formats;
  const text = readWhole(left.outputPath, MOST_OUTPUT_BYTES);
  if (text !== undefined) return readTestRun(plain(left, text), formats);
  const isNamed = formats !== undefined && !formats.includes('counts');
  if (isNamed) return { problem: `the output has more than ${MOST_OUTPUT_BYTES} bytes` };
  return readTestRun(plain(left, readLast(left.outputPath, MOST_OUTPUT_BYTES)), ['counts']);
}

const MOST_OUTPUT_BYTES = 4 * 1024 * 1024;

/** Names of tests must be the same in every view, and hold no secret. */
function plain({ dir, redact }: Left, text: string): string {
  return redact(text).replaceAll(`${dir}/`, '');
}
