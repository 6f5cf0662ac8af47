import { describe, expect, test } from 'vitest';
import { gateTruth, type TestRules, withoutUnsteady } from '../../src/core/gate-truth.ts';
import type { GateResult } from '../../src/core/gates.ts';
import {
  knownAfter,
  listedReport,
  type ReportProblem,
  type TestReport,
  type TestResults,
  type TestStatus,
  testResults,
} from '../../src/core/tool-output/test-results.ts';

const words: Readonly<Record<string, TestStatus>> = { '+': 'passed', '-': 'failed', '!': 'error', '~': 'skipped' };

/** `+a -b ~c`: a passes, b fails, c is skipped, `!d` breaks. */
function report(text: string, more: Partial<TestReport> = {}): TestReport {
  const raw = text.split(' ').filter((word) => word !== '');
  const tests = raw.map((word) => ({ path: [word.slice(1)], status: words[word[0] ?? ''] ?? ('error' as const) }));
  const made = listedReport('junit', tests, true);
  if ('problem' in made) throw new Error(made.problem);
  return { ...made, ...more };
}

/** As a runner that names only what failed. */
function counted(text: string, listed: 'failing' | 'none' = 'failing'): TestReport {
  const whole = report(text);
  return { ...whole, listed, tests: listed === 'none' ? [] : whole.tests.filter(({ status }) => status === 'failed') };
}

function known(told: TestReport, exitCode: number): TestResults {
  return testResults(told, { source: 'report', exitCode, known: undefined });
}

function judge(exitCode: number, told: TestReport | ReportProblem | undefined, rules: Partial<TestRules> = {}) {
  const end = {
    verdict: exitCode === 0 ? ('pass' as const) : ('fail' as const),
    reason: exitCode === 0 ? '' : `check "unit" exited with code ${exitCode}`,
    exitCode,
    told: told === undefined ? undefined : { source: 'report' as const, report: told },
  };
  return gateTruth(end, { check: { name: 'unit' }, ...rules });
}

const lied = 'check "unit" exited with code 0, but ';
const green = known(report('+a +b'), 0);
const red = known(report('+a -b'), 1);
const own = { isOwn: (id: string) => id === 'b' };

