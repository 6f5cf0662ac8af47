import type { Event } from './event.ts';
import { isPutOff } from './provider-kind.ts';
import { underToday } from './resuming.ts';
import type { RunState, StoryState } from './state.ts';
import { currentStory } from './story.ts';
import { withStory } from './story-list.ts';

/** Advances the clocks: time is charged to the story while it is worked on; a resume starts a new workflow run's clock. */
export function tick(before: RunState, { stamp, outcome }: Event): RunState {
  if (outcome.type === 'resumed') {
    const plan = underToday(before.plan, outcome);
    const earlierMs = before.earlierMs + before.elapsedMs;
    return { ...before, plan, now: stamp.at, earlierMs, elapsedMs: stamp.elapsedMs };
  }
  const spentMs = Math.max(0, stamp.elapsedMs - before.elapsedMs);
  const elapsedMs = Math.max(before.elapsedMs, stamp.elapsedMs);
  const story = currentStory(before);
  const isWorked = story?.status === 'running' && before.halt === undefined && !isPutOff(before, outcome);
  if (before.pending.type === 'wait' || !isWorked) {
    const state = { ...before, now: stamp.at, elapsedMs };
    return before.pending.type === 'wait' ? notePause(state, spentMs) : state;
  }
  // One copy of a state for both clocks: every outcome of a journal makes it.
  const stories = withStory(before.stories, before.current ?? 0, charged(story, spentMs, before.plan));
  return { ...before, now: stamp.at, elapsedMs, stories };
}

function charged(story: StoryState, spentMs: number, { caps }: RunState['plan']): StoryState {
  const elapsedMs = story.elapsedMs + spentMs;
  return { ...story, elapsedMs, softLimitHit: story.softLimitHit || elapsedMs >= caps.story.softMs };
}

/** A pause is the run's time and not the story's; neither is what a call took that is made again. */
function notePause(state: RunState, spentMs: number): RunState {
  const { times, totalMs } = state.paused ?? { times: 0, totalMs: 0 };
  return { ...state, paused: { times: times + 1, totalMs: totalMs + spentMs } };
}
