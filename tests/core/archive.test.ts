import { describe, expect, test } from 'vitest';
import { leftBacklog } from '../../src/core/archive.ts';
import type { Recall } from '../../src/core/memory-types.ts';
import type { RunPlan } from '../../src/core/plan.ts';
import { commandsOf, fold, plan, play } from '../support/history.ts';

const archive = { archive: true } as const;

function commands(stories: Parameters<typeof plan>[0], more: Partial<RunPlan> = archive) {
  return play(plan(stories, more), { attempts: { F: ['fail'] } });
}

describe('a feature that is complete', () => {
  test('is archived once, on top of its last story, and pushed with the branch', () => {
    const history = commands(['A', 'B']);
    const [command, ...others] = commandsOf(history, 'archive-feature');
    expect(others).toEqual([]);
    expect(command).toMatchObject({ parent: history.state.head.commit, tree: history.state.head.tree });
    const { made } = history.state.archived ?? {};
    expect(history.state.publications).toContainEqual(
      expect.objectContaining({ ref: 'refs/heads/ralph/default', commit: made?.commit, status: 'pushed' }),
    );
    expect(history.halt?.kind).toBe('ready');
  });

  test.each<[string, Parameters<typeof plan>[0], Partial<RunPlan>]>([
    ['a story failed', ['A', 'F'], archive],
    ['a story that this run is not about is open', ['A', { id: 'B', inScope: false }], archive],
    ['nothing was to do', [{ id: 'A', was: 'passed' }], archive],
    ['nobody wants it', ['A'], {}],
    ['no file lists its stories', ['A'], { ...archive, prdPath: undefined, objective: { text: 'A' } } as never],
  ])('is not there where %s', (_, stories, more) => {
    expect(commandsOf(commands(stories, more), 'archive-feature')).toEqual([]);
  });

  test('is there although people put a story aside', () => {
    const history = commands(['A', { id: 'B', was: 'ineligible' }, { id: 'C', was: 'passed', inScope: false }]);
    expect(commandsOf(history, 'archive-feature')).toHaveLength(1);
  });

  test.each([
    ['required', 'awaiting_signoff'],
    [undefined, 'ready'],
  ] as const)('has no end before the copy is made, with approval: %s', (approval, end) => {
    const { events, halt } = play(plan(['A'], { ...archive, ...(approval && { approval }) }), { resume: false });
    const at = events.findIndex(({ outcome }) => outcome.type === 'feature-archived');
    const before = fold(events.slice(0, at));
    expect(before.pending.type).toBe('archive-feature');
    expect(before.halt).toBeUndefined();
    expect(halt?.kind).toBe(end);
  });

  test('ends as it would have where the copy could not be made', () => {
    const history = play(plan(['A'], archive), {
      fault: (_turn, { type }) =>
        type === 'archive-feature' ? { type: 'feature-archived', folder: '', problem: 'no room' } : undefined,
    });
    expect(history.halt?.kind).toBe('ready');
    expect(commandsOf(history, 'archive-feature')).toHaveLength(1);
    expect(history.state.archived).toEqual({ folder: '', problem: 'no room' });
  });
});

describe('the backlog of the run before', () => {
  const recall = (branch?: string): Recall => ({
    prd: 'p',
    prompt: 'p',
    base: 'b',
    ...(branch !== undefined && { branch }),
  });
  const night = (branch?: string, more: Partial<RunPlan> = {}) =>
    play(plan(['A'], { recall: recall(branch), ...more }), { attempts: { A: ['fail'] } }).state;
  const today = (branch?: string, more: Partial<RunPlan> = {}) =>
    plan(['A'], { ...archive, recall: recall(branch), ...more });

  test('is left where branchName was changed', () => {
    const latest = night('ralph/one');
    expect(leftBacklog(latest, today('ralph/two'))).toBe(latest.head.commit);
    expect(leftBacklog(latest, today(''))).toBe(latest.head.commit);
  });

  test.each<[string, string | undefined, RunPlan]>([
    ['it is the same', 'ralph/one', today('ralph/one')],
    ['an earlier version wrote the journal', undefined, today('ralph/two')],
    ['another file lists the stories', 'ralph/one', today('ralph/two', { prdPath: 'other/prd.json' })],
    ['nobody wants it', 'ralph/one', plan(['A'], { recall: recall('ralph/two') })],
  ])('is not where %s', (_, before, now) => {
    expect(leftBacklog(night(before), now)).toBeUndefined();
  });

  test('is left still where the branch with its copy was never pushed', () => {
    expect(leftBacklog(night('ralph/two', { archives: 'c-old' }), today('ralph/two'))).toBe('c-old');
    const passed = play(plan(['A'], { recall: recall('ralph/two'), archives: 'c-old' })).state;
    expect(leftBacklog(passed, today('ralph/two'))).toBeUndefined();
  });
});
