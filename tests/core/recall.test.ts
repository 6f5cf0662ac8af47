import { describe, expect, test } from 'vitest';
import { isMemory, memoryOf } from '../../src/core/memory.ts';
import type { Remembered } from '../../src/core/memory-types.ts';
import type { PlannedStory, RunPlan } from '../../src/core/plan.ts';
import { entryNames } from '../../src/core/prd.ts';
import { recallPlan } from '../../src/core/recall.ts';
import type { RunState } from '../../src/core/state.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import { type Behaviour, defaultCaps, outcomes, plan, play, storyOf } from '../support/history.ts';

const day = 86_400_000;
const recall = { prd: 'prd', prompt: 'p1', base: 'b1' };
const names1 = { entry: 'e1', text: 't1' };
/** What the first attempt of a story tells. */
const namesOf = (): typeof names1 => names1;
const fails: Readonly<Record<string, readonly Behaviour[]>> = { A: ['fail'], C: ['cheat'] };

type Spec = Partial<PlannedStory> & { readonly id: string };

function planOf(stories: readonly Spec[], known?: readonly Remembered[], more: Partial<RunPlan> = {}): RunPlan {
  return plan(stories, { caps: { maxAttempts: 1 }, recall: { ...recall, ...(known && { known }) }, ...more });
}

/** What a first night leaves: A failed, B passed, C failed, D never had its turn. */
function firstNight() {
  const night = play(planOf([{ id: 'A' }, { id: 'B' }, { id: 'C' }, { id: 'D', was: 'ineligible' }]), {
    ...{ attempts: fails, namesOf },
  });
  const memory = memoryOf(night.state);
  if (memory === undefined) throw new Error('nothing is remembered');
  return { night, memory };
}

interface Change {
  readonly stories?: readonly Spec[];
  readonly recall?: Partial<typeof recall>;
  readonly laterMs?: number;
  readonly asked?: readonly string[];
  readonly afresh?: true;
  readonly carried?: RunPlan['carried'];
  readonly names?: Readonly<Record<string, { readonly entry: string; readonly text: string }>>;
}

function secondNight({ stories, laterMs = day, asked = [], names = {}, ...change }: Change = {}) {
  const { night, memory } = firstNight();
  const given = planOf(stories ?? [{ id: 'A' }, { id: 'B', was: 'passed' }, { id: 'C' }], undefined, {
    recall: { ...recall, ...change.recall },
    ...(change.carried && { carried: change.carried }),
  });
  return recallPlan(given, {
    known: memory,
    namesOf: (id) => names[id] ?? names1,
    now: night.state.now + laterMs,
    retryAfterMs: 7 * day,
    asked: new Set(asked),
    ...(change.afresh && { afresh: true }),
  });
}

/** Ids of the stories that the second night works on, and what it says. */
function worked(change: Change = {}) {
  const recalled = secondNight(change);
  if (!recalled.ok) throw new Error(recalled.conflicts.join());
  const { state, halt } = play(recalled.plan, { attempts: fails, namesOf });
  const tried = storiesOf(state)
    .filter(({ attempts }) => attempts.length > 0)
    .map(({ id }) => id);
  return { tried, notices: recalled.plan.notices, state, halt, plan: recalled.plan };
}

const LAST_ERROR = /^not ok 1 - parses a date: AssertionError: A: expected \d+ to equal 12$/;

