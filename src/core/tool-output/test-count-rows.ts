import { countsOfLine, settle, sumTold, type ToldCounts } from './test-count-words.ts';

/** Runners whose summary the general pattern reads wrong; test-counts.ts calls them in this order. */
export interface CountRow {
  readonly format: string;
  /** Formats whose marks this runner prints as well. */
  readonly covers?: readonly string[];
  readonly read: (lines: readonly string[]) => ToldCounts | undefined;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** One summary of each line that the pattern finds; its groups are the counts, without groups the words of the line are. */
function summaries(pattern: RegExp): (lines: readonly string[]) => readonly ToldCounts[] {
  return (lines) =>
    lines.flatMap((line) => {
      const match = pattern.exec(line);
      if (match === null) return [];
      const told = match.groups === undefined ? countsOfLine(match[1] ?? line) : countsOfGroups(match.groups);
      return told === undefined ? [] : [settle(told)];
    });
}

function countsOfGroups(groups: Groups): ToldCounts {
  const told = Object.entries(groups).flatMap(([name, value]) => (value === undefined ? [] : [[name, Number(value)]]));
  return Object.fromEntries(told) as ToldCounts;
}

const sums =
  (pattern: RegExp): CountRow['read'] =>
  (lines) => {
    const all = summaries(pattern)(lines);
    return all.length === 0 ? undefined : sumTold(all);
  };

const last =
  (pattern: RegExp): CountRow['read'] =>
  (lines) =>
    summaries(pattern)(lines).at(-1);

/** The first that tells anything. */
const either =
  (...all: readonly CountRow['read'][]): CountRow['read'] =>
  (lines) => {
    for (const read of all) {
      const told = read(lines);
      if (told !== undefined) return told;
    }
    return undefined;
  };

/** Lines that end one test each. */
function marks(passed: RegExp, failed: RegExp, skipped: RegExp): CountRow['read'] {
  return (lines) => {
    const having = (pattern: RegExp): number => lines.filter((line) => pattern.test(line)).length;
    const counts = { passed: having(passed), failed: having(failed), skipped: having(skipped) };
    return counts.passed + counts.failed + counts.skipped === 0 ? undefined : counts;
  };
}

/** Without -v only failures are named. */
const readGo: CountRow['read'] = (lines) => {
  const counts = marks(/^\s{0,80}--- PASS: /, /^\s{0,80}--- FAIL: /, /^\s{0,80}--- SKIP: /)(lines);
  if (counts === undefined) return undefined;
  return lines.some((line) => /^(?:=== RUN|\s{0,80}--- PASS: )/.test(line)) ? counts : { failed: counts.failed ?? 0 };
};

const readSurefire: CountRow['read'] = (lines) => {
  const runs = lines.filter((line) => /\bTests run:\s{0,5}\d/.test(line));
  const totals = runs.filter((line) => !/Time elapsed|\bin [\w.]+$/.test(line));
  return sums(/(Tests run:.{0,200}?)(?:, (?:Time|Flakes)|$)/)(totals.length === 0 ? runs : totals);
};

const failedSubtests = either(
  sums(/ (?<failed>\d{1,7})\/\d{1,7} subtests failed\./),
  sums(/^\s*Failed (?<failed>\d{1,7})\/\d{1,7} subtests\s*$/),
);
const readProve: CountRow['read'] = (lines) => {
  const total = sums(/^Files=\d{1,7}, Tests=(?<total>\d{1,7}),/)(lines)?.passed;
  if (total === undefined) return undefined;
  const named = failedSubtests(lines)?.failed ?? 0;
  const failed = named === 0 && lines.some((line) => line.startsWith('Result: FAIL')) ? 1 : named;
  const skipped = sumTold(summaries(/\(less (?<skipped>\d{1,7}) skipped subtests?\b/)(lines)).skipped ?? 0;
  return { passed: Math.max(0, total - named - skipped), failed, skipped };
};

/** It tells no number of passed tests where none or not all of them passed. */
const readAva: CountRow['read'] = (lines) => {
  if (!lines.some((line) => /^\s*[✘✖] \[fail\]: /.test(line))) return undefined;
  const of = (pattern: RegExp): ToldCounts => sumTold(summaries(pattern)(lines));
  return {
    passed: of(/^ {2}(?<passed>\d{1,7}) tests? passed/).passed ?? lines.filter((line) => /^\s*✔ /.test(line)).length,
    failed: of(/^ {2}(?<failed>\d{1,7}) tests? failed/).failed ?? 0,
    skipped: of(/^ {2}(?<skipped>\d{1,7}) tests? (?:skipped|todo)$/).skipped ?? 0,
  };
};

const readCtest: CountRow['read'] = (lines) => {
  const told = sums(/tests passed, (?<failed>\d{1,7}) tests? failed out of (?<total>\d{1,7})/)(lines);
  if (told === undefined) return undefined;
  const of = (word: string): number =>
    lines.filter((line) => line.endsWith(`(${word})`) && /^\s+\d+ - /.test(line)).length;
  const skipped = of('Skipped');
  return { ...told, passed: Math.max(0, (told.passed ?? 0) - skipped), skipped: skipped + of('Disabled') };
};

const readGtest: CountRow['read'] = (lines) => {
  if (!lines.some((line) => line.startsWith('[==========]'))) return undefined;
  const of = (pattern: RegExp): ToldCounts => sumTold(summaries(pattern)(lines));
  const told = {
    ...of(/^\[ {2}PASSED {2}\] (?<passed>\d{1,7}) test/),
    failed: of(/^\[ {2}FAILED {2}\] (?:tests: )?(?<failed>\d{1,7}) tests?\b/).failed ?? 0,
    skipped: of(/^(?:\[ {2}SKIPPED ?\]|\s+YOU HAVE) (?<skipped>\d{1,7}) (?:DISABLED )?TEST/i).skipped ?? 0,
  };
  return 'passed' in told ? told : undefined;
};

const readKarma: CountRow['read'] = (lines) => {
  const total = last(/^TOTAL: (.*)/)(lines);
  if (total !== undefined) return total;
  const browsers = new Map<string, ToldCounts>();
  for (const line of lines) {
    const match = /^(.{0,200}?)Executed (\d{1,7}) of \d{1,7}(.*)/.exec(line);
    if (match === null) continue;
    const [, name = '', executed, rest = ''] = match;
    const failed = Number(/\((\d{1,7}) FAILED\)/.exec(rest)?.[1] ?? 0);
    const skipped = Number(/\(skipped (\d{1,7})\)/.exec(rest)?.[1] ?? 0);
    browsers.set(name, { passed: Math.max(0, Number(executed) - failed), failed, skipped });
  }
  return browsers.size === 0 ? undefined : sumTold([...browsers.values()]);
};

/** XCTest tells the sum at each level: bundles, `All tests`, `Selected tests`. */
const readXctest: CountRow['read'] = (lines) => {
  const found: { readonly top: boolean; readonly told: ToldCounts }[] = [];
  let top = false;
  for (const line of lines) {
    if (/Test Suite '/.test(line)) top = /'(?:All|Selected) tests'/.test(line);
    const told = summaries(
      /Executed (?<total>\d{1,7}) tests?, with (?:(?<skipped>\d{1,7}) tests? skipped and )?(?<failed>\d{1,7}) failures?/,
    )([line])[0];
    if (told !== undefined) found.push({ top, told });
  }
  const tops = found.filter((each) => each.top);
  const xctest = tops.length > 0 ? tops.map(({ told }) => told) : found.slice(-1).map(({ told }) => told);
  const swift = readSwiftTesting(lines);
  const all = [...xctest, ...(swift === undefined ? [] : [swift])];
  return all.length === 0 ? undefined : sumTold(all);
};

const readSwiftTesting: CountRow['read'] = (lines) => {
  const total = sumTold(summaries(/Test run with (?<total>\d{1,7}) tests?\b/)(lines)).passed;
  if (total === undefined) return undefined;
  const having = (pattern: RegExp): number => lines.filter((line) => pattern.test(line)).length;
  const failed = having(/^\S{1,3} +Test (?!run\b).{1,300} failed after/);
  const skipped = having(/^\S{1,3} +Test (?!run\b).{1,300} skipped/);
  return { passed: Math.max(0, total - failed - skipped), failed, skipped };
};

/** `00:01 +3 ~1 -1: Some tests failed.` */
const readDart: CountRow['read'] = (lines) => {
  const pattern = /^\d\d:\d\d (?:\+(?<passed>\d{1,7}))(?: ~(?<skipped>\d{1,7}))?(?: -(?<failed>\d{1,7}))?: /;
  const ends = lines.filter((line) => /: (?:All (?:other )?tests (?:passed|skipped)|Some tests failed)/.test(line));
  return ends.length > 0 ? sums(pattern)(ends) : last(pattern)(lines);
};

/** A table whose head names the columns; the first row below it is the sum. */
const readJulia: CountRow['read'] = (lines) => {
  const rows = lines.flatMap((line, at) => {
    const head = /^Test Summary:\s*\|(.*)/.exec(line)?.[1];
    const row = /\|(.*)/.exec(lines[at + 1] ?? '')?.[1];
    return head === undefined || row === undefined ? [] : [juliaRow(head, row)];
  });
  return rows.length === 0 ? undefined : sumTold(rows);
};

/** Numbers end where the names of their columns end; columns without a number are blank. */
function juliaRow(head: string, row: string): ToldCounts {
  const numbers = [...row.matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, end: index + text.length }));
  const value = (name: string): number => {
    const at = head.search(new RegExp(`\\b${name}\\b`));
    const end = at + name.length;
    return at < 0 ? 0 : Number(numbers.find((each) => Math.abs(each.end - end) <= 1)?.text ?? 0) || 0;
  };
  return { passed: value('Pass'), failed: value('Fail') + value('Error'), skipped: value('Broken') };
}

const readBazel: CountRow['read'] = (lines) => {
  const found = lines.findLast((line) => /^Executed \d+ out of \d+ tests?: /.test(line));
  if (found === undefined) return undefined;
  const sum = (pattern: RegExp): number =>
    [...found.matchAll(pattern)].reduce((all, [, value]) => all + Number(value), 0);
  return {
    passed: sum(/(\d+) tests? pass/g),
    failed: sum(/(\d+) fails?\b/g),
    skipped: sum(/(\d+) (?:was|were) skipped/g),
  };
};

const readUvu: CountRow['read'] = (lines) => {
  const text = lines.join('\n');
  const found = [...text.matchAll(/^ {2}Total: +(\d{1,7})\n {2}Passed: +(\d{1,7})\n {2}Skipped: +(\d{1,7})$/gm)];
  const told = found.map(([, total, passed, skipped]) => ({
    ...{ passed: Number(passed), failed: Math.max(0, Number(total) - Number(passed)), skipped: Number(skipped) },
  }));
  return told.length === 0 ? undefined : sumTold(told);
};

const readClojure: CountRow['read'] = (lines) => {
  const ran = sumTold(summaries(/^Ran (?<total>\d{1,7}) tests containing \d{1,7} assertions/)(lines)).passed;
  if (ran === undefined) return undefined;
  const failed = sumTold(summaries(/^(\d{1,7} failures?, \d{1,7} errors?)\.?$/)(lines)).failed ?? 0;
  return { passed: Math.max(0, ran - failed), failed, skipped: 0 };
};

const readBoost: CountRow['read'] = (lines) => {
  const total = sumTold(summaries(/^Running (?<total>\d{1,7}) test cases?\.\.\./)(lines)).passed;
  if (total === undefined) return undefined;
  const failed = sumTold(summaries(/^\*\*\* (?<failed>\d{1,7}) failures? (?:is|are) detected/)(lines)).failed ?? 0;
  return { passed: Math.max(0, total - failed), failed };
};

const readAlcotest: CountRow['read'] = (lines) => {
  const total = sumTold(summaries(/in [\d.]+s\. (?<total>\d{1,7}) tests? run\.?/)(lines)).passed;
  if (total === undefined) return undefined;
  const failed = sumTold(summaries(/(?<failed>\d{1,7}) (?:failures?|errors?)! in /)(lines)).failed ?? 0;
  return { passed: Math.max(0, total - failed), failed };
};

/** Its processes end with the same words as their total, which comes last; a last one that is not their sum is one more of them. */
function readParallel(lines: readonly string[]): ToldCounts | undefined {
  const isParallel = lines.some((line) => /^\d{1,4} process(?:es)? for \d{1,7} \w/.test(line));
  const told = isParallel ? summaries(/^(\d{1,7} (?:example|run|test|scenario)s?, .*)/)(lines) : [];
  const [total, parts] = [told.at(-1), sumTold(told.slice(0, -1))];
  if (total === undefined) return undefined;
  const isTotal = total.passed === parts.passed && (total.failed ?? 0) === (parts.failed ?? 0);
  return isTotal ? total : sumTold(told);
}

/** `3 of 3 tests passed` of one word each, and where all of them did. */
const readAll = sums(/(?:^|\s)All (?<passed>\d{1,7}) tests? passed/);
const readTasty = either(readAll, sums(/^(?<failed>\d{1,7}) out of (?<total>\d{1,7}) tests failed/));
const readZigBuild = sums(
  /Build Summary:.*?(?<passed>\d{1,7})\/(?<total>\d{1,7}) tests passed(?:; (?<skipped>\d{1,7}) skipped)?(?:; (?<failed>\d{1,7}) failed)?/,
);

export const countRows: readonly CountRow[] = [
  { format: 'prove', covers: ['tap'], read: readProve },
  { format: 'ginkgo', covers: ['go'], read: sums(/^(?:FAIL|SUCCESS)! -- (.*)/) },
  { format: 'parallel_tests', read: readParallel },
  { format: 'gotestsum', covers: ['go'], read: sums(/^DONE (\d{1,7} tests?.*?)(?: in |$)/) },
  { format: 'go', read: readGo },
  { format: 'surefire', read: readSurefire },
  { format: 'sbt', covers: ['scalatest', 'junit-interface'], read: sums(/^(?:Passed|Failed|Error): (Total \d.*)/) },
  { format: 'scalatest', read: sums(/^\s*Tests: (succeeded \d.*)/) },
  {
    format: 'junit-interface',
    read: sums(/Test run .{0,200}?finished: (?<failed>\d+) failed, (?<skipped>\d+) ignored, (?<total>\d+) total/),
  },
  {
    format: 'gradle',
    read: either(
      sums(/^(\d{1,7} tests? completed, .*)/),
      marks(/^\S[^>]* > .* PASSED$/, /^\S[^>]* > .* FAILED$/, /^\S[^>]* > .* SKIPPED$/),
    ),
  },
  {
    format: 'phpunit',
    read: sums(/^(?:(?:OK|Errors|FAILURES!) \((\d.*)\)$|Tests: (?=\d+, Assertions).*)/),
  },
  {
    format: 'dotnet',
    read: either(sums(/^\s*Test summary: (.*)/), sums(/^(?:Passed|Failed|Skipped)! +- (.*?), Duration/)),
  },
  { format: 'deno', read: sums(/^(?:ok|FAILED) (\| \d{1,7} passed.*)/) },
  { format: 'nextest', covers: ['cargo'], read: sums(/^\s*Summary \[[^\]]*\] \S+ tests? run: (.*)/) },
  { format: 'ava', read: readAva },
  { format: 'ctest', read: readCtest },
  { format: 'gtest', read: readGtest },
  { format: 'karma', read: readKarma },
  { format: 'xctest', read: readXctest },
  { format: 'dart', read: readDart },
  { format: 'julia', read: readJulia },
  { format: 'bazel', read: readBazel },
  { format: 'zig', read: either(readZigBuild, sums(/^(\d{1,7} passed; \d{1,7} skipped; \d{1,7} failed\.)/)) },
  { format: 'tasty', read: readTasty },
  { format: 'uvu', read: readUvu },
  { format: 'clojure', read: readClojure },
  { format: 'boost', read: readBoost },
  { format: 'alcotest', read: readAlcotest },
  {
    format: 'catch',
    read: either(
      sums(
        /^(?:\[doctest\] )?test cases:\s+(?<total>\d+) \|\s+(?:(?<passed>\d+) passed)?(?:[ |]+(?<failed>\d+) failed)?(?:[ |]+(?<skipped>\d+) skipped)?/,
      ),
      sums(/^All tests passed \(\d+ assertions? in (?<passed>\d+) test cases?\)/),
    ),
  },
  { format: 'check', read: sums(/^\d{1,3}%: Checks: (?<total>\d+), Failures: (?<failed>\d+)/) },
  { format: 'criterion', read: sums(/Tested: (?<total>\d+) \| Passing: (?<passed>\d+) \| Failing: (?<failed>\d+)/) },
  { format: 'testthat', read: last(/^(\[ FAIL \d.* PASS \d{1,7} \])/) },
  { format: 'cucumber', read: sums(/^(\d{1,7} [Ss]cenarios? .*)/) },
  { format: 'robot', read: robot() },
  {
    format: 'forge',
    read: either(last(/^Ran \d+ test suites? [^:]*: ([^(]*)\(\d/), sums(/^Suite result: \w+\. (.*?); finished/)),
  },
  { format: 'nim', read: marks(/^\s*\[OK\] \S/, /^\s*\[FAILED\] \S/, /^\s*\[SKIPPED\] \S/) },
];

/** Each suite tells its tests, and the suite around it tells them again. */
function robot(): CountRow['read'] {
  const read = last(/^(\d{1,7} (?:tests?|tests? total), \d{1,7} passed, .*)/);
  return (lines) => (lines.some((line) => /\| (?:PASS|FAIL) \|$/.test(line)) ? read(lines) : undefined);
}
