import type { TestRules } from '../core/gate-truth.ts';
import { type Check, type GateResult, type Limits, noExcerpt } from '../core/gates.ts';
import { excerptOf } from './excerpt.ts';
import { explain, verdictOf } from './explain.ts';
import { findingsOf } from './gate-findings.ts';
import type { GateReports } from './gate-reports.ts';
import type { Room } from './isolation/walls.ts';
import type { Logs } from './logs.ts';
import type { ProcessResult } from './process/supervise.ts';
import type { FindRewrites } from './rewrites.ts';
import { truthOf } from './test-truth.ts';

/** One check that ran to its end. */
export interface Finished {
  readonly check: Check;
  readonly limits: Limits;
  readonly result: ProcessResult;
  readonly tree: string;
  readonly room: Pick<Room, 'dir'> & { readonly written: string };
  readonly outputPath: string;
  readonly startedMs: number;
  /** What its tests are measured by; undefined on the run start. */
  readonly rules: TestRules | undefined;
}

export interface ResultOptions {
  readonly logs: Pick<Logs, 'redact'>;
  readonly reports: GateReports;
  readonly graceMs: number;
  /** Folder of the tree in which checks start. */
  readonly folder: string;
  /** Default: nothing is looked at. */
  readonly rewrites?: FindRewrites;
}

/** The result of one check: its verdict by exit code and tests, and for whatever fails the evidence. */
export async function gateOf(options: ResultOptions, done: Finished): Promise<GateResult> {
  const { logs, reports, graceMs, folder } = options;
  const { check, limits, result, room, outputPath, startedMs, rules } = done;
  const place = { outputPath, dir: room.dir, written: room.written, redact: logs.redact };
  const reason = explain(result, { what: `check "${check.name}"`, limits, graceMs });
  const rewrote = await rewritesOf(options, done);
  const end = { verdict: verdictOf(result), reason, exitCode: result.exitCode, rewrote };
  const truth = await truthOf({ ...place, check, end, rules }, reports);
  const failed = truth.verdict !== 'pass';
  const found = failed ? await findingsOf({ ...place, folder }, reports) : undefined;
  return {
    gate: 'test',
    check: check.name,
    verdict: truth.verdict,
    reason: truth.reason,
    startedMs,
    durationMs: result.durationMs,
    ...(result.exitCode === undefined ? {} : { exitCode: result.exitCode }),
    excerpt: failed ? await excerptOf(outputPath, logs.redact) : noExcerpt,
    ...(found === undefined ? {} : { error: found.error }),
    ...(found === undefined || found.failing.length === 0 ? {} : { failing: found.failing }),
    ...(found === undefined || found.locations.length === 0 ? {} : { locations: found.locations }),
    ...(failed ? { logPath: outputPath } : {}),
    ...(truth.tests === undefined ? {} : { tests: truth.tests }),
    softLimitHit: result.softLimitHit,
  };
}

/** A check that failed is no green to be doubted, and one that runs no tests compares with none. */
async function rewritesOf({ rewrites }: ResultOptions, done: Finished): Promise<readonly string[]> {
  const { check, result, room, tree } = done;
  if (rewrites === undefined || check.kind === 'check' || verdictOf(result) !== 'pass') return [];
  return rewrites({ tree, written: room.written });
}
