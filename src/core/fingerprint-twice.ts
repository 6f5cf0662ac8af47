import { headsFailure } from './fingerprint-heads.ts';

/** Without what a run tells a second time in other words, so that it is one error whether it is told once or twice. */
export function toldOnce(lines: readonly string[]): readonly string[] {
  return withoutTwins(withoutForetold(withoutInline(withoutReport(lines))));
}

/** The report of jest and vitest for programs, which is one line, beside the one for people. */
function withoutReport(lines: readonly string[]): readonly string[] {
  const own = lines.filter((line) => !/^\{"num(?:Failed|Total)TestSuites":/.test(line));
  return own.some(headsFailure) ? own : lines;
}

/** A runner may say below a failing test what it tells in full further down. */
function withoutForetold(lines: readonly string[]): readonly string[] {
  const told = new Set(lines.flatMap((line) => /^\s*[A-Za-z_$][\w$]*(?: \[\w+\])?: (\S.*)/.exec(line)?.[1] ?? []));
  return lines.filter((line) => !told.has(/^\s*→ (\S.*)/.exec(line)?.[1] ?? ''));
}

/** Lines below the head of a difference in which it stands, and in which the two values are told once more. */
const NEAR = { inline: 8, again: 25 };
const head = /^\s*(?:\+ actual - expected|actual expected)$/;
const again = /^\s*(?:actual: |(?:\+ expected - actual|- actual \+ expected|\+ actual - expected)$)/;

/** Node shows how two texts of a line differ in one line or in two, depending on the terminal; mocha and node's runner tell both below it. */
function withoutInline(lines: readonly string[]): readonly string[] {
  const dropped = new Set(lines.flatMap((line, at) => (head.test(line) ? inlineBelow(lines, at) : [])));
  return lines.filter((_, at) => !dropped.has(at));
}

function inlineBelow(lines: readonly string[], at: number): readonly number[] {
  const below = lines.slice(at + 1, at + NEAR.again);
  if (!below.some((line) => again.test(line))) return [];
  const values = below.slice(0, NEAR.inline).flatMap((line, nth) => (inline.test(line) ? [at + 1 + nth] : []));
  const marks = values.map((place) => String(lines[place]).trimStart().charAt(0)).join('');
  // One value alone has no mark, of two each has one.
  return /^(?:'|[-+]{2})$/.test(marks) ? [at, ...values] : [];
}

const inline = /^\s*(?:[-+] )?'.*'$/;

/** TAP beside another reporter in one output: of a test that both tell, the other one's words stay. */
function withoutTwins(lines: readonly string[]): readonly string[] {
  const marked = new Set(lines.flatMap((line) => nameIn(/^\s*[✖×✗✕✘]\s+(\S.*)/, line) ?? []));
  const isTwin = (line: string): boolean => marked.has(nameIn(tapFailure, line) ?? '');
  if (!lines.some(isTwin)) return lines;
  // A suite is told by its tests.
  const isDropped = (line: string): boolean => isTwin(line) || /^\s*not ok .*\{$/.test(line);
  return withoutTap(lines, isDropped);
}

const tapFailure = /^\s*not ok \d+(?: -)? (\S.*)/;

/** Takes failures out, each with the block that explains it. */
function withoutTap(lines: readonly string[], isDropped: (line: string) => boolean): readonly string[] {
  let at: 'outside' | 'below' | 'within' = 'outside';
  return lines.filter((line) => {
    if (at === 'within') {
      if (/^\s*\.\.\.$/.test(line)) at = 'outside';
      return false;
    }
    if (at === 'below' && /^\s*---$/.test(line)) {
      at = 'within';
      return false;
    }
    at = isDropped(line) ? 'below' : 'outside';
    return at === 'outside';
  });
}

/** The name of a test without how long it took. */
function nameIn(pattern: RegExp, line: string): string | undefined {
  const name = pattern.exec(line)?.[1];
  return name?.replace(/ # time=\S*(?: \{)?$/, '').replace(/ \(?\d+(?:\.\d+)? ?m?s\)?$/, '');
}
