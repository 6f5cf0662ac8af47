import { describe, expect, test } from 'vitest';
import { givenTree, next, startAttempt } from '../../src/core/next.ts';
import type { RunPlan } from '../../src/core/plan.ts';
import type { Attempt, RunState, StoryState } from '../../src/core/state.ts';
import { listOf, storiesOf } from '../../src/core/story-list.ts';
import { commandsOf, fold, minute, outcomes, plan, play, storyOf } from '../support/history.ts';

describe('which story is next', () => {
  test('lowest priority, then file order, dependencies first', () => {
    const history = play(
      plan([
        { id: 'A', dependsOn: ['D'], priority: 0 },
        { id: 'B', priority: 2 },
        { id: 'C', priority: 1 },
        { id: 'D', priority: 2 },
        { id: 'E' },
        { id: 'F', priority: 2 },
      ]),
    );
    expect(commandsOf(history, 'implement').map((command) => command.story)).toEqual(['C', 'B', 'D', 'A', 'F', 'E']);
    expect(history.halt).toEqual({ kind: 'ready', detail: 'all 6 stories passed' });
  });

  test('a story starts from the tip of the passed work', () => {
    const history = play(plan(['A', 'B', 'C']), { attempts: { B: ['fail'] } });
    const [a, ...others] = commandsOf(history, 'implement');
    const afterA = storyOf(history.state, 'A').commit;
    const [b, , , , , c] = others;
    expect(a).toMatchObject({ tree: 't-start', head: 'c-start' });
    expect(b).toMatchObject({ story: 'B', head: afterA });
    expect(c).toMatchObject({ story: 'C', head: afterA, tree: b?.tree });
  });

  test('what depends on a failed story ends dependency_failed, however far away', () => {
    const history = play(plan(['A', { id: 'B', dependsOn: ['A'] }, { id: 'C', dependsOn: ['B', 'D'] }, 'D']), {
      attempts: { A: ['fail'] },
    });
    expect(outcomes(history.state)).toEqual({
      A: 'failed',
      B: 'dependency_failed',
      C: 'dependency_failed',
      D: 'passed',
    });
    expect(storyOf(history.state, 'C').detail).toBe('a story it depends on did not pass');
    expect(history.halt).toEqual({ kind: 'some_failed', detail: '3 of 4 stories did not pass' });
  });

  test('a dependency that passed in an earlier run counts as passed', () => {
    const history = play(
      plan([
        { id: 'A', was: 'passed' },
        { id: 'B', dependsOn: ['A'] },
      ]),
    );
    expect(outcomes(history.state)).toEqual({ A: 'passed', B: 'passed' });
    expect(history.halt).toEqual({ kind: 'ready', detail: 'both stories passed' });
  });

  test('a dependency that no human lets run fails its dependents before anything is paid', () => {
    const history = play(
      plan([
        { id: 'A', was: 'ineligible' },
        { id: 'B', dependsOn: ['A'] },
      ]),
    );
    expect(outcomes(history.state)).toEqual({ A: 'open', B: 'dependency_failed' });
    expect(history.commands.map((command) => command.type)).toEqual(['settle', 'write-report', 'finish']);
    expect(history.halt).toEqual({ kind: 'some_failed', detail: 'the one story did not pass' });
  });
});

describe('scope: the run is about the stories that were asked for', () => {
  test('others are neither tried nor counted', () => {
    const history = play(plan([{ id: 'A', inScope: false }, 'B']));
    expect(outcomes(history.state)).toEqual({ A: 'open', B: 'passed' });
    expect(history.halt).toEqual({ kind: 'ready', detail: 'the one story passed' });
  });

  test('a passed story out of scope satisfies a dependency, an open one does not', () => {
    const history = play(
      plan([
        { id: 'A', inScope: false, was: 'passed' },
        { id: 'B', inScope: false },
        { id: 'C', dependsOn: ['A'] },
        { id: 'D', dependsOn: ['B'] },
      ]),
    );
    expect(outcomes(history.state)).toEqual({ A: 'passed', B: 'open', C: 'passed', D: 'dependency_failed' });
    expect(history.halt).toEqual({ kind: 'some_failed', detail: '1 of 2 stories did not pass' });
  });
});

describe('nothing to do', () => {
  test.each([
    ['no stories', [], 'prd.json lists no stories'],
    ['all passed', [{ id: 'A', was: 'passed' as const }], 'every story already passed or is not eligible'],
    ['none eligible', [{ id: 'A', was: 'ineligible' as const }], 'every story already passed or is not eligible'],
    ['none in scope', [{ id: 'A', inScope: false }], 'every story already passed or is not eligible'],
    ['unknown dependency', [{ id: 'A', dependsOn: ['?'] }, 'B-passed'], '1 open stories wait for a dependency'],
  ])('%s', (_, stories, detail) => {
    const specs = stories.map((each) => (each === 'B-passed' ? { id: each, was: 'passed' as const } : each));
    expect(play(plan(specs as Parameters<typeof plan>[0])).halt).toEqual({ kind: 'nothing_to_do', detail });
  });
});

