import { describe, expect, test } from 'vitest';
import { decide } from '../../src/core/decide.ts';
import {
  BLOCKING_SIGNALS,
  PASS_REPORT,
  promiseOf,
  type Signalled,
  stallOf,
  stallRules,
} from '../../src/core/signals.ts';
import type { Attempt } from '../../src/core/state.ts';
import { listOf, storiesOf } from '../../src/core/story-list.ts';
import { gate } from '../support/history.ts';
import { failing, sampleRun } from '../support/sample-run.ts';

const blocking = { pattern: 'BLOCKED', line: 'BLOCKED: set the API key' };
const claim: Signalled = { signals: { completion: { pattern: 'DONE', line: 'DONE' } } };
const idleClaim: Signalled = { ...claim, change: { changed: 0, tests: 0 } };
const testLoop: Signalled = { change: { changed: 2, tests: 2 } };
const outage: Partial<Attempt> = { gates: [{ ...gate('implement', 'fail'), condition: 'overloaded' }] };
const work: Signalled = { change: { changed: 2, tests: 1 } };

/** A story with one failed attempt for each of these. */
function storyOf(attempts: readonly Partial<Attempt>[]) {
  const run = sampleRun({ stories: [{ id: 'A', status: 'running', tries: attempts.map(() => failing(['✖ a'])) }] });
  const [story] = storiesOf(run);
  if (story === undefined) throw new Error('There is one story.');
  const signalled = story.attempts.map((attempt, at): Attempt => ({ ...attempt, ...attempts[at] }));
  return { ...run, current: 0, stories: listOf([{ ...story, attempts: signalled }]) };
}

const stall = (attempts: readonly Partial<Attempt>[], rules = stallRules) =>
  stallOf({ attempts: storiesOf(storyOf(attempts))[0]?.attempts ?? [] }, rules)?.kind;

describe('claims and test loops that are no progress', () => {
  test.each<[string, readonly Partial<Attempt>[], 'claims' | 'test-loops' | undefined]>([
    ['one claim without a change', [idleClaim], undefined],
    ['two claims without a change', [idleClaim, idleClaim], 'claims'],
    ['a claim with a change between them', [idleClaim, { ...claim, ...work }, idleClaim], undefined],
    ['two claims without a change, then work', [idleClaim, idleClaim, work], undefined],
    [
      'two attempts without a change that claim nothing',
      [{ change: { changed: 0, tests: 0 } }, { change: { changed: 0, tests: 0 } }],
      undefined,
    ],
    ['claims of which nobody knows what they changed', [claim, claim], undefined],
    ['two iterations of tests alone', [testLoop, testLoop], undefined],
    ['three iterations of tests alone', [testLoop, testLoop, testLoop], 'test-loops'],
    ['work between them', [testLoop, work, testLoop, testLoop], undefined],
    ['a service that was out between them', [testLoop, outage, testLoop, testLoop], 'test-loops'],
    ['a service that was out after them', [idleClaim, idleClaim, outage], undefined],
    [
      'three without any change are no loops of tests',
      [idleClaim, { change: { changed: 0, tests: 0 } }, { change: { changed: 0, tests: 0 } }],
      undefined,
    ],
    ['nothing', [], undefined],
  ])('%s', (_what, attempts, expected) => {
    expect(stall(attempts)).toBe(expected);
  });

  test('by other limits', () => {
    expect(stall([idleClaim], { claims: 1, testLoops: 9 })).toBe('claims');
    expect(stall([testLoop, testLoop, testLoop], { claims: 1, testLoops: 4 })).toBeUndefined();
  });

  test('say what they saw', () => {
    const { attempts } = storiesOf(storyOf([idleClaim, idleClaim, idleClaim]))[0] ?? { attempts: [] };
    expect(stallOf({ attempts }, stallRules)?.sentence).toBe(
      'the agent claimed 3 times in a row to be done without changing anything',
    );
    expect(
      stallOf({ attempts: storiesOf(storyOf([testLoop, testLoop, testLoop]))[0]?.attempts ?? [] }, stallRules)
        ?.sentence,
    ).toBe('3 iterations in a row changed nothing but tests');
  });
});

describe('a promise', () => {
  test('carries the word of its call', () => {
    expect(promiseOf('0a')).toBe('<promise>COMPLETE 0a</promise>');
  });
});

describe('a blocking signal', () => {
  test('ends a story whose gates did not pass as blocked, with the line for a person', () => {
    expect(decide(storyOf([{ signals: { blocking } }]))).toEqual({
      row: 'blocking-signal',
      decision: {
        type: 'end-story',
        outcome: 'blocked',
        detail: 'the agent says that it cannot go on: "BLOCKED: set the API key"',
      },
    });
  });

  test('of an earlier attempt is history', () => {
    expect(decide(storyOf([{ signals: { blocking } }, {}])).row).toBe('retry');
  });

  test('a claim alone decides nothing', () => {
    expect(decide(storyOf([claim])).row).toBe('retry');
  });
});

describe('the patterns that are looked for unless others are set', () => {
  test.each([
    'HALT: no key',
    'I am BLOCKED.',
    'Cannot proceed without a token',
    'Manual intervention is needed',
    'STATUS UPDATE FAILED',
    'Maximum recursion depth',
  ])('find that an agent is blocked: %s', (line) => {
    expect(BLOCKING_SIGNALS.some((pattern) => new RegExp(pattern).test(line))).toBe(true);
  });

  test('find nothing in a message of success', () => {
    expect(BLOCKING_SIGNALS.filter((pattern) => new RegExp(pattern).test('Done, all blocked tests pass.'))).toEqual([]);
  });

  test('find the report of an executor that claims to be done', () => {
    expect('{"status" : "PASS"}').toMatch(new RegExp(PASS_REPORT));
    expect('{"status": "FAIL"}').not.toMatch(new RegExp(PASS_REPORT));
  });
});
