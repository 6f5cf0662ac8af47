import { begin } from './begin.ts';
import type { Event, Outcome } from './event.ts';
import { fold, transition } from './loop.ts';
import type { RunState } from './state.ts';
import { currentStory } from './story.ts';

/** The tip of the passed work after each event of a journal. */
export function headsOf([first, ...rest]: readonly Event[]): readonly string[] {
  if (first === undefined) return [];
  let { state } = begin(first);
  const heads = [state.head.commit];
  for (const event of rest) {
    ({ state } = transition(state, event));
    heads.push(state.head.commit);
  }
  return heads;
}

/**
 * How many events a run may go on from where nothing but its journal vouches for the verdicts on work that is in flight: it goes back
 * to the tree that the gates were to judge, and they judge it again. Failed attempts stay, since nothing passes by them.
 */
export function judgedAnew(events: readonly Event[]): number {
  const state = fold(events)?.state;
  if (state === undefined || !isInFlight(state)) return events.length;
  const from = events.findLastIndex(({ outcome }) => work.has(outcome.type));
  const verdict = events.findIndex(({ outcome }, at) => at > from && verdicts.has(outcome.type));
  return verdict === -1 ? events.length : verdict;
}

/** An attempt that nobody has decided on, one that passed and is not committed, or the whole before its end. */
function isInFlight(state: RunState): boolean {
  const attempt = currentStory(state)?.attempts.at(-1);
  const isOpen = attempt !== undefined && (attempt.decision === '' || attempt.passed);
  return isOpen || state.final !== undefined || state.finalReview !== undefined;
}

const work: ReadonlySet<Outcome['type']> = new Set([
  'implemented',
  'snapshot-taken',
  'story-committed',
  'story-parked',
  'stories-carried',
]);

const verdicts: ReadonlySet<Outcome['type']> = new Set([
  'checks-done',
  'reviewed',
  'final-checks-done',
  'final-reviewed',
]);