describe('the verdict of a check (04-trust rule 11)', () => {
  const rows: readonly (readonly [title: string, given: ReturnType<typeof judge>, verdict: string, reason: string])[] =
    [
      ['exit code alone, green', judge(0, undefined), 'pass', ''],
      ['exit code alone, red', judge(3, undefined), 'fail', 'check "unit" exited with code 3'],
      ['green with its tests', judge(0, report('+a')), 'pass', ''],
      [
        '[A4] no report any more',
        judge(0, undefined, { known: green }),
        'fail',
        `${lied}it left no report of its tests, and there was one before this story`,
      ],
      [
        'a report that is asked for',
        judge(0, undefined, { check: { name: 'unit', report: ['a.xml'] } }),
        'fail',
        `${lied}it left no report of its tests, and report: a.xml asks for one`,
      ],
      [
        '[A18] a report that is damaged',
        judge(0, { problem: 'no XML.' }, { known: green }),
        'fail',
        `${lied}its report cannot be used (no XML.), and there was one before this story`,
      ],
      ['a damaged report that nobody asks for', judge(0, { problem: 'no XML.' }), 'pass', ''],
      [
        '[A4] a runner that was ended early',
        judge(0, report('+a +b', { complete: false }), { known: green }),
        'fail',
        `${lied}its report is not whole: the runner did not come to its end, and there was one before this story`,
      ],
      [
        '[A4] failed tests behind exit code 0',
        judge(0, report('+a -b')),
        'fail',
        `${lied}its tests say otherwise: a test failed: "b"`,
      ],
      [
        'failures without a name behind exit code 0',
        judge(0, counted('+a -b', 'none')),
        'fail',
        `${lied}its tests say otherwise: some of them failed`,
      ],
      [
        'failures that exit code 0 hid before too',
        judge(0, report('+a -b'), { known: known(report('+a -b'), 0) }),
        'pass',
        '',
      ],
      [
        '… but of this story',
        judge(0, report('+a -b'), { known: known(report('+a -b'), 0), ...own }),
        'fail',
        `${lied}tests of this story fail: "b"`,
      ],
      ['[A6] an empty suite', judge(0, report('')), 'fail', `${lied}no test ran`],
      ['[A3] a suite of skipped tests', judge(0, report('~a ~b')), 'fail', `${lied}no test ran`],
      [
        'a suite that was empty before [X9]',
        judge(0, report(''), { known: known(report(''), 0) }),
        'fail',
        `${lied}no test ran`,
      ],
      [
        'an empty suite that ends red [X9]',
        judge(5, report('')),
        'fail',
        'check "unit" exited with code 5; no test ran',
      ],
      [
        '[A3] fewer tests',
        judge(0, report('+a'), { known: green }),
        'fail',
        `${lied}1 test ran, 2 ran before this story; gone: "b"`,
      ],
      [
        '[A3] a test that is skipped now',
        judge(0, report('+a ~b'), { known: green }),
        'fail',
        `${lied}1 test ran, 2 ran before this story; gone: "b"`,
      ],
      [
        '[A3] fewer tests by number',
        judge(0, counted('+a'), { known: known(counted('+a +b'), 0) }),
        'fail',
        `${lied}1 test ran, 2 ran before this story`,
      ],
      ['fewer tests that a person allowed', judge(0, report('+a'), { known: green, mayDrop: true }), 'pass', ''],
      [
        'fewer tests that a criterion asked to remove',
        judge(0, report('+a'), { known: green, removed: [{ path: 'b.js', tests: 1, names: ['b'] }] }),
        'pass',
        '',
      ],
      [
        '[A3] fewer tests than a criterion asked to remove',
        judge(0, report('+a'), {
          known: known(report('+a +b +c'), 0),
          removed: [{ path: 'b.js', tests: 1, names: ['b'] }],
        }),
        'fail',
        `${lied}1 test ran, 3 ran before this story and 1 may be missing, as a criterion asks; gone: "b", "c"`,
      ],
      [
        '[A3] fewer tests, and the removed file has no part in it',
        judge(0, report('+a'), { known: green, removed: [{ path: 'z.js', tests: 3, names: ['x', 'y', 'z'] }] }),
        'fail',
        `${lied}1 test ran, 2 ran before this story; gone: "b"`,
      ],
      [
        'another test in its place, where nobody knows which files changed',
        judge(0, report('+a +c'), { known: green }),
        'pass',
        '',
      ],
      ['more tests', judge(0, report('+a +b +c'), { known: green }), 'pass', ''],
      [
        'a new failure',
        judge(1, report('-a -b'), { known: red }),
        'fail',
        'check "unit" exited with code 1; new: a test failed: "a"',
      ],
      [
        'a failure',
        judge(1, report('+a -b'), { known: green }),
        'fail',
        'check "unit" exited with code 1; a test failed: "b"',
      ],
      ['a test that broke', judge(1, report('+a !b')), 'fail', 'check "unit" exited with code 1; a test failed: "b"'],
      [
        'nothing but what failed before',
        judge(1, report('+a -b'), { known: red }),
        'warn',
        'one test fails as before: "b"',
      ],
      [
        '… by number of failures as exit code',
        judge(1, report('+a +b -c'), { known: known(report('-a -b -c'), 3) }),
        'warn',
        'one test fails as before: "c"',
      ],
      [
        '… where only failures are named',
        judge(1, counted('+a -b'), { known: known(counted('+a -b'), 1) }),
        'warn',
        'one test fails as before: "b"',
      ],
      [
        '… by number where failures are not named [X3]',
        judge(1, counted('+a +b -c', 'none'), { known: known(counted('+a -b', 'none'), 1) }),
        'warn',
        'one test fails, 1 did before this story; the output names none',
      ],
      [
        '… but one more by number [X3]',
        judge(1, counted('+a -b -c', 'none'), { known: known(counted('+a -b', 'none'), 1) }),
        'fail',
        'check "unit" exited with code 1; 2 tests failed, 1 did before this story',
      ],
      [
        '… by number, but fewer of them ran [X3]',
        judge(1, counted('-b', 'none'), { known: known(counted('+a -b', 'none'), 1) }),
        'fail',
        'check "unit": 1 test ran, 2 ran before this story',
      ],
      [
        '… by number, but the check is measured by the story [X3]',
        judge(1, counted('+a -b', 'none'), {
          known: known(counted('+a -b', 'none'), 1),
          check: { name: 'unit', own: true },
        }),
        'fail',
        'check "unit" exited with code 1; 1 test failed, 1 did before this story',
      ],
      [
        'an output that told how many tests passed and no longer does [X3]',
        judge(0, undefined, { known: known({ ...counted('+a', 'none'), format: 'counts' }, 0) }),
        'fail',
        `${lied}its output does not tell how many tests passed, and it did before this story`,
      ],
      [
        '… but with another exit code',
        judge(2, report('+a -b'), { known: red }),
        'fail',
        'check "unit" exited with code 2; a test failed: "b"',
      ],
      [
        '… but with fewer tests',
        judge(1, report('-b'), { known: red }),
        'fail',
        'check "unit": 1 test ran, 2 ran before this story; gone: "a"',
      ],
      [
        '… but one of this story',
        judge(1, report('+a -b'), { known: red, ...own }),
        'fail',
        'check "unit" exited with code 1; a test failed: "b"',
      ],
      [
        'red although its tests are green',
        judge(1, report('+a +b'), { known: green }),
        'fail',
        'check "unit" exited with code 1; no test of its report failed',
      ],
      ['red before, green now', judge(0, report('+a +b'), { known: red }), 'pass', ''],
    ];
  test.each(rows)('%s', (_, given, verdict, reason) => {
    expect(given).toMatchObject({ verdict, reason });
  });

  test.each(['timeout', 'error'] as const)('%s stays what it is, whatever the report says', (verdict) => {
    const end = { verdict, reason: 'so', exitCode: 0, told: { source: 'report', report: report('+a') } } as const;
    expect(gateTruth(end, { check: { name: 'unit' } })).toEqual({ verdict, reason: 'so' });
  });

  test('a signal is no verdict of tests', () => {
    const end = { verdict: 'fail', reason: 'killed', told: { source: 'report', report: report('-b') } } as const;
    expect(gateTruth(end, { check: { name: 'unit' }, known: red })).toEqual({ verdict: 'fail', reason: 'killed' });
  });
});

