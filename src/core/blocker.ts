import type { Blocker, GateResult } from './gates.ts';
import { reviewBlockers } from './review.ts';
import type { Attempt, IntegrityFinding } from './state.ts';
import { failingLines, lastLines } from './tool-output/failing-lines.ts';

/** Most blockers kept per attempt: the report quotes the first, the critic compares them all. */
const MOST = 20;

/** One concrete, verbatim reason per blocking gate; cheats are named by file. */
export function blockersOf(
  blocking: readonly GateResult[],
  { findings, reviews = [] }: Pick<Attempt, 'findings' | 'reviews'>,
): readonly Blocker[] {
  return blocking
    .flatMap((result) => {
      if (result.gate === 'integrity') return cheats(findings, result);
      const review = reviews.findLast(({ gate }) => gate === result.gate);
      const judged = review === undefined ? [] : reviewBlockers(review);
      return judged.length === 0 ? [blocker(result)] : judged;
    })
    .slice(0, MOST);
}

function blocker(result: GateResult): Blocker {
  return { ...base(result), text: [result.reason, ...evidence(result)].filter((line) => line !== '').join('\n') };
}

function cheats(findings: readonly IntegrityFinding[], result: GateResult): readonly Blocker[] {
  const blocking = findings.filter((finding) => finding.class === 'cheat' || finding.class === 'limit');
  if (blocking.length === 0) return [blocker(result)];
  return blocking.map((finding) => ({ ...base(result), text: finding.message, file: finding.path }));
}

function base(result: GateResult): Omit<Blocker, 'text'> {
  return { gate: result.gate, ...(result.check === undefined ? {} : { check: result.check }) };
}

/** Lines kept of a text in which nothing names a failure. */
const MOST_LINES = 10;
/** Stands for the lines that an excerpt leaves out. */
const gap = /^\[\.\.\. \d+ lines truncated \.\.\.\]$/;

/** The lines that tell the failure, verbatim; the whole excerpt goes to the prompt anyway. */
function evidence({ gate, exitCode, failing, excerpt }: GateResult): readonly string[] {
  // What a reviewer says is no output of a tool.
  if (gate === 'spec' || gate === 'quality') return excerpt.lines.slice(0, MOST_LINES);
  // A check that exited with 0 printed no failure: what is wrong stands in the reason.
  if (exitCode === 0) return [];
  if (failing !== undefined && failing.length > 0) return failing;
  const at = excerpt.lines.findIndex((line) => gap.test(line));
  const parts = at < 0 ? [excerpt.lines] : [excerpt.lines.slice(at + 1), excerpt.lines.slice(0, at)];
  const told = parts.map(failingLines).find((lines) => lines.length > 0);
  return told ?? lastLines(parts[0] ?? []).slice(-MOST_LINES);
}
