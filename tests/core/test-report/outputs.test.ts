import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readReportFile, readTestOutput } from '../../../src/core/tool-output/test-reports.ts';
import type { ReportProblem, TestReport } from '../../../src/core/tool-output/test-results.ts';

const folder = new URL('../../fixtures/outputs/', import.meta.url);
const fixture = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

/** `format passed/failed/errors/skipped listed`, then the tests that did not pass. */
function told(report: TestReport | ReportProblem | undefined): readonly string[] {
  if (report === undefined) return ['nothing'];
  if ('problem' in report) return [report.problem];
  const { passed, failed, errors, skipped } = report.counts;
  const whole = report.complete ? '' : ' incomplete';
  return [
    `${report.format} ${passed}/${failed}/${errors}/${skipped} ${report.listed}${whole}`,
    ...report.tests.filter(({ status }) => status !== 'passed').map(({ status, id }) => `${status} ${id}`),
  ];
}

const pytest = [
  'pytest 2/3/1/0 failing',
  'failed test_size.py::TestSize::test_kb',
  'failed test_size.py::test_refuses',
  'failed test_size.py::test_param[2]',
  'error test_size.py::test_fixture',
];

describe('the output of a runner', () => {
  const outputs: Readonly<Record<string, readonly string[]>> = {
    'cargo-test.txt': ['cargo 1/3/0/0 failing', 'failed tests::errs', 'failed tests::adds', 'failed tests::unwraps'],
    'jest-colour.txt': ['jest 0/2/0/0 failing', 'failed adds', 'failed group::throws'],
    'jest-suites.txt': [
      'jest 0/2/2/0 failing',
      'failed j/size.test.cjs::adds',
      'failed j/size.test.cjs::group::throws',
      'error j/bad.test.cjs',
      'error j/syn.test.cjs',
    ],
    'mocha-tap.txt': ['tap 0/2/0/0 all', 'failed size adds', 'failed size x'],
    'mocha.txt': ['mocha 0/2/0/0 failing', 'failed size::adds', 'failed size::x'],
    'node-spec.txt': [
      'node-test 1/4/0/1 failing',
      'failed test/broken.test.js::test/broken.test.js',
      'failed test/size.test.js::parses 1 kB',
      'failed test/size.test.js::refuses x',
      'failed test/size.test.js::is async',
    ],
    'node-tap.txt': [
      'tap 1/4/0/1 all',
      'failed test/broken.test.js',
      'failed parses 1 kB',
      'failed errors::refuses x',
      'failed errors::is async',
      'skipped later',
    ],
    'perl-tap.txt': ['tap 1/1/0/0 all', 'failed adds'],
    'pytest-auto.txt': ['pytest 0/0/2/0 failing', 'error test_import.py', 'error test_syntax.py'],
    'pytest-colour.txt': pytest,
    'pytest-default.txt': pytest,
    'pytest-short-tests.txt': pytest,
    'python-unittest.txt': [
      'unittest 0/1/1/0 failing',
      'failed test_a (__main__.T.test_a)',
      'error test_b (__main__.T.test_b)',
    ],
    'tap-lib.txt': ['tap 0/1/0/0 all', 'failed sizes::adds'],
    'vitest-tap.txt': [
      'tap 0/3/0/0 all',
      'failed v/bad.test.ts',
      'failed v/size.test.ts::adds',
      'failed v/size.test.ts::group::throws',
    ],
    'vitest.txt': [
      'vitest 0/2/1/0 failing',
      'failed v/size.test.ts::adds',
      'failed v/size.test.ts::group::throws',
      'error v/bad.test.ts',
    ],
    'eslint-stylish.txt': ['nothing'],
    'go-test.txt': ['nothing'],
    'tsc-plain.txt': ['nothing'],
  };
  test.each(Object.entries(outputs))('%s', (name, expected) => {
    expect(told(readTestOutput(fixture(name)))).toEqual(expected);
  });

  const texts: readonly (readonly [title: string, output: string, expected: readonly string[]])[] = [
    ['pytest -q', '.s   [100%]\n1 passed, 1 skipped, 1 xfailed in 0.95s', ['pytest 1/0/0/2 failing']],
    ['pytest without tests', 'no tests ran in 0.95s', ['pytest 0/0/0/0 failing']],
    ['pytest for hours', '=== 2 passed, 1 warning in 3723.10s (1:02:03) ===', ['pytest 2/0/0/0 failing']],
    ['pytest that names nothing', '1 failed, 1 passed in 0.95s', ['pytest 1/1/0/0 none']],
    ['a process that ended before pytest did', 'test_a.py ..', ['nothing']],
    ['unittest', 'Ran 4 tests in 0.001s\n\nOK (skipped=1)', ['unittest 3/0/0/1 failing']],
    ['unittest cut off', 'Ran 4 tests in 0.001s', ['unittest 4/0/0/0 failing incomplete']],
    ['unittest in two runs', 'Ran 1 test in 0.1s\n\nOK\nRan 2 tests in 0.1s\n\nOK', ['unittest 3/0/0/0 failing']],
    ['cargo cut off', 'running 2 tests\ntest a ... ok', ['cargo 0/0/0/0 failing incomplete']],
    ['vitest', ' Test Files  1 passed (1)\n      Tests  3 passed | 1 todo (4)\n', ['vitest 3/0/0/1 failing']],
    ['vitest with an error of nobody', '      Tests  3 passed (3)\n     Errors  1 error', ['vitest 3/0/1/0 none']],
    ['jest', 'Tests:       1 skipped, 2 passed, 3 total', ['jest 2/0/0/1 failing']],
    ['mocha', '  2 passing (5ms)\n  1 pending\n', ['mocha 2/0/0/1 failing']],
    ['two runners', '      Tests  3 passed (3)\n2 passed in 0.1s', ['vitest 5/0/0/0 failing']],
    ['TAP without a plan', 'ok 1 - a', ['tap 1/0/0/0 all incomplete']],
    ['TAP shorter than its plan', '1..2\nok 1 - a', ['tap 1/0/0/0 all incomplete']],
    ['TAP that bailed out', '1..1\nok 1 - a\nBail out! no database', ['tap 1/0/0/0 all incomplete']],
    [
      'TAP with directives',
      '1..2\nnot ok 1 - a # TODO later\nok 2 - b # skip',
      ['tap 0/0/0/2 all', 'skipped a', 'skipped b'],
    ],
    [
      'a failed suite whose tests pass',
      '    ok 1 - a\n    1..1\nnot ok 1 - hook\n1..1',
      ['tap 1/1/0/0 all', 'failed hook'],
    ],
    ['[A6] a file without a test', '1..2\nok 1 - test/a.test.js\nok 2 - a', ['tap 1/0/0/0 all']],
    ['nothing', '', ['nothing']],
    ['prose', 'all 3 tests passed, OK', ['nothing']],
  ];
  test.each(texts)('%s', (_, output, expected) => {
    expect(told(readTestOutput(output))).toEqual(expected);
  });
});

