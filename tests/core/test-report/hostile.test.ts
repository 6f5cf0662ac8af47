import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readReportFile, readTestOutput } from '../../../src/core/tool-output/test-reports.ts';
import {
  MOST_TESTS,
  type ReportProblem,
  type TestReport,
  totalOf,
} from '../../../src/core/tool-output/test-results.ts';
import { isWatched, workMs } from '../../support/timed.ts';

/** Pieces that the readers look for, in any order. */
const piece = fc.oneof(
  fc.string(),
  fc.constantFrom(
    ...[
      'ok 1 - a',
      'not ok 2 - b {',
      '}',
      '1..2',
      '    ok 1 - c',
      'Bail out!',
      'TAP version 13',
      'Ran 3 tests in 0.1s',
      'OK',
    ],
    ...[
      'FAILED (failures=9)',
      'ℹ tests 3',
      'ℹ pass 2',
      'running 1 test',
      'test result: ok. 1 passed; 0 failed; 0 ignored;',
    ],
    ...[
      '1 failed, 2 passed in 0.1s',
      'FAILED a.py::b - c',
      'Tests:       1 failed, 2 total',
      '      Tests  1 passed (1)',
    ],
    ...[
      '  3 passing (5ms)',
      '  1) a',
      '       b:',
      '{"Action":"run","Package":"p","Test":"T"}',
      '{"Time":1,"Action":"pass"}',
    ],
    ...['<testsuite>', '<testcase name="a"/>', '</testsuite>', '<failure>', '{"numTotalTests":1,"testResults":[', ']}'],
    ...[
      '{"stats":{"passes":1},"tests":[{"fullTitle":1}]}',
      '{"numTotalTests":1,"testResults":[{"assertionResults":[7,null]}]}',
    ],
  ),
);
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('\n'));

function isSound(report: TestReport | ReportProblem | undefined): boolean {
  if (report === undefined || 'problem' in report) return true;
  const { counts, tests, listed } = report;
  const isCount = Object.values(counts).every((count) => Number.isInteger(count) && count >= 0);
  const inNumber = listed === 'all' ? tests.length === totalOf(counts) : tests.length <= totalOf(counts);
  const inWords = tests.every(
    ({ id, name, message = '' }) => id !== '' && [id, name, message].every((word) => word.length <= 300),
  );
  return isCount && inNumber && inWords;
}

describe('whatever a tested process writes', () => {
  test('[A18] an output gives counts that are numbers and words that are short', () => {
    fc.assert(fc.property(text, (output) => isSound(readTestOutput(output))));
  });

  test('[A18] a report file gives counts that are numbers and words that are short', () => {
    fc.assert(fc.property(text, (file) => isSound(readReportFile(file))));
  });

  const many = MOST_TESTS + 1;
  test.each([
    ['TAP', Array.from({ length: many }, (_, at) => `ok ${at + 1} - a`).join('\n')],
    ['JUnit', `<testsuite>${'<testcase name="a"/>'.repeat(many)}</testsuite>`],
  ])('more tests than any suite has are refused: %s', (_, report) => {
    expect(readReportFile(report)).toEqual({ problem: expect.stringContaining('lists 50001 tests') });
  });

  test.skipIf(isWatched).each(['\n', '\r', ' \n'])(
    'empty lines are read once, and not again from each of them: %j',
    (line) => {
      const empty = line.repeat(150_000);
      const took = workMs(() => {
        expect(readTestOutput(`${empty}no report`)).toBeUndefined();
        expect(readReportFile(`${empty}no report`)).toMatchObject({ isOther: true });
      });
      expect(took).toBeLessThan(5000);
    },
  );

  test('a report of more than 5 MiB is refused', () => {
    expect(readReportFile('<'.repeat(6_000_000))).toEqual({ problem: expect.stringContaining('6000000 characters') });
  });

  test('deep suites and deep subtests do not reach the stack', () => {
    const xml = `${'<testsuite>'.repeat(60)}<testcase name="a"/>${'</testsuite>'.repeat(60)}`;
    expect(readReportFile(xml)).toMatchObject({ counts: { passed: 0 } });
    const tap = Array.from({ length: 2000 }, (_, at) => `${' '.repeat(2000 - at)}ok 1 - a`).join('\n');
    expect(readReportFile(`1..1\n${tap}`)).toMatchObject({ complete: false });
  });
});
