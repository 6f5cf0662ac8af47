import { addCounts, claimed, testCase } from './build.ts';
import type { ReportFormat, ReportReader, TestCase, TestCounts, TestReport, TestStatus } from './types.ts';

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