describe('tests that are listed by name', () => {
  const file = (path: string, names: readonly string[] = [], more = {}) => ({
    path,
    tests: names.length,
    names,
    ...more,
  });
  const changed = [file('test/z.test.js', ['z'])];
  const lost = (what: string, entry = '**') =>
    `${lied}1 test that was green before this story did not run: ${what}. Nothing that the story changed in test files removes it. To permit it, add to the story: allow: ["${entry}#test-removed"]`;
  /** Tests with blanks in their names, one a line. */
  const named = (...names: readonly string[]): TestReport => {
    const made = listedReport(
      'junit',
      names.map((name) => ({ path: name.split('::'), status: 'passed' as const })),
      true,
    );
    if ('problem' in made) throw new Error(made.problem);
    return made;
  };
  const movedTo = (before: readonly string[], now: readonly string[], rules: Partial<TestRules> = { changed: [] }) =>
    judge(0, named(...now), { known: known(named(...before), 0), ...rules });

  test.each<[string, ReturnType<typeof judge>, string]>([
    ['one lost and one gained', judge(0, report('+a +c'), { known: green, changed }), lost('"b"')],
    ['one skipped and one gained', judge(0, report('+a ~b +c'), { known: green, changed: [] }), lost('"b"')],
    [
      'one lost of a file that did not change',
      movedTo(['test/b.test.js::z'], ['test/c.test.js::z'], { changed }),
      lost('"test/b.test.js::z"', 'test/b.test.js'),
    ],
    ['a row of a table less', movedTo(['case 1', 'case 2'], ['case 1', 'other']), lost('"case 2"')],
    [
      'one lost beside what a criterion lets go',
      movedTo(['a', 'b'], ['c', 'd'], { changed: [], removed: [file('test/a.test.js', ['a'])] }),
      lost('"b"'),
    ],
  ])('refuse %s [X42]', (_, given, reason) => {
    expect(given).toMatchObject({ verdict: 'fail', reason });
  });

  test.each<[string, ReturnType<typeof judge>]>([
    ['another name in a file that changed', movedTo(['a', 'z'], ['a', 'y'], { changed })],
    ['another file that changed', movedTo(['test/z.test.js::a'], ['test/unit/z.test.js::a'], { changed })],
    [
      'another class of a file that changed',
      movedTo(['test.z.test::A::a'], ['test.z.test::B::a'], { changed: [file('test/z/test.py')] }),
    ],
    ['part of a test that changed', movedTo(['pkg::z/one'], ['pkg::z/two'], { changed })],
    [
      'names that a changed file gets at run time',
      movedTo(['a'], ['b'], { changed: [file('test/z.test.js', [], { dynamic: true })] }),
    ],
    ['other numbers', movedTo(['takes 12 ms', 'x 0x7ffe12 1,5'], ['takes 9.1 s', 'x 0x7fab34 2,75'])],
    ['other parameters', movedTo(['t.py::test_a[x-1]', 'reads "a"'], ['t.py::test_a[y]', 'reads "b"'])],
    ['other temporary folders', movedTo(['reads /tmp/aBc/x'], ['reads /tmp/dEf/x'])],
    ['what was red before', judge(0, report('+a +c'), { known: red, changed: [] })],
    ['what a person lets go', judge(0, report('+a +c'), { known: green, changed: [], mayDrop: true })],
    [
      'what a criterion lets go',
      movedTo(['a', 'b'], ['a', 'c'], { changed: [], removed: [file('test/b.test.js', ['b'])] }),
    ],
  ])('let %s pass [X42]', (_, given) => {
    expect(given).toMatchObject({ verdict: 'pass', reason: '' });
  });

  test('are compared by names of any length: no pattern runs for hours [X42]', () => {
    const long = '['.repeat(200_000);
    expect(movedTo([`a${long}`], [`b${long}`])).toMatchObject({ verdict: 'fail' });
  });

  test('are told by their number in a large suite [X42]', () => {
    const many = Array.from({ length: 3000 }, (_, at) => `+t${at}`).join(' ');
    const before = known(report(`${many} +old`), 0);
    const now = (more: Partial<TestRules>) => judge(0, report(`${many} +new`), { known: before, ...more });
    const reason = `${lied}1 test that was green before this story did not run. Nothing that the story changed in test files removes it. To permit it, add to the story: allow: ["**#test-removed"]`;
    expect(now({ changed: [] })).toMatchObject({ verdict: 'fail', reason });
    expect(now({ changed })).toMatchObject({ verdict: 'pass' });
  });

  test('count by number where their names are others on the story start too [X42]', () => {
    const rules = { check: { name: 'unit' }, known: known(report('+a +one'), 0), changed: [] };
    const gate = (text: string) => {
      const truth = judge(0, report(text), rules);
      return { gate: 'test', check: 'unit', exitCode: 0, ...truth } as GateResult;
    };
    expect(withoutUnsteady(gate('+a +two'), gate('+a +three'), rules)).toMatchObject({ verdict: 'pass', reason: '' });
    expect(withoutUnsteady(gate('+b +two'), gate('+a +three'), rules)).toMatchObject({
      verdict: 'fail',
      reason: lost('"a"'),
    });
    expect(withoutUnsteady(gate('+a +two'), gate('+a +one'), rules)).toBeUndefined();
    expect(withoutUnsteady(gate('+a'), gate('+a +three'), rules)).toMatchObject({
      verdict: 'fail',
      reason: `${lied}1 test ran, 2 ran before this story; gone: "one"`,
    });
  });
});

