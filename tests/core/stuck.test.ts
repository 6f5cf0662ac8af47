import { describe, expect, test } from 'vitest';
import { missesSomething } from '../../src/core/information-gap.ts';
import type { Attempt } from '../../src/core/state.ts';
import { ladderStep, nextTier, sameErrors } from '../../src/core/stuck.ts';
import { commandsOf, gate, outcomes, plan, play, storyOf } from '../support/history.ts';

const outage = { ...gate('implement', 'fail'), condition: 'overloaded' };
const gap = "Error: Cannot find module './dates.js'";

/** Attempts that ended in these errors, one letter each; a capital letter names what is not there, `!` is a service that was out. */
function ended(errors: string): readonly Attempt[] {
  return [...errors].map((letter, at) => ({
    ...{ attempt: at + 1, iteration: at + 1, startedAt: 0, durationMs: 0, findings: [], changed: [], changedCount: 0 },
    ...{ lastGate: 'test', passed: false, blockers: [], decision: '', fingerprint: /[-!]/.test(letter) ? '' : letter },
    ...(/[A-Z]/.test(letter) && { misses: true }),
    gates: [letter === '!' ? outage : gate('test', 'fail')],
  }));
}

describe('where a story stands on the ladder', () => {
  test.each([
    ['', undefined],
    ['aa', undefined],
    ['aaa', 'shift'],
    ['AAA', 'shift'],
    ['aaaa', 'shift'],
    ['AAAA', 'expansion'],
    ['aaaaa', 'stuck'],
    ['AAAAA', 'stuck'],
    ['aaaaaaaa', 'stuck'],
    ['aabaa', undefined],
    ['bbaaa', 'shift'],
    ['aaaab', undefined],
    ['---', undefined],
    ['aa!', undefined],
    ['aa!a', 'shift'],
    ['a!a!a', 'shift'],
    ['aaa!', 'shift'],
    ['aaa!!a', 'shift'],
    ['AAA!A', 'expansion'],
    ['AAAA!', 'expansion'],
    ['aaaa!a', 'stuck'],
    ['aa!b', undefined],
    ['!!!', undefined],
    ['aa-a', undefined],
  ])('%s', (errors, step) => {
    expect(ladderStep(ended(errors))).toBe(step);
    expect(nextTier(ended(errors))).toBe(step === 'stuck' ? undefined : step);
  });

  test.each([
    ['', 0],
    ['a', 1],
    ['aab', 1],
    ['baaa', 3],
    ['-', 0],
    ['ba!a!', 2],
  ])('%s has its last error %i times in a row', (errors, run) => {
    expect(sameErrors(ended(errors))).toHaveLength(run);
  });
});

describe('what shows that something was not found', () => {
  test.each([
    "ImportError: cannot import name 'parse' from 'dates'",
    "ModuleNotFoundError: No module named 'dates'",
    "Error: Cannot find module './dates.js'",
    "NameError: name 'parse' is not defined",
    'ReferenceError: parse is not defined',
    '/usr/bin/ld: main.o: undefined symbol: parse',
    "Error: ENOENT: no such file or directory, open 'dates.json'",
    'error[E0432]: unresolved import `crate::dates`',
    "src/a.ts(1,10): error TS2305: Module './dates' has no exported member 'parse'.",
    './main.go:3:2: undefined: parseDate',
  ])('%s', (line) => {
    expect(missesSomething({ gates: [gate('test', 'fail', { lines: ['TAP version 13', line] })] })).toBe(true);
  });

  test.each(['AssertionError: expected 1 to equal 2', 'ok 1 - throws ReferenceError', 'warning: unresolved import x'])(
    'not %s',
    (line) => {
      expect(missesSomething({ gates: [gate('test', 'fail', { lines: [line] })] })).toBe(false);
    },
  );

  test('only where a check failed', () => {
    expect(missesSomething({ gates: [gate('test', 'pass', { lines: [gap] })] })).toBe(false);
    expect(missesSomething({ gates: [gate('implement', 'fail', { lines: [gap] })] })).toBe(false);
  });
});