describe('a night after a night', () => {
  test('remembers who passed and who did not, and why', () => {
    const { memory, night } = firstNight();
    expect(memory).toMatchObject([
      {
        id: 'A',
        failed: {
          outcome: 'failed',
          detail: expect.stringMatching(LAST_ERROR),
          runId: 'run-1',
          prompt: 'p1',
          base: 'b1',
        },
      },
      { id: 'B', passed: true },
      { id: 'C', failed: { outcome: 'failed' } },
    ]);
    expect(memory[0]?.failed?.wip).toBe(storyOf(night.state, 'A').wip?.branch);
    expect(isMemory(JSON.parse(JSON.stringify(memory)), night.state.now)).toBe(true);
  });

  test('leaves alone what failed and did not change, and says so', () => {
    const { tried, notices, halt, state } = worked();
    expect(tried).toEqual([]);
    expect(halt).toMatchObject({ kind: 'nothing_to_do', detail: '2 stories are waiting for a human' });
    expect(notices[0]).toMatch(
      /^A is waiting for a human \(1 night\): .+\. Its work is on wip\/.+ It is tried again when/,
    );
    expect(storyOf(state, 'A')).toMatchObject({
      status: 'failed',
      detail: expect.stringMatching(/^waiting for a human/),
    });
  });

  test.each<[string, Change, readonly string[], string]>([
    [
      'its entry was changed',
      { names: { A: { entry: 'e2', text: 't1' } } },
      ['A'],
      'its entry in prd.json was changed',
    ],
    ['the prompt was changed', { recall: { prompt: 'p2' } }, ['A', 'C'], 'the prompt was changed'],
    ['the base was changed', { recall: { base: 'b2' } }, ['A', 'C'], 'the base branch has changed'],
    ['somebody asks', { asked: ['A'] }, ['A'], 'somebody asked for it'],
    ['a week went by', { laterMs: 7 * day }, ['A', 'C'], '`retry_failed_after` is over'],
  ])('tries a story again when %s', (_, change, tried, why) => {
    const night = worked(change);
    expect(night.tried).toEqual(tried);
    expect(night.notices[0]).toBe(`A did not pass in run run-1 and is tried again: ${why}.`);
  });

  test('counts nights, and waits until the last hour of retry_failed_after', () => {
    expect(worked({ laterMs: 3 * day }).notices[0]).toContain('(3 nights)');
    expect(worked({ laterMs: 7 * day - 3_600_000 }).tried).toEqual([]);
  });

  test('does not try what depends on a story that waits, and goes on with the others', () => {
    const { state, halt, tried } = worked({
      stories: [{ id: 'A' }, { id: 'C' }, { id: 'E', dependsOn: ['A'] }, { id: 'F' }],
    });
    expect(tried).toEqual(['F']);
    expect(storyOf(state, 'E').status).toBe('dependency_failed');
    expect(halt?.kind).toBe('some_failed');
  });

  test('does not end as a night that confirmed a block, which an earlier one told already', () => {
    const waits = { outcome: 'blocked', detail: 'waiting for a human (2 nights): a leak', nights: 2 } as const;
    const { halt } = play(planOf([{ id: 'A', waits }, { id: 'F' }]));
    expect(halt).toMatchObject({ kind: 'some_failed', detail: '1 of 2 stories did not pass' });
  });

  test('is a run of one story where all others wait: its question ends the run', () => {
    const waits = { outcome: 'failed', detail: 'waiting for a human (2 nights): red', nights: 2 } as const;
    const asking = { attempts: { F: ['ask'] } } as const;
    const limits = { caps: { maxAttempts: 3 } } as Partial<RunPlan>;
    expect(play(planOf([{ id: 'A', waits }, { id: 'F' }], undefined, limits), asking).halt?.kind).toBe('escalate');
    expect(play(planOf([{ id: 'A' }, { id: 'F' }], undefined, limits), asking).halt?.kind).toBe('some_failed');
  });

  test('goes on remembering through nights in which nothing changed', () => {
    const second = worked();
    expect(memoryOf(second.state)).toEqual(firstNight().memory);
  });
});

