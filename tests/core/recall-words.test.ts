import { describe, expect, test } from 'vitest';
import type { FailedNight, Remembered } from '../../src/core/memory-types.ts';
import type { PlannedStory, RunPlan } from '../../src/core/plan.ts';
import { type RecallCall, recallPlan } from '../../src/core/recall.ts';
import { plan } from '../support/history.ts';

const day = 86_400_000;
const now = 100 * day;
const names = { entry: 'e1', text: 't1' };
const recall = { prd: 'prd', prompt: 'p1', base: 'b1' };
const failed: FailedNight = {
  ...{ outcome: 'failed', detail: 'all 5 attempts failed', runId: 'run-1' },
  ...{ at: now - day, prompt: 'p1', base: 'b1' },
};
const passed: Remembered = { id: 'A', title: 'Story A', ...names, passed: true };
const left = (more: Partial<FailedNight> = {}): Remembered => ({
  ...{ id: 'A', title: 'Story A', ...names },
  failed: { ...failed, ...more },
});

/** What becomes of story A, and what is said of it. */
function recalled(
  known: Remembered,
  story: Partial<PlannedStory> | 'gone' = {},
  { more, ...call }: Partial<RecallCall> & { readonly more?: Partial<RunPlan> } = {},
) {
  const given = plan(['B', ...(story === 'gone' ? [] : [{ id: 'A', ...story }])], { recall, ...more });
  const { plan: after, conflicts } = {
    ...{ plan: undefined, conflicts: undefined },
    ...recallPlan(given, {
      ...{ known: [known], namesOf: () => names, now, retryAfterMs: 7 * day, asked: new Set<string>() },
      ...call,
    }),
  };
  const told = after?.stories.find(({ id }) => id === 'A');
  return { story: told, said: after?.notices, conflicts, known: after?.recall?.known };
}

const until =
  'It is tried again when its entry in prd.json, the prompt or the base branch changes, after `retry_failed_after`, or when `story` names it.';
const again = (why: string): readonly string[] => [`A did not pass in run run-1 and is tried again: ${why}.`];

describe('a story that failed in an earlier night', () => {
  test.each<[string, Partial<FailedNight>, object, string]>([
    ['one night', {}, { nights: 1 }, '(1 night): all 5 attempts failed.'],
    ['the same hour', { at: now }, { nights: 1 }, '(1 night): all 5 attempts failed.'],
    ['a night and a half', { at: now - 1.5 * day }, { nights: 2 }, '(2 nights): all 5 attempts failed.'],
    ['less than that', { at: now - 1.5 * day + 1 }, { nights: 1 }, '(1 night): all 5 attempts failed.'],
    ['a question', { detail: 'is c1 met?' }, { nights: 1 }, '(1 night): is c1 met?'],
    ['a sentence', { detail: 'It hung.' }, { nights: 1 }, '(1 night): It hung.'],
    ['a shout', { detail: 'no!' }, { nights: 1 }, '(1 night): no!'],
    ['marks inside', { detail: 'why? nobody knows' }, { nights: 1 }, '(1 night): why? nobody knows.'],
  ])('waits: %s', (_, night, waits, detail) => {
    const { story, said } = recalled(left(night));
    expect(story?.waits).toEqual({ outcome: 'failed', detail: `waiting for a human ${detail}`, ...waits });
    expect(said).toEqual([`A is waiting for a human ${detail} ${until}`]);
  });

  test('waits with its branch and its question', () => {
    const { story, said, known } = recalled(left({ wip: 'wip/a', question: 'is c1 met?' }));
    expect(story?.waits).toMatchObject({ wip: 'wip/a', question: 'is c1 met?' });
    expect(said?.[0]).toContain('failed. Its work is on wip/a. It is tried again');
    expect(known).toHaveLength(1);
  });

  test.each<[string, Remembered, Partial<RecallCall>, string]>([
    ['somebody names it', left(), { asked: new Set(['A']) }, 'somebody asked for it'],
    ['its entry is another', { ...left(), entry: 'e0' }, {}, 'its entry in prd.json was changed'],
    ['the prompt is another', left({ prompt: 'p0' }), {}, 'the prompt was changed'],
    ['the base is another', left({ base: 'b0' }), {}, 'the base branch has changed'],
    ['its time is over', left({ at: now - 7 * day }), {}, '`retry_failed_after` is over'],
  ])('is tried again where %s', (_, known, call, why) => {
    const { story, said } = recalled(known, {}, call);
    expect([story?.waits, said]).toEqual([undefined, again(why)]);
  });

  test('waits until the last moment of that time', () => {
    expect(recalled(left({ at: now - 7 * day + 1 })).story?.waits?.nights).toBe(7);
  });

  test('has to pass again where it had to before, and is accepted where a person marked it', () => {
    const marked = recalled(left({ marked: true }), { was: 'passed' });
    expect(marked.story).toMatchObject({ was: 'open', regate: true, ...names, waits: { nights: 1 } });
    const person = recalled(left(), { was: 'passed' });
    expect(person.story).toMatchObject({ was: 'passed' });
    expect(person.said).toEqual(['A was marked as passed by a person: accepted.']);
  });
});

