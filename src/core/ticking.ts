import type { Event } from './event.ts';
import { isPutOff } from './provider-kind.ts';
import { underToday } from './resuming.ts';
import type { RunState } from './state.ts';
import { currentStory, updateStory } from './story.ts';

/** Advances the clocks: time is charged to the story while it is worked on; a resume starts a new workflow run's clock. */
export function tick(before: RunState, { stamp, outcome }: Event): RunState {
  if (outcome.type === 'resumed') {
    const plan = underToday(before.plan, outcome);
    const earlierMs = before.earlierMs + before.elapsedMs;
    return { ...before, plan, now: stamp.at, earlierMs, elapsedMs: stamp.elapsedMs };
  }
  const spentMs = Math.max(0, stamp.elapsedMs - before.elapsedMs);
  const state = { ...before, now: stamp.at, elapsedMs: Math.max(before.elapsedMs, stamp.elapsedMs) };
  if (before.pending.type === 'wait') return notePause(state, spentMs);
  const story = currentStory(state);
  if (story?.status !== 'running' || state.halt !== undefined || isPutOff(before, outcome)) return state;
  const elapsedMs = story.elapsedMs + spentMs;
  return updateStory(state, {
    elapsedMs,
    softLimitHit: story.softLimitHit || elapsedMs >= state.plan.caps.story.softMs,
  });
}

/** A pause is the run's time and not the story's; neither is what a call took that is made again. */
function notePause(state: RunState, spentMs: number): RunState {
  const { times, totalMs } = state.paused ?? { times: 0, totalMs: 0 };
  return { ...state, paused: { times: times + 1, totalMs: totalMs + spentMs } };
}
