import {
  addCounts,
  claimed,
  type ReportFormat,
  type ReportReader,
  type TestCase,
  type TestCounts,
  type TestReport,
  type TestStatus,
  testCase,
} from './test-results.ts';

/** vitest as it prints by default: `Tests  1 failed | 3 passed (4)`. */
export const readVitestText: ReportReader = (text) => {
  const ends = [...text.matchAll(/^ {2,8}Tests {2}(.{1,200})$/gm)];
  if (ends.length === 0) return undefined;
  const counts = ends.map(([, words = '']) => countsIn(words));
  const failing = [...text.matchAll(/^ FAIL {2}(\S.{0,600})$/gm)].map(([, line = '']) =>
    line.replace(/ \[ .* \]$/, ''),
  );
  const tests = failing.filter((line) => line.includes(' > ')).map((line) => failed(line.split(' > ')));
  const files = failing.filter((line) => !line.includes(' > ')).map((line) => broken([line]));
  const unhandled = [...text.matchAll(/^ {2,8}Errors {2}(\d{1,7}) errors?$/gm)].map(([, count]) => claimed(count));
  return summary({ format: 'vitest', counts, tests, files, more: unhandled.reduce((sum, each) => sum + each, 0) });
};

/** jest as it prints by default: `Tests:       1 failed, 3 passed, 4 total`. */
export const readJestText: ReportReader = (text) => {
  const ends = [...text.matchAll(/^Tests: {7}(.{1,200} total)$/gm)];
  if (ends.length === 0) return undefined;
  const counts = ends.map(([, words = '']) => countsIn(words));
  const tests: TestCase[] = [];
  const files: TestCase[] = [];
  let file = '';
  for (const [line, path, title] of text.matchAll(/^(?:FAIL (\S.{0,300})| {2}● (\S.{0,600}))$/gm)) {
    if (path !== undefined) file = path.replace(/ \([\d.]+ m?s\)$/, '');
    else if (line.endsWith('Test suite failed to run')) files.push(broken([file]));
    else tests.push(failed([file, ...(title ?? '').split(' › ')]));
  }
  return summary({ format: 'jest', counts, tests, files, more: 0 });
};

/** mocha's spec and dot reporters: `3 passing (5ms)`, `1 pending`, `2 failing`, and the failures by number. */
export const readMochaText: ReportReader = (text) => {
  const ends = [...text.matchAll(/^ {2}(\d{1,7}) passing \(.{1,20}\)$/gm)];
  if (ends.length === 0) return undefined;
  const all = (word: string): number =>
    [...text.matchAll(new RegExp(`^ {2}(\\d{1,7}) ${word}$`, 'gm'))].reduce(
      (sum, [, count]) => sum + claimed(count),
      0,
    );
  const passed = ends.reduce((sum, [, count]) => sum + claimed(count), 0);
  const after = text.slice(ends[0]?.index ?? 0);
  const tests = [...after.matchAll(/^ {2}\d{1,7}\) (.{1,300}(?:\n {7,60}\S.{0,300}){0,10}?):$/gm)].map(
    ([, words = '']) => failed(words.split('\n')),
  );
  const counts = [{ passed, failed: all('failing'), errors: 0, skipped: all('pending') }];
  return summary({ format: 'mocha', counts, tests, files: [], more: 0 });
};

interface Summary {
  readonly format: ReportFormat;
  readonly counts: readonly TestCounts[];
  readonly tests: readonly TestCase[];
  /** Files that could not be loaded: no test of theirs was counted. */
  readonly files: readonly TestCase[];
  /** Errors outside of any test or file. */
  readonly more: number;
}

function summary({ format, counts, tests, files, more }: Summary): TestReport {
  const failing = distinct(tests);
  const errors = distinct(files);
  const sum = addCounts(counts);
  const named = failing.length === sum.failed && more === 0;
  return {
    format,
    tests: named ? [...failing, ...errors] : [],
    counts: { ...sum, errors: errors.length + more },
    complete: true,
    listed: named ? 'failing' : 'none',
  };
}

function countsIn(words: string): TestCounts {
  const count = (word: string): number => claimed(new RegExp(`(\\d{1,7}) ${word}\\b`).exec(words)?.[1]);
  return { passed: count('passed'), failed: count('failed'), errors: 0, skipped: count('skipped') + count('todo') };
}

function distinct(tests: readonly TestCase[]): readonly TestCase[] {
  return [...new Map(tests.map((test) => [test.id, test])).values()];
}

function failed(path: readonly string[]): TestCase {
  return testCase({ path, file: path[0], status: 'failed' });
}

function broken(path: readonly string[]): TestCase {
  return testCase({ path, file: path[0], status: 'error' });
}

/** What a runner prints at its end: counts, and the names of the tests that failed as far as it prints them. */
interface Printed {
  readonly format: ReportFormat;
  readonly counts: readonly TestCounts[];
  readonly failing: readonly TestCase[];
  readonly complete: boolean;
}

/** A report of counts; failed tests are taken as named only when as many names as failures were found. */
function printed({ format, counts, failing, complete }: Printed): TestReport {
  const sum = addCounts(counts);
  const distinct = [...new Map(failing.map((test) => [test.id, test])).values()];
  const named = distinct.length === sum.failed + sum.errors;
  return { format, tests: named ? distinct : [], counts: sum, complete, listed: named ? 'failing' : 'none' };
}

