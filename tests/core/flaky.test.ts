import { describe, expect, test } from 'vitest';
import { afterRunOnBase, afterSecondRun, maybeFlaky } from '../../src/core/flaky.ts';
import type { GateResult } from '../../src/core/gates.ts';
import { hash8 } from '../../src/core/hash.ts';
import type { TestResults } from '../../src/core/tool-output/test-results.ts';
import { gate } from '../support/history.ts';

const counts = { passed: 1, failed: 1, errors: 0, skipped: 0 };
const ran = { by: 'id', names: ['a', 'b'] } as const;
const known: TestResults = { source: 'report', counts, listed: 'all', exitCode: 0, failing: [], ran };

function failing(...ids: readonly string[]): GateResult {
  const { ran: _, ...tests } = { ...known, exitCode: 1, failing: ids };
  const compared = { newFailing: ids, fixed: [] };
  return gate('test', 'fail', { reason: 'red', durationMs: 5, tests: { ...tests, compared } });
}

describe('a failure that may be chance (02-loop §1 gate 3)', () => {
  test.each<[string, GateResult, TestResults | undefined, readonly string[]]>([
    ['of tests that ran before', failing('a', 'b'), known, ['a', 'b']],
    ['in a suite that is known by hashes', failing('a'), { ...known, ran: { by: 'hash', names: [hash8('a')] } }, ['a']],
    ['is none of a test that the attempt added', failing('a', 'new'), known, []],
    ['is none where tests are not listed', failing('a'), { ...known, listed: 'failing', ran: undefined as never }, []],
    ['is none where nothing is known', failing('a'), undefined, []],
    ['is none of a check without tests', gate('test', 'fail', {}), known, []],
    ['is none of a check that passed', { ...failing('a'), verdict: 'warn' }, known, []],
    ['is none of a timeout', { ...failing('a'), verdict: 'timeout' }, known, []],
  ])('%s', (_, result, before, suspects) => {
    expect(maybeFlaky(result, before)).toEqual(suspects);
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
