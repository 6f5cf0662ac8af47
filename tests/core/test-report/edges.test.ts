import { describe, expect, test } from 'vitest';
import {
  MOST_OUTPUT_CHARS,
  MOST_REPORT_CHARS,
  mergeReports,
  readReportFile,
  readTestOutput,
} from '../../../src/core/tool-output/test-reports.ts';
import { MOST_TESTS, type ReportProblem, type TestReport } from '../../../src/core/tool-output/test-results.ts';

/** `format passed/failed/errors/skipped listed`, then each test with its message. */
function told(report: TestReport | ReportProblem | undefined): readonly string[] {
  if (report === undefined) return ['nothing'];
  if ('problem' in report) return [report.problem];
  const { passed, failed, errors, skipped } = report.counts;
  const whole = report.complete ? '' : ' incomplete';
  return [
    `${report.format} ${passed}/${failed}/${errors}/${skipped} ${report.listed}${whole}`,
    ...report.tests.map(({ status, id, message = '' }) => `${status} ${id} ${message}`.trim()),
  ];
}

describe('TAP', () => {
  const unknown = ['the report is in no format that is known.'];
  test.each<[string, readonly string[], readonly string[]]>([
    ['a version and no number', ['TAP version 14', 'ok - a'], ['tap 1/0/0/0 all incomplete', 'passed a']],
    ['the version before', ['TAP version 13', 'ok - a'], ['tap 1/0/0/0 all incomplete', 'passed a']],
    ['a version that is not known', ['TAP version 12', 'ok - a'], unknown],
    ['no point and no plan', ['TAP version 14', '# nothing'], unknown],
    ['a plan of none', ['1..0'], ['tap 0/0/0/0 all']],
    ['a subtest that bailed out', ['    Bail out! no', 'ok 1 - a', '1..1'], ['tap 1/0/0/0 all', 'passed a']],
    [
      'a name that is a word of directives',
      ['ok 1 - skip the rest', 'ok 2 - todo', '1..2'],
      ['tap 2/0/0/0 all', 'passed skip the rest', 'passed todo'],
    ],
    ['a hash that is a part of the name', ['ok 1 - a \\# skip', '1..1'], ['tap 1/0/0/0 all', 'passed a \\# skip']],
    ['subtests in braces', ['ok 1 - a {', '    ok 1 - b', '}', '1..1'], ['tap 1/0/0/0 all', 'passed a::b']],
    ['subtests in braces of no name', ['ok 1 {', '    ok 1 - b', '}', '1..1'], ['tap 1/0/0/0 all', 'passed b']],
    [
      'braces behind a time',
      ['ok 1 - a # time=1ms {', '    ok 1 - b', '}', '1..1'],
      ['tap 1/0/0/0 all', 'passed a::b'],
    ],
    ['braces that do not close', ['ok 1 - a {', '    ok 1 - b', '1..1'], ['tap 0/0/0/0 all incomplete']],
    [
      'subtests of several depths without a point between',
      ['    ok 1 - a', '        ok 1 - b', 'ok 1 - c', '1..1'],
      ['tap 2/0/0/0 all', 'passed c::a', 'passed c::b'],
    ],
    [
      'a directive beyond 2,000 characters',
      [`ok 1 - ${'a'.repeat(2000)} # SKIP`, '1..1'],
      ['tap 1/0/0/0 all', expect.stringMatching(/^passed a+…a+$/)],
    ],
  ])('%s', (_, lines, expected) => expect(told(readReportFile(lines.join('\n')))).toEqual(expected));

  test('as many tests as are read at most', () => {
    const points = Array.from({ length: MOST_TESTS }, (_, at) => `ok ${at + 1}`).join('\n');
    expect(readReportFile(`${points}\n1..${MOST_TESTS}`)).toMatchObject({
      counts: { passed: MOST_TESTS },
      complete: true,
    });
  });
});

