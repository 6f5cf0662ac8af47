import { begin } from '../../src/core/begin.ts';
import type { Step } from '../../src/core/ending.ts';
import type { Event } from '../../src/core/event.ts';
import { transition } from '../../src/core/loop.ts';
import type { RunState } from '../../src/core/state.ts';
import { contentOf } from './journal.ts';
import type { Universe } from './universe.ts';

/** Compares what the journal on disk folds to with what the engine had in its hands. */
export function checkFold(u: Universe): void {
  const { live } = u;
  const { state, events } = live;
  if (state === undefined) return;
  const content = contentOf(u);
  if (!content.ok) return;
  if (live.lostPower && content.events.length < events) return;
  const what = differing(u, content.events.slice(0, events), state);
  if (what !== undefined) u.ledger.caught.push({ invariant: 'fold', what });
}

/**
 * What the events of the journal fold to; undefined = there is none. Where those that were folded last are its first ones still,
 * only the others are folded: a fold from the start comes to the same on its way, because `transition` is pure, which properties of
 * the loop hold (`loop.test.ts`).
 */
export function foldOf({ live }: Pick<Universe, 'live'>, events: readonly Event[]): Step | undefined {
  const { folded } = live;
  const isGoneOn = folded?.events.every((event, at) => event === events[at]) === true;
  let step = isGoneOn ? folded?.step : undefined;
  for (const event of events.slice(isGoneOn ? folded?.events.length : 0))
    step = step === undefined ? begin(event) : transition(step.state, event);
  live.folded = { events, step };
  return step;
}

function differing(u: Universe, events: readonly Event[], state: RunState): string | undefined {
  try {
    if (JSON.stringify(foldOf(u, events)?.state) === JSON.stringify(state)) return undefined;
    return `after ${events.length} events the journal folds to another state`;
  } catch (error) {
    return `after ${events.length} events the journal cannot be folded: ${String(error)}`;
  }
}
