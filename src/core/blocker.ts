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
/** A line of a difference, or what was found beside what was wanted: without it nobody sees what is wrong. */
const valueLine =
  /^\s*(?:#\s*|E\s+)?(?:[-+]\s+\S|(?:actual|received|got|found|want|left|right)\b[\w ]*:)|\bgot\b.*\bwant/i;
/** What names no failure whatever its words are: a test that passed, a count, the heading under which node tells every failure once more. */
const otherLine = /^\s*(?:[✔✓√]|ok \d|PASS\b|--- PASS)|^[ℹ#] [a-z_]+ [\d.]+$|^✖ failing tests:$/;
/** Lines kept of one blocker, and of one difference. */
const MOST_LINES = { all: 10, values: 4 };

/** The first lines that name the failure and its values, verbatim, each one once; the whole excerpt goes to the prompt anyway. */
function evidence(result: GateResult): readonly string[] {
  // A check that exited with 0 printed no failure: what is wrong stands in the reason.
  if (result.exitCode === 0) return [];
  const all = result.excerpt.lines;
  const lines = telling(all);
  return (lines.length > 0 ? lines : all).slice(0, MOST_LINES.all);
}

function telling(all: readonly string[]): readonly string[] {
  const told: string[] = [];
  let values = 0;
  for (const line of all) {
    const names = failureLine.test(line) && !otherLine.test(line);
    // Before anything failed, a list may look like a difference.
    const shows = !names && told.length > 0 && valueLine.test(line);
    values = names ? 0 : values + Number(shows);
    if ((names || (shows && values <= MOST_LINES.values)) && !told.includes(line)) told.push(line);
  }
  return told;
}
