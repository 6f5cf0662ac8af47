import { describe, expect, test } from 'vitest';
import { evidenceOf, testEvidenceOf } from '../../src/core/evidence.ts';
import type { GateResult } from '../../src/core/gates.ts';
import { gate } from '../support/history.ts';

const tests = { fixed: [], added: [], addedCount: 0, all: false };
const none = { baselineRed: [], greenNow: ['test'], testFilesChanged: [], tests };

describe('evidence that a story is done (10-fine-print, Evidence)', () => {
  test('a check that went from red to green', () => {
    expect(evidenceOf({ ...none, baselineRed: ['test', 'lint'] })).toEqual({
      shown: true,
      sentence: 'check "test" went from red to green',
    });
    expect(evidenceOf({ ...none, baselineRed: ['test', 'lint'], greenNow: ['lint', 'test'] }).sentence).toBe(
      'checks "test", "lint" went from red to green',
    );
  });
  test('a test file that was added or changed while the checks pass', () => {
    expect(evidenceOf({ ...none, testFilesChanged: ['a.test.js'] })).toEqual({
      shown: true,
      sentence: 'test file "a.test.js" added or changed, and the checks pass',
    });
    const many = ['1', '2', '3', '4', '5', '6', '7'];
    expect(evidenceOf({ ...none, testFilesChanged: many }).sentence).toContain(
      'test files "1", "2", "3", "4", "5" and 2 more added',
    );
  });
  test.each([
    ['green gates alone', none, 'no check was red before, and no test file was added or changed'],
    [
      'another check was red',
      { ...none, baselineRed: ['lint'] },
      'check "lint" still red, and no test file was added or changed',
    ],
    [
      'tests that no check passed with',
      { ...none, greenNow: [], testFilesChanged: ['a.test.js'] },
      'no check passed on this tree',
    ],
    [
      'red before and nothing green',
      { baselineRed: ['test'], greenNow: [], testFilesChanged: [], tests },
      'no check passed on this tree',
    ],
  ])('not shown: %s', (_, input, why) => {
    const evidence = evidenceOf(input);
    expect(evidence.shown).toBe(false);
    expect(evidence.sentence).toBe(
      `nothing shows that this story is done: ${why}. What counts: a check that was red before and is green now, or a new or changed test file that passes (or set require_evidence: false).`,
    );
  });
});

describe('what single tests show', () => {
  const plain = gate('test', 'pass', { check: 'e2e' });
  test.each([
    ['no check ran', [], { added: [], addedCount: 0, all: false }],
    ['every check lists its tests', [listing(['a']), listing([])], { added: ['a'], addedCount: 1, all: true }],
    ['one check lists nothing', [listing([]), plain], { added: [], addedCount: 0, all: false }],
    ['a test with another name', [listing(['b'], ['a'])], { added: [], addedCount: 0, all: true }],
    [
      'a test that went to another check',
      [listing(['a']), listing([], ['a'])],
      { added: [], addedCount: 0, all: true },
    ],
    ['one test more, and another name', [listing(['b', 'c'], ['a'])], { added: [], addedCount: 1, all: true }],
    ['fewer tests', [listing(['c'], ['a', 'b'])], { added: [], addedCount: 0, all: true }],
  ])('%s', (_, results, expected) => {
    expect(testEvidenceOf(results)).toEqual({ fixed: [], ...expected });
  });

  test('a test that may go is not taken for one that got another name', () => {
    expect(testEvidenceOf([listing(['b'], ['a'])], { mayDrop: true })).toMatchObject({ added: ['b'], addedCount: 1 });
  });

  test('a check without a list leaves the test files to speak', () => {
    const told = testEvidenceOf([listing([]), plain]);
    expect(evidenceOf({ ...none, testFilesChanged: ['e2e.test.js'], tests: told }).shown).toBe(true);
    const whole = testEvidenceOf([listing(['b'], ['a'])]);
    expect(evidenceOf({ ...none, testFilesChanged: ['e2e.test.js'], tests: whole }).shown).toBe(false);
  });
});

function listing(added: readonly string[], gone: readonly string[] = []): GateResult {
  return gate('test', 'pass', {
    check: 'unit',
    tests: {
      ...{ source: 'report', listed: 'all', exitCode: 0, failing: [] },
      counts: { passed: 3, failed: 0, errors: 0, skipped: 0 },
      compared: { newFailing: [], fixed: [], added: { by: 'id', names: added }, gone: { by: 'id', names: gone } },
    },
  });
}
