import { describe, expect, test } from 'vitest';
import { decide } from '../../src/core/decide.ts';
import type { EntryNames } from '../../src/core/facts.ts';
import { memoryOf } from '../../src/core/memory.ts';
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
import { view } from '../../src/report/model.ts';
import { gate, outcomes, plan, play } from '../support/history.ts';
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

describe('a second claim in a row that changes nothing', () => {
  const said = ['US-002 is already implemented in src/greet.js.', '<promise>COMPLETE 0a</promise>'];
  const question =
    'the agent claimed 2 times in a row to be done without changing anything: "US-002 is already implemented in src/greet.js."';
  const claiming = (words: readonly string[], overrides: Parameters<typeof plan>[1] = {}, names?: EntryNames) =>
    play(plan(['A', { id: 'B', dependsOn: ['A'] }, 'C'], overrides), {
      attempts: { A: ['no-change'] },
      words: { A: words },
      ...(names && { namesOf: () => names }),
    });

  test('is a question to a person in the words of the agent, and dependents wait [X19]', () => {
    const history = claiming(said);
    expect(outcomes(history.state)).toEqual({ A: 'needs_human', B: 'dependency_failed', C: 'passed' });
    expect(storiesOf(history.state)[0]).toMatchObject({ detail: question, attempts: { length: 2 } });
    const { attention, failures } = view(history.state);
    expect(attention).toMatchObject([{ kind: 'decision', story: 'A' }]);
    expect(failures.find(({ id }) => id === 'A')?.advice).toMatch(
      /^If it is done, set the story's `passes` to true on the default branch\. If not, say in/,
    );
  });

  test('is asked about in the next night too [X19]', () => {
    const recall = { prd: 'd', prompt: 'p', base: 'b' };
    const { state } = claiming(said, { recall }, { entry: 'e', text: 't' });
    expect(memoryOf(state)?.find(({ id }) => id === 'A')?.failed?.question).toBe(question);
  });

  test('is left to a reviewer where there is one [X19]', () => {
    const history = claiming(said, { reviewAgent: 'rehearsal' });
    expect(outcomes(history.state)['A']).toBe('passed');
  });

  test.each(['All criteria are already met; no changes were needed.', 'There is nothing left to do here.'])(
    'needs no signal: %s [X19]',
    (words) => expect(outcomes(claiming([words]).state)['A']).toBe('needs_human'),
  );

  test('is none where the agent says something else [X19]', () => {
    expect(outcomes(claiming(['I read src/greet.js and made a plan.']).state)['A']).toBe('stuck');
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
