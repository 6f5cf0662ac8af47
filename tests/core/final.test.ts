import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/core/event.ts';
import { finalStep } from '../../src/core/final.ts';
import { noteFinal } from '../../src/core/final-checked.ts';
import type { Check } from '../../src/core/gates.ts';
import { transition } from '../../src/core/loop.ts';
import { isResumable } from '../../src/core/resumable.ts';
import type { Halt } from '../../src/core/state.ts';
import { commandsOf, fold, gate, minute, outcomes, plan, play, resumeAfter, unitTests } from '../support/history.ts';

const e2e: Check = { name: 'e2e', command: 'make e2e', stage: 'final' };
const site: Check = { name: 'site', command: 'make site', stage: 'final', paths: ['site/**'] };
const checks = [unitTests, e2e];
const failed = 'the final check "e2e" did not pass: exited with 1';

describe('the final checks', () => {
  test('run once, after the last story and before the push is waited for, on the tip of the passed work', () => {
    const history = play(plan(['A', 'B'], { checks }));
    const types = history.commands.map(({ type }) => type);
    expect(types.slice(types.lastIndexOf('commit-story'))).toEqual([
      ...['commit-story', 'publish', 'run-final-checks', 'settle', 'write-report', 'finish'],
    ]);
    const [command] = commandsOf(history, 'run-final-checks');
    expect(command).toEqual({
      type: 'run-final-checks',
      tree: history.state.head.tree,
      checks: [e2e],
      call: 1,
      limits: { softMs: 5 * minute, hardMs: 10 * minute, boundBy: 'gate' },
    });
    expect(history.halt).toEqual({ kind: 'ready', detail: 'both stories passed' });
    expect(history.state.final).toMatchObject({ tree: history.state.head.tree, results: [{ check: 'e2e' }] });
  });

  test('that fail make the run some_failed; the stories stay passed', () => {
    const history = play(plan(['A', 'B'], { checks }), { final: ['fail'] });
    expect(history.halt).toEqual({ kind: 'some_failed', detail: `both stories passed, but ${failed}` });
    expect(outcomes(history.state)).toEqual({ A: 'passed', B: 'passed' });
  });

  test.each<[string, Parameters<typeof plan>, Parameters<typeof play>[1], string]>([
    [
      'a story that failed',
      [['A', 'B'], { checks }],
      { attempts: { B: ['fail'] }, final: ['fail'] },
      `1 of 2 stories did not pass, but ${failed}`,
    ],
    [
      'two that fail',
      [['A'], { checks: [...checks, { ...e2e, name: 'load' }] }],
      { final: ['fail'] },
      `the one story passed, but ${failed} (and 1 more)`,
    ],
  ])('are told beside %s', (_, [stories, overrides], script, detail) => {
    expect(play(plan(stories, overrides), script).halt).toEqual({ kind: 'some_failed', detail });
  });

  test('say what is missing on the machine, and what to do about it', () => {
    const state = play(plan(['A'], { checks: [unitTests, { ...e2e, docker: true }] })).state;
    const lines = ['Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?'];
    const ran = [gate('test', 'fail', { check: 'e2e', exitCode: 1, reason: 'check "e2e" exited with code 1', lines })];
    const told = noteFinal({ ...state, final: { tree: state.head.tree, calls: 0 } }, ran);
    expect(finalStep(told, { kind: 'ready', detail: 'the one story passed' })).toMatchObject({
      halt: {
        kind: 'some_failed',
        detail: `the one story passed, but the final check "e2e" did not pass: check "e2e" exited with code 1: the Docker daemon is out of reach: ${lines[0]} Have Docker running before this action starts`,
      },
    });
  });

  test('leave a confirmed block what it is', () => {
    const history = play(plan(['A', 'B'], { checks, reviewAgent: 'claude' }), {
      final: ['fail'],
      review: ({ story, gate: name, claims }) =>
        story === 'B' && name === 'quality' && claims.length === 0
          ? { findings: [{ severity: 'block', text: 'prints the key' }] }
          : {},
    });
    expect(history.halt).toMatchObject({ kind: 'block_finding', detail: expect.stringContaining(failed) });
  });

  test.each<[string, Parameters<typeof plan>, Parameters<typeof play>[1]]>([
    ['no story passed', [['A'], { checks }], { attempts: { A: ['fail'] } }],
    ['there is nothing to do', [[{ id: 'A', was: 'passed' }], { checks }], {}],
    ['stories are left', [['A', 'B'], { checks, caps: { maxIterations: 1 } }], {}],
    ['the baseline is broken', [['A'], { checks }], { baseline: 'broken' }],
    ['no passed story touched their paths', [['A'], { checks: [unitTests, site] }], {}],
  ])('do not run when %s', (_, [stories, overrides], script) => {
    expect(commandsOf(play(plan(stories, overrides), script), 'run-final-checks')).toEqual([]);
  });

  test('with paths run when a passed story touched one', () => {
    const touching = { ...site, paths: ['test/**'] };
    const [command] = commandsOf(play(plan(['A'], { checks: [unitTests, touching, site] })), 'run-final-checks');
    expect(command?.checks).toEqual([touching]);
  });

  test('that cannot run are tried three times, and are never taken for a pass', () => {
    const history = play(plan(['A'], { checks }), { final: ['unavailable'] });
    expect(commandsOf(history, 'run-final-checks').map(({ call }) => call)).toEqual([1, 2, 3]);
    expect(history.halt).toMatchObject({
      kind: 'some_failed',
      detail: expect.stringContaining('the registry did not'),
    });
    const better = play(plan(['A'], { checks }), { final: ['unavailable', 'pass'] });
    expect(commandsOf(better, 'run-final-checks').map(({ call }) => call)).toEqual([1, 2]);
    expect(better.halt?.kind).toBe('ready');
  });

  test('of another tree say nothing about this one', () => {
    const { state } = play(plan(['A'], { checks }), { final: ['fail'] });
    const ready: Halt = { kind: 'ready', detail: 'the one story passed' };
    expect(finalStep(state, ready)).toMatchObject({ type: 'halt', halt: { kind: 'some_failed' } });
    const moved = { ...state, head: { ...state.head, tree: 't-other' } };
    expect(finalStep(moved, ready)).toMatchObject({ type: 'run', command: { tree: 't-other', call: 1 } });
    expect(noteFinal(moved, [gate('test', 'pass', { check: 'e2e' })]).final).toMatchObject({
      tree: 't-other',
      calls: 1,
    });
  });

  test('must each answer', () => {
    const { states, commands } = play(plan(['A'], { checks: [...checks, { ...e2e, name: 'load' }] }));
    const before = states[commands.findIndex(({ type }) => type === 'run-final-checks')]!;
    const outcome: Outcome = { type: 'final-checks-done', results: [gate('test', 'pass', { check: 'e2e' })] };
    const { state } = transition(before, { stamp: { at: 0, elapsedMs: 0 }, outcome });
    expect(state.halt).toMatchObject({
      kind: 'some_failed',
      detail: expect.stringContaining('"load" did not pass: check "load" ended without a result'),
    });
  });
});

