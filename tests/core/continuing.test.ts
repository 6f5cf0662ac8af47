import { describe, expect, test } from 'vitest';
import { chainAfter, isLastInARow, MOST_IN_A_ROW, startsAgain } from '../../src/core/continuing.ts';
import { transition } from '../../src/core/loop.ts';
import type { RunPlan } from '../../src/core/plan.ts';
import type { RunState } from '../../src/core/state.ts';
import { minute, plan, play } from '../support/history.ts';

/** A run whose second attempt outlives its deadline. */
function late(more: Partial<Omit<RunPlan, 'caps'>> = { continues: true }): RunState {
  const given = plan(['A', 'B'], { caps: { runMs: 30 * minute }, ...more });
  const took = ({ type }: { readonly type: string }): number => (type === 'implement' ? 20 * minute : 0);
  return play(given, { took, resume: false }).state;
}

const ended = play(plan(['A'], { continues: true })).state;

/** A run that passed, begun as that many starts of the action in a row. */
function endedAfter(chain: number, more: Partial<Omit<RunPlan, 'caps'>> = {}): RunState {
  return play(plan(['A'], { continues: true, chain, ...more })).state;
}

type Started = Parameters<typeof chainAfter>[1]['started'];

/** A job of another workflow run than the one before. */
const elsewhere = (started: Started) => ({ started, workflowRun: '900/1' });

describe('a workflow run that the action starts again', () => {
  test('is one that its own deadline stopped, where that is asked for', () => {
    expect(late().halt).toMatchObject({ kind: 'budget_exceeded', budget: 'wallclock' });
    expect([late(), late({}), ended].map(startsAgain)).toEqual([true, false, false]);
    const spent = play(plan(['A', 'B'], { continues: true, caps: { maxIterations: 1 } })).state;
    expect([spent.halt?.kind, startsAgain(spent)]).toEqual(['budget_exceeded', false]);
  });

  test.each<[string, RunState | undefined, Started, number | undefined]>([
    ['a schedule begins to count anew', late({ continues: true, chain: 4 }), 'event', undefined],
    ['the first one', late(), 'dispatch', 1],
    ['the one after that', late({ continues: true, chain: 4 }), 'own-token', 5],
    ['a person who starts a run that had ended', ended, 'dispatch', undefined],
    ['the action, beside a job that ended otherwise', endedAfter(4), 'own-token', 5],
    ['the action, beside a job that ended otherwise and was the first', ended, 'own-token', 1],
    ['a schedule after a job that ended otherwise', endedAfter(4), 'event', undefined],
    [
      'a job after one that ended otherwise, where an earlier job started it again',
      endedAfter(4, { again: true }),
      'dispatch',
      5,
    ],
    ['a person on a new backlog', undefined, 'dispatch', undefined],
    ['the action, and nobody knows how often', undefined, 'own-token', MOST_IN_A_ROW],
  ])('is counted: %s', (_, latest, started, chain) => {
    expect(chainAfter(latest, elsewhere(started)).chain).toBe(chain);
  });

  test('ends in any case', () => {
    let latest = late();
    let starts = 0;
    while (startsAgain(latest) && !isLastInARow(latest)) {
      starts += 1;
      latest = late({ continues: true, ...chainAfter(latest, elsewhere('own-token')) });
    }
    expect(starts).toBe(MOST_IN_A_ROW);
  });

  test.each<Started>(['dispatch', 'own-token'])(
    'ends with several jobs on a feature, whoever the token is: %s',
    (token) => {
      let latest = endedAfter(0);
      let starts = 0;
      // Of two jobs the first reaches its deadline and the second does not, night after night.
      for (let run = 1; run <= 3 * MOST_IN_A_ROW; run += 1) {
        const began = { started: run === 1 ? 'event' : token, workflowRun: `${run}/1` } as const;
        const job = { continues: true, workflowRun: began.workflowRun } as const;
        const first = late({ ...job, ...chainAfter(latest, began) });
        latest = play(plan(['A'], { ...job, ...chainAfter(first, began) })).state;
        if (isLastInARow(first)) break;
        starts += 1;
      }
      expect(starts).toBe(MOST_IN_A_ROW);
    },
  );

  test('has the count of its workflow run, whichever of its jobs it is', () => {
    const began = { started: 'event', workflowRun: '7/2' } as const;
    const before = endedAfter(3, { workflowRun: '7/1' });
    expect(chainAfter(before, began)).toEqual({ chain: 3 });
    const stamp = { at: 2_000_000, elapsedMs: 0 };
    const resumedIn7 = transition(late(), { stamp, outcome: { type: 'resumed', workflowRun: '7/1', chain: 3 } }).state;
    expect(chainAfter(resumedIn7, began)).toEqual({ chain: 3 });
    expect(chainAfter(late({ continues: true, workflowRun: '7/1' }), began)).toEqual({ again: true });
    // Outside of GitHub nothing names a workflow run.
    expect(chainAfter(endedAfter(3, { workflowRun: '/1' }), { started: 'event', workflowRun: '/1' })).toEqual({});
  });

  test('keeps its count when it goes on with a run, and a start by somebody else forgets it', () => {
    const stamp = { at: 2_000_000, elapsedMs: 0 };
    const resumed = (chain?: number) =>
      transition(late(), { stamp, outcome: { type: 'resumed', workflowRun: '2/1', ...(chain && { chain }) } }).state;
    expect([resumed(3).chain, resumed().chain]).toEqual([3, undefined]);
  });
});
