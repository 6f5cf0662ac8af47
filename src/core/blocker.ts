import type { Blocker, GateResult } from './gates.ts';
import { reviewBlockers } from './review.ts';
import type { Attempt, IntegrityFinding } from './state.ts';

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

const failureLine = /error|fail|expect|assert|not ok|✕|✖|×/i;

/** The first lines that name the failure, verbatim; the whole excerpt goes to the prompt and the report anyway. */
function evidence(result: GateResult): readonly string[] {
  // A check that exited with 0 printed no failure: what is wrong stands in the reason.
  if (result.exitCode === 0) return [];
  const lines = result.excerpt.lines.filter((line) => failureLine.test(line));
  return (lines.length > 0 ? lines : result.excerpt.lines).slice(0, 10);
}
