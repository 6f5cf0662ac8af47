import { isChatter } from './fingerprint-chatter.ts';

/**
 * Without what a program printed while its tests ran, where the runner tells the failures below: an error in it is one that a test
 * asked for. Runners that mark such lines: vitest and jest; those that tell all failures in a list at the end: mocha, jasmine,
 * node's and Python's.
 */
export function withoutTalk(lines: readonly string[]): readonly string[] {
  return withoutConsole(withoutCaptured(withoutProgress(lines)));
}

/** `stderr | file > test`, up to an empty line. */
function withoutCaptured(lines: readonly string[]): readonly string[] {
  let isCaptured = false;
  return lines.filter((line) => {
    isCaptured = /^(?:stdout|stderr) \| \S/.test(line) || (isCaptured && line.trim() !== '');
    return !isCaptured;
  });
}

/** Further to the left than any line. */
const NOWHERE = -1;

/** `console.error`, and what stands further to the right below it. */
function withoutConsole(lines: readonly string[]): readonly string[] {
  let left = NOWHERE;
  return lines.filter((line) => {
    const indent = line.length - line.trimStart().length;
    if (/^\s+console\.\w+$/.test(line)) left = indent;
    else if (line.trim() !== '' && indent <= left && !isChatter(line)) left = NOWHERE;
    return left === NOWHERE;
  });
}

/** Runs of the same tests, one after another, that are looked at. */
const MOST_RUNS = 20;

/** How a list of failures begins, how the tests above it do, and how it ends where another run may follow. */
const lists: readonly (readonly [list: RegExp, first: RegExp, end?: RegExp])[] = [
  [/^✖ failing tests:$/, /^\s*[▶✔✖] \S/],
  [/^\s*\d+ failing$/, /^\s*(?:[✔✓] \S|\d+\) \S|[.,!])|^\s{4,}- \S/],
  [/^Failures:$/, /^Started$/],
  [
    /^(?:ERROR|FAIL): [\w.]+ \([\w.<>]+\)/,
    /^[.EFsxu]+$|^[.EFsxu]*--- Logging error ---$|^(?:CRITICAL|ERROR|WARNING|INFO|DEBUG):\w+:|^[\w.]+ \([\w.]+\)(?:$|.* \.\.\.(?: |$))/,
    /^Ran \d+ tests? in /,
  ],
];

/** From the first test up to the list; not where a file could not even be loaded, which the list does not explain. */
function withoutProgress(lines: readonly string[], runs = MOST_RUNS): readonly string[] {
  const found = lists.find(([own]) => lines.some((line) => own.test(line)));
  if (found === undefined || lines.some((line) => /^\s+'test failed'$/.test(line))) return lines;
  const [list, first, end] = found;
  const to = lines.findIndex((line) => list.test(line));
  const last = runs > 1 && end !== undefined ? lines.findIndex((line, at) => at > to && end.test(line)) : -1;
  if (last === -1) return withoutProgressTo(lines, to, first);
  return [
    ...withoutProgressTo(lines.slice(0, last + 1), to, first),
    ...withoutProgress(lines.slice(last + 1), runs - 1),
  ];
}

function withoutProgressTo(lines: readonly string[], to: number, first: RegExp): readonly string[] {
  const from = lines.findIndex((line) => first.test(line));
  // The suites of a test stand only above node's list.
  const isKept = (line: string): boolean => /^\s*[▶✔✖] \S/.test(line);
  return from < 0
    ? lines
    : lines.filter(
        (line, at) => at >= to || isKept(line) || (at < from && !isSaid(line, lines.slice(at + 1, at + 10))),
      );
}

/** A test speaks before the runner says how it ended: an error that nobody threw has no stack. */
function isSaid(line: string, below: readonly string[]): boolean {
  if (!/^\w*Error: /.test(line)) return false;
  const isFrame = (own: string): boolean => /^\s+at /.test(own);
  // Its message may go on, further to the right, before the first one.
  const ends = below.filter((own) => isFrame(own) || !/^\s+[^\s▶✔✖✓]/.test(own));
  return !ends.slice(0, 1).some(isFrame);
}