describe('words of a test', () => {
  const named = (name: string) => told(readReportFile(`1..1\nok 1 - ${name}`))[1];

  test('a name of 300 characters is whole; of a longer one the middle goes', () => {
    expect(named('a'.repeat(300))).toBe(`passed ${'a'.repeat(300)}`);
    expect(named(`${'a'.repeat(200)}${'b'.repeat(101)}`)).toBe(
      `passed ${'a'.repeat(150)}…${'a'.repeat(48)}${'b'.repeat(101)}`,
    );
  });

  test('of a name beyond 1,200 characters the end is not looked at', () => {
    const tests = [{ fullTitle: `${'a'.repeat(1200)}b`, file: '' }];
    const report = readReportFile(JSON.stringify({ stats: { tests: 1, passes: 1 }, tests, passes: [] }));
    expect(told(report)[1]).toBe(`passed ${'a'.repeat(150)}…${'a'.repeat(149)}`);
  });

  test('a pair that is cut in two is made whole', () => {
    expect(named(`${'a'.repeat(149)}😀${'b'.repeat(300)}`)).toBe(`passed ${'a'.repeat(149)}\ufffd…${'b'.repeat(149)}`);
  });

  test('the first line of a failure that says something; none of a test that did not fail', () => {
    const xml = `<testsuite><testcase name="a"><failure>\n\n  no\u0007\u0008\u2028x\nmore</failure></testcase>
      <testcase name="b"><skipped message="later"/></testcase><testcase name="c"><error message="e"/></testcase></testsuite>`;
    expect(told(readReportFile(xml))).toEqual(['junit 0/1/1/1 all', 'failed a no x', 'skipped b', 'error c e']);
  });
});

describe('what a runner prints', () => {
  const rule = '='.repeat(70);
  test.each<[string, readonly string[], readonly string[]]>([
    [
      'unittest, successes that were not expected',
      ['Ran 4 tests in 0.1s', '', 'FAILED (failures=1, unexpected successes=1)'],
      ['unittest 2/2/0/0 none'],
    ],
    [
      'unittest, failures that were',
      ['Ran 6 tests in 0.1s', '', 'OK (skipped=1, expected failures=2)'],
      ['unittest 3/0/0/3 failing'],
    ],
    [
      'unittest, a long name',
      ['Ran 1 test in 0.1s', rule, `FAIL: ${'a'.repeat(300)}`, 'FAILED (failures=1)'],
      ['unittest 0/1/0/0 failing', `failed ${'a'.repeat(300)}`],
    ],
    [
      'unittest, a longer name',
      ['Ran 1 test in 0.1s', rule, `FAIL: ${'a'.repeat(301)}`, 'FAILED (failures=1)'],
      ['unittest 0/1/0/0 none'],
    ],
    [
      'unittest, an error of a longer name',
      ['Ran 1 test in 0.1s', rule, `ERROR: ${'a'.repeat(301)}`, 'FAILED (errors=1)'],
      ['unittest 0/0/1/0 none'],
    ],
    [
      'node:test, every count',
      ['ℹ tests 15', 'ℹ pass 1', 'ℹ fail 2', 'ℹ cancelled 3', 'ℹ skipped 4', 'ℹ todo 5'],
      ['node-test 1/5/0/9 none'],
    ],
    [
      'node:test, a count is missing',
      ['ℹ tests 1', 'ℹ pass 1', 'ℹ fail 0', 'ℹ cancelled 0', 'ℹ skipped 0'],
      ['node-test 1/0/0/0 failing incomplete'],
    ],
    ['JSON of others behind words', ['x {"Action":1}', '{"a":1}'], ['nothing']],
  ])('%s', (_, lines, expected) => expect(told(readTestOutput(lines.join('\n')))).toEqual(expected));

  test.each([
    [100_000, ['go-json 1/0/0/0 all', 'passed p::T']],
    [100_001, ['go-json 0/0/0/0 all incomplete']],
  ])('go, an event of %i characters', (length, expected) => {
    const event = (more: object) => JSON.stringify({ Action: 'pass', Package: 'p', Test: 'T', ...more });
    const Output = 'x'.repeat(length - event({ Output: '' }).length);
    const run = JSON.stringify({ Action: 'run', Package: 'p', Test: 'T' });
    expect(told(readReportFile(`${run}\n${event({ Output })}`))).toEqual(expected);
  });
});