describe('prd.json that was changed since', () => {
  test('a story that is gone is closed', () => {
    const { notices, state } = worked({ stories: [{ id: 'C' }] });
    expect(notices).toContain('A is no longer in prd.json: closed.');
    expect(memoryOf(state)?.map(({ id }) => id)).toEqual(['C']);
  });

  test('a new one is worked on', () => {
    expect(worked({ stories: [{ id: 'A' }, { id: 'C' }, { id: 'N' }] }).tried).toEqual(['N']);
  });

  test('a passed one with another text has to pass again, and one with another priority has not', () => {
    const names = { B: { entry: 'e2', text: 't2' } };
    const { tried, plan: again, notices } = worked({ names });
    expect(tried).toEqual(['B']);
    expect(again.stories[1]).toMatchObject({ was: 'open', regate: true, text: 't2' });
    expect(notices).toContain('B passed in an earlier run, and its text was changed since: it has to pass again.');
    expect(worked({ names: { B: { entry: 'e2', text: 't1' } } }).tried).toEqual([]);
  });

  test.each([
    ['t2', ['B'], true],
    ['t1', [], undefined],
  ])(
    'a passed one whose work is carried onto a moved base is judged by its text as well: %s',
    (text, tried, regate) => {
      const night = worked({
        stories: [{ id: 'A' }, { id: 'B' }, { id: 'C' }],
        carried: [{ commit: 'c0', parent: 'p0', story: 'B' }],
        names: { B: { entry: text, text } },
      });
      expect(night.tried).toEqual(tried);
      expect(night.plan.stories[1]?.regate).toBe(regate);
    },
  );

  test('one that had to pass again and did not waits, although prd.json still calls it passed', () => {
    const names = { B: { entry: 'e2', text: 't2' } };
    const first = worked({ names });
    const failed = play(first.plan, {
      attempts: { ...fails, B: ['fail'] },
      namesOf: (id) => (id === 'B' ? names.B : names1),
    });
    const known = memoryOf(failed.state) ?? [];
    const next = recallPlan(planOf([{ id: 'A' }, { id: 'B', was: 'passed' }, { id: 'C' }]), {
      known,
      namesOf: (id) => names[id as 'B'] ?? names1,
      now: failed.state.now + day,
      retryAfterMs: 7 * day,
      asked: new Set(),
    });
    expect(next).toMatchObject({
      ok: true,
      plan: { stories: [{}, { id: 'B', was: 'open', waits: { nights: 1 } }, {}] },
    });
  });

  test('a person who marks a story as passed is believed, and one who opens it too', () => {
    const { notices, tried, state } = worked({ stories: [{ id: 'A', was: 'passed' }, { id: 'B' }, { id: 'C' }] });
    expect(tried).toEqual(['B']);
    expect(notices).toContain('A was marked as passed by a person: accepted.');
    expect(notices).toContain('B passed in an earlier run and prd.json has it open: it is worked on again.');
    expect(memoryOf(state)?.map(({ id }) => id)).toEqual(['B', 'C']);
  });

  test('the same id with another title is an error that names both', () => {
    const recalled = secondNight({ stories: [{ id: 'A', title: 'Something else' }, { id: 'C' }] });
    expect(recalled).toEqual({
      ok: false,
      conflicts: ['A is "Something else" in prd.json, and an earlier run knew it as "Story A".'],
    });
  });

  test('the same id with another title is forgotten where a person begins it afresh, and the others are not', () => {
    const stories = [{ id: 'A', title: 'Something else' }, { id: 'C' }];
    const { tried, notices, plan: next } = worked({ stories, asked: ['A'], afresh: true });
    expect(tried).toEqual(['A']);
    expect(notices).toContain('A was "Story A" to an earlier run, which is forgotten.');
    expect(next.recall?.known?.map(({ id }) => id)).toEqual(['C']);
    expect(secondNight({ stories, asked: ['A'] }).ok).toBe(false);
    expect(secondNight({ stories, asked: ['C'], afresh: true }).ok).toBe(false);
  });

  test('stories outside of the run are neither judged nor forgotten', () => {
    const { notices, state } = worked({
      stories: [
        { id: 'A', inScope: false },
        { id: 'C', inScope: false },
      ],
    });
    expect(notices).toEqual([]);
    expect(memoryOf(state)?.map(({ id }) => id)).toEqual(['A', 'C']);
  });
});