describe('final checks and time', () => {
  test.each([
    ['no limit of their own', [e2e], { softMs: 5 * minute, hardMs: 10 * minute }],
    ['less than the test gate', [{ ...e2e, timeoutMs: 4 * minute }], { softMs: 5 * minute, hardMs: 10 * minute }],
    [
      'more than the test gate',
      [
        { ...e2e, timeoutMs: 20 * minute },
        { ...e2e, name: 'load', timeoutMs: 10 * minute },
      ],
      { softMs: 15 * minute, hardMs: 30 * minute },
    ],
  ] as const)('with %s', (_, final, limits) => {
    const [command] = commandsOf(play(plan(['A'], { checks: [unitTests, ...final] })), 'run-final-checks');
    expect(command?.limits).toEqual({ ...limits, boundBy: 'gate' });
  });

  const late = plan(['A'], { checks, caps: { runMs: 20 * minute } });

  test('without time left before them end the workflow run; the next one does them', () => {
    const script = {
      took: (command: { type: string }, turn: number) =>
        turn < 6 && command.type === 'commit-story' ? 20 * minute : 0,
    };
    const first = play(late, { ...script, resume: false });
    expect(first.halt).toEqual({
      kind: 'budget_exceeded',
      budget: 'wallclock',
      detail: 'the run reached its wall clock limit before its final checks',
    });
    expect(isResumable(first.state)).toBe(true);
    const after = resumeAfter(first, first.events.length, script);
    expect(commandsOf(after, 'run-final-checks')).toHaveLength(1);
    expect(after.halt?.kind).toBe('ready');
  });

  test('cut short by the run they say nothing; the next workflow run asks again, with its own clock', () => {
    const took = (command: { type: string }, turn: number) =>
      command.type === 'implement' ? 15 * minute : command.type === 'run-final-checks' && turn < 9 ? 9 * minute : 0;
    const first = play(late, { took, resume: false });
    expect(commandsOf(first, 'run-final-checks')[0]?.limits).toMatchObject({ hardMs: 5 * minute, boundBy: 'run' });
    expect(first.halt).toMatchObject({ kind: 'budget_exceeded', budget: 'wallclock' });
    expect(first.state.final).toBeUndefined();
    const after = resumeAfter(first, first.events.length, { took: () => 0 });
    expect(commandsOf(after, 'run-final-checks').at(-1)?.limits).toMatchObject({
      hardMs: 10 * minute,
      boundBy: 'gate',
    });
    expect(after.halt?.kind).toBe('ready');
  });
});

describe('a crash', () => {
  const history = play(plan(['A', 'B'], { checks }), { attempts: { B: ['fail'] }, final: ['unavailable', 'fail'] });

  test('at any moment leads to the same end and to no more calls than it cost', () => {
    for (let keep = 1; keep <= history.events.length; keep += 1) {
      const after = resumeAfter(history, keep, { attempts: { B: ['fail'] }, final: ['unavailable', 'fail'] });
      expect(after.halt).toEqual(history.halt);
      expect(after.state.final).toEqual(history.state.final);
    }
  });

  test('while they run asks for the same call again', () => {
    const at = history.commands.findIndex(({ type }) => type === 'run-final-checks');
    const resumed: Outcome = { type: 'resumed', workflowRun: 'w2' };
    const event = { stamp: { at: 0, elapsedMs: 0 }, outcome: resumed };
    expect(transition(fold(history.events.slice(0, at + 1)), event).command).toEqual(history.commands[at]);
  });
});
