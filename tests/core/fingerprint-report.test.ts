import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fingerprintOfOutput, fingerprintOfTests } from '../../src/core/fingerprint.ts';
import { printedTests } from '../../src/core/fingerprint-report.ts';

const recorded = join(import.meta.dirname, '..', 'fixtures', 'outputs', 'junit');

function json(
  tests: readonly { readonly fullName: string; readonly status: string; readonly failureMessages: readonly string[] }[],
  ms = 3,
): string {
  const assertionResults = tests.map((each) => ({ ...each, duration: ms }));
  return `> test\n${JSON.stringify({ startTime: ms, testResults: [{ status: 'failed', name: `/tmp/x${ms}/a.test.js`, assertionResults }] })}\ndone in ${ms} ms\n`;
}

const adds = {
  fullName: 'cart adds',
  status: 'failed',
  failureMessages: ['Error: expected 3 to be 4\n    at /x/y/src/a.js:3:4'],
};
const sells = { fullName: 'cart sells', status: 'passed', failureMessages: [] };

describe('printedTests', () => {
  test.each(readdirSync(recorded).filter((name) => name.endsWith('.xml')))('reads the recorded report %s', (name) => {
    const xml = readFileSync(join(recorded, name), 'utf8');
    expect(printedTests(`> test\n${xml}\ndone\n`)).toEqual(printedTests(xml));
    expect(/<(?:failure|error)\b/.test(xml)).toBe(printedTests(xml).length > 0);
  });

  test('reads the JSON of jest and vitest', () => {
    expect(printedTests(json([adds, sells]))).toEqual([{ testId: 'cart adds', message: adds.failureMessages[0] }]);
  });

  test('reads a file that could not be loaded', () => {
    const file = { status: 'failed', message: 'SyntaxError: x', assertionResults: [] };
    expect(printedTests(JSON.stringify({ testResults: [file] }))).toEqual([{ testId: '', message: 'SyntaxError: x' }]);
  });

  test.each([
    '',
    'Error: a',
    '<testsuite',
    '{"assertionResults"',
    '{"assertionResults": [3]}',
    '"assertionResults" }{',
  ])('finds none in %j', (output) => {
    expect(printedTests(output)).toEqual([]);
  });
});

describe('fingerprintOfOutput of a printed report', () => {
  test('is the same in another run', () => {
    expect(fingerprintOfOutput(json([adds, sells], 3))).toBe(fingerprintOfOutput(json([sells, adds], 17)));
  });

  test.each(['FAIL test/cart.test.js', ' FAIL  |unit| test/cart.test.ts > cart > adds'])(
    'is the one of the report for people beside it: %j',
    (head) => {
      const people = [head, '  ● cart › adds', '    Error: expected 3 to be 4', '    > 3 | { total: 3 };', ''].join(
        '\n',
      );
      const tests = [{ ...adds, failureMessages: [`Error: ${'expected 3 '.repeat(200)}`] }];
      const programs = json(tests).replace('> test\n{"startTime', '{"numFailedTestSuites":1,"startTime');
      expect(fingerprintOfOutput(people + programs)).toBe(fingerprintOfOutput(people));
      expect(fingerprintOfOutput(people.replaceAll(/[{}]/g, '') + programs)).toBe(fingerprintOfOutput(people));
      expect(fingerprintOfOutput(programs)).not.toBe(fingerprintOfOutput(people));
    },
  );

  test('differs with another failed test', () => {
    expect(fingerprintOfOutput(json([adds]))).not.toBe(
      fingerprintOfOutput(json([adds, { ...sells, status: 'failed' }])),
    );
  });
});

describe('errors that read the same without a line end are two', () => {
  test('in an output', () => {
    expect(fingerprintOfOutput('Error: a\nError: b')).not.toBe(fingerprintOfOutput('Error: aError: b'));
  });

  test('in the message of a test, and between two tests', () => {
    const one = (testId: string, message: string) => ({ testId, message });
    expect(fingerprintOfTests([one('a', 'm\nError: n')])).not.toBe(fingerprintOfTests([one('a', 'mError: n')]));
    expect(fingerprintOfTests([one('a', 'm'), one('b', 'n')])).not.toBe(fingerprintOfTests([one('a', 'mb\nError: n')]));
  });
});
