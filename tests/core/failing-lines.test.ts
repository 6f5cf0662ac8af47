import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { failingLines, failureHeadline, lastLines } from '../../src/core/tool-output/failing-lines.ts';

describe('failingLines: the name of the failing test, both values and the place, side by side', () => {
  test.each([
    ['node-spec', /^✖ parses 1 kB/, ["'1 kB' !== 1024", 'size.test.js:6:10']],
    ['node-dot', /^✖ parses 1 kB/, ["'1 kB' !== 1024", 'size.test.js:6:10']],
    ['node-tap', /^not ok 2 - parses 1 kB/, ["'1 kB' !== 1024", 'size.test.js:5:1']],
    ['pytest-default', /^_+ TestSize.test_kb _+$/, ["assert '1 kB' == 1024", 'test_size.py:7: AssertionError']],
    ['python-unittest', /^FAIL: test_a /, ["AssertionError: 'a' != 3", 'test_unit.py", line 5']],
    ['go-test', /^--- FAIL: TestAdds/, ['size_test.go:8: got 2, want 3']],
    ['go-test-v', /^=== RUN {3}TestAdds/, ['size_test.go:8: got 2, want 3']],
    ['cargo-test', /^---- tests::adds stdout ----/, ['src/lib.rs:6:17', 'left: Some(2)', 'right: Some(3)']],
    ['jest-colour', /● .*adds/, ['Expected:', 'Received:', 'size.test.cjs:2:41']],
    ['vitest', /FAIL .*v\/size.test.ts.*adds/, ['expected 2 to be 3', 'v/size.test.ts:3:45']],
    ['mocha', /^ {2}1\) size/, ['1 == 2', 'm/a.test.cjs:2:52']],
    ['perl-tap', /Failed test 'adds'/, ["got: '1'", "expected: '2'", 't.pl line 1']],
    ['gcc', /c\/size\.h:1:37: .*error: .*undeclared/, []],
    ['eslint-stylish', /^\/home\/runner\/work\/app\/app\/src\/broken.js$/, ['1:18  error']],
  ])('of %s [X11]', (name, first, parts) => {
    const output = readFileSync(`tests/fixtures/outputs/${name}.txt`, 'utf8');
    const told = failingLines(output.trimEnd().split('\n'));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are made of them
    const plain = told.join('\n').replace(/\u001b\[[\d;]*m/g, '');
    expect(plain.split('\n')[0]).toMatch(first);
    for (const part of parts) expect(plain).toContain(part);
    expect(told.length).toBeLessThanOrEqual(20);
    // Contiguous and as they were printed.
    expect(output).toContain(told.join('\n'));
  });

  test('a title, a time, tests that passed and counts around them are left out [X11]', () => {
    const failure = [
      '  1) Cart total',
      '     Failure/Error: expect(1).to eq(2)',
      '',
      '       expected: 2',
      '            got: 1',
    ];
    const place = ['', "     # ./spec/cart_spec.rb:3:in 'block'"];
    const output = [
      '.F',
      '',
      'Failures:',
      '',
      ...failure,
      ...place,
      '',
      'Finished in 0.01 seconds',
      '2 examples, 1 failure',
    ];
    expect(failingLines(output)).toEqual([...failure, ...place]);
  });

  test('a name below its output is told from where its test began [X11]', () => {
    const told = [
      '[ RUN      ] Cart.Total',
      'gt.cpp:7: Failure',
      'Expected equality of these values:',
      '  30',
      '    Which is: 29',
    ];
    const end = '[  FAILED  ] Cart.Total (0 ms)';
    expect(failingLines(['[ RUN      ] Cart.Empty', '[       OK ] Cart.Empty (0 ms)', ...told, end])).toEqual([
      ...told,
      end,
    ]);
  });

  test('lines keep the prefix of who speaks [X11]', () => {
    const lines = ['not ok 1 - dates', '  ---', '  expected: 1', '  actual: 2', '  ...'];
    const output = ['TAP version 13', 'ok 2 - times', ...lines].map((line) => `core test: ${line}`);
    expect(failingLines(output)).toEqual(lines.slice(0, 4).map((line) => `core test: ${line}`));
  });

  test('nothing of an output in which nothing failed', () => {
    expect(failingLines(['ok 1 - dates', '1..1', '# pass 1'])).toEqual([]);
  });
});

describe('failureHeadline: the failing test and its assertion in one line', () => {
  test.each([
    [
      ['not ok 3 - parses a date', '  ---', '  expected: 1', '  actual: 2'],
      'not ok 3 - parses a date: expected: 1, actual: 2',
    ],
    [
      ['✖ sums (10.7ms)', '  AssertionError: Expected values to be strictly equal:', '', '  29 !== 30'],
      '✖ sums: AssertionError: Expected values to be strictly equal: 29 !== 30',
    ],
    [['--- FAIL: TestAdd (0.00s)', '    add_test.go:9: got 1, want 2'], 'FAIL: TestAdd: add_test.go:9: got 1, want 2'],
    [
      ['____ test_x ____', '', '>   assert f() == 2', 'E   assert 1 == 2', '', 'test_x.py:3: AssertionError'],
      'test_x: assert 1 == 2',
    ],
    [['  1) Cart', '       sums:', '', '      TypeError: no price'], '1) Cart sums: TypeError: no price'],
    [
      ['  1) Failure:', 'CartTest#test_total [a.rb:4]:', 'Expected: 30', '  Actual: 29'],
      'CartTest#test_total [a.rb:4]: Expected: 30, Actual: 29',
    ],
    [['src/a.ts(2,9): error TS2322: no number.'], 'src/a.ts(2,9): error TS2322: no number.'],
  ])('%j [X11]', (lines, told) => {
    expect(failureHeadline(lines)).toBe(told);
  });
});

test('the end of an output that names no failure is told without times and that it was ended [X11]', () => {
  expect(lastLines(['all is set', 'cart differs', '', 'real\t0m0.010s', 'Terminated'])).toEqual([
    'all is set',
    'cart differs',
  ]);
});
