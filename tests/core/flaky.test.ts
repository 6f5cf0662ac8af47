import { describe, expect, test } from 'vitest';
import { afterRunOnBase, afterSecondRun, maybeFlaky } from '../../src/core/flaky.ts';
import type { GateResult } from '../../src/core/gates.ts';
import { hash8 } from '../../src/core/hash.ts';
import type { TestResults } from '../../src/core/tool-output/test-results.ts';
import { gate } from '../support/history.ts';

const counts = { passed: 1, failed: 1, errors: 0, skipped: 0 };
const ran = { by: 'id', names: ['a', 'b'] } as const;
const known: TestResults = { source: 'report', counts, listed: 'all', exitCode: 0, failing: [], ran };

function counted(passed: number): TestResults {
  const { ran: _, ...rest } = known;
  return { ...rest, listed: 'failing', counts: { ...counts, passed, failed: 0 } };
}

function failing(...ids: readonly string[]): GateResult {
  const { ran: _, ...tests } = { ...known, exitCode: 1, failing: ids };
  const compared = { newFailing: ids, fixed: [] };
  return gate('test', 'fail', { reason: 'red', durationMs: 5, tests: { ...tests, compared } });
}

describe('a failure that may be chance (02-loop §1 gate 3)', () => {
  test.each<[string, GateResult, TestResults | undefined, readonly string[] | undefined]>([
    ['of tests that ran before', failing('a', 'b'), known, ['a', 'b']],
    ['in a suite that is known by hashes', failing('a'), { ...known, ran: { by: 'hash', names: [hash8('a')] } }, ['a']],
    ['is none of a test that the attempt added', failing('a', 'new'), known, undefined],
    ['where no test more ran, though only failures are named [X10]', failing('a'), counted(2), ['a']],
    ['is none where a test more ran and only failures are named [X10]', failing('a'), counted(1), undefined],
    ['is none where nothing is known', failing('a'), undefined, undefined],
    ['of a check that was green and names no test [X10]', gate('test', 'fail', { exitCode: 1 }), known, []],
    ['is none of a check that passed', { ...failing('a'), verdict: 'warn' }, known, undefined],
    ['is none of a timeout', { ...failing('a'), verdict: 'timeout' }, known, undefined],
  ])('%s', (_, result, before, suspects) => {
    expect(maybeFlaky(result, { known: before, wasGreen: true })).toEqual(suspects);
  });

  test.each([
    ['was red before', gate('test', 'fail', { exitCode: 1 }), false],
    ['exited with 0', gate('test', 'fail', { exitCode: 0 }), true],
  ])('is none of a check that names no test and %s [X10]', (_, result, wasGreen) => {
    expect(maybeFlaky(result, { known, wasGreen })).toBeUndefined();
  });

  test('is told of the check where no test is named [X10]', () => {
    const first = gate('test', 'fail', { check: 'unit', exitCode: 1 });
    expect(afterSecondRun(first, gate('test', 'pass', { check: 'unit' }), [])).toMatchObject({
      verdict: 'warn',
      reason: 'flaky: check "unit" failed once and passed once on the same tree',
      flaky: [],
    });
  });

  test('is told and fails nobody when the second run passes', () => {
    const second = gate('test', 'pass', { reason: '', durationMs: 3 });
    expect(afterSecondRun(failing('a'), second, ['a'])).toMatchObject({
      verdict: 'warn',
      reason: 'flaky: "a" failed once and passed once on the same tree',
      flaky: ['a'],
      durationMs: 8,
    });
  });

  test('stays a failure when the second run fails too', () => {
    const result = afterSecondRun(failing('a'), failing('a'), ['a']);
    expect(result).toMatchObject({ verdict: 'fail', reason: 'red', durationMs: 10 });
    expect(result).not.toHaveProperty('flaky');
  });

  test('keeps what failed before beside it', () => {
    const second = gate('test', 'warn', { reason: 'one test fails as before: "x"' });
    expect(afterSecondRun(failing('a'), second, ['a']).reason).toMatch(
      /^flaky: "a" .*; one test fails as before: "x"$/,
    );
  });
});

describe("what flipped, on the tree of the story's start", () => {
  const flipped = afterSecondRun(failing('a', 'b'), gate('test', 'pass', { reason: '' }), ['a', 'b']);

  test('may have come with the story', () => {
    expect(afterRunOnBase(flipped, gate('test', 'pass', { durationMs: 3 }))).toMatchObject({
      verdict: 'warn',
      flakyBefore: [],
      reason: expect.stringMatching(/^flaky: .*so the story may have made them flaky$/),
    });
  });

  test('was there before', () => {
    const base = afterRunOnBase(flipped, failing('b', 'x'));
    expect(base).toMatchObject({ verdict: 'warn', flakyBefore: ['b'] });
    expect(base.reason).toMatch(/; "b" failed at the story's start too$/);
  });

  test.each(['timeout', 'error', 'skipped'] as const)('is not known after %s', (verdict) => {
    const base = afterRunOnBase(flipped, gate('test', verdict, {}));
    expect(base.reason).toBe(flipped.reason);
    expect(base).not.toHaveProperty('flakyBefore');
  });
});
