import { describe, expect, test } from 'vitest';
import { evidenceOf } from '../../src/core/fingerprint-evidence.ts';

const evidence = (...lines: readonly string[]): readonly string[] => evidenceOf(lines.join('\n'));

describe('a failing test that vitest tells as a workflow command alone has the name it has for people', () => {
  test.each([
    [
      'two values and their difference',
      '::error file=/home/u/shop/test/a.test.js,title=test/a.test.js > sums%3A one%2C 10%25,line=9,column=4::AssertionError: expected 3 to be 4%0A%0A- Expected%0A+ Received%0A%0A- 4%0A+ 3%0A ❯ test/a.test.js:9:4%0A%0A',
      [
        ' FAIL  test/a.test.js > sums: one, 10%',
        'AssertionError: expected 3 to be 4',
        ...['', '- Expected', '+ Received', '', '- 4', '+ 3', ' ❯ test/a.test.js:9:4'],
      ],
    ],
    [
      'an error where it was thrown',
      '::error file=/home/u/shop/src/a.js,title=test/a.test.js > sums,line=2,column=4::Error: only 50%25 left%0A ❯ sum src/a.js:2:4%0A',
      [' FAIL  test/a.test.js > sums', 'Error: only 50% left', ' ❯ sum src/a.js:2:4'],
    ],
    [
      'a file that could not be loaded',
      "::error file=/home/u/shop/test/a.test.js,title=test/a.test.js,line=1,column=1::Error: Cannot find module 'b'%0A",
      [' FAIL  test/a.test.js [ test/a.test.js ]', "Error: Cannot find module 'b'"],
    ],
  ])('%s', (_, command, people) => {
    expect(evidence(command)).toEqual(evidence(...people));
    expect(evidence(command, ...people)).toEqual(evidence(...people));
  });

  test('but what others tell so is no test', () => {
    const told = evidence('::error file=/home/u/shop/src/a.js,title=no-undef,line=9,column=4::x is not defined');
    expect(told).toHaveLength(1);
    expect(told.join('')).not.toMatch(/^test /);
  });
});
