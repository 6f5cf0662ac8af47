import { describe, expect, test } from 'vitest';
import { baselineHalt, redChecks, unseenWords } from '../../src/core/baseline.ts';
import type { GateResult } from '../../src/core/gates.ts';
import type { RunPlan } from '../../src/core/plan.ts';
import type { BaselineCheck, RunState } from '../../src/core/state.ts';
import { commandsOf, fold, gate, minute, outcomes, plan, play, storyOf } from '../support/history.ts';

test.each<[string, string[], string | undefined]>([
  ['nothing', [], undefined],
  ['a folder', ['vendor/'], 'gates do not see vendor/ (untracked, not ignored): ignore it or make it in setup_command'],
  [
    'a file deep in a tracked folder',
    ['src/gen/a.ts'],
    'gates do not see src/gen/a.ts (untracked, not ignored): ignore it or make it in setup_command',
  ],
  [
    'several in one top folder',
    ['lib/a', 'lib/b/', 'x'],
    'gates do not see lib/ (2 paths), x (untracked, not ignored): ignore them or make them in setup_command',
  ],
  [
    'the first eight of ten',
    [...'abcdefghij'],
    'gates do not see a, b, c, d, e, f, g, h and 2 more (untracked, not ignored): ignore them or make them in setup_command',
  ],
])('what gates do not see of a checkout with %s untracked [X7]', (_, paths, words) => {
  expect(unseenWords(paths)).toBe(words);
});

describe('baselineHalt', () => {
  const red = check('lint', 'red', { result: counted('lint') });
  const silent = check('test', 'red', {
    result: gate('test', 'fail', { check: 'test', reason: 'exited with code 1' }),
  });
  const broken = check('test', 'broken', { cause: 'vitest: command not found' });
  const dockerAway = 'the Docker daemon is out of reach: Is the docker daemon running?';

  test.each([
    ['green', 'attribute', [check('test', 'green')], undefined],
    ['green, require-green', 'require-green', [check('test', 'green')], undefined],
    ['no checks', 'attribute', [], undefined],
    ['red, attribute', 'attribute', [red], undefined],
    [
      'red, require-green',
      'require-green',
      [check('test', 'green'), red],
      {
        kind: 'environment_broken',
        detail:
          'baseline: require-green, but "lint" is red on the base commit; repair the base branch or use baseline: attribute',
      },
    ],
    [
      'two red, require-green',
      'require-green',
      [red, check('types', 'red', { result: counted('types') })],
      {
        kind: 'environment_broken',
        detail:
          'baseline: require-green, but "lint", "types" are red on the base commit; repair the base branch or use baseline: attribute',
      },
    ],
    [
      'broken',
      'attribute',
      [check('lint', 'green'), broken],
      {
        kind: 'environment_broken',
        detail: 'check "test" cannot run on the base commit: vitest: command not found',
      },
    ],
    [
      'broken names the cause before red does',
      'require-green',
      [red, broken],
      {
        kind: 'environment_broken',
        detail: 'check "test" cannot run on the base commit: vitest: command not found',
      },
    ],
    [
      'broken for want of Docker',
      'attribute',
      [check('test', 'broken', { cause: dockerAway })],
      {
        kind: 'environment_broken',
        detail: `check "test" cannot run on the base commit: ${dockerAway} Have Docker running before this action starts, and write the gate under gates: with docker: true, else the walls hide it`,
      },
    ],
    [
      'red without a count [X3]',
      'attribute',
      [silent],
      {
        kind: 'environment_broken',
        detail:
          'check "test" is red on the base commit (exited with code 1), and its output does not tell how many tests passed, so no attempt could be judged by it. Make it green on the base, leave it out, or let it write a report of its tests and name that: test_report: reports/*.xml',
      },
    ],
    ['as slow as the limit', 'attribute', [check('test', 'green', { durationMs: 10 * minute })], undefined],
    [
      'slower than the limit, all checks together',
      'attribute',
      [
        check('lint', 'green', { durationMs: 4 * minute }),
        check('test', 'red', { durationMs: 6 * minute + 1, result: counted('test') }),
      ],
      {
        kind: 'config_error',
        detail:
          'the checks took 601 s on the base commit, but the test gate may take 600 s; raise it, for example gate_timeouts: test=601s/1202s',
      },
    ],
  ] as const)('%s', (_, baseline, checks, halt) => {
    expect(baselineHalt(begun({ baseline }), checks)).toEqual(halt);
  });
});

describe('a check that is red on the base without a count', () => {
  const silent = (name: string) => [
    check(name, 'red', { result: gate('test', 'fail', { check: name, reason: 'exited with code 1' }) }),
  ];
  test('does not end a run that it measures, for criteria start red [X3]', () => {
    const checks = [{ name: 'criteria', command: 'c', own: true as const }];
    expect(baselineHalt(begun({ checks }), silent('criteria'))).toBeUndefined();
  });
  test('gets another way out where it runs no tests [X3]', () => {
    const checks = [{ name: 'lint', command: 'l', kind: 'check' as const }];
    expect(baselineHalt(begun({ checks }), silent('lint'))?.detail).toContain(
      'leave it out, or write baseline: off for it, so that a story has to make it green',
    );
  });
});