describe('what is remembered', () => {
  test('is after how many attempts a cap of the run cut a story short [X14]', () => {
    const cut = play(
      planOf([{ id: 'A' }, { id: 'B' }], undefined, { caps: { ...plan([]).caps, maxIterations: 1, maxAttempts: 3 } }),
      { attempts: { A: ['fail'] }, namesOf },
    );
    expect(cut.halt?.kind).toBe('budget_exceeded');
    expect(memoryOf(cut.state)).toMatchObject([{ id: 'A', failed: { cut: { attempts: 1 } } }]);
  });

  test('is that also where a confirmed block outweighs that end [X14]', () => {
    const caps = { ...plan([]).caps, maxIterations: 2, maxAttempts: 3 };
    const found = { severity: 'block', text: 'a leak', file: 'a.js', line: 1 } as const;
    const cut = play(planOf([{ id: 'A' }, { id: 'B' }], undefined, { caps, reviewAgent: 'rehearsal' }), {
      ...{ attempts: { B: ['fail'] }, namesOf },
      review: ({ story, gate: name }) => (story === 'A' && name === 'quality' ? { findings: [found] } : {}),
    });
    expect(outcomes(cut.state)).toEqual({ A: 'blocked', B: 'failed' });
    expect(cut.halt?.kind).toBe('block_finding');
    expect(memoryOf(cut.state)?.map(({ id }) => id)).toEqual(['A', 'B']);
  });

  test('is not that a story failed which a service that was out kept from a verdict', () => {
    const out = play(planOf([{ id: 'A' }, { id: 'B' }]), { attempts: { A: ['unavailable'] }, namesOf });
    expect(storyOf(out.state, 'A').status).toBe('needs_human');
    expect(memoryOf(out.state)?.map(({ id }) => id)).toEqual(['B']);
  });

  test('is what only a human can decide, night after night', () => {
    const limits = { caps: { ...plan([]).caps, maxAttempts: 3 } };
    const given = planOf([{ id: 'A' }, { id: 'B' }], undefined, limits);
    const asked = play(given, { attempts: { A: ['ask'] }, namesOf });
    const question = storyOf(asked.state, 'A').attempts.at(-1)?.question;
    expect(question).toMatch(/./);
    const known = memoryOf(asked.state) ?? [];
    expect(known[0]?.failed?.question).toBe(question);
    const call = { known, namesOf, now: asked.state.now + day, retryAfterMs: 7 * day };
    const next = recallPlan(planOf([{ id: 'A' }, { id: 'B', was: 'passed' }]), { ...call, asked: new Set() });
    expect(next).toMatchObject({ plan: { stories: [{ waits: { question } }, {}] } });
  });

  test('is no branch that the remote refused', () => {
    const { night } = firstNight();
    const publications = night.state.publications.map((each) => ({ ...each, status: 'refused' as const }));
    const [first] = memoryOf({ ...night.state, publications }) ?? [];
    expect(first?.failed).toMatchObject({ outcome: 'failed' });
    expect(first?.failed).not.toHaveProperty('wip');
  });

  test('is nothing where an earlier version wrote the journal', () => {
    expect(memoryOf(play(plan(['A'])).state)).toBeUndefined();
  });

  test.each<[string, (memory: Remembered[]) => unknown]>([
    ['no list', () => ({})],
    ['nobody', () => [null]],
    ['a story without a name', ([first]) => [{ ...first, id: 1 }]],
    ['neither passed nor failed', ([first]) => [{ ...first, failed: undefined }]],
    ['passed by a text', ([, second]) => [{ ...second, passed: 'yes' }]],
    ['an outcome that is none', ([first]) => [{ ...first, failed: { ...first?.failed, outcome: 'passed' } }]],
    ['a failure of next year', ([first]) => [{ ...first, failed: { ...first?.failed, at: 9e15 } }]],
    ['a branch that is none of ours', ([first]) => [{ ...first, failed: { ...first?.failed, wip: 'main' } }]],
    ['a question that is no text', ([first]) => [{ ...first, failed: { ...first?.failed, question: 1 } }]],
    ['a failure at no time', ([first]) => [{ ...first, failed: { ...first?.failed, at: 'now' } }]],
  ])('cannot be forged as %s', (_, forge) => {
    const { memory, night } = firstNight();
    expect(isMemory(forge([...memory]), night.state.now)).toBe(false);
  });
});

describe('the names of an entry', () => {
  const story = (raw: string) => entryNames({ raw, title: JSON.parse(raw).title });
  const entry = { title: 'T', description: 'D', acceptanceCriteria: ['a', 'b'], priority: 1, passes: false };

  test.each<[string, object, boolean, boolean]>([
    ['another order of keys', Object.fromEntries(Object.entries(entry).toReversed()), true, true],
    ['the flag and notes', { ...entry, passes: true, notes: 'seen' }, true, true],
    ['another priority', { ...entry, priority: 2 }, false, true],
    ['another criterion', { ...entry, acceptanceCriteria: ['a', 'c'] }, false, false],
    ['criteria in another order', { ...entry, acceptanceCriteria: ['b', 'a'] }, false, false],
    ['another description', { ...entry, description: 'E' }, false, false],
  ])('%s', (_, changed, sameEntry, sameText) => {
    const [one, two] = [story(JSON.stringify(entry)), story(JSON.stringify(changed, undefined, 2))];
    expect([one.entry === two.entry, one.text === two.text]).toEqual([sameEntry, sameText]);
  });
});

