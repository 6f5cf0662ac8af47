import { describe, expect, test } from 'vitest';
import type { Advice, Consult } from '../../src/core/consult-types.ts';
import { neededCommits } from '../../src/core/needed-commits.ts';
import { next } from '../../src/core/next.ts';
import { judgedPart, ownAttempts, toldToNext } from '../../src/core/split.ts';
import type { RunState } from '../../src/core/state.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import { twoParts } from '../support/advice.ts';
import {
  type Behaviour,
  commandsOf,
  defaultCaps,
  fold,
  minute,
  outcomes,
  plan,
  play,
  resumeAfter,
  type Script,
  storyOf,
} from '../support/history.ts';
import { unmet } from '../support/review-replies.ts';

const reviewed = { reviewAgent: 'rehearsal' } as const;
const tried = (...behaviours: Behaviour[]): Script => ({ attempts: { A: behaviours } });

function rows(state: RunState, id = 'A'): readonly (readonly [string | undefined, string])[] {
  return storyOf(state, id).attempts.map(({ part, decision }) => [part, decision]);
}

describe('a story that is too much for one attempt is split once (02-loop §3.3)', () => {
  test('its parts are worked on in their order, and its own gates judge the tree of the last one', () => {
    const history = play(plan(['A', 'B'], reviewed), tried('too-long', 'pass'));
    expect(outcomes(history.state)).toEqual({ A: 'passed', B: 'passed' });
    expect(rows(history.state)).toEqual([
      [undefined, 'classifier-re-plan'],
      ['A.1', 'part-passed'],
      ['A.2', 'passed'],
    ]);
    const gates = storyOf(history.state, 'A').attempts.map(({ gates: made }) => made.map(({ gate }) => gate));
    expect(gates).toEqual([
      ['implement', 'integrity'],
      ['implement', 'integrity', 'test', 'spec'],
      ['implement', 'integrity', 'test', 'spec', 'test', 'spec', 'quality'],
    ]);
    expect(commandsOf(history, 'commit-story')).toHaveLength(2);
    expect(commandsOf(history, 'consult')).toMatchObject([{ role: 'plan', call: 1, tree: 't-start', story: 'A' }]);
  });

  test('parts are named after the story, and nobody but the journal knows them', () => {
    const { state } = play(plan(['A']), tried('too-long', 'pass'));
    expect(storyOf(state, 'A').split).toMatchObject({
      because: 'it is two things',
      parts: [
        { id: 'A.1', title: 'First half', text: 'Do the first half.', criteria: ['the first half is there'] },
        { id: 'A.2', title: 'Second half' },
      ],
    });
    expect(storiesOf(state).map(({ id }) => id)).toEqual(['A']);
  });

  test('each part starts from what the one before left, clean from there, and its reviewer sees its own change', () => {
    const history = play(
      plan(['A'], { ...reviewed, attemptStart: 'clean' }),
      tried('too-long', 'pass', 'fail', 'pass'),
    );
    const trees = storyOf(history.state, 'A').attempts.map(({ tree }) => tree);
    expect(commandsOf(history, 'implement').map(({ part, tree }) => [part, tree])).toEqual([
      [undefined, 't-start'],
      ['A.1', 't-start'],
      ['A.2', trees[1]],
      ['A.2', trees[1]],
    ]);
    const judged = commandsOf(history, 'run-review').map(({ gate, part, storyStart }) => [gate, part, storyStart.tree]);
    expect(judged).toEqual([
      ['spec', 'A.1', 't-start'],
      ['spec', 'A.2', trees[1]],
      ['spec', undefined, 't-start'],
      ['quality', undefined, 't-start'],
    ]);
  });

  test('a new start drops the work of the attempt that failed, unless work is kept', () => {
    const kept = play(plan(['A'], { attemptStart: 'keep' }), tried('too-long', 'pass'));
    const [first] = storyOf(kept.state, 'A').attempts;
    expect(commandsOf(kept, 'consult')[0]?.tree).toBe(first?.tree);
    expect(commandsOf(kept, 'implement')[1]?.tree).toBe(first?.tree);
  });

  test('tests of the story do not bind a part, and the gates of the story ask for them', () => {
    const history = play(plan([{ id: 'A', tests: ['test/a.test.js'] }]), tried('too-long', 'pass'));
    expect(commandsOf(history, 'run-checks').map(({ part, ownTests }) => [part, ownTests])).toEqual([
      ['A.1', undefined],
      ['A.2', undefined],
      [undefined, ['test/a.test.js']],
    ]);
  });

  test('a check that was red before may stay red for a part, and never for the story', () => {
    const history = play(plan(['A']), { ...tried('too-long', 'fail'), baseline: 'red' });
    const [, first, second, third] = storyOf(history.state, 'A').attempts;
    expect(first?.decision).toBe('part-passed');
    expect(first?.gates.find(({ gate }) => gate === 'test')).toMatchObject({
      verdict: 'warn',
      reason: 'red, as before the split: the gates of the whole story ask for it',
    });
    expect(second).toMatchObject({ part: 'A.2', whole: true, decision: 'retry' });
    expect(third?.part).toBeUndefined();
    expect(outcomes(history.state)).toEqual({ A: 'failed' });
  });

  test('a check that is newly red fails a part', () => {
    const history = play(plan(['A']), tried('too-long', 'fail', 'pass'));
    expect(rows(history.state).map(([, row]) => row)).toEqual(['classifier-re-plan', 'retry', 'part-passed', 'passed']);
  });

  test('a part that changes nothing is no progress where nobody can say that it was done before', () => {
    const script = tried('too-long', 'no-change', 'pass');
    expect(rows(play(plan(['A']), script).state)[1]).toEqual(['A.1', 'retry']);
    expect(rows(play(plan(['A'], reviewed), script).state)[1]).toEqual(['A.1', 'part-passed']);
  });

  test('a part needs no evidence of its own: the story does', () => {
    const { state } = play(plan(['A']), tried('too-long', 'no-evidence', 'no-evidence', 'pass'));
    expect(rows(state)).toEqual([
      [undefined, 'classifier-re-plan'],
      ['A.1', 'part-passed'],
      ['A.2', 'retry'],
      [undefined, 'passed'],
    ]);
  });

  test('after the last part the story goes on itself, on its work, and a verdict on a part is none on the story', () => {
    const review = ({ part, gate, call }: { part?: string; gate: string; call: number }) =>
      part === undefined && gate === 'spec' && call === 1 ? { criteria: [unmet('c1')] } : {};
    const history = play(plan(['A'], reviewed), { ...tried('too-long', 'pass'), review });
    const [, , , fourth] = commandsOf(history, 'implement');
    const last = storyOf(history.state, 'A').attempts[2];
    expect(last?.blockers.map(({ text }) => text)).toEqual(['c1 unmet: not there']);
    expect(fourth).toMatchObject({ tree: last?.tree, attempt: 4 });
    expect(fourth?.part).toBeUndefined();
  });

  test('each part has all attempts of a story, and its end is that of the story', () => {
    const { state } = play(plan(['A', 'B']), tried('too-long', 'pass', 'fail'));
    expect(rows(state).map(([part, row]) => `${part} ${row}`)).toEqual([
      'undefined classifier-re-plan',
      'A.1 part-passed',
      ...Array.from({ length: 4 }, () => 'A.2 retry'),
      'A.2 attempts-used-up',
    ]);
    expect(outcomes(state)).toEqual({ A: 'failed', B: 'passed' });
  });

  test('each part climbs the ladder for itself', () => {
    const { state } = play(plan(['A']), tried('too-long', 'fail-alike', 'fail-alike', 'pass', 'fail-alike'));
    const tiers = storyOf(state, 'A').attempts.map(({ part, tier }) => [part, tier]);
    expect(tiers).toEqual([
      [undefined, undefined],
      ['A.1', undefined],
      ['A.1', undefined],
      ['A.1', undefined],
      ['A.2', undefined],
      ['A.2', undefined],
      ['A.2', undefined],
      ['A.2', 'shift'],
      ['A.2', 'shift'],
    ]);
    expect(outcomes(state)).toEqual({ A: 'stuck' });
  });

  test('parts count to the iterations of the run', () => {
    const { state, halt } = play(plan(['A'], { caps: { maxIterations: 2 } }), tried('too-long', 'pass'));
    expect(halt).toMatchObject({ kind: 'budget_exceeded', budget: 'iterations' });
    expect(rows(state)).toEqual([
      [undefined, 'classifier-re-plan'],
      ['A.1', 'iterations-used-up'],
    ]);
  });

  test('no planner is asked where no attempt may follow', () => {
    const history = play(plan(['A'], { caps: { maxAttempts: 1 } }), tried('too-long'));
    expect(commandsOf(history, 'consult')).toEqual([]);
    expect(outcomes(history.state)).toEqual({ A: 'failed' });
  });

  test('the time of a planner counts to the story', () => {
    const history = play(plan(['A'], { caps: { story: { softMs: minute, hardMs: 2 * minute } } }), {
      ...tried('too-long', 'pass'),
      took: ({ type }) => (type === 'consult' ? 5 * minute : 0),
    });
    expect(rows(history.state).at(-1)?.[1]).toBe('story-time-up');
    expect(commandsOf(history, 'implement')).toHaveLength(1);
  });
});

