import { describe, expect, test } from 'vitest';
import { evidenceOf } from '../../src/core/fingerprint.ts';
import { kindOf } from '../../src/core/fingerprint-kinds.ts';
import { normalise } from '../../src/core/fingerprint-noise.ts';

const evidence = (...lines: readonly string[]): readonly string[] => evidenceOf(lines.join('\n'));

describe('who passes an output on, and how a tool was asked, is no part of its error', () => {
  test('the job and the step before each line of a log that gh shows', () => {
    const own = ['src/a.ts(3,1): error TS2304: Cannot find name "b".'];
    const at = '2026-03-04T05:06:07.1234567Z';
    expect(evidence(...own.map((line) => `build (20)\tRun npm test\t${at} ${line}`))).toEqual(evidence(...own));
    // Without the time they are columns of a table.
    expect(evidence('build\tRun\terror: no room')).not.toEqual(evidence('error: no room'));
  });

  test('a script of a package without a name, as npm repeats it', () => {
    const said = 'src/a.ts(3,1): error TS2304: Cannot find name "b".';
    const warned = ['src/view.js', '  3:1  error  Empty block statement  no-empty'];
    expect(evidence('', '> lint', '> eslint .', '', ...warned)).toEqual(evidence('', '', ...warned));
    expect(evidence('', '> type-check:all', '> tsc --noEmit', '', said)).toEqual(evidence('', said));
    // Lines of a difference go on, or follow what they differ from.
    expect(evidence('3c3', '> lint', '> eslint', '')).toContain('> lint');
    expect(evidence('', '> lint', '> eslint', '> more')).toContain('> lint');
    expect(evidence('', '> lint', '', '')).toContain('> lint');
    expect(evidence('', '> two words', '> eslint', '')).toContain('> two words');
  });

  test('how much of a difference pytest shows', () => {
    const told = [
      'FAILED tests/test_a.py::test_a',
      "E   AssertionError: assert {'a': 1} == {'a': 2}",
      "E     {'a': 1} != {'a': 2}",
    ];
    for (const more of [
      '  Use -v to get more diff',
      '  Omitting 1 identical items, use -vv to show',
      '  Full diff:...',
      "  ...Full output truncated (11 lines hidden), use '-vv' to show",
    ])
      expect(evidence(...told, `E   ${more}`)).toEqual(evidence(...told));
    expect(evidence(...told, "E     Omitting nothing: {'b': 1}")).not.toEqual(evidence(...told));
  });

  test('how often vitest tried', () => {
    const told = 'AssertionError: expected 6 to be 7';
    const named = evidence(' × cart > adds up 8ms (retry x2)', told);
    expect(named).toEqual(evidence(' × cart > adds up 8ms', told));
    expect(evidence(' × cart > adds up (repeat x3) 8ms', told)).toEqual(named);
    expect(evidence(' × cart > adds up (twice x2)', told)).not.toEqual(named);
  });

  test('how far git looked for a repository', () => {
    const own = 'fatal: not a git repository';
    expect(normalise(`${own} (or any of the parent directories): .git`)).toBe(own);
    expect(normalise(`${own} (or any parent up to mount point /home/dana/shop)`)).toBe(own);
    expect(normalise(`${own}: sub/.git`)).toBe(`${own}: sub/.git`);
  });

  test('the checkout of Jenkins, in a folder lib that is none of the project', () => {
    const [one, other] = ["'/var/lib/jenkins/workspace/shop_PR-42'", "'/var/jenkins/workspace/shop'"];
    expect(normalise(`fatal: main is checked out at ${one}`)).toBe("fatal: main is checked out at '<folder>'");
    expect(normalise(`fatal: main is checked out at ${other}`)).toBe("fatal: main is checked out at '<folder>'");
    expect(normalise('at /var/lib/jenkins/workspace/shop_PR-42/lib/plan.js')).toBe('at lib/plan.js');
  });

  test('the order in which a linker meets two definitions', () => {
    const one = evidence(
      "/usr/bin/ld: a.o: in function `speed()':",
      "a.cpp:(.text+0x0): multiple definition of `speed()'; /tmp/ccA.o:b.cpp:(.text+0x0): first defined here",
    );
    const other = evidence(
      "/usr/bin/ld: b.o: in function `speed()':",
      "b.cpp:(.text+0x0): multiple definition of `speed()'; /tmp/ccB.o:a.cpp:(.text+0x0): first defined here",
    );
    const told = "multiple definition of `speed()': a.cpp, b.cpp";
    expect(one).toContain(told);
    expect(other).toContain(told);
  });

  test('the line of the runtime at which it threw, and how much of a stack a cause repeats', () => {
    expect(kindOf('node:assert:152')).toBe('ignored');
    expect(kindOf('node:internal/fs/utils:90')).toBe('ignored');
    expect(kindOf('node:assert:152 is broken')).not.toBe('ignored');
    expect(kindOf('      ... 7 lines matching cause stack trace ...')).toBe('ignored');
  });

  test('whether a difference names the class of a plain value', () => {
    const told = ['FAIL a.test.ts > bills', 'AssertionError: expected { a: 1 } to deeply equal { a: 2 }'];
    const long = evidence(...told, '+ Object {', '+   "rows": Array [', '-   "name": "Object {"');
    expect(long).toEqual(evidence(...told, '+ {', '+   "rows": [', '-   "name": "Object {"'));
    expect(long).toContain('- "name": "Object {"');
    expect(evidence(...told, '+ Basket {')).toContain('+ Basket {');
  });
});

describe('what was thrown, also where its type is not called an error', () => {
  const frame = '    at reserve (/home/dana/shop/src/stock.js:6:86)';

  test('what heads a stack', () => {
    expect(evidence('OutOfStock: sku x9', frame)).toContain('OutOfStock: sku x9');
    expect(evidence('✖ reserves', 'OutOfStock [ERR_STOCK]: sku x9', ' ❯ reserve src/stock.js:6:86')).toContain(
      'OutOfStock [ERR_STOCK]: sku x9',
    );
    const other = evidence('✖ reserves', 'OutOfStock: sku x8', frame);
    expect(evidence('✖ reserves', 'OutOfStock: sku x9', frame)).not.toEqual(other);
    // What a failing test is told with leaves no place for what was only said.
    expect(evidence('✖ reserves', 'TypeError: none', 'stock: sku x9', '', frame)).not.toContain('stock: sku x9');
  });

  test('what node tells below a failing test, with or without a stack', () => {
    const tap = [
      'not ok 1 - reserves',
      '  ---',
      "  location: '/home/dana/shop/test/stock.test.js:7:3'",
      "  failureType: 'testCodeFailure'",
      "  error: 'sku x9'",
      "  code: 'ERR_TEST_FAILURE'",
      "  name: 'OutOfStock'",
      '  ...',
    ];
    const told = evidence(...tap);
    expect(told).toEqual(['OutOfStock: sku x9', 'test reserves']);
    const spec = [
      '✖ failing tests:',
      '',
      'test at test/stock.test.js:7:3',
      '✖ reserves (8.2ms)',
      '  OutOfStock: sku x9',
    ];
    expect(evidence(...spec, frame)).toEqual(told);
  });
});