describe('budgets between stories', () => {
  test.each([
    ['iterations', { iterations: 20 }, { budget: 'iterations', detail: 'all 20 iterations of the run are used' }],
    ['commits', { commits: 30 }, { budget: 'commits', detail: 'all 30 commits of the run are used' }],
    ['wallclock', { elapsedMs: 350 * minute }, { budget: 'wallclock', detail: 'the run reached its wall clock limit' }],
    [
      'a cap that a resume cannot lift is named first',
      { iterations: 20, commits: 30, elapsedMs: 350 * minute },
      { budget: 'iterations', detail: 'all 20 iterations of the run are used' },
    ],
    [
      'commits before wallclock',
      { commits: 30, elapsedMs: 350 * minute },
      { budget: 'commits', detail: 'all 30 commits of the run are used' },
    ],
  ])('%s', (_, used, halt) => {
    const after = next({ ...begun(plan(['A', 'B'])), current: undefined, ...used });
    expect(after).toMatchObject({ type: 'halt', halt: { kind: 'budget_exceeded', ...halt } });
  });

  test.each([
    ['iterations', { iterations: 19 }],
    ['commits', { commits: 29 }],
    ['wallclock', { elapsedMs: 350 * minute - 1 }],
  ])('one below the cap of %s still works', (_, used) => {
    expect(next({ ...begun(plan(['A', 'B'])), current: undefined, ...used }).type).toBe('work');
  });

  test('a run that has nothing left to do is ready, whatever it used', () => {
    const history = play(plan(['A', 'B'], { caps: { maxIterations: 2, maxCommits: 2, maxAttempts: 1 } }));
    expect(history.halt).toEqual({ kind: 'ready', detail: 'both stories passed' });
  });
});

describe('the tree an attempt is given', () => {
  test.each([
    ['keep', 't-2', false],
    ['clean-on-shift', 't-2', false],
    ['clean', 't-start', true],
  ] as const)('attempt_start: %s', (attemptStart, tree, clean) => {
    const state = withAttempts(begun(plan(['A'], { attemptStart })), ['t-1', 't-2']);
    expect(givenTree(state)).toBe(tree);
    expect(startAttempt(state, { fresh: false })).toMatchObject({ attempt: 3, tree, clean, head: 'c-start' });
    expect(startAttempt(state, { fresh: true }).clean).toBe(true);
  });

  test('a first attempt is given the start of its story and a clean worktree', () => {
    expect(commandsOf(play(plan(['A'])), 'implement')[0]).toEqual({
      type: 'implement',
      story: 'A',
      attempt: 1,
      iteration: 1,
      tree: 't-start',
      head: 'c-start',
      clean: true,
      limits: { softMs: 12 * minute, hardMs: 20 * minute, boundBy: 'gate' },
    });
  });

  test('an interrupted story goes on from its last tree as long as its start did not move', () => {
    const state = withAttempts(begun(plan(['A', 'B'])), ['t-1', 't-2'], { status: 'interrupted' });
    expect(next(state)).toMatchObject({
      command: { story: 'A', attempt: 3, tree: 't-2', head: 'c-start', clean: true },
    });
  });

  test('a start that moved makes old trees worthless, but attempts stay counted', () => {
    const state = withAttempts(begun(plan(['A', 'B'])), ['t-1', 't-2'], { status: 'interrupted' });
    const after = next({ ...state, head: { commit: 'c-new', tree: 't-new' } });
    expect(after).toMatchObject({ command: { attempt: 3, tree: 't-new', head: 'c-new' } });
    expect(storyOf(after.state, 'A').attempts.map((attempt) => attempt.tree)).toEqual([undefined, undefined]);
  });
});

function begun(of: RunPlan): RunState {
  return fold(play({ ...of, checks: [] }, {}).events.slice(0, 1));
}

function withAttempts(state: RunState, trees: readonly string[], change: Partial<StoryState> = {}): RunState {
  const attempts = trees.map(
    (tree, index): Attempt => ({
      attempt: index + 1,
      iteration: index + 1,
      startedAt: 0,
      durationMs: 0,
      gates: [],
      findings: [],
      changed: [],
      changedCount: 0,
      tree,
      lastGate: 'test',
      passed: false,
      fingerprint: 'aaaaaaaa',
      blockers: [],
      decision: 'retry',
    }),
  );
  return {
    ...state,
    stories: listOf(storiesOf(state).map((each, at) => (at === 0 ? { ...each, attempts, ...change } : each))),
  };
}
