import { type Step, settle } from './ending.ts';
import type { Approved, FixAsked } from './event.ts';
import { isWaiting, tipOf } from './signoff.ts';
import type { RunState } from './state.ts';
import { listOf, storiesOf } from './story-list.ts';

/** The work is signed off: the run ends ready once that is recorded. Whether the commit is the right one was asked before. */
export function signedOff(before: RunState, { commit, person, via, pull }: Approved): Step {
  const { suspended: _, ...state } = waiting(before);
  const signed = { ...state, pull, signedOff: { commit, person, via, at: before.now } };
  const detail = `${person} signed off ${before.plan.branch} at ${commit.slice(0, 10)}`;
  return settle(signed, { kind: 'ready', detail });
}

/** The story is open again in one piece, with attempts and time of its own, and its work begins where the branch stands. */
export function reopened(before: RunState, { story: id, text, person }: FixAsked): RunState {
  const { suspended: _, halt: __, current: ___, archived: ____, ...rest } = waiting(before);
  const stories = storiesOf(rest).map((story) => {
    if (story.id !== id) return story;
    const fix = { text, person, at: before.now, attempts: story.attempts.length };
    const fixes = [...(story.fixes ?? []), fix];
    const split = story.split && { split: { ...story.split, whole: true as const } };
    return { ...story, ...split, status: 'open' as const, detail: '', fixes, elapsedMs: 0, softLimitHit: false };
  });
  return { ...rest, stories: listOf(stories), orderFrom: 0, head: tipOf(before) };
}

function waiting(state: RunState): RunState {
  if (!isWaiting(state)) throw new Error('Nobody can sign off, or ask for a fix of, a run that does not wait for it.');
  return state;
}