describe('a story that is stuck', () => {
  const tiersOf = (behaviour: 'fail-alike' | 'missing-module', overrides = {}) => {
    const history = play(plan(['A', 'B'], overrides), { attempts: { A: [behaviour] } });
    return { history, tiers: storyOf(history.state, 'A').attempts.map(({ tier }) => tier ?? 'plain') };
  };

  test('gets three ordinary attempts and two shifts, then ends, and the next story begins', () => {
    const { history, tiers } = tiersOf('fail-alike');
    expect(tiers).toEqual(['plain', 'plain', 'plain', 'shift', 'shift']);
    expect(outcomes(history.state)).toEqual({ A: 'stuck', B: 'passed' });
    expect(storyOf(history.state, 'A').detail).toMatch(
      /^the same error 3 times in a row, then again after 2 strategy shifts: not ok /,
    );
    expect(storyOf(history.state, 'A').attempts.map(({ decision, because }) => [decision, because])).toEqual([
      ['retry', 'test (test): exited with 1'],
      ['retry', 'test (test): exited with 1'],
      ['stuck-ladder', expect.stringMatching(/^the same error 3 times in a row: not ok /)],
      ['stuck-ladder', expect.stringMatching(/3 times in a row, then again after a strategy shift: \S/)],
      ['stuck-ladder', storyOf(history.state, 'A').detail],
    ]);
  });

  test('gets a shift and an expansion where something was not found', () => {
    const { history, tiers } = tiersOf('missing-module');
    expect(tiers).toEqual(['plain', 'plain', 'plain', 'shift', 'expansion']);
    expect(storyOf(history.state, 'A').detail).toMatch(/then again after a strategy shift and a context expansion: \S/);
    expect(commandsOf(history, 'implement').map(({ tier }) => tier)).toEqual([
      ...[undefined, undefined, undefined, 'shift', 'expansion', undefined],
    ]);
  });

  test('is on the same rung after a service that was out, which counts as an attempt and as no error', () => {
    const attempts = [
      'fail-alike',
      'fail-alike',
      'outage',
      'fail-alike',
      'outage',
      'fail-alike',
      'fail-alike',
    ] as const;
    const { state } = play(plan(['A'], { caps: { maxAttempts: 9 } }), { attempts: { A: attempts } });
    expect(storyOf(state, 'A').attempts.map(({ tier }) => tier ?? 'plain')).toEqual([
      ...['plain', 'plain', 'plain', 'plain', 'shift', 'shift', 'shift'],
    ]);
    expect(outcomes(state)).toEqual({ A: 'stuck' });
    expect(storyOf(state, 'A').detail).toMatch(/3 times in a row, then again after 2 strategy shifts: \S/);
  });

  test('is never given more attempts than it has', () => {
    const { history, tiers } = tiersOf('fail-alike', { caps: { maxAttempts: 3 } });
    expect(tiers).toEqual(['plain', 'plain', 'plain']);
    expect(outcomes(history.state)).toEqual({ A: 'failed', B: 'passed' });
  });

  test('that passes after its shift has passed', () => {
    const history = play(plan(['A']), { attempts: { A: ['fail-alike', 'fail-alike', 'fail-alike', 'pass'] } });
    expect(outcomes(history.state)).toEqual({ A: 'passed' });
    expect(storyOf(history.state, 'A').attempts.at(-1)?.tier).toBe('shift');
  });

  test.each([
    ['keep', 'missing-module', ['kept', 'kept', 'kept', 'kept']],
    ['clean-on-shift', 'missing-module', ['kept', 'kept', 'clean', 'kept']],
    ['clean-on-shift', 'fail-alike', ['kept', 'kept', 'clean', 'clean']],
    ['clean', 'missing-module', ['clean', 'clean', 'clean', 'clean']],
  ] as const)('attempt_start: %s after %s', (attemptStart, behaviour, starts) => {
    const { history } = tiersOf(behaviour, { attemptStart, reviewAgent: 'none' });
    const story = storyOf(history.state, 'A');
    const given = commandsOf(history, 'implement').filter((command) => command.story === 'A' && command.attempt > 1);
    expect(given.map(({ tree, clean }) => (tree === story.start?.tree && clean ? 'clean' : 'kept'))).toEqual(starts);
    const left = story.attempts.slice(0, -1).map(({ tree }) => tree);
    expect(given.map(({ tree }, at) => (starts[at] === 'clean' ? left[at] : tree))).toEqual(left);
    expect(commandsOf(history, 'take-snapshot').map((command) => command.previousTree)).toEqual(
      commandsOf(history, 'implement').map((command) => command.tree),
    );
  });
});
