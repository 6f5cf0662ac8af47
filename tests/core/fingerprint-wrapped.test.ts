import { describe, expect, test } from 'vitest';
import { evidenceOf } from '../../src/core/fingerprint-evidence.ts';
import { unwrapped } from '../../src/core/fingerprint-wrapped.ts';

const evidence = (...lines: readonly string[]): readonly string[] => evidenceOf(lines.join('\n'));

describe('what gcc says is the same', () => {
  const whole = [
    "/home/u/shop/src/main.c: In function 'sum':",
    "/home/u/shop/src/main.c:9:7: warning: unused variable 'left' [-Wunused-variable]",
    "/home/u/shop/src/main.c:9:14: error: 'total' undeclared (first use in this function); did you mean 'tolal'?",
    '/home/u/shop/src/main.c:9:14: note: each undeclared identifier is reported only once for each function it appears in',
  ];

  test.each([
    [
      'wide',
      [
        '/home/u/shop/src/main.c: In function ',
        "   'sum':",
        "/home/u/shop/src/main.c:9:7: warning: unused variable 'left' ",
        '   [-Wunused-variable]',
        "/home/u/shop/src/main.c:9:14: error: 'total' undeclared",
        "    (first use in this function); did you mean 'tolal'?",
        '    9 |   return n + total;',
        '      |              ^~~~~',
        '/home/u/shop/src/main.c:9:14: note: each undeclared identifier is reported only ',
        '   once for each function it appears in',
      ],
    ],
    [
      'narrow',
      [
        '/home/u/shop/src/main.c: In',
        "   function 'sum':",
        '/home/u/shop/src/main.c:9:7: warning: unused',
        "   variable 'left' [",
        '   -Wunused-variable]',
        "/home/u/shop/src/main.c:9:14: error: 'total' ",
        '   undeclared (first use in ',
        '   this function); did you',
        "    mean 'tolal'?",
      ],
    ],
  ])('in a %s terminal', (_, wrapped) => {
    expect(evidence(...wrapped)).toEqual(evidence(...whole));
  });

  test.each([
    ['with its number', ['    9 |   return n + total;', '      |              ^~~~~']],
    ['without', ['   return n + total;', '              ^~~~~', '              tolal']],
    ['far to the left', [' return n + total;', '            ^~~~~']],
  ])('where it shows the code %s', (_, code) => {
    expect(evidence(...whole.slice(0, 3), ...code)).toEqual(evidence(...whole));
  });

  test('where the option that made it an error stands on a line of its own', () => {
    const said = "main.c:4:10: error: implicit declaration of function 'rate'";
    const option = '-Werror=implicit-function-declaration]';
    expect(evidence(`${said} [`, `   ${option}`)).toEqual(evidence(`${said} [${option}`));
    expect(evidence('cc1: error: no include path in which', '   to search for rate.h')).toEqual([
      'cc1: error: no include path in which to search for rate.h',
    ]);
  });
});

test('a wrapped message is another error where only its end differs', () => {
  const wrapped = (name: string): readonly string[] => ["src/main.c:9:11: error: 'struct box' has no member ", name];
  expect(evidence(...wrapped("   named 'depth'"))).not.toEqual(evidence(...wrapped("   named 'width'")));
});

test('a message without an end is read up to a bound', () => {
  const endless = (words: number): string =>
    evidence('src/a.c:1:2: error: too', ...Array(words).fill('   many words')).join();
  expect(endless(200)).toBe(endless(2000));
  expect(endless(3)).not.toBe(endless(4));
});

test('values below a message of others are no part of its sentence', () => {
  const said = ['check.py:3: error: unequal', '   left: 3'];
  expect(evidence(...said)).toEqual(['check.py: error: unequal', 'left: 3']);
});

test('how wide the numbers of the lines are that a bundler lists says nothing', () => {
  const listed = (first: number): readonly string[] => {
    const [a, b, c] = [0, 1, 2].map((more) => String(first + more).padStart(String(first + 2).length));
    return ['RolldownError: Parse failed:', 'Unexpected token', `${a}: }`, `${b}: return kg * ;`, '    ^', `${c}: }`];
  };
  expect(evidence(...listed(9))).toEqual(evidence(...listed(3)));
  expect(evidence('Error: no rates in:', 'the list', ' 9: IT', '10: FR')).toContain('9: IT');
});

test('of a message more than 1,000 characters are not gone through', () => {
  const message = (chars: number): string => 'a.c:3:5: error: x'.padEnd(chars, 'x');
  expect(unwrapped([message(1000), '   y'])).toEqual([`${message(1000)} y`]);
  expect(unwrapped([message(1001), '   y'])).toEqual([message(1001)]);
});
