import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BreakerState } from '../../src/core/breaker.ts';
import type { Route } from '../../src/core/consult-types.ts';
import { decide, decisionTable } from '../../src/core/decide.ts';
import type { GateResult } from '../../src/core/gates.ts';
import type { Attempt, RunState, StoryState } from '../../src/core/state.ts';
import { listOf, storiesOf } from '../../src/core/story-list.ts';
import { defaultCaps, fold, gate, minute, plan, play } from '../support/history.ts';

const caps = { ...defaultCaps, maxAttempts: 4, maxIterations: 7, maxCostUsd: 7, runMs: 100 * minute };
const attempt: Attempt = {
  attempt: 1,
  iteration: 1,
  startedAt: 0,
  durationMs: 0,
  gates: [],
  findings: [],
  changed: [],
  changedCount: 0,
  lastGate: 'test',
  passed: false,
  fingerprint: 'aaaaaaaa',
  blockers: [],
  decision: '',
};

const findings = [{ class: 'policy', rule: 'config-changed', path: '.npmrc', message: 'changed' }] as const;

const idleDetail = '3 iterations in a row without a new tree or a later gate';
const idle: BreakerState = {
  state: 'closed',
  lastErrors: [{ story: 'US-001', fingerprint: 'aaaaaaaa' }],
  environment: { count: 0 },
  noProgress: 3,
};

/** The end of the only story, which ends the run too. */
const ends = (outcome: string, detail: string, kind: string) => ({
  ...{ type: 'end-story', outcome, detail },
  halt: { kind, detail },
});

/** Of another error than the last one: a story far from stuck. */
const other: Attempt = { ...attempt, fingerprint: 'bbbbbbbb' };
const shift: Attempt = { ...attempt, tier: 'shift' };

/** What makes each active row apply, in the order in which the rows must win. */
const conditions: readonly { row: string; apply: (state: RunState) => RunState; says: object }[] = [
  {
    row: 'confirmed-block',
    apply: (state) => judged(state, gate('quality', 'fail', { reason: 'confirmed: a secret is printed' })),
    says: { type: 'end-story', outcome: 'blocked', detail: 'confirmed: a secret is printed' },
  },
  {
    row: 'blocking-signal',
    apply: (state) => last(state, { signals: { blocking: { pattern: 'BLOCKED', line: 'BLOCKED: a key is missing' } } }),
    says: {
      type: 'end-story',
      outcome: 'blocked',
      detail: 'the agent says that it cannot go on: "BLOCKED: a key is missing"',
    },
  },
  {
    row: 'gate-unavailable',
    apply: (state) => judged(state, gate('spec', 'error', { reason: 'gate unavailable: nobody answers' })),
    says: { type: 'end-story', outcome: 'needs_human', detail: 'spec gate unavailable: nobody answers' },
  },
  {
    row: 'classifier-escalate',
    apply: (state) => (hasBlock(state) ? state : last(state, { question: 'is c1 met?' })),
    says: ends('needs_human', 'is c1 met?', 'escalate'),
  },
  {
    row: 'policy-twice',
    apply: (state) =>
      story(state, {
        attempts: [
          { ...other, findings },
          { ...lastOf(state), findings },
        ],
      }),
    says: ends(
      'needs_human',
      'the agent changed ".npmrc" again after it was put back: does this story have to change it?',
      'escalate',
    ),
  },
  {
    row: 'classifier-re-plan',
    apply: (state) => last(state, { tooLarge: true }),
    says: { type: 're-plan', because: 'the service refused the request as too long for one attempt' },
  },
  {
    row: 'stuck-ladder',
    apply: (state) => story(state, { attempts: [...fiveAlike(state), lastOf(state)] }),
    says: {
      type: 'end-story',
      outcome: 'stuck',
      detail: 'the same error 4 times in a row, then again after 2 strategy shifts: the attempt did not pass',
    },
  },
  {
    row: 'attempts-used-up',
    apply: (state) => story(state, { attempts: [...padded(state, 3), lastOf(state)] }),
    says: { type: 'end-story', outcome: 'failed', detail: 'the attempt did not pass' },
  },
  {
    row: 'story-time-up',
    apply: (state) => story(state, { elapsedMs: 60 * minute }),
    says: { type: 'end-story', outcome: 'failed', detail: 'the story reached its hard limit of 60 min' },
  },
  {
    row: 'critic-thrashing',
    apply: (state) => {
      const [third, second, ...rest] = [lastOf(state), ...padded(state, 2).toReversed()];
      const [first, ...more] = rest;
      const back = [
        { ...first, tree: 't-1' },
        { ...second, tree: 't-2' },
        { ...third, tree: 't-1' },
      ] as Attempt[];
      const attempts = [...more.toReversed(), ...back].map((each, at) => ({ ...each, attempt: at + 1 }));
      return story(state, { attempts });
    },
    says: ends('thrashing', 'attempt 3 came back to the tree of attempt 1 after attempt 2 had left it', 'thrashing'),
  },
  {
    row: 'breaker',
    apply: (state) => ({ ...state, breaker: idle }),
    says: {
      type: 'halt',
      halt: { kind: 'circuit_open', detail: idleDetail },
      opens: { cause: 'no-progress', detail: idleDetail },
    },
  },
  {
    row: 'iterations-used-up',
    apply: (state) => ({ ...state, iterations: 7 }),
    says: {
      type: 'halt',
      halt: { kind: 'budget_exceeded', budget: 'iterations', detail: 'all 7 iterations of the run are used' },
    },
  },
  {
    row: 'cost-used-up',
    apply: (state) => ({ ...state, spent: { costUsd: 7, unknownCalls: 0, byRole: {} } }),
    says: {
      type: 'halt',
      halt: { kind: 'budget_exceeded', budget: 'cost', detail: '$7.00 of the $7.00 of max_cost_usd are spent' },
    },
  },
  {
    row: 'run-time-up',
    apply: (state) => ({ ...state, elapsedMs: 100 * minute }),
    says: {
      type: 'halt',
      halt: {
        kind: 'budget_exceeded',
        budget: 'wallclock',
        detail: 'the run reached its wall clock limit of 100 min',
      },
    },
  },
  { row: 'retry', apply: (state) => state, says: { type: 'retry', because: 'the attempt did not pass' } },
];

