import { describe, expect, test } from 'vitest';
import { readTestCounts, readTestRun } from '../../src/core/tool-output/test-counts.ts';
import { compiledOutputs } from './test-outputs-compiled.ts';
import { scriptedOutputs } from './test-outputs-scripted.ts';

describe('the counts that an output tells', () => {
  test.each([...compiledOutputs, ...scriptedOutputs])('%s', (_, text, passed, failed, skipped) => {
    expect(readTestCounts(text)).toMatchObject({ passed, failed, skipped });
  });
});

describe('two programs that concurrently runs [X5]', () => {
  const mocha = ['', '  one', '    ✔ x', '    ✔ y (61ms)', '    1) bad', '', '  2 passing (97ms)', '  1 failing'];
  const node = ['✔ p (1.2ms)', '✔ q (51ms)', '﹣ s (0.2ms) # SKIP', 'ℹ tests 3', 'ℹ suites 0', 'ℹ pass 2', 'ℹ fail 0'];
  const rest = ['ℹ cancelled 0', 'ℹ skipped 1', 'ℹ todo 0', 'ℹ duration_ms 1258.3'];
  const time = (at: number) => `2026-11-29 00:08:${String(at).padStart(2, '0')}.341`;
  /** Line for line in turns, as two processes write at the same time. */
  const turns = (one: (at: number) => string, other: (at: number) => string): string =>
    mocha
      .flatMap((line, at) => [
        `${one(at)}${line}`,
        ...([...node, ...rest].at(at) === undefined ? [] : [`${other(at)}${node[at] ?? rest[at - node.length]}`]),
      ])
      .concat([...node, ...rest].slice(mocha.length).map((line) => `${other(59)}${line}`))
      .join('\n');

  test.each<[string, (at: number) => string, (at: number) => string]>([
    ['their index', () => '[0] ', () => '[1] '],
    ['their names', () => '[unit] ', () => '[api] '],
    ['their cut commands', () => '[node...cjs] ', () => '[node ...mjs] '],
    ['their process ids', () => '[8271] ', () => '[8272] '],
    ['the time and their process ids', (at) => `${time(at)}-8271 `, (at) => `${time(at)}-8272 `],
    ['the time alone', (at) => `[${time(at)}] `, (at) => `[${time(at)}] `],
    ['nothing', () => '', () => ''],
  ])('are told apart by %s', (_, one, other) => {
    expect(readTestCounts(turns(one, other))).toMatchObject({ passed: 4, failed: 1, skipped: 1 });
  });

  test('keep the names of their tests from run to run, whatever the processes are called', () => {
    const run = (one: number, other: number) => {
      const read = readTestRun(
        turns(
          () => `[${one}] `,
          () => `[${other}] `,
        ),
      );
      return read !== undefined && 'tests' in read && read.tests.map(({ id }) => id).toSorted();
    };
    expect(run(8271, 8272)).toEqual(run(9001, 9002));
  });
});

describe('summaries of several packages [X5]', () => {
  test.each([
    [
      'of one form are added, whatever the last one tells',
      ['3 tests, 3 passed', '2 tests, 2 passed', '5 tests, 5 passed'],
      10,
    ],
    [
      'with a total of another form count once',
      ['3 tests, 3 passed', '2 tests, 2 passed', 'In all 5 tests: 5 passed'],
      5,
    ],
    ['of one known runner are added', ['DONE 3 tests in 1s', 'DONE 2 tests in 1s', 'DONE 5 tests in 1s'], 10],
  ])('%s', (_, lines, passed) => {
    expect(readTestCounts(lines.join('\n')).passed).toBe(passed);
  });
});