describe('redChecks', () => {
  test.each([
    ['off', 'off', []],
    ['not run yet', undefined, []],
    ['only the red ones', [check('a', 'red'), check('b', 'green'), check('c', 'red')], ['a', 'c']],
  ] as const)('%s', (_, baseline, names) => {
    expect(redChecks({ ...begun({}), baseline })).toEqual(names);
  });
});

describe('the baseline in a run', () => {
  test('runs before the first agent, on the run start', () => {
    const history = play(plan(['A']));
    expect(history.commands.map((command) => command.type).slice(0, 2)).toEqual(['run-baseline', 'implement']);
    expect(history.commands[0]).toMatchObject({ tree: 't-start', checks: [{ name: 'test', command: 'npm test' }] });
  });

  test.each([
    ['baseline: off', { baseline: 'off' as const }],
    ['no checks', { checks: [] }],
  ])('%s starts with the first agent', (_, overrides) => {
    const history = play(plan(['A'], overrides));
    expect(history.commands[0]?.type).toBe('implement');
    expect(history.state.baseline).toBe('off');
  });

  test.each([
    ['every story passed before', plan([{ id: 'A', was: 'passed' }])],
    ['no story at all', plan([])],
  ])('is not paid for when there is nothing to do: %s', (_, nothing) => {
    const history = play(nothing);
    expect(history.commands.map((command) => command.type)).toEqual(['settle', 'write-report', 'finish']);
    expect(history.halt?.kind).toBe('nothing_to_do');
  });

  test('a broken one spends nothing: no agent, no attempt, every story open', () => {
    const history = play(plan(['A', 'B']), { baseline: 'broken' });
    expect(history.commands.map((command) => command.type)).toEqual([
      'run-baseline',
      'settle',
      'write-report',
      'finish',
    ]);
    expect(history.halt).toMatchObject({ kind: 'environment_broken' });
    expect(outcomes(history.state)).toEqual({ A: 'open', B: 'open' });
    expect(history.state.iterations).toBe(0);
  });
});

describe('a red baseline, attributed', () => {
  test('more tests that pass by number are the evidence, even without a new test file [X3]', () => {
    const history = play(plan(['A']), { baseline: 'red', attempts: { A: ['no-evidence'] } });
    expect(outcomes(history.state)).toEqual({ A: 'passed' });
  });

  test('the check must become green: still red fails, however red the base was', () => {
    const history = play(plan(['A']), { baseline: 'red', attempts: { A: ['fail'] } });
    expect(outcomes(history.state)).toEqual({ A: 'failed' });
  });

  test('no change never passes, although the checks say green', () => {
    const history = play(plan(['A'], { caps: { maxAttempts: 1 } }), {
      baseline: 'red',
      attempts: { A: ['no-change'] },
    });
    expect(storyOf(history.state, 'A')).toMatchObject({ status: 'failed' });
    expect(storyOf(history.state, 'A').attempts[0]?.gates.at(-1)).toMatchObject({
      check: 'no-change',
      verdict: 'fail',
    });
  });

  test('a check that turns green although no more tests pass is no evidence [X3]', () => {
    const history = play(plan(['A'], { caps: { maxAttempts: 1 } }), {
      baseline: 'red',
      attempts: { A: ['no-evidence'] },
      fault: (_, command) => {
        if (command.type !== 'run-checks') return undefined;
        const tests = { ...counted('test').tests, exitCode: 0, compared: { newFailing: [], fixed: [] } };
        const excluded = { ...gate('test', 'pass', { check: 'test' }), tests } as GateResult;
        return { type: 'checks-done', results: [excluded] };
      },
    });
    expect(outcomes(history.state)).toEqual({ A: 'failed' });
    expect(storyOf(history.state, 'A').attempts[0]?.gates.at(-1)).toMatchObject({ check: 'evidence', verdict: 'fail' });
  });

  test('what the first story turned green is no evidence for the second', () => {
    const history = play(plan(['A', 'B']), {
      baseline: 'red',
      attempts: { A: ['no-evidence'], B: ['no-evidence'] },
    });
    expect(outcomes(history.state)).toEqual({ A: 'passed', B: 'stuck' });
    expect(storyOf(history.state, 'B').attempts[0]?.gates.at(-1)).toMatchObject({ check: 'evidence', verdict: 'fail' });
  });

  test('with baseline: off nothing is known to have been red, so a test must show the story', () => {
    const history = play(plan(['A'], { baseline: 'off' }), { baseline: 'red', attempts: { A: ['no-evidence'] } });
    expect(outcomes(history.state)).toEqual({ A: 'stuck' });
    expect(commandsOf(history, 'run-baseline')).toEqual([]);
  });
});

function check(name: string, verdict: BaselineCheck['verdict'], extras: Partial<BaselineCheck> = {}): BaselineCheck {
  const result = gate('test', verdict === 'green' ? 'pass' : 'fail', { check: name });
  return { name, verdict, durationMs: 0, cause: '', result, ...extras };
}

function counted(name: string): GateResult {
  const counts = { passed: 1, failed: 1, errors: 0, skipped: 0 };
  const tests = { source: 'output' as const, counts, listed: 'none' as const, exitCode: 1, failing: [] };
  return gate('test', 'fail', { check: name, exitCode: 1, tests });
}

function begun(overrides: Partial<Omit<RunPlan, 'caps' | 'stories'>>): RunState {
  return fold(play(plan(['A'], overrides)).events.slice(0, 1));
}