describe('JSON of jest', () => {
  const jest = (numTotalTests: number, ...testResults: readonly object[]) =>
    JSON.stringify({ numTotalTests, testResults });
  const suites = Array.from({ length: 25 }, (_, at) => `s${at}`);

  test.each<[string, string, readonly string[]]>([
    [
      'the names that a reporter is given',
      jest(1, { testFilePath: 'a.js', testResults: [{ title: 'a', status: 'passed' }] }),
      ['jest-json 1/0/0/0 all', 'passed a.js::a'],
    ],
    ['a file without a list', jest(0, { name: 'a.js', status: 'passed' }), ['jest-json 0/0/0/0 all']],
    [
      'more suites than anybody nests',
      jest(1, { name: 'a.js', assertionResults: [{ ancestorTitles: suites, title: 'a', status: 'passed' }] }),
      ['jest-json 1/0/0/0 all', `passed a.js::${suites.slice(0, 20).join('::')}::a`],
    ],
    [
      'every status',
      jest(7, {
        name: 'a.js',
        assertionResults: ['passed', 'failed', 'pending', 'skipped', 'todo', 'disabled', 'focused', 'other'].map(
          (status) => ({
            title: status,
            status,
          }),
        ),
      }),
      [
        'jest-json 2/1/1/4 all',
        ...['passed a.js::passed', 'failed a.js::failed', 'skipped a.js::pending', 'skipped a.js::skipped'],
        ...['skipped a.js::todo', 'skipped a.js::disabled', 'passed a.js::focused', 'error a.js::other'],
      ],
    ],
    ['a byte order mark', `\ufeff\n${jest(0)}`, ['jest-json 0/0/0/0 all']],
    ['cut in the middle', jest(0).slice(0, -1), ['the report is in no format that is known.']],
    ['null', 'null', ['the report is in no format that is known.']],
  ])('%s', (_, text, expected) => expect(told(readReportFile(text))).toEqual(expected));
});

describe('JUnit', () => {
  const nested = (depth: number, xml: string) => `${'<testsuite>'.repeat(depth)}${xml}${'</testsuite>'.repeat(depth)}`;

  test.each<[string, string, readonly string[]]>([
    [
      'a file by its other name',
      '<testsuite><testcase name="a" filepath="a.py"/></testsuite>',
      ['junit 1/0/0/0 all', 'passed a.py::a'],
    ],
    ['as deep as suites may be', nested(33, '<testcase name="a"/>'), ['junit 1/0/0/0 all', 'passed a']],
    ['deeper', nested(34, '<testcase name="a"/>'), ['junit 0/0/0/0 all']],
    [
      'a failure counts before an error',
      nested(1, '<testcase name="a"><error/><failure>no</failure></testcase>'),
      ['junit 0/1/0/0 all', 'failed a no'],
    ],
  ])('%s', (_, xml, expected) => expect(told(readReportFile(xml))).toEqual(expected));
});

describe('what is too long is not read', () => {
  test.each([
    ['vitest, the line of counts', [`      Tests  3 passed${' '.repeat(200)}`], ['nothing']],
    ['vitest, a name', ['      Tests  1 failed', ` FAIL  ${'a'.repeat(600)} > b`], ['vitest 0/1/0/0 none']],
    ['jest, a name', ['Tests:       1 failed, 1 total', `  ● ${'a'.repeat(602)}`], ['jest 0/1/0/0 none']],
  ])('%s', (_, lines, expected) => expect(told(readTestOutput(lines.join('\n')))).toEqual(expected));

  test.each([
    ['a report', readReportFile, MOST_REPORT_CHARS],
    ['an output', readTestOutput, MOST_OUTPUT_CHARS],
  ])('%s', (_, read, most) => {
    const text = `1..1\nok 1\n${' '.repeat(most - 10)}`;
    expect(told(read(text))).toEqual(['tap 1/0/0/0 all', 'passed unnamed test']);
    expect(read(`${text} `)).toEqual({
      problem: `it has ${most + 1} characters, at most ${most} are read. Write one report per suite.`,
    });
  });

  test('an output with one report that is no good, whatever counts', () => {
    const output = `${'ok 1 - a\n'.repeat(MOST_TESTS + 1)}1 passed in 0.1s`;
    const expected = [
      `the report lists ${MOST_TESTS + 1} tests, at most ${MOST_TESTS} are read. Split the suite over several gates.`,
    ];
    expect(told(readTestOutput(output))).toEqual(expected);
    expect(told(readTestOutput(output, ['pytest']))).toEqual(expected);
  });

  test('reports that are too long together', () => {
    const [half] = [readReportFile('ok 1 - a\n'.repeat(MOST_TESTS / 2))];
    const one = readReportFile('1..1\nok 1 - a');
    expect(mergeReports([half, half])).toMatchObject({ counts: { passed: MOST_TESTS } });
    expect(mergeReports([half, half, one])).toEqual({
      problem: expect.stringContaining(`lists ${MOST_TESTS + 1} tests`),
    });
  });
});