test('[A18] what a test prints in the words of another runner does not count where the runner is known', () => {
  const output = '1..1\nok 1 - a\nRan 99 tests in 0.1s\n\nOK\n';
  expect(told(readTestOutput(output))).toEqual(['tap 100/0/0/0 failing']);
  expect(told(readTestOutput(output, ['tap']))).toEqual(['tap 1/0/0/0 all']);
  expect(told(readTestOutput(output, ['pytest']))).toEqual(['nothing']);
});

describe('a report file', () => {
  const reports: Readonly<Record<string, readonly string[]>> = {
    'mocha.xml': [
      'junit 0/2/0/0 all',
      'failed /home/runner/work/app/app/m/a.test.cjs::size::adds',
      'failed /home/runner/work/app/app/m/a.test.cjs::size::x',
    ],
    'pytest.xml': [
      'junit 2/3/1/0 all',
      'failed test_size.TestSize::test_kb',
      'failed test_size::test_refuses',
      'error test_size::test_fixture',
      'failed test_size::test_param[2]',
    ],
    'vitest.xml': [
      'junit 0/3/0/0 all',
      'failed v/bad.test.ts::v/bad.test.ts',
      'failed v/size.test.ts::adds',
      'failed v/size.test.ts::group > throws',
    ],
  };
  test.each(Object.entries(reports))('%s', (name, expected) => {
    expect(told(readReportFile(fixture(`junit/${name}`)))).toEqual(expected);
  });

  const jest = (tests: readonly object[], total: number, file: object = {}): string =>
    JSON.stringify({ numTotalTests: total, testResults: [{ name: 'a.js', assertionResults: tests, ...file }] });
  const passing = { ancestorTitles: ['s'], title: 'a', status: 'passed' };
  const go = (...events: readonly object[]): string => events.map((event) => JSON.stringify(event)).join('\n');
  const texts: readonly (readonly [title: string, text: string, expected: readonly string[]])[] = [
    ['jest', jest([passing, { title: 'b', status: 'todo' }], 2), ['jest-json 1/0/0/1 all', 'skipped a.js::b']],
    ['jest that lists less than it counts', jest([passing], 2), ['jest-json 1/0/0/0 all incomplete']],
    [
      'jest, a file that cannot be loaded',
      jest([], 0, { status: 'failed', message: 'no' }),
      ['jest-json 0/0/1/0 all', 'error a.js'],
    ],
    [
      'jest, a status that every object knows',
      jest([{ ...passing, status: 'constructor' }], 1),
      ['jest-json 0/0/1/0 all', 'error a.js::s::a'],
    ],
    [
      'go, an action that every object knows',
      go({ Action: 'run', Package: 'p', Test: 'A' }, { Action: 'toString', Package: 'p', Test: 'A' }),
      ['go-json 0/0/0/0 all incomplete'],
    ],
    [
      'mocha',
      JSON.stringify({
        stats: { tests: 3, passes: 1 },
        tests: [{ fullTitle: 's a' }, { fullTitle: 's b', err: { message: 'no' } }, { fullTitle: 's c' }],
        failures: [{ fullTitle: 's b' }, { fullTitle: 's "before all" hook' }],
        pending: [{ fullTitle: 's c' }],
        passes: [],
      }),
      ['mocha-json 1/1/1/1 all', 'failed s b', 'skipped s c', 'error s "before all" hook'],
    ],
    [
      'go test -json',
      go(
        { Action: 'start', Package: 'p' },
        { Action: 'run', Package: 'p', Test: 'TestA' },
        { Action: 'run', Package: 'p', Test: 'TestA/sub' },
        { Action: 'fail', Package: 'p', Test: 'TestA/sub' },
        { Action: 'fail', Package: 'p', Test: 'TestA' },
        { Action: 'skip', Package: 'p', Test: 'TestB' },
        { Action: 'fail', Package: 'p' },
      ),
      ['go-json 0/2/0/1 all', 'failed p::TestA/sub', 'failed p::TestA', 'skipped p::TestB'],
    ],
    [
      'go, a package that does not build',
      go({ Action: 'start', Package: 'p' }, { Action: 'fail', Package: 'p' }),
      ['go-json 0/1/0/0 all', 'failed p'],
    ],
    [
      'go cut off in a test',
      go(
        { Action: 'start', Package: 'p' },
        { Action: 'run', Package: 'p', Test: 'TestA' },
        { Action: 'pass', Package: 'q' },
      ),
      ['go-json 0/0/0/0 all incomplete'],
    ],
    ['a file without a report', 'hello', ['the report is in no format that is known.']],
    ['an empty file', ' \n', ['the report is empty.']],
    [
      'XML that is no report',
      '<html/>',
      ['the report has neither <testsuites> nor <testsuite>: it is no JUnit report.'],
    ],
    ['a suite without tests', '<testsuites/>', ['junit 0/0/0/0 all']],
    [
      '[A18] numbers that are only claims',
      '<testsuite tests="9" failures="-1"><testcase name="a"/></testsuite>',
      ['junit 1/0/0/0 all'],
    ],
  ];
  test.each(texts)('%s', (_, text, expected) => {
    expect(told(readReportFile(text))).toEqual(expected);
  });

  test('cut in the middle is no report', () => {
    const cut = fixture('junit/pytest.xml').slice(0, -30);
    expect(told(readReportFile(cut))).toEqual([expect.stringContaining('no well-formed XML')]);
  });
});