/** A plan needs another attempt: what forbids one, and a story that has had them all, keeps it from applying. */
const plansNothing = [
  ...['stuck-ladder', 'attempts-used-up', 'story-time-up', 'iterations-used-up', 'cost-used-up', 'run-time-up'],
];

function winner(rows: readonly string[]): string {
  const isLeft = rows.some((row) => plansNothing.includes(row));
  return rows.find((row) => row !== 'classifier-re-plan' || !isLeft) ?? 'retry';
}

describe('the decision table of 02-loop §3', () => {
  test('has these rows in this order, each by its rule', () => {
    expect(decisionTable.map((row) => `${row.status} ${row.id}: ${row.rule}`)).toEqual([
      'before provider-condition: 02-loop §3.1 never an attempt, so decided before: core/provider.ts, core/calling.ts',
      'active confirmed-block: 02-loop §3.2',
      'active blocking-signal: 02-loop §3 Signals',
      'active gate-unavailable: 02-loop §1 a gate that errors',
      'active classifier-escalate: 02-loop §3.3',
      'active policy-twice: 04-trust rule 10, the same one twice',
      'active classifier-re-plan: 02-loop §3.3',
      'active stuck-ladder: 02-loop §3.4',
      'active attempts-used-up: 02-loop §3.5',
      'active story-time-up: 02-loop §2 per story hard',
      'active critic-thrashing: 02-loop §3.6',
      'active breaker: 02-loop §3.7',
      'active iterations-used-up: 02-loop §2 iterations per run',
      'active cost-used-up: 02-loop §2 cost, with the forecast of the next call',
      'active run-time-up: 02-loop §2 run deadline',
      'active retry: 02-loop §3.8',
    ]);
  });

  test('every active row is covered by a condition below', () => {
    const active = decisionTable.filter((row) => row.status === 'active').map((row) => row.id);
    expect(conditions.map((condition) => condition.row)).toEqual(active);
  });

  test.each(conditions)('$row alone', ({ row, apply, says }) => {
    expect(decide(apply(oneFailed()))).toEqual({ row, decision: says });
  });

  const pairs = conditions.flatMap((first, at) => conditions.slice(at + 1).map((second) => ({ first, second })));
  test.each(pairs.map(({ first, second }) => ({ name: `${first.row} before ${second.row}`, first, second })))(
    '$name',
    ({ first, second }) => {
      expect(decide(second.apply(first.apply(oneFailed()))).row).toBe(winner([first.row, second.row]));
    },
  );

  test('of any set of rows that apply, the first wins', () => {
    fc.assert(
      fc.property(fc.subarray([...conditions]), (applying) => {
        const state = applying.reduce((made, condition) => condition.apply(made), oneFailed());
        expect(decide(state).row).toBe(winner(applying.map(({ row }) => row)));
      }),
    );
  });
});