/** Names that lines of an output carry; the pattern's groups are file (may be missing) and name. */
function named(text: string, pattern: RegExp, status: TestStatus): readonly TestCase[] {
  return [...text.matchAll(pattern)].map(({ groups = {} }) =>
    testCase({ path: [groups['file'] ?? '', groups['name'] ?? ''], file: groups['file'], status }),
  );
}

/** pytest: the last line of a run counts, the short summary names. An expected failure proves as little as a skip. */
export const readPytestText: ReportReader = (text) => {
  const ends = [
    ...text.matchAll(
      /^=* ?((?:\d{1,7} [a-z]+(?: [a-z]+)?(?:, )?){1,12}|no tests ran) in [\d.]+s(?: \([\d:]+\))? ?=*$/gm,
    ),
  ];
  if (ends.length === 0) return undefined;
  const counts = ends.map(([, words = '']) => {
    const count = (pattern: RegExp): number => claimed(pattern.exec(words)?.[1]);
    return {
      passed: count(/(\d+) passed/) + count(/(\d+) xpassed/),
      failed: count(/(\d+) failed/),
      errors: count(/(\d+) errors?\b/),
      skipped: count(/(\d+) skipped/) + count(/(\d+) xfailed/),
    };
  });
  const failing = [
    ...named(text, /^FAILED (?<file>[^\s:]{1,300})::(?<name>.{1,300}?)(?: - .*)?$/gm, 'failed'),
    ...named(text, /^ERROR (?<file>[^\s:]{1,300})(?:::(?<name>.{1,300}?))?(?: - .*)?$/gm, 'error'),
  ];
  return printed({ format: 'pytest', counts, failing, complete: true });
};

/** unittest and what is built on it: `Ran 4 tests` and the verdict below it. */
export const readUnittest: ReportReader = (text) => {
  const ran = [...text.matchAll(/^Ran (\d{1,7}) tests? in [\d.]+s$/gm)];
  if (ran.length === 0) return undefined;
  const verdicts = [...text.matchAll(/^(?:OK|FAILED|NO TESTS RAN)(?: \(([a-z=\d, ]{1,200})\))?$/gm)];
  const counts = ran.map(([, all], at) => unittestCounts(claimed(all), verdicts[at]?.[1] ?? ''));
  const failing = [
    ...named(text, /^={70}\nFAIL: (?<name>.{1,300})$/gm, 'failed'),
    ...named(text, /^={70}\nERROR: (?<name>.{1,300})$/gm, 'error'),
  ];
  return printed({ format: 'unittest', counts, failing, complete: verdicts.length === ran.length });
};

function unittestCounts(ran: number, words: string): TestCounts {
  const count = (name: string): number => claimed(new RegExp(`(?:^|, )${name}=(\\d{1,7})`).exec(words)?.[1]);
  const [failed, errors] = [count('failures') + count('unexpected successes'), count('errors')];
  const skipped = count('skipped') + count('expected failures');
  return { passed: Math.max(0, ran - failed - errors - skipped), failed, errors, skipped };
}

/** `cargo test`: every `running N tests` is followed by its `test result:`. */
export const readCargoTests: ReportReader = (text) => {
  const begun = text.match(/^running \d{1,7} tests?$/gm) ?? [];
  if (begun.length === 0) return undefined;
  const pattern = /^test result: (?:ok|FAILED)\. (\d{1,7}) passed; (\d{1,7}) failed; (\d{1,7}) ignored;/gm;
  const counts = [...text.matchAll(pattern)].map(([, passed, failed, ignored]) => ({
    ...{ passed: claimed(passed), failed: claimed(failed), errors: 0, skipped: claimed(ignored) },
  }));
  const failing = named(text, /^test (?<name>\S.{0,299}?) \.\.\. FAILED$/gm, 'failed');
  return printed({ format: 'cargo', counts, failing, complete: counts.length === begun.length });
};

/** node:test as its spec reporter prints it. */
export const readNodeSpec: ReportReader = (text) => {
  const of = (name: string): readonly number[] =>
    [...text.matchAll(new RegExp(`^ℹ ${name} (\\d{1,7})$`, 'gm'))].map(([, count]) => claimed(count));
  const all = of('tests');
  if (all.length === 0) return undefined;
  const [pass, fail, cancelled] = [of('pass'), of('fail'), of('cancelled')];
  const [skipped, todo] = [of('skipped'), of('todo')];
  const counts = all.map((_, at) => ({
    passed: pass[at] ?? 0,
    failed: (fail[at] ?? 0) + (cancelled[at] ?? 0),
    errors: 0,
    skipped: (skipped[at] ?? 0) + (todo[at] ?? 0),
  }));
  const pattern = /^test at (?<file>.{1,300}?):\d{1,7}:\d{1,7}\n✖ (?<name>.{1,300}?)(?: \([\d.]+ms\))?$/gm;
  const complete = [pass, fail, cancelled, skipped, todo].every((each) => each.length === all.length);
  return printed({ format: 'node-test', counts, failing: named(text, pattern, 'failed'), complete });
};
