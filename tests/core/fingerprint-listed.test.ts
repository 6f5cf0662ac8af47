import { describe, expect, test } from 'vitest';
import { evidenceOf } from '../../src/core/fingerprint.ts';
import { plainLines } from '../../src/core/fingerprint-lines.ts';

const evidence = (...lines: readonly string[]): readonly string[] => evidenceOf(lines.join('\n'));

describe('a mark in front of a line makes no difference of it', () => {
  const error = ['pay.c:13:29: error: unknown type name tax_t'];
  const quote = '> cache: restored 94 entries from /tmp/v8l0yssn/cache';

  test('where it stands in none', () => {
    expect(evidence(quote, ...error, quote)).toEqual(evidence(...error));
    expect(evidence('- restored 3 files', '+ mounted disk 4', ...error)).toEqual(evidence(...error));
  });

  test.each([
    ['of diff', ['3c3', '< a', '---', '> b 4'], '> b 4'],
    ['in one form', ['@@ -1 +1 @@', '-a', '+ b 4'], '+ b 4'],
    ['of a test runner', ['- Expected', '+ Received', '', '+ b 4'], '+ b 4'],
    ['of Gradle', ['* What went wrong:', 'Execution failed for task :a.', '> b 4'], '> b 4'],
  ])('but a difference %s has it', (_, lines, told) => {
    expect(evidence(...lines, 'FAIL: test_a (test_a.A)')).toContain(told);
  });
});

describe('a dash behind the time', () => {
  const told = ['AssertionError: expected 10 to be 11', '', '- Expected', '+ Received', '', '- 11', '+ 10'];

  test('is that of a difference where the times are a column', () => {
    expect(evidence(...told.map((line) => `12:01:44.123 ${line}`))).toEqual(evidence(...told));
  });

  test('is that of a logger elsewhere', () => {
    const said = [
      '1:19:15 PM - Projects',
      '2026-11-22T12:14:15.1234567Z 1:19:15 PM - Building',
      'web_1 | 1:19:16 PM - Done',
    ];
    expect(plainLines([...said, '    * a', '    * b'].join('\n')).slice(0, 2)).toEqual(['Projects', 'Building']);
    expect(plainLines('10:00:01 - one\n10:00:02 - two')).toEqual(['one', 'two']);
    expect(plainLines('web_1  | 10:00:01 - one\nweb_1  |     * a\nweb_1  |     * b')[0]).toBe('one');
  });
});

describe('whatever ran a compiler or a linter', () => {
  test.each([
    ["src/radar.ts(8,18): error TS2322: Type 'a' is not assignable to type 'b'."],
    ["src/radar.ts:8:18 - error TS2322: Type 'a' is not assignable to type 'b'."],
    ['src/radar.c:8:18: error: unknown type name tax_t'],
  ])('%s says the same', (line) => {
    expect(evidence(line, 'make: *** [Makefile:7: test] Error 2')).toEqual(evidence(line));
  });

  test('the rows of a linter say the same', () => {
    const rows = ['/w/shop/src/a.js', "  1:22  error  'prize' is not defined  no-undef", ''];
    expect(evidence(...rows, 'make: *** [Makefile:7: lint] Error 1')).toEqual(evidence(...rows));
  });
});