describe('a planner without a usable answer', () => {
  const failing = [
    ['nonsense', () => ({ problem: 'it is no JSON' })],
    ['a process that fails', () => ({ verdict: 'fail' })],
    ['advice of another kind', () => ({ type: 'classify', route: 'escalate', reason: 'no' })],
  ] as const satisfies readonly (readonly [string, NonNullable<Script['advise']>])[];

  test.each(failing)('%s is asked once more; then the story goes on in one piece', (_, advise) => {
    const history = play(plan(['A']), { ...tried('too-long', 'pass'), advise });
    expect(commandsOf(history, 'consult').map(({ call }) => call)).toEqual([1, 2]);
    expect(rows(history.state)).toEqual([
      [undefined, 'retry'],
      [undefined, 'passed'],
    ]);
    expect(storyOf(history.state, 'A').split).toMatchObject({ parts: [], starts: [] });
    expect(storyOf(history.state, 'A').attempts[0]?.consulted).toBe(2);
  });

  test('says why', () => {
    const told = failing.map(([, advise]) => {
      const { state } = play(plan(['A']), { ...tried('too-long', 'pass'), advise });
      return storyOf(state, 'A').split?.because;
    });
    const first = '2 calls without an answer; the last one: ';
    expect(told).toEqual([`${first}it is no JSON`, `${first}ended with fail`, `${first}it answered something else`]);
  });

  test('a second answer that is one counts', () => {
    const advise = ({ call }: Consult) => (call === 1 ? ({ problem: 'no JSON' } as const) : twoParts);
    const { state } = play(plan(['A']), { ...tried('too-long', 'pass'), advise });
    expect(rows(state)).toHaveLength(3);
  });

  test.each([0, 1])('%i parts are no split', (count) => {
    const advise = (): Advice =>
      ({ ...twoParts, parts: twoParts.type === 'plan' ? twoParts.parts.slice(0, count) : [] }) as Advice;
    const history = play(plan(['A']), { ...tried('too-long', 'pass'), advise });
    expect(commandsOf(history, 'consult')).toHaveLength(1);
    expect(rows(history.state)).toEqual([
      [undefined, 'retry'],
      [undefined, 'passed'],
    ]);
  });

  test('a story is planned once, however often its request is too long', () => {
    const history = play(plan(['A']), tried('too-long', 'too-long', 'too-long', 'pass'));
    expect(commandsOf(history, 'consult')).toHaveLength(1);
    expect(rows(history.state)[1]).toEqual(['A.1', 'retry']);
  });
});

