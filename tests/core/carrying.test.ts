import { describe, expect, test } from 'vitest';
import { outputsOf } from '../../src/action/run-outputs.ts';
import type { RunPlan } from '../../src/core/plan.ts';
import type { Halt } from '../../src/core/state.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import type { TestResults } from '../../src/core/tool-output/test-results.ts';
import {
  commandsOf,
  defaultCaps,
  gate,
  minute,
  plan,
  play,
  resumeAfter,
  type Script,
  storyOf,
} from '../support/history.ts';

const carried = ['A', 'B', 'C'].map((story, at) => ({ commit: `c${at}`, parent: `p${at}`, story }));

function night(script: Script = {}, more: Partial<RunPlan> = {}) {
  const stories = ['A', 'B', 'C', 'D'];
  return play(
    plan(stories, { carried, replaces: 'c2', caps: { maxAttempts: 1 }, ...more } as Partial<RunPlan>),
    script,
  );
}

function tried({ state }: ReturnType<typeof night>): readonly string[] {
  return storiesOf(state)
    .filter(({ attempts }) => attempts.length > 0)
    .map(({ id }) => id);
}

describe('work of earlier nights on a base that has moved', () => {
  test('is put on top of it and checked once, together, before any agent', () => {
    const history = night();
    const types = history.commands.map(({ type }) => type);
    expect(types.slice(0, 4)).toEqual(['run-baseline', 'carry-stories', 'publish', 'implement']);
    expect(types.filter((type) => type === 'carry-stories')).toHaveLength(1);
    expect(tried(history)).toEqual(['D']);
    expect(storyOf(history.state, 'B')).toMatchObject({ status: 'passed', commit: 'c1-moved' });
    expect(history.halt).toMatchObject({ kind: 'ready', detail: 'all 4 stories passed' });
    expect(history.state.publications).toMatchObject([
      { ref: 'refs/ralph/default/replaced/c2', commit: 'c2', status: 'pushed' },
      { ref: 'refs/heads/ralph/default', status: 'pushed' },
    ]);
  });

  test('is open again where it does not fit, and the rest is taken over', () => {
    const history = night({ conflicting: ['B'] });
    expect(tried(history)).toEqual(['B', 'D']);
    expect(history.state.carrying?.notes).toEqual([
      {
        story: 'B',
        note:
          'The work on B of an earlier run was left behind when ralph/default was put on top of main: it conflicts in a.js. ' +
          'It is kept in refs/ralph/default/replaced/c2.',
      },
    ]);
  });

  test('is looked at one by one where it is red together, and only what is red is open again', () => {
    const history = night({ redCarried: ['B'] });
    const asked = commandsOf(history, 'carry-stories').map(({ commits }) => commits.map(({ story }) => story));
    expect(asked).toEqual([['A', 'B', 'C'], ['A'], ['B'], ['C']]);
    expect(tried(history)).toEqual(['B', 'D']);
    expect(history.state.carrying?.notes[0]?.note).toContain('check "test" does not pass there');
  });

  test('that a person opened or reworded keeps its code and has to pass by its own gates', () => {
    const history = play(
      plan(['A', { id: 'B', regate: true }, { id: 'C', was: 'passed' }], { carried, caps: { maxAttempts: 1 } }),
    );
    expect(commandsOf(history, 'carry-stories')[0]?.passing).toEqual(['A']);
    expect(tried(history)).toEqual(['B']);
    expect(storyOf(history.state, 'B').start?.commit).toBe('c2-moved');
  });

  test('that waits for a human keeps its code, and is marked as passed by nobody', () => {
    const waits = { outcome: 'needs_human', detail: 'waiting for a human.', nights: 1 } as const;
    const history = play(plan(['A', { id: 'B', waits }], { carried }));
    expect(commandsOf(history, 'carry-stories')[0]?.passing).toEqual(['A']);
    expect(storyOf(history.state, 'B')).toMatchObject({ status: 'needs_human', attempts: [] });
  });

  test('brings its tests along: the next story is measured by them', () => {
    const tests: TestResults = {
      ...{ source: 'report', listed: 'all', exitCode: 0, failing: [], ran: { by: 'id', names: ['a', 'b'] } },
      counts: { passed: 2, failed: 0, errors: 0, skipped: 0 },
    };
    const history = night({
      fault: (_, command) => {
        if (command.type !== 'carry-stories') return undefined;
        const points = command.commits.map(({ commit }) => ({ from: commit, commit: `${commit}-moved`, tree: commit }));
        return {
          ...{ type: 'stories-carried', points, conflicts: [] },
          results: [gate('test', 'pass', { check: 'test', tests })],
        };
      },
    });
    expect(commandsOf(history, 'run-checks')[0]).toMatchObject({
      story: 'D',
      known: { test: { counts: tests.counts } },
    });
  });

  /** Checks of the first calls, or of those on these commits, end in trouble that is ours. */
  const troubled = (isHit: (commits: readonly string[]) => boolean, more: Script = {}) =>
    night({
      ...more,
      fault: (_, command) => {
        if (command.type !== 'carry-stories') return undefined;
        const commits = command.commits.map(({ commit }) => commit);
        if (!isHit(commits)) return undefined;
        const points = commits.map((from) => ({ from, commit: `${from}-moved`, tree: from }));
        const results = [gate('test', 'error', { check: 'test', reason: 'the registry did not answer' })];
        return { type: 'stories-carried', points, conflicts: [], results };
      },
    });

  test('is looked at again after trouble that is ours, all of it together', () => {
    let calls = 0;
    const history = troubled(() => {
      calls += 1;
      return calls < 3;
    });
    expect(commandsOf(history, 'carry-stories').map(({ commits }) => commits.length)).toEqual([3, 3, 3]);
    expect(tried(history)).toEqual(['D']);
    expect(history.halt?.kind).toBe('ready');
  });

  test.each([
    ['together', [], 0],
    ['alone', ['B'], 2],
  ] as const)('stays where it was when that trouble does not end: %s', (_, redCarried, before) => {
    const history = troubled((commits) => before === 0 || commits[0] === 'c2', { redCarried });
    expect(commandsOf(history, 'carry-stories').length).toBe(before === 0 ? 3 : 6);
    expect(history.halt).toMatchObject({
      kind: 'environment_broken',
      detail: expect.stringMatching(/left as it is: the registry did not answer$/),
    });
    expect(history.state.publications.map(({ ref }) => ref)).toEqual(['refs/ralph/default/replaced/c2']);
    expect(history.state.head).toEqual(history.state.plan.start);
    expect(storiesOf(history.state).map(({ status }) => status)).toEqual(['open', 'open', 'open', 'open']);
  });

  /** The remote is away for the first calls. */
  const away = (times: number) => {
    let calls = 0;
    return night({
      fault: (_, command) => {
        if (command.type !== 'carry-stories' || calls >= times) return undefined;
        calls += 1;
        const unreachable = 'the remote did not answer';
        return { type: 'stories-carried', points: [], conflicts: [], results: [], unreachable };
      },
    });
  };

  test('is fetched again from a remote that was away, and none of it is left behind', () => {
    const history = away(2);
    expect(commandsOf(history, 'carry-stories').map(({ commits }) => commits.length)).toEqual([3, 3, 3]);
    expect(tried(history)).toEqual(['D']);
    expect(history.state.carrying?.notes).toEqual([]);
    expect(history.halt?.kind).toBe('ready');
  });

  test('stays where it was when the remote stays away', () => {
    const history = away(3);
    expect(history.halt).toMatchObject({
      kind: 'environment_broken',
      detail:
        'the work of earlier runs could not be fetched in 3 calls, so ralph/default was left as it is: the remote did not answer',
    });
    expect(tried(history)).toEqual([]);
    expect(history.state.head).toEqual(history.state.plan.start);
  });

  test('is everything there is to do: it is pushed, and the run ends', () => {
    const history = play(plan(['A'], { carried: carried.slice(0, 1), replaces: 'c0' }));
    expect(history.commands.map(({ type }) => type)).toEqual([
      ...['run-baseline', 'carry-stories', 'publish', 'settle', 'write-report', 'finish'],
    ]);
    expect(history.state.publications.map(({ status }) => status)).toEqual(['pushed', 'pushed']);
    expect(history.halt?.kind).toBe('ready');
    const outputs = outputsOf(history.state, { halt: history.halt as Halt, failOn: ['any'], logsPath: '' });
    expect(outputs).toMatchObject({ branch_name: 'ralph/default', commit_sha: 'c0-moved' });
  });

  test('that is all there is to do is not called done when its push is refused', () => {
    const branch = 'refs/heads/ralph/default';
    const history = play(plan(['A'], { carried: carried.slice(0, 1), replaces: 'c0' }), { refused: [branch] });
    expect(history.halt).toMatchObject({
      kind: 'environment_broken',
      detail: expect.stringMatching(/ralph\/default was not pushed: protected branch$/),
    });
  });

  test('is put there again after a crash at any step, and ends the same', () => {
    const whole = night({ redCarried: ['B'] });
    const end = JSON.stringify(storiesOf(whole.state).map(({ id, status, commit }) => [id, status, commit]));
    for (let keep = 1; keep < whole.events.length; keep += 1) {
      const again = resumeAfter(whole, keep, { redCarried: ['B'] });
      expect(JSON.stringify(storiesOf(again.state).map(({ id, status, commit }) => [id, status, commit]))).toBe(end);
    }
  });

  test('is not begun when the baseline took all the time of the run', () => {
    const took: Script['took'] = ({ type }) => (type === 'run-baseline' ? 10 * minute : 0);
    const history = night({ took, resume: false }, { caps: { ...defaultCaps, runMs: 10 * minute } });
    expect(commandsOf(history, 'carry-stories')).toEqual([]);
    expect(history.halt).toMatchObject({ kind: 'budget_exceeded', budget: 'wallclock' });
  });

  test('is not fetched again when the remote was away until the time of the run was over', () => {
    const caps = { ...defaultCaps, runMs: 10 * minute };
    const history = play(plan(['A'], { carried: carried.slice(0, 1), caps }), {
      resume: false,
      took: ({ type }) => (type === 'carry-stories' ? 10 * minute : 0),
      fault: (_, { type }) =>
        type === 'carry-stories'
          ? { type: 'stories-carried', points: [], conflicts: [], results: [], unreachable: 'no answer' }
          : undefined,
    });
    expect(commandsOf(history, 'carry-stories')).toHaveLength(1);
    expect(history.halt).toMatchObject({ kind: 'budget_exceeded', budget: 'wallclock' });
  });

  test('is looked at again when one of several checks had trouble that is ours', () => {
    let calls = 0;
    const history = night({
      fault: (_, command) => {
        calls += command.type === 'carry-stories' ? 1 : 0;
        if (command.type !== 'carry-stories' || calls > 1) return undefined;
        const points = command.commits.map(({ commit }) => ({ from: commit, commit: `${commit}-moved`, tree: commit }));
        const results = [gate('test', 'error', { check: 'a' }), gate('test', 'pass', { check: 'b' })];
        return { type: 'stories-carried', points, conflicts: [], results };
      },
    });
    expect(commandsOf(history, 'carry-stories').map(({ commits }) => commits.length)).toEqual([3, 3]);
    expect(tried(history)).toEqual(['D']);
  });

  test('of which nothing fits is open again, whatever the checks of the base itself say', () => {
    const history = night({
      fault: (_, command) => {
        if (command.type !== 'carry-stories') return undefined;
        const conflicts = command.commits.map(({ commit }) => ({ from: commit, paths: [] }));
        return { type: 'stories-carried', points: [], conflicts, results: [gate('test', 'fail', { check: 'test' })] };
      },
    });
    expect(commandsOf(history, 'carry-stories')).toHaveLength(1);
    expect(tried(history)).toEqual(['A', 'B', 'C', 'D']);
    expect(history.state.carrying?.notes.map(({ note }) => note.includes('git could not put it there'))).toEqual([
      ...[true, true, true],
    ]);
  });

  test('waits for the next workflow run when the clock of this one runs out', () => {
    const history = night({
      took: ({ type }) => (type === 'carry-stories' ? 400 * 60_000 : 0),
      redCarried: ['A'],
      resume: false,
    });
    expect(history.halt).toMatchObject({ kind: 'budget_exceeded', budget: 'wallclock' });
    const next = resumeAfter(history, history.events.length);
    expect(storyOf(next.state, 'A').status).toBe('passed');
  });
});
