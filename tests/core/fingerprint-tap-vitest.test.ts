import { describe, expect, test } from 'vitest';
import { evidenceOf } from '../../src/core/fingerprint-evidence.ts';

const evidence = (lines: readonly string[]): readonly string[] => evidenceOf(lines.join('\n'));
/** What goes on in a value, marked with `|`, is not moved. */
const indented = (by: number, lines: readonly string[]): readonly string[] =>
  lines.map((line) => (line.startsWith('|') ? line.slice(1) : ' '.repeat(by) + line));

/** One failing test as vitest's reporters tell it: to people, as flat TAP, as nested TAP. */
function told(person: readonly string[], error: readonly string[], test = 'finds #3'): readonly (readonly string[])[] {
  const escaped = test.replace('#', '\\#');
  const explained = ['---', ...error, '...'];
  return [
    [
      ` ❯ test/rate.test.js (2 tests | 1 failed) 9ms`,
      `   × ${test} 3ms`,
      ` FAIL  test/rate.test.js > rate > ${test}`,
      ...person,
    ],
    [
      'TAP version 13',
      '1..2',
      'ok 1 - test/rate.test.js > rate > fails well # time=0.82ms',
      `not ok 2 - test/rate.test.js > rate > ${escaped} # time=4.50ms`,
      ...indented(4, explained),
    ],
    [
      'TAP version 13',
      '1..1',
      'not ok 1 - test/rate.test.js # time=37.20ms {',
      '    not ok 1 - rate # time=35.60ms {',
      '        ok 1 - fails well # time=0.82ms',
      `        not ok 2 - ${escaped} # time=4.50ms`,
      ...indented(12, explained),
      '    }',
      '}',
    ],
  ];
}

const rows: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'an error': told(
    ['RangeError: no rate for "IT"', ' ❯ src/rate.js:8:28', ' ❯ test/rate.test.js:9:3'],
    [
      'error:',
      '    name: "RangeError"',
      String.raw`    message: "no rate for \"IT\""`,
      'at: "/tmp/a1/shop/src/rate.js:8:28"',
    ],
  ),
  'a message of several lines': told(
    ['Error: no rate for', 'IT', 'ES', ' ❯ test/rate.test.js:9:3'],
    [
      'error:',
      '    name: "Error"',
      '    message: "no rate for',
      '|IT',
      '|ES"',
      'at: "/tmp/a1/shop/test/rate.test.js:9:3"',
    ],
  ),
  'two numbers': told(
    ['AssertionError: expected 3 to be 4 // Object.is equality', '', '- Expected', '+ Received', '', '- 4', '+ 3'],
    [
      'error:',
      '    name: "AssertionError"',
      '    message: "expected 3 to be 4 // Object.is equality"',
      'actual: "3"',
      'expected: "4"',
    ],
  ),
  'two texts': told(
    ["AssertionError: expected 'a b' to be 'a-b' // Object.is equality", '', 'Expected: "a-b"', 'Received: "a b"'],
    [
      'error:',
      '    name: "AssertionError"',
      `    message: "expected 'a b' to be 'a-b' // Object.is equality"`,
      'actual: "a b"',
      'expected: "a-b"',
    ],
  ),
  'two lists': told(
    [
      'AssertionError: expected [ 1, 2 ] to deeply equal [ 1, 3 ]',
      '',
      '- Expected',
      '+ Received',
      '',
      '  [',
      '    1,',
      '-   3,',
      '+   2,',
      '  ]',
    ],
    [
      'error:',
      '    name: "AssertionError"',
      '    message: "expected [ 1, 2 ] to deeply equal [ 1, 3 ]"',
      'actual: "[',
      '|  1,',
      '|  2,',
      '|]"',
      'expected: "[',
      '|  1,',
      '|  3,',
      '|]"',
    ],
  ),
  'several errors': told(
    ['Error: one', ' ❯ test/rate.test.js:9:3', 'Error: two', ' ❯ test/rate.test.js:9:4'],
    ['error:', '    name: "Error"', '    message: "one"', '---', 'error:', '    name: "Error"', '    message: "two"'],
  ),
};

describe("vitest's TAP names a failure as its report for people does", () => {
  test.each(Object.entries(rows))('%s', (_, [person = [], flat = [], nested = []]) => {
    expect(evidence(flat)).toEqual(evidence(person));
    expect(evidence(nested)).toEqual(evidence(person));
  });

  test('a file that could not be loaded', () => {
    const error = ['---', 'error:', '    name: "Error"', '    message: "no module a"', '...'];
    expect(evidence(['not ok 1 - test/a.test.js', ...indented(4, error)])).toEqual(
      evidence([' FAIL  test/a.test.js [ test/a.test.js ]', 'Error: no module a']),
    );
  });

  test('a suite whose tests did not begin', () => {
    const own = rows['an error']?.[2] ?? [];
    const suite = [
      'not ok 2 - test/b.test.js {',
      '    not ok 1 - store {',
      '        ok 1 - saves # SKIP',
      '    }',
      '}',
    ];
    expect(evidence([...own, ...suite])).toEqual([...evidence(own), 'test test/b.test.js > store'].sort());
  });

  test('but values in another order are another error', () => {
    const of = (...actual: readonly string[]): readonly string[] => [
      'not ok 1 - test/a.test.js > sorts',
      ...[
        '    ---',
        '    error:',
        '        name: "AssertionError"',
        '        message: "expected [ …(2) ] to equal [ …(2) ]"',
      ],
      ...['    actual: "[', ...actual, ']"', '    expected: "[', '  3,', '  5,', ']"', '    ...'],
    ];
    expect(evidence(of('  5,', '  3,'))).not.toEqual(evidence(of('  3,', '  7,')));
    expect(evidence(of('  5,', '  3,'))).toContain('- 3,');
  });

  test('an explanation without an end is no explanation', () => {
    const open = [
      'not ok 1 - test/a.test.js > sorts',
      '    ---',
      '    error:',
      '        name: "E"',
      '        message: "m"',
    ];
    expect(evidence(open)).toContain('message: "m"');
  });
});