describe('a split story and the end of a workflow run', () => {
  const script = tried('too-long', 'pass');

  test('after a crash at any step it goes on where it was', () => {
    const whole = play(plan(['A'], reviewed), script);
    for (let keep = 1; keep < whole.events.length; keep += 1) {
      const again = resumeAfter(whole, keep, script);
      expect(outcomes(again.state)).toEqual({ A: 'passed' });
      expect(rows(again.state)).toEqual(rows(whole.state));
      expect(fold(again.events)).toEqual(again.state);
    }
  });

  test('the commit that the next part starts from is needed elsewhere', () => {
    const history = play(plan(['A']), script);
    const at = history.commands.findIndex((command) => command.type === 'implement' && command.part === 'A.2');
    const state = history.states[at];
    expect(neededCommits(state as RunState)).toContain(storyOf(state as RunState, 'A').attempts[1]?.commit);
  });

  test('a run deadline between parts loses none of them', () => {
    const history = play(plan(['A'], { caps: { runMs: 20 * minute } }), {
      ...script,
      // What has no limit of its own uses the clock up exactly.
      took: ({ type }) => (type === 'implement' ? 8 * minute : type === 'take-snapshot' ? 2 * minute : 0),
    });
    expect(outcomes(history.state)).toEqual({ A: 'passed' });
    expect(rows(history.state)).toEqual([
      [undefined, 'classifier-re-plan'],
      ['A.1', 'run-time-up'],
      ['A.2', 'passed'],
    ]);
    expect(history.state.resumes).toBe(1);
  });

  test('on another start its parts are done again', () => {
    const { states, commands } = play(plan(['A']), script);
    const at = commands.findIndex((command) => command.type === 'implement' && command.part === 'A.2');
    const before = states[at] as RunState;
    const { current: _, ...between } = before;
    const same = next(between);
    const moved = next({ ...between, head: { commit: 'c-other', tree: 't-other' } });
    expect(same).toMatchObject({ command: { part: 'A.2' } });
    expect(moved).toMatchObject({ command: { part: 'A.1', tree: 't-other' } });
  });
});

