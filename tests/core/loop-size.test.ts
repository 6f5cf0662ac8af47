import { describe, expect, test } from 'vitest';
import { begin } from '../../src/core/begin.ts';
import type { Event } from '../../src/core/event.ts';
import { transition } from '../../src/core/loop.ts';
import { next } from '../../src/core/next.ts';
import type { RunPlan } from '../../src/core/plan.ts';
import type { RunState } from '../../src/core/state.ts';
import { listOf, storiesOf } from '../../src/core/story-list.ts';
import { answer, fold, plan, type Script } from '../support/history.ts';

describe('work grows with the number of stories, not with its square (reads are counted, no clock)', () => {
  test.each([
    ['the first pick', 'open'],
    ['a pick after half of the stories passed', 'half passed'],
    ['ending every dependent of a failed story', 'first failed'],
  ] as const)('%s', (_, situation) => {
    const small = readsOfNext(500, situation);
    const large = readsOfNext(5000, situation);
    expect(small).toBeGreaterThan(500);
    expect(large / small).toBeLessThan(11);
  });

  test('a pick after a story failed that none depends on costs as much however many there are', () => {
    expect(readsOfNext(5000, 'last failed')).toBe(readsOfNext(500, 'last failed'));
  });

  test('the events of an attempt do not look at other stories at all', () => {
    const counter = { reads: 0 };
    let step = begin(event({ type: 'begun', plan: counted(plan(chain(100), { checks: [] }), counter) }));
    counter.reads = 0;
    for (const type of ['implement', 'take-snapshot'] as const) {
      expect(step.command.type).toBe(type);
      step = transition(step.state, event(answer(step.command, { attempts: { S0: ['fail'] } }, 0)));
    }
    // Its own entry in the plan, a few times an event.
    expect(counter.reads).toBeLessThanOrEqual(6);
  });
});

test('a run over 10,000 stories ends at its cap with every story accounted for', () => {
  const big = plan(chain(10_000), { caps: { maxIterations: 200, maxCommits: 200 } });
  const script: Script = { attempts: { S150: ['fail', 'pass'] } };
  let step = begin(event({ type: 'begun', plan: big }));
  while (step.command.type !== 'finish') step = transition(step.state, event(answer(step.command, script, 0)));
  const { state } = step;
  expect(state.halt).toMatchObject({ kind: 'budget_exceeded', budget: 'iterations' });
  expect(state.iterations).toBe(200);
  expect(storiesOf(state).filter((story) => story.status === 'passed')).toHaveLength(199);
  expect(storiesOf(state).filter((story) => story.status === 'open')).toHaveLength(9801);
});

test('one failed story ends 10,000 dependents in one step', () => {
  const big = plan(chain(10_001), { caps: { maxAttempts: 1 } });
  let step = begin(event({ type: 'begun', plan: big }));
  let steps = 0;
  for (; step.command.type !== 'finish'; steps += 1) {
    step = transition(step.state, event(answer(step.command, { attempts: { S0: ['fail'] } }, 0)));
  }
  expect(steps).toBeLessThan(10);
  expect(storiesOf(step.state).filter((story) => story.status === 'dependency_failed')).toHaveLength(10_000);
});

type Situation = 'open' | 'half passed' | 'first failed' | 'last failed';

function readsOfNext(size: number, situation: Situation): number {
  const counter = { reads: 0 };
  const state = situate(fold([event({ type: 'begun', plan: counted(plan(chain(size)), counter) })]), situation);
  // What is found once for a plan is no part of one pick.
  if (situation === 'last failed') next(state);
  counter.reads = 0;
  next(state);
  return counter.reads;
}

function situate(state: RunState, situation: Situation): RunState {
  const before = storiesOf(state);
  const half = before.length / 2;
  const failed = { 'first failed': 0, 'last failed': before.length - 1, open: -1, 'half passed': -1 }[situation];
  const stories = before.map((story, index) => {
    if (situation === 'half passed' && index < half) return { ...story, status: 'passed' as const };
    return index === failed ? { ...story, status: 'failed' as const } : story;
  });
  return { ...state, stories: listOf(stories), ...(situation === 'last failed' && { current: failed }) };
}

/** Every story depends on up to three before it, so that there are edges to walk. */
function chain(size: number) {
  return Array.from({ length: size }, (_, index) => ({
    id: `S${index}`,
    dependsOn: [1, 2, 3].filter((back) => back <= index).map((back) => `S${index - back}`),
  }));
}

/** The same plan, whose stories and dependency lists count how often they are looked at. */
function counted(of: RunPlan, counter: { reads: number }): RunPlan {
  const watch = <T extends object>(target: T): T =>
    new Proxy(target, {
      get: (object, key, receiver) => {
        counter.reads += 1;
        return Reflect.get(object, key, receiver) as unknown;
      },
    });
  return { ...of, stories: of.stories.map((story) => watch({ ...story, dependsOn: watch(story.dependsOn ?? []) })) };
}

function event(outcome: Event['outcome']): Event {
  return { stamp: { at: 0, elapsedMs: 0 }, outcome };
}
