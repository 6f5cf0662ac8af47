import { z } from 'zod';
import { always, count, type Fact, kebab, ms, text, texts } from './facts.ts';
import { locationSchema } from './tool-output/frames.ts';
import { testsSchema } from './tool-output/test-results.ts';

/** The gates of an attempt, in the order of 02-loop §1. */
const gateNames = z.enum(['implement', 'integrity', 'test', 'spec', 'quality']);
export type GateName = z.infer<typeof gateNames>;

/** What one gate said (vocabulary of 01-product). `skipped` is never counted as a pass. */
export const verdictSchema = z.enum(['pass', 'fail', 'warn', 'timeout', 'error', 'skipped']);
export type Verdict = z.infer<typeof verdictSchema>;

/** Verbatim output cut to 100 lines: the first 20, a line `[... N lines truncated ...]`, the last 80 (02-loop §6). */
export const excerptSchema = z.strictObject({
  lines: texts,
  /** Lines left out in the middle, of a very large output at least so many; 0 when the output is whole. */
  truncated: count,
});
export type Excerpt = Fact<typeof excerptSchema>;

/** One gate's verdict with its evidence. */
export const gateSchema = z.strictObject({
  gate: gateNames,
  /** Name of the configured check; only for `test`, and `saboteur` for `integrity`. */
  check: z.exactOptional(text),
  verdict: verdictSchema,
  /** One sentence by the controller, empty on a plain pass. */
  reason: text,
  /** Milliseconds since this workflow run began. */
  startedMs: ms,
  durationMs: ms,
  exitCode: z.exactOptional(z.int()),
  excerpt: excerptSchema,
  /** Lines of the output that tell its first failure: contiguous, unedited, at most 20; absent = only the excerpt is known. */
  failing: z.exactOptional(texts),
  /** Fingerprint of the error in the reports of the tests, else in the whole output; absent = only the excerpt is known. */
  error: z.exactOptional(kebab),
  /** Lines of the repository that the output complains about, at most 20; only on failure. */
  locations: z.exactOptional(z.array(locationSchema)),
  /** Absolute path of the whole output, kept on failure. */
  logPath: z.exactOptional(text),
  /** What its tests did, where a whole report or the output of a known runner says so; only for `test`. */
  tests: z.exactOptional(testsSchema),
  /** Tests that failed once and passed once on the same tree; empty: the check did, and its output names none. */
  flaky: z.exactOptional(texts),
  /** Those of them that failed on the tree of the story's start as well; absent = that was not tried. */
  flakyBefore: z.exactOptional(texts),
  /** False: the check was left out by rule, and `reason` says by which; absent = it applies. */
  applies: z.exactOptional(z.literal(false)),
  /** Attempt whose verdict on the same tree this is; absent = it was given anew. */
  reusedFrom: z.exactOptional(count),
  /** Why the agent's service did not work: no fault of the work, so it is not in the fingerprint; absent = it worked. */
  condition: z.exactOptional(kebab),
  /** The soft limit passed while the gate ran: a warning, never a failure. */
  softLimitHit: z.boolean(),
});
export type GateResult = Fact<typeof gateSchema>;

/** A configured check of the test gate: a shell command run by `bash --noprofile --norc -eo pipefail` (03-interface §1). */
export const checkSchema = z.strictObject({
  name: text,
  command: text,
  /** Hard limit of this check alone, milliseconds; undefined = the test gate's. */
  timeoutMs: z.exactOptional(ms),
  /** Reset command that the same shell runs in the same view before `command`, from the policy base (02-loop §1); absent = none. */
  before: z.exactOptional(text),
  /** Globs relative to the root of the repository: only an attempt that changed such a path is checked; absent = every one. */
  paths: z.exactOptional(texts),
  /** `final`: once, on the tree of all passed stories together, after the last one; absent = in every attempt. */
  stage: z.exactOptional(z.enum(['attempt', 'final'])),
  /** The check may reach docker: it runs at the view's real path and is reported as not isolated; absent = false. */
  docker: z.exactOptional(z.boolean()),
  /** `off`: no network; absent = `on`. Never `off` together with `docker`, whose daemon has a network of its own. */
  network: z.exactOptional(z.enum(['on', 'off'])),
  /** `check` runs no tests (lint, types, build): nothing is counted, and that it is green is no evidence; absent = `test`. */
  kind: z.exactOptional(z.enum(['test', 'check'])),
  /** Globs of the reports that it writes, relative to the root of the repository: a fresh one is a must (04-trust rule 11). */
  report: z.exactOptional(texts),
  /** How the state of the base counts for this check; absent = as for all. */
  baseline: z.exactOptional(z.enum(['attribute', 'require-green', 'off'])),
  /** All its tests belong to the story: it passes only when it is green, whatever failed before (10-fine-print, Red before). */
  own: z.exactOptional(always),
  /** A comment brought its command: it gets none of the names of `gate_env` (03-interface §1); absent = it does. */
  keyless: z.exactOptional(always),
});
export type Check = Fact<typeof checkSchema>;

/** The final checks of one tree: they hold for no other. */
export interface FinalChecks {
  readonly tree: string;
  /** Calls so far on this tree. */
  readonly calls: number;
  /** Absent while only our own trouble is known. */
  readonly results?: readonly GateResult[];
  /** What of the surroundings kept the first that did not pass from working, and what to do about it; absent = nothing that it shows. */
  readonly surroundings?: string;
}

/** Soft and hard limit of one process or gate. */
export interface Limits {
  readonly softMs: number;
  readonly hardMs: number;
  /** Which clock the hard limit comes from: the gate's own, the story's or the run's (02-loop §2). */
  readonly boundBy: 'gate' | 'story' | 'run';
}

/** One concrete reason for a failed attempt (01-product). */
export interface Blocker {
  readonly gate: GateName;
  readonly check?: string;
  /** Verbatim text. */
  readonly text: string;
  readonly file?: string;
  readonly line?: number;
}

/** Calls of the checks on one tree while the trouble is ours: the first one and two more; then the gate is unavailable (02-loop §1). */
export const MOST_CHECK_CALLS = 3;

export const noExcerpt: Excerpt = { lines: [], truncated: 0 };

/** A hard gate passed only when it said so; `warn` passes, everything else blocks. */
export function blocks(result: GateResult): boolean {
  return result.verdict !== 'pass' && result.verdict !== 'warn' && !isLeftOut(result);
}

/** Nobody reviews, or a check that the attempt gave no reason to run. */
function isLeftOut({ verdict, gate, applies }: GateResult): boolean {
  return verdict === 'skipped' && (gate === 'spec' || gate === 'quality' || applies === false);
}