describe('what the next agent is told', () => {
  test('a part knows its own attempts alone, numbered anew', () => {
    const history = play(plan(['A']), tried('too-long', 'fail', 'fail', 'pass'));
    const at = history.commands.findLastIndex((command) => command.type === 'implement' && command.part === 'A.1');
    const told = toldToNext(history.states[at] as RunState, 'A');
    expect(storyOf(told, 'A').attempts.map(({ attempt, part }) => [attempt, part])).toEqual([
      [1, 'A.1'],
      [2, 'A.1'],
    ]);
    expect(toldToNext(history.state, 'B')).toEqual(history.state);
  });

  test('a story without parts knows all of its attempts', () => {
    const { state } = play(plan(['A']), tried('fail', 'pass'));
    expect(toldToNext(state, 'A')).toEqual(state);
    expect(ownAttempts(storyOf(state, 'A'))).toHaveLength(2);
    expect(judgedPart(storyOf(state, 'A'))).toBeUndefined();
  });
});

describe('classifier: agent', () => {
  const asks = { ...reviewed, classifier: 'agent', caps: { ...defaultCaps, maxAttempts: 5 } } as const;
  const unsure = { id: 'c1', verdict: 'unsure', evidence: [], reason: 'cannot tell' } as const;
  const review: NonNullable<Script['review']> = ({ gate, attempt, part }) =>
    gate === 'spec' && attempt <= 2 && part === undefined ? { criteria: [unsure] } : {};
  const answering = (route: 'retry-task' | 're-plan' | 'escalate'): Script => ({
    review,
    advise: ({ role }) => (role === 'plan' ? twoParts : { type: 'classify', route, reason: 'I looked' }),
  });

  test('is off by default', () => {
    const history = play(plan(['A'], reviewed), { review });
    expect(commandsOf(history, 'consult')).toEqual([]);
    expect(rows(history.state).map(([, row]) => row)).toEqual(['retry', 'classifier-escalate']);
  });

  test.each([
    ['retry-task', ['retry', 'retry', 'passed'], 1],
    ['re-plan', ['retry', 'classifier-re-plan', 'part-passed', 'passed'], 2],
    ['escalate', ['retry', 'classifier-escalate'], 1],
  ] as const)('%s is done', (route, expected, calls) => {
    const history = play(plan(['A'], asks), answering(route));
    expect(rows(history.state).map(([, row]) => row)).toEqual(expected);
    expect(commandsOf(history, 'consult')).toHaveLength(calls);
    expect(commandsOf(history, 'consult')[0]).toMatchObject({
      role: 'classify',
      tree: storyOf(history.state, 'A').attempts[1]?.tree,
    });
  });

  test.each([
    ['nonsense', () => ({ problem: 'no JSON' })],
    ['a process that fails', () => ({ verdict: 'fail' })],
    ['a plan', () => twoParts],
  ] as const satisfies readonly (readonly [string, NonNullable<Script['advise']>])[])(
    'without a usable answer, %s, the rules alone say: a human',
    (_, advise) => {
      const history = play(plan(['A'], asks), { review, advise });
      expect(commandsOf(history, 'consult').map(({ role, call }) => [role, call])).toEqual([
        ['classify', 1],
        ['classify', 2],
      ]);
      expect(outcomes(history.state)).toEqual({ A: 'needs_human' });
    },
  );

  test('is not asked about what a human is not asked about', () => {
    const history = play(plan(['A'], asks), tried('fail'));
    expect(commandsOf(history, 'consult')).toEqual([]);
  });
});

describe('a service that does not work while advice is asked for', () => {
  const busy = { class: 'overloaded', detail: 'the model service is overloaded' };

  test('a busy one is asked again and in the end done without', () => {
    const history = play(plan(['A']), {
      ...tried('too-long', 'pass'),
      fault: (_, command) =>
        command.type === 'consult'
          ? {
              ...{ type: 'consulted', reading: { ok: false, problem: 'none' }, survivorsKilled: 0, usage: [] },
              ...{ result: { verdict: 'pass', reason: '', durationMs: 0 }, provider: busy },
            }
          : undefined,
    });
    expect(commandsOf(history, 'wait')).toHaveLength(6);
    expect(rows(history.state)).toEqual([
      [undefined, 'retry'],
      [undefined, 'passed'],
    ]);
    expect(storyOf(history.state, 'A').split?.because).toContain('the model service is overloaded');
  });
});