describe('what is known of the tests after a story', () => {
  function following(before: TestResults | undefined, ...texts: readonly string[]): TestResults | undefined {
    return texts.reduce<TestResults | undefined>((held, text) => {
      const results = testResults(report(text), { source: 'report', exitCode: 0, known: held });
      return knownAfter(held, results);
    }, before);
  }

  test('are the tests of the last tree, whatever came before', () => {
    const known = following(undefined, '+a +b', '+b +c -d', '~b +c +d +e');
    expect(known?.ran?.names.toSorted()).toEqual(['c', 'd', 'e']);
    expect(known).toMatchObject({ counts: { passed: 3, skipped: 1 }, failing: [] });
    expect(known).not.toHaveProperty('compared');
  });

  test('only the difference is kept of an attempt', () => {
    const results = testResults(report('+a -b +c'), {
      source: 'report',
      exitCode: 1,
      known: known(report('+a +b -x'), 1),
    });
    expect(results).not.toHaveProperty('ran');
    expect(results.compared).toEqual({
      newFailing: ['b'],
      fixed: [],
      added: { by: 'id', names: ['c'] },
      gone: { by: 'id', names: ['x'] },
    });
  });

  test('a test of another file with the same name is a test of its own', () => {
    const results = testResults(report('+a +b +b'), {
      source: 'report',
      exitCode: 0,
      known: known(report('+a +b'), 0),
    });
    expect(results.compared?.added?.names).toEqual(['b (2)']);
    const before = following(undefined, '+a +b +b');
    const fewer = testResults(report('+a +b'), { source: 'report', exitCode: 0, known: before });
    expect(fewer.compared?.gone?.names).toEqual(['b (2)']);
  });

  test('a large suite is known by hashes, from either side', () => {
    const many = Array.from({ length: 3000 }, (_, at) => `+t${at}`).join(' ');
    const first = following(undefined, '+t1 +old', many);
    expect(first?.ran?.by).toBe('hash');
    const results = testResults(report(`${many} +new`), { source: 'report', exitCode: 0, known: first });
    expect(results.compared?.added?.names).toHaveLength(1);
    expect(results.compared?.gone?.names).toEqual([]);
    expect(following(first, '+t1 +t2')?.ran?.names).toHaveLength(2);
  });

  test('more failures than anybody reads are not named, so that their number counts [X3]', () => {
    const many = Array.from({ length: 501 }, (_, at) => `-t${at}`).join(' ');
    const before = known(report(many), 1);
    expect(before).toMatchObject({ listed: 'none', failing: [] });
    expect(judge(1, report(many), { known: before }).verdict).toBe('warn');
    expect(judge(1, report(`${many} -more`), { known: before }).verdict).toBe('fail');
  });
});

describe('what changed while the tests ran', () => {
  const rewrote = ['test/fixtures/a.json'];
  const end = { verdict: 'pass', reason: '', exitCode: 0 } as const;
  const told = { source: 'report', report: report('+a +b') } as const;
  const judged = (rules: Partial<TestRules>) =>
    gateTruth({ ...end, told, rewrote }, { check: { name: 'unit' }, ...rules });

  test('is no green when the tests compare with it', () => {
    const why = 'while it ran, something changed what tests compare with: "test/fixtures/a.json"';
    expect(judged({ known: green })).toMatchObject({ verdict: 'fail', reason: `${lied}${why}`, tests: { rewrote } });
  });

  test('is as before when it did so before the story, and nothing is known without that', () => {
    expect(judged({ known: { ...green, rewrote } }).verdict).toBe('pass');
    expect(judged({}).verdict).toBe('pass');
    const { tests } = judged({ known: { ...green, rewrote } });
    expect(tests === undefined ? undefined : knownAfter(green, tests).rewrote).toEqual(rewrote);
  });
});
