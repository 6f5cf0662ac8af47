import { fingerprintOfOutput, fingerprintOfTests } from '../core/fingerprint.ts';
import { failingLines } from '../core/tool-output/failing-lines.ts';
import type { Location, LocationOptions } from '../core/tool-output/frames.ts';
import { readJUnit, type TestFailure } from '../core/tool-output/junit.ts';
import { readLocations } from '../core/tool-output/locations.ts';
import { excerptOfText } from './excerpt.ts';
import type { GateOutput, GateReports } from './gate-reports.ts';
import { readLast } from './process/tail.ts';

/** Bytes at the end of a gate's output that are searched for places. */
const LOCATED_BYTES = 512 * 1024;
/** Characters at its end by which the error is named: telling errors from noise takes some thirty times their memory. */
const NAMED_CHARACTERS = 128 * 1024;
const MOST_LOCATIONS = 20;

/** What is known of a failure beyond the excerpt that people read. */
export interface Findings {
  /** The lines of the repository that it complains about: those of the reports first, then those of the output. */
  readonly locations: readonly Location[];
  /** Names the error, by the failed tests of the reports, else by the end of the output (02-loop §3). */
  readonly error: string;
  /** Lines that tell the first failure, verbatim; empty = none names one. */
  readonly failing: readonly string[];
}

/** Reads what a failed gate left. */
export async function findingsOf(
  { outputPath, dir, written, folder = '', redact }: GateOutput,
  reports: GateReports,
): Promise<Findings> {
  const options = { root: dir, folder };
  const texts = (await reports.read(written)).flatMap((file) => ('text' in file ? file.text : []));
  const failures = texts.flatMap((xml) => failuresIn(redact(xml), options));
  const output = redact(readLast(outputPath, LOCATED_BYTES));
  const all = [...failures.flatMap(placeOf), ...readLocations(output, options)];
  const distinct = new Map(all.map((location) => [`${location.file}:${location.line}`, location]));
  const named = output.slice(-NAMED_CHARACTERS);
  const told = failingLines(named.split(/\r\n|\n/));
  return {
    locations: [...distinct.values()].slice(0, MOST_LOCATIONS),
    error: failures.length > 0 ? fingerprintOfTests(failures) : fingerprintOfOutput(named),
    failing: excerptOfText(told.join('\n'), redact).lines,
  };
}

function failuresIn(xml: string, options: LocationOptions): readonly TestFailure[] {
  const report = readJUnit(xml, options);
  return 'problem' in report ? [] : report.failures;
}

function placeOf({ testId: _, file, line, ...failure }: TestFailure): readonly Location[] {
  return file === undefined || line === undefined ? [] : [{ ...failure, file, line }];
}