describe('a plan and the classifier of an agent', () => {
  const routed = (route: Route) => ({ question: 'is c1 met?', routed: { route, reason: 'it says so' } });

  test('a plan comes before a rung of the ladder that another attempt could climb', () => {
    const three = story(oneFailed(), { attempts: [attempt, attempt, { ...attempt, tooLarge: true }] });
    expect(decide(three).row).toBe('classifier-re-plan');
    expect(decide(story(three, { attempts: [attempt, attempt, attempt] })).row).toBe('stuck-ladder');
  });

  test('a story is planned once', () => {
    const split = { parts: [], starts: [], because: 'it cannot be cut' };
    const state = last(oneFailed(), { tooLarge: true });
    expect(decide(story(state, { split })).row).toBe('retry');
  });

  test.each([
    ['retry-task', 'retry'],
    ['re-plan', 'classifier-re-plan'],
    ['escalate', 'classifier-escalate'],
  ] as const)('what an agent calls %s is %s', (route, row) => {
    expect(decide(last(oneFailed(), routed(route))).row).toBe(row);
  });

  test('another plan that nobody makes any more is a human question', () => {
    const state = last(oneFailed(), routed('re-plan'));
    expect(decide(story(state, { split: { parts: [], starts: [], because: '' } })).row).toBe('classifier-escalate');
    expect(decide({ ...state, iterations: 7 }).row).toBe('classifier-escalate');
  });

  test('says why it is planned anew', () => {
    expect(decide(last(oneFailed(), routed('re-plan'))).decision).toEqual({
      type: 're-plan',
      because: 'the classifier asks for another plan: it says so',
    });
  });
});

describe('a cap is reached exactly, not before', () => {
  test.each([
    ['attempts', (state: RunState) => story(state, { attempts: [...padded(state, 2), attempt] })],
    ['story time', (state: RunState) => story(state, { elapsedMs: 60 * minute - 1 })],
    ['iterations', (state: RunState) => ({ ...state, iterations: 6 })],
    ['run time', (state: RunState) => ({ ...state, elapsedMs: 100 * minute - 1 })],
  ])('one below the cap of %s is a retry', (_, below) => {
    expect(decide(below(oneFailed())).row).toBe('retry');
  });

  test.each([
    [90_000, '90 s'],
    [119_000, '119 s'],
    [120_000, '2 min'],
  ])('a limit of %i ms is told as %s', (runMs, told) => {
    const state = { ...oneFailed(), elapsedMs: runMs, plan: plan(['US-001'], { caps: { ...caps, runMs } }) };
    expect(decide(state).decision).toMatchObject({
      halt: { detail: `the run reached its wall clock limit of ${told}` },
    });
  });
});