describe('a story that passed in an earlier night', () => {
  test('is left alone with the same text, and has to pass again with another', () => {
    expect(recalled(passed, { was: 'passed' })).toMatchObject({ story: { was: 'passed' }, said: [] });
    const changed = recalled({ ...passed, text: 't0' }, { was: 'passed' });
    expect(changed.story).toMatchObject({ was: 'open', regate: true, ...names });
    expect(changed.said).toEqual(['A passed in an earlier run, and its text was changed since: it has to pass again.']);
  });

  test('is worked on where prd.json has it open, unless its commit is put on a moved base', () => {
    const open = recalled(passed);
    expect(open.said).toEqual(['A passed in an earlier run and prd.json has it open: it is worked on again.']);
    expect(open.story?.regate).toBeUndefined();
    const carried = (story: string) => ({ more: { carried: [{ commit: 'c', parent: 'p', story }] } });
    expect(recalled(passed, {}, carried('A')).said).toEqual([]);
    expect(recalled(passed, {}, carried('B')).said).toEqual(open.said);
  });
});

describe('a story that is another one, or none of this run', () => {
  test('is gone: what failed is told, and neither is remembered', () => {
    expect(recalled(left(), 'gone')).toMatchObject({ said: ['A is no longer in prd.json: closed.'], known: [] });
    expect(recalled(passed, 'gone')).toMatchObject({ said: [], known: [] });
  });

  test('has another title: a conflict, unless a person begins just it afresh', () => {
    const conflicts = ['A is "Other" in prd.json, and an earlier run knew it as "Story A".'];
    const other = { title: 'Other' };
    expect(recalled(left(), other).conflicts).toEqual(conflicts);
    expect(recalled(left(), other, { afresh: true }).conflicts).toEqual(conflicts);
    expect(recalled(left(), other, { asked: new Set(['A']) }).conflicts).toEqual(conflicts);
    expect(recalled(left(), other, { afresh: true, asked: new Set(['A']) })).toMatchObject({
      ...{ conflicts: undefined, known: [] },
      said: ['A was "Story A" to an earlier run, which is forgotten.'],
    });
  });

  test.each<Partial<PlannedStory>>([{ inScope: false }, { was: 'ineligible' }])('is not judged: %j', (story) => {
    expect(recalled(left(), story)).toMatchObject({ said: [], known: [{ id: 'A' }] });
  });

  test('is recalled by a plan that remembers nothing without being remembered', () => {
    const { recall: _, ...forgetful } = plan(['A']);
    const after = recallPlan(forgetful, {
      ...{ known: [passed], namesOf: () => names, now, retryAfterMs: day, asked: new Set<string>() },
    });
    expect(after.ok && 'recall' in after.plan).toBe(false);
  });
});
