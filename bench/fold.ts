import { begin } from '../src/core/begin.ts';
import type { Event } from '../src/core/event.ts';
import { fold as foldEvents, transition } from '../src/core/loop.ts';
import { answer, plan } from '../tests/support/history.ts';
import { figure, type Group, interleave } from './figure.ts';

/** Reading a long journal back: the fold of 100,000 outcomes, in this process. */
export const fold: Group = {
  name: 'fold',
  measure: async (say) => {
    say('fold of 100,000 outcomes');
    const events = longRun(100_000);
    const seen = await interleave(5, { ours: async () => timeMs(() => foldEvents(events)) });
    const stories = events[0]?.outcome.type === 'begun' ? events[0].outcome.plan.stories.length : 0;
    const name = `fold of ${events.length} outcomes (${stories} stories, five attempts each)`;
    return [figure({ name, value: seen.ours, unit: 'ms' }, { most: 300 })];
  },
};

/** The journal of a run in which every story passes at its fifth attempt. */
function longRun(outcomes: number): Event[] {
  const perStory = 4 * 2 + 5;
  const ids = Array.from({ length: Math.ceil(outcomes / perStory) }, (_, index) => `S${index}`);
  const caps = { maxIterations: outcomes, maxCommits: outcomes };
  const attempts = Object.fromEntries(ids.map((id) => [id, ['cheat', 'cheat', 'cheat', 'cheat', 'pass'] as const]));
  const events: Event[] = [eventOf({ type: 'begun', plan: plan(ids, { caps, baseline: 'off' }) })];
  let step = begin(events[0] as Event);
  while (step.command.type !== 'finish' && events.length < outcomes) {
    const event = eventOf(answer(step.command, { attempts }, 0));
    events.push(event);
    step = transition(step.state, event);
  }
  return events;
}

function eventOf(outcome: Event['outcome']): Event {
  return { stamp: { at: 0, elapsedMs: 0 }, outcome };
}

function timeMs(act: () => void): number {
  const startedMs = performance.now();
  act();
  return performance.now() - startedMs;
}