describe('every active row is reached in a run at default settings', () => {
  const reviewing = plan(['A'], { reviewAgent: 'rehearsal' });

  test('confirmed-block', () => {
    const block = { severity: 'block', text: 'prints the key' } as const;
    const review = ({ gate }: { gate: string }) => (gate === 'quality' ? { findings: [block] } : {});
    expect(decisions(play(reviewing, { review }).state)).toEqual([['confirmed-block']]);
  });

  test('gate-unavailable', () => {
    const review = () => ({ problem: 'the reviewer said nothing.' });
    expect(decisions(play(reviewing, { review }).state)).toEqual([['gate-unavailable']]);
  });

  test('classifier-escalate', () => {
    const unsure = { id: 'c1', verdict: 'unsure', evidence: [], reason: 'cannot tell' } as const;
    const review = ({ gate }: { gate: string }) => (gate === 'spec' ? { criteria: [unsure] } : {});
    expect(decisions(play(reviewing, { review }).state)).toEqual([['retry', 'classifier-escalate']]);
  });

  const failing = ['fail'] as const;
  const ids = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  const allFail = Object.fromEntries(ids.map((id) => [id, failing]));

  test('classifier-re-plan', () => {
    expect(decisions(play(plan(['A']), { attempts: { A: ['too-long', 'pass'] } }).state)).toEqual([
      ['classifier-re-plan', 'part-passed', 'passed'],
    ]);
  });

  test('attempts-used-up and retry', () => {
    expect(decisions(play(plan(['A']), { attempts: { A: failing } }).state)).toEqual([
      ['retry', 'retry', 'retry', 'retry', 'attempts-used-up'],
    ]);
  });

  test('story-time-up, after three agents that use their whole limit', () => {
    const history = play(plan(['A']), {
      attempts: { A: failing },
      took: (command) => (command.type === 'implement' ? 60 * minute : 0),
    });
    expect(decisions(history.state)).toEqual([['retry', 'retry', 'story-time-up']]);
  });

  test('iterations-used-up, in the middle of a story', () => {
    const history = play(plan(ids), { attempts: { ...allFail, A: ['pass'] } });
    expect(decisions(history.state).at(4)).toEqual(['retry', 'retry', 'retry', 'iterations-used-up']);
    expect(history.state.iterations).toBe(20);
  });

  test('run-time-up, in the middle of a story', () => {
    const history = play(plan(ids), {
      // Three that ran out of time in a row would open the breaker.
      attempts: { ...allFail, B: ['pass'], E: ['fail', 'pass'] },
      took: ({ type }) => (type === 'implement' ? 15 * minute : type === 'run-checks' ? 9 * minute : 0),
      resume: false,
    });
    expect(decisions(history.state).at(6)).toEqual(['retry', 'run-time-up']);
  });
});

/** The attempts before the last one, with ones of other errors in front where there are less than so many. */
function padded(state: RunState, least: number): readonly Attempt[] {
  const given = storiesOf(state)[0]?.attempts.slice(0, -1) ?? [];
  const missing = Array.from({ length: Math.max(0, least - given.length) }, (_, at) => ({
    ...other,
    fingerprint: `bbbbbbb${at}`,
  }));
  return [...missing, ...given].map((each, at) => ({ ...each, attempt: at + 1 }));
}

function lastOf(state: RunState): Attempt {
  return storiesOf(state)[0]?.attempts.at(-1) ?? attempt;
}

function last(state: RunState, change: Partial<Attempt>): RunState {
  const attempts = storiesOf(state)[0]?.attempts ?? [];
  return story(state, { attempts: [...attempts.slice(0, -1), { ...lastOf(state), ...change }] });
}

function judged(state: RunState, result: GateResult): RunState {
  return last(state, { gates: [...lastOf(state).gates, result] });
}

/** Five attempts that ended in the error of the last one; the latest changed what the one before the last did. */
function fiveAlike(state: RunState): readonly Attempt[] {
  const before = storiesOf(state)[0]?.attempts.at(-2);
  return [attempt, attempt, attempt, shift, { ...shift, findings: before?.findings ?? [] }];
}

/** A block that is confirmed asks nobody. */
function hasBlock(state: RunState): boolean {
  return lastOf(state).gates.some(({ gate: name, verdict }) => name === 'quality' && verdict === 'fail');
}

/** A run whose first story just failed one attempt of three, far from every cap. */
function oneFailed(): RunState {
  const begun = {
    stamp: { at: 0, elapsedMs: 0 },
    outcome: { type: 'begun', plan: plan(['US-001'], { caps, checks: [] }) },
  };
  return story(fold([begun as Parameters<typeof fold>[0][number]]), { attempts: [attempt] });
}

function story(state: RunState, change: Partial<StoryState>): RunState {
  return { ...state, stories: listOf(storiesOf(state).map((each) => ({ ...each, ...change }))) };
}

function decisions(state: RunState): readonly (readonly string[])[] {
  return storiesOf(state).map((each) => each.attempts.map((made) => made.decision));
}
