import { describe, expect, test } from 'vitest';
import { withoutTalk } from '../../src/core/fingerprint-talk.ts';

type Row = readonly [what: string, lines: readonly string[], left: readonly string[]];

const list = {
  mocha: ['  1 failing', '  1) adds:'],
  node: ['✖ failing tests:', 'test at a.js:1:1'],
  jasmine: ['Failures:', '1) adds'],
  python: ['FAIL: test_a (tests.test_a.Test)', 'told'],
};

describe('withoutTalk', () => {
  test.each<Row>([
    ['stderr up to an empty line', ['stderr | a.test.ts > adds', 'b', '', 'c'], ['', 'c']],
    ['stdout up to a line of blanks', ['stdout | a.test.ts > adds', 'b', '  ', 'c'], ['  ', 'c']],
    ['the console up to what stands as far left', ['    console.error', '      a', '    b', 'c'], ['    b', 'c']],
    ['the console beyond empty lines', ['    console.log', '', '  ', '      a', '  b'], ['  b']],
    ['the console beyond what others say', ['    console.log', 'Downloading a', '      b', 'c'], ['c']],
    ['the console at the left', [' console.log', '  a', 'b'], ['b']],
    ['a bar in a sentence', ['see stderr | a', 'b'], ['see stderr | a', 'b']],
    ['a word of a sentence', ['  see console.error', '    a'], ['  see console.error', '    a']],
    ['a call', ['  console.error()', '    a'], ['  console.error()', '    a']],
  ])('knows %s', (_, lines, left) => expect(withoutTalk(lines)).toEqual(left));

  test.each([
    ['mocha', '    ✓ adds'],
    ['mocha', '✓ adds'],
    ['mocha', '  12) adds'],
    ['mocha', '  .,!'],
    ['mocha', '    - adds'],
    ['jasmine', 'Started'],
    ['python', '.FE'],
    ['python', '.F--- Logging error ---'],
    ['python', '--- Logging error ---'],
    ['python', 'ERROR:root:no pump'],
    ['python', 'DEBUG:shop:no pump'],
    ['python', 'test_a (tests.test_a.Test)'],
    ['python', 'test_a (tests.test_a.Test) ... ok'],
    ['python', 'test_a (tests.test_a.Test) ...'],
    ['python', 'test_a (tests.test_a.Test) Adds two amounts. ... FAIL'],
  ] as const)('takes out what was said, up to the list of %s, from %j on', (tool, first) => {
    expect(withoutTalk(['a', first, 'said', ...list[tool]])).toEqual(['a', ...list[tool]]);
  });

  test.each([
    ['mocha', 'see ✔ adds'],
    ['mocha', '✔  adds'],
    ['mocha', '- adds'],
    ['mocha', '  - adds'],
    ['mocha', '    -  adds'],
    ['mocha', 'see    - adds'],
    ['jasmine', 'not Started'],
    ['jasmine', 'Started it'],
    ['node', 'see ▶ cart'],
    ['python', '.F of it'],
    ['python', 'see .F'],
    ['python', 'see --- Logging error ---'],
    ['python', '--- Logging error --- here'],
    ['python', 'an ERROR:root:no pump'],
    ['python', 'ERROR:: no pump'],
    ['python', 'see test_a (tests.test_a.Test)'],
    ['python', 'test_a (tests.test_a.Test) of it'],
    ['python', 'test_a (tests.test_a.Test) ...and so on'],
  ] as const)('keeps what stands above the list of %s below %j, which is no test', (tool, first) => {
    expect(withoutTalk(['a', first, 'said', ...list[tool]])).toEqual(['a', first, 'said', ...list[tool]]);
  });

  test.each([
    '12 failing',
    'FAIL: test_a (__main__.Test.<locals>.Test)',
    'ERROR: tests.test_a (unittest.loader._FailedTest.tests.test_a)',
  ])('knows the list that begins with %j', (head) => {
    const first = head.endsWith('failing') ? '  ✓ adds' : '.F';
    expect(withoutTalk([first, 'said', head, 'told'])).toEqual([head, 'told']);
  });

  test.each([
    ['  ✔ adds', 'see 1 failing'],
    ['  ✔ adds', '1 failing of 3'],
    ['Started', 'see Failures:'],
    ['Started', 'Failures: none'],
    ['▶ cart', 'see ✖ failing tests:'],
    ['▶ cart', '✖ failing tests: none'],
    ['.F', 'see FAIL: test_a (tests.test_a.Test)'],
    ['.F', 'FAIL: test-a (tests.test_a.Test)'],
    ['.F', 'FAIL: test_a (tests/test_a.py)'],
  ])('below %j knows no list in %j', (first, head) => {
    expect(withoutTalk([first, 'said', head, 'told'])).toEqual([first, 'said', head, 'told']);
  });

  test.each<Row>([
    [
      'the tests',
      ['a', '▶ cart', 'said', '  ✖ adds', ...list.node, '✖ adds'],
      ['a', '▶ cart', '  ✖ adds', ...list.node, '✖ adds'],
    ],
    ['an error without a stack', ['TypeError: a', '▶ cart', ...list.node], ['▶ cart', ...list.node]],
    ['an error whose message goes on', ['Error: a', '  b', '▶ cart', ...list.node], ['  b', '▶ cart', ...list.node]],
    [
      'an error with a stack',
      ['Error: a', ' b', '    at c.js:1:1', '▶ cart', ...list.node],
      ['Error: a', ' b', '    at c.js:1:1', '▶ cart', ...list.node],
    ],
    [
      'an error with a stack below a long message',
      ['Error: a', '    b', '    at c.js:1:1', '▶ cart', ...list.node],
      ['Error: a', '    b', '    at c.js:1:1', '▶ cart', ...list.node],
    ],
    [
      "another one's stack",
      ['Error: a', 'b c', '    at c.js:1:1', '▶ cart', ...list.node],
      ['b c', '    at c.js:1:1', '▶ cart', ...list.node],
    ],
    [
      'a stack below a test',
      ['Error: a', '  ✔ b', '    at c.js:1:1', '▶ cart', ...list.node],
      ['  ✔ b', '▶ cart', ...list.node],
    ],
    [
      'an error beside a word',
      ['Error: a', 'look at this', '▶ cart', ...list.node],
      ['look at this', '▶ cart', ...list.node],
    ],
    [
      'a long message',
      ['Error: a', ...Array(9).fill('  b'), '▶ cart', ...list.node],
      [...Array(9).fill('  b'), '▶ cart', ...list.node],
    ],
    ['indented tests', ['a', '  ✔ adds', 'see ✔ b', ...list.node], ['a', '  ✔ adds', ...list.node]],
    ['what no error says', ['no Error: a', '▶ cart', ...list.node], ['no Error: a', '▶ cart', ...list.node]],
    [
      'what is not explained by the list',
      ['a', '▶ cart', 'said', ...list.node, "  'test failed'"],
      ['a', '▶ cart', 'said', ...list.node, "  'test failed'"],
    ],
    [
      'what is explained by it',
      ['a', '▶ cart', 'said', ...list.node, "see  'test failed'", "  'test failed' b"],
      ['a', '▶ cart', ...list.node, "see  'test failed'", "  'test failed' b"],
    ],
  ])("knows in the output of node's tests %s", (_, lines, left) => expect(withoutTalk(lines)).toEqual(left));

  describe('of tests that are run one time after another', () => {
    const run = (end: string, ...said: readonly string[]): readonly string[] => ['.F', ...said, ...list.python, end];

    test.each(['Ran 1 test in 0.1s', 'Ran 12 tests in 0.1s'])('takes out what was said in each: %s', (end) => {
      expect(withoutTalk([...run(end, 'a'), 'b', ...run(end, 'c'), 'd'])).toEqual([
        ...run(end).slice(1),
        'b',
        ...run(end).slice(1),
        'd',
      ]);
    });

    test.each(['see Ran 1 test in 0.1s', 'Ran all tests in 0.1s'])('knows no end in %j', (end) => {
      expect(withoutTalk([...run(end, 'a'), ...run(end, 'b')])).toEqual([...run(end).slice(1), ...run(end, 'b')]);
    });

    test('looks at 20 of them', () => {
      const end = 'Ran 1 test in 0.1s';
      const runs = Array.from({ length: 22 }, () => run(end, 'said')).flat();
      expect(withoutTalk(runs).filter((line) => line === 'said')).toHaveLength(2);
    });

    test('an end above the list is none', () => {
      const end = 'Ran 1 test in 0.1s';
      expect(withoutTalk(['.F', end, 'said', ...list.python])).toEqual(list.python);
    });
  });
});