describe('nights that a cap ends', () => {
  const caps = { maxIterations: 3, maxAttempts: 5 };
  const attempts: Readonly<Record<string, readonly Behaviour[]>> = { A: ['fail'] };
  const open = (passed: readonly string[]): Spec[] =>
    ['A', 'B', 'C'].map((id) => ({ id, ...(passed.includes(id) && { was: 'passed' as const }) }));

  /** One night after another over the same backlog; each knows what the one before left. */
  function nights(count: number, change: (night: number) => Partial<RunPlan> = () => ({})) {
    let memory: readonly Remembered[] = [];
    const passed: string[] = [];
    return Array.from({ length: count }, (_, at) => {
      const given = plan(open(passed), { recall, caps, ...change(at + 1) });
      const call = { known: memory, namesOf, now: (at + 1) * day, retryAfterMs: 7 * day, asked: new Set<string>() };
      const recalled = recallPlan(given, call);
      if (!recalled.ok) throw new Error(recalled.conflicts.join());
      const { state, halt } = play(recalled.plan, { attempts, namesOf });
      memory = memoryOf(state) ?? [];
      expect(isMemory(JSON.parse(JSON.stringify(memory)), state.now)).toBe(true);
      const tried = storiesOf(state).flatMap(({ id, attempts: made }) =>
        made.length === 0 ? [] : [[id, made.length]],
      );
      for (const { id, status } of storiesOf(state)) if (status === 'passed' && !passed.includes(id)) passed.push(id);
      return { tried: Object.fromEntries(tried), halt: halt?.kind, notices: recalled.plan.notices, state };
    });
  }

  test('do not repeat themselves: others go first, attempts add up, and the third night leaves the story to a person [X14]', () => {
    const [first, second, third] = nights(3);
    expect(first).toMatchObject({ tried: { A: 3 }, halt: 'budget_exceeded' });
    expect(second).toMatchObject({ tried: { B: 1, C: 1, A: 1 }, halt: 'budget_exceeded' });
    expect(second?.notices).toEqual([
      'This is the second night on A: run run-1 used 3 attempts before its caps ended it, and they count. Stories not yet tried go first.',
    ]);
    expect(third).toMatchObject({ tried: {}, halt: 'nothing_to_do' });
    expect(third?.notices[0]).toMatch(
      /^A is waiting for a human \(1 night\): the caps of two nights are used up: all 3 iterations of the run are used; its last error: /,
    );
  });

  test('count the attempts of the night before [X14]', () => {
    const [, second] = nights(2, (night) => (night === 2 ? { caps: { ...defaultCaps, maxIterations: 9 } } : {}));
    expect(second).toMatchObject({ tried: { A: 2, B: 1, C: 1 }, halt: 'some_failed' });
    expect(storyOf(second?.state as RunState, 'A').detail).toEqual(
      expect.stringMatching(/^not ok 1 - parses a date: .* \(3 of its 5 attempts were made the night before\)$/),
    );
  });

  test('go on where only the base moved, and begin afresh where the prompt changed [X14]', () => {
    const moved = nights(2, (night) => ({ recall: { ...recall, base: `b${night}` } }));
    expect(moved[1]?.tried).toEqual({ A: 1, B: 1, C: 1 });
    const changed = nights(2, (night) => ({ recall: { ...recall, prompt: `p${night}` } }));
    expect(changed[1]?.tried).toEqual({ A: 3 });
  });

  test('hold nothing against a story that the breaker stopped [X14]', () => {
    const night = play(plan(['A'], { recall, breaker: { sameError: 3, noProgress: 1, progress: 'attempt' } }), {
      ...{ attempts: { A: ['idle'] }, namesOf },
    });
    expect(night.halt?.kind).toBe('circuit_open');
    expect(memoryOf(night.state)).toEqual([]);
  });
});
