import type { Event } from '../../src/core/event.ts';
import { fold } from '../../src/core/loop.ts';
import type { RunState } from '../../src/core/state.ts';
import { contentOf } from './journal.ts';
import type { Universe } from './universe.ts';

/** Compares what the journal on disk folds to with what the engine had in its hands. */
export function checkFold(u: Universe): void {
  const { state, events } = u.live;
  if (state === undefined) return;
  const content = contentOf(u);
  if (!content.ok) return;
  const what = differing(content.events.slice(0, events), state);
  if (what !== undefined) u.ledger.caught.push({ invariant: 'fold', what });
}

function differing(events: readonly Event[], state: RunState): string | undefined {
  try {
    if (JSON.stringify(fold(events)?.state) === JSON.stringify(state)) return undefined;
    return `after ${events.length} events the journal folds to another state`;
  } catch (error) {
    return `after ${events.length} events the journal cannot be folded: ${String(error)}`;
  }
}
