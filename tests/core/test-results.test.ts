import { describe, expect, test } from 'vitest';
import { hash8 } from '../../src/core/hash.ts';
import {
  knownAfter,
  type TestCase,
  type TestReport,
  type TestResults,
  type TestStatus,
  testResults,
} from '../../src/core/tool-output/test-results.ts';

const cases = (ids: string, status: TestStatus): readonly TestCase[] =>
  ids === '' ? [] : ids.split(' ').map((id) => ({ id, name: id, status }));
const counts = (passed: number, failed = 0) => ({ passed, failed, errors: 0, skipped: 0 });

function report(passed: string, failed = '', more: Partial<TestReport> = {}): TestReport {
  const [green, red] = [cases(passed, 'passed'), cases(failed, 'failed')];
  const tests = [...green, ...red];
  return { format: 'tap', tests, counts: counts(green.length, red.length), complete: true, listed: 'all', ...more };
}
const read = (now: TestReport, known?: TestResults): TestResults =>
  testResults(now, { source: 'report', exitCode: 0, known });
const names = (by: 'id' | 'hash', ...ids: readonly string[]) => ({ by, names: by === 'id' ? ids : ids.map(hash8) });
const many = (count: number, name = 't') => Array.from({ length: count }, (_, at) => `${name}${at}`).join(' ');

describe('results of a report by itself', () => {
  test('what failed or broke, once each, and what ran', () => {
    const tests = [
      ...cases('a a b', 'failed'),
      ...cases('c', 'error'),
      ...cases('d', 'skipped'),
      ...cases('e', 'passed'),
    ];
    expect(read({ ...report(''), tests })).toEqual({
      ...{ source: 'report', formats: ['tap'], counts: counts(0), listed: 'all', exitCode: 0 },
      failing: ['a', 'b', 'c'],
      ran: { by: 'id', names: ['a', 'a (2)', 'b', 'c', 'e'] },
    });
  });

  test.each(['failing', 'none'] as const)('what ran is not known where the report lists %s', (listed) => {
    const results = read(report('a', 'b', { listed, formats: ['tap', 'junit'] }));
    expect(results).toMatchObject({ listed, formats: ['tap', 'junit'], failing: listed === 'none' ? [] : ['b'] });
    expect(results.ran).toBeUndefined();
  });

  test('a third test of one id is told apart too', () => {
    expect(read(report('a a a')).ran).toEqual(names('id', 'a', 'a (2)', 'a (3)'));
  });

  test.each([
    [500, 'all'],
    [501, 'none'],
  ])('%i failures are listed: %s', (count, listed) => {
    const results = read(report('a', many(count)));
    expect(results).toMatchObject({ listed, counts: counts(1, count) });
    expect([results.failing.length, results.ran === undefined]).toEqual(listed === 'all' ? [500, false] : [0, true]);
  });

  test.each([
    ['2,000 tests', many(2000), 'id'],
    ['2,001 tests', many(2001), 'hash'],
    ['150,000 characters', `${'a'.repeat(75_000)} ${'b'.repeat(75_000)}`, 'id'],
    ['150,001 characters', `${'a'.repeat(75_000)} ${'b'.repeat(75_001)}`, 'hash'],
  ] as const)('%s are kept by %s', (_, ids, by) => {
    expect(read(report(ids)).ran).toEqual(names(by, ...ids.split(' ')));
  });
});

describe('results of a report against what is known', () => {
  const known = read(report('a b', 'c d'));

  test('what newly fails, what was fixed, what came and what went', () => {
    const results = read(report('c e', 'a d f'), known);
    expect(results.compared).toEqual({
      ...{ newFailing: ['a', 'f'], fixed: ['c'], added: names('id', 'e'), gone: names('id', 'b') },
    });
    expect(results.ran).toBeUndefined();
  });

  test('a failing test that went away was not fixed', () => {
    expect(read(report('a b', 'd'), known).compared).toMatchObject({ fixed: [], gone: names('id', 'c') });
  });

  test('a failing test that is skipped was not fixed', () => {
    const tests = [...cases('a b', 'passed'), ...cases('c', 'skipped'), ...cases('d', 'failed')];
    expect(read({ ...report(''), tests }, known).compared).toMatchObject({ newFailing: [], fixed: [] });
  });

  test('where only failures are listed, one more has to pass for one to be fixed [X3]', () => {
    const before = read(report('a b', 'c', { listed: 'failing' }));
    const passing = (passed: number) => read(report('', '', { listed: 'failing', counts: counts(passed) }), before);
    expect(passing(3).compared).toEqual({ newFailing: [], morePassed: 1, fixed: ['c'] });
    expect(passing(2).compared).toEqual({ newFailing: [], fixed: [] });
    const silent = read(report('', '', { listed: 'none', counts: counts(9) }), before);
    expect(silent.compared).toEqual({ newFailing: [], fixed: [], morePassed: 7 });
  });

  test('what ran is kept where it cannot be told from what was known', () => {
    const before = read(report('a', 'b', { listed: 'failing' }));
    expect(read(report('a b'), before)).toMatchObject({ ran: names('id', 'a', 'b'), compared: { fixed: ['b'] } });
  });

  test('what was known by hash stays so', () => {
    const before: TestResults = { ...known, ran: names('hash', 'a', 'b', 'c', 'd') };
    const { compared } = read(report('a e', 'd f'), before);
    expect(compared).toMatchObject({ added: names('hash', 'e'), gone: names('hash', 'b', 'c') });
  });

  test('a suite that grew too large for ids is compared by hash', () => {
    const { compared } = read(report(`a b ${many(2000)}`, 'c d'), known);
    expect(compared?.added).toEqual(names('hash', ...many(2000).split(' ')));
    expect(compared?.gone).toEqual(names('hash'));
  });
});

describe('what is known for the next story', () => {
  const known = read(report('a b', 'c'));

  test('what was known, without what went, with what came and what fails', () => {
    const results = read(report('b e', 'f'), known);
    const after = knownAfter(known, results);
    expect(after).toEqual({ ...results, compared: undefined, ran: names('id', 'b', 'e', 'f') });
    expect(read(report('b e', 'f'), after).compared).toMatchObject({ added: names('id'), gone: names('id') });
  });

  test('the same by hash', () => {
    const before: TestResults = { ...known, ran: names('hash', 'a', 'b', 'c') };
    expect(knownAfter(before, read(report('b e', 'f'), before)).ran).toEqual(names('hash', 'b', 'e', 'f'));
    const grown = read(report(`a b ${many(2000)}`, 'c'), known);
    expect(knownAfter(known, grown).ran).toEqual(names('hash', 'a', 'b', 'c', ...many(2000).split(' ')));
  });

  test('the results themselves where there is nothing to add to', () => {
    const first = read(report('a', 'b'));
    expect(knownAfter(undefined, first)).toEqual(first);
    const unnamed = read(report('a', 'b', { listed: 'failing' }));
    expect(knownAfter(known, unnamed)).toEqual(unnamed);
    const silent = read(report('a', 'b', { listed: 'failing' }), known);
    expect(knownAfter(known, silent).ran).toBeUndefined();
    const spoken = read(report('a', 'b'), read(report('a', 'b', { listed: 'failing' })));
    expect(knownAfter(undefined, spoken).ran).toEqual(names('id', 'a', 'b'));
    const lost = read(report('b e', 'f'), known);
    expect(knownAfter(undefined, lost).ran).toBeUndefined();
    expect(knownAfter({ ...known, ran: names('id', 'x') }, { ...lost, ran: names('id', 'y') }).ran).toEqual(
      names('id', 'y'),
    );
  });
});
