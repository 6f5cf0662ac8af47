import { describe, expect, test } from 'vitest';
import { evidenceOf, testEvidenceOf } from '../../src/core/evidence.ts';
import type { GateResult } from '../../src/core/gates.ts';
import { gate } from '../support/history.ts';

const tests = { fixed: [], added: [], addedCount: 0, morePassed: 0, all: false };
const none = { ownRed: [], greenNow: ['test'], testFilesChanged: [], tests };

describe('evidence that a story is done (10-fine-print, Evidence)', () => {
  test('a check of the story alone that went from red to green [X3]', () => {
    expect(evidenceOf({ ...none, ownRed: ['test', 'criteria'] })).toEqual({
      shown: true,
      sentence: 'check "test" went from red to green',
    });
    expect(evidenceOf({ ...none, ownRed: ['test', 'criteria'], greenNow: ['criteria', 'test'] }).sentence).toBe(
      'checks "test", "criteria" went from red to green',
    );
  });
  test('more tests that pass, by number [X3]', () => {
    const more = (morePassed: number) => evidenceOf({ ...none, greenNow: [], tests: { ...tests, morePassed } });
    expect(more(0).shown).toBe(false);
    expect(more(1)).toEqual({ shown: true, sentence: '1 more test passes than before, and none more fails' });
    expect(more(2).sentence).toBe('2 more tests pass than before, and none more fails');
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
    ['green gates alone', none, 'no more tests pass than before, and no test file was added or changed'],
    [
      'tests that no check passed with',
      { ...none, greenNow: [], testFilesChanged: ['a.test.js'] },
      'no check is green on this tree, and no more tests pass than before',
    ],
    [
      'a test file that no check runs [X4]',
      { ...none, otherTests: [{ path: 'spec/a.lua', why: 'not-run' as const }] },
      'no more tests pass than before, and no green check runs "spec/a.lua"',
    ],
    [
      'a test file without a test [X4]',
      { ...none, otherTests: [{ path: 'spec/a.lua', why: 'no-test' as const }] },
      'no more tests pass than before, and no test or assertion was added in "spec/a.lua"',
    ],
    [
      'red before and nothing green',
      { ownRed: ['test'], greenNow: [], testFilesChanged: [], tests },
      'no check is green on this tree, and no more tests pass than before',
    ],
  ])('not shown: %s', (_, input, why) => {
    const evidence = evidenceOf(input);
    expect(evidence.shown).toBe(false);
    expect(evidence.sentence).toBe(
      `nothing shows that this story is done: ${why}. What counts: a test that failed before and passes now, a new test that passes, or a test file that gained a test and that a green check runs (or set require_evidence: false).`,
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
    expect(testEvidenceOf(results)).toEqual({ fixed: [], morePassed: 0, ...expected });
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

describe('expected outputs', () => {
  const outputs = ['tests/baseline_b.txt'];

  test('that gained lines are evidence where tests are neither listed nor counted [X45]', () => {
    expect(evidenceOf({ ...none, outputs })).toEqual({
      shown: true,
      sentence: 'expected output "tests/baseline_b.txt" gained lines, and the check that covers it is green as before',
    });
    expect(evidenceOf({ ...none, outputs, tests: testEvidenceOf([listing(['b'], ['a'])]) }).shown).toBe(false);
  });

  test.each([
    ['output-gained', 'no check that was green before shows by itself that "tests/baseline_b.txt" is right'],
    [
      'output-changed',
      'the expected output in "tests/baseline_b.txt" gained no line, or belongs to no input that was added',
    ],
  ] as const)('that are none say why: %s [X45]', (why, told) => {
    const input = { ...none, otherTests: outputs.map((path) => ({ path, why })) };
    expect(evidenceOf(input).sentence).toContain(told);
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
