import { isInScope, type PlannedStory } from './plan.ts';
import type { Attempt, RunState, StoryState } from './state.ts';
import { storyAt, withStory } from './story-list.ts';

/** Shared by thousands of stories: a list of attempts is replaced, never added to. */
const NONE: readonly Attempt[] = [];

/** A story before anything was done about it. */
export function firstStory(planned: PlannedStory): StoryState {
  const { id, title, was, waits, earlier } = planned;
  const status = was === 'passed' ? 'passed' : (waits?.outcome ?? 'open');
  const story: StoryState = {
    id,
    inScope: isInScope(planned),
    title,
    status,
    detail: '',
    attempts: NONE,
    elapsedMs: 0,
    softLimitHit: false,
    ...(earlier !== undefined && { earlier }),
  };
  return waits === undefined ? story : { ...story, detail: waits.detail, waits };
}

/** The story being worked on, if any. */
export function currentStory(state: RunState): StoryState | undefined {
  return state.current === undefined ? undefined : storyAt(state.stories, state.current);
}

/** As `currentStory` where the machine guarantees one: its absence is a bug. */
export function requireStory(state: RunState): StoryState {
  const story = currentStory(state);
  if (story === undefined) throw new Error('The loop has no current story where it must have one.');
  return story;
}

/** The attempt that runs or ran last in the current story; its absence is a bug. */
export function requireAttempt(state: RunState): Attempt {
  const attempt = requireStory(state).attempts.at(-1);
  if (attempt === undefined) throw new Error('The loop has no attempt where it must have one.');
  return attempt;
}

/** Changes the current story. */
export function updateStory(state: RunState, change: Partial<StoryState>): RunState {
  return withCurrent(state, { ...requireStory(state), ...change });
}

/** Puts another story in the place of the current one. */
export function withCurrent(state: RunState, story: StoryState): RunState {
  return { ...state, stories: withStory(state.stories, state.current ?? 0, story) };
}

/** Changes the last attempt of the current story. */
export function updateAttempt(state: RunState, change: Partial<Attempt>): RunState {
  return withLast(state, { ...requireAttempt(state), ...change });
}

/** Puts another attempt in the place of the last one of the current story. */
export function withLast(state: RunState, attempt: Attempt): RunState {
  const story = requireStory(state);
  return withCurrent(state, { ...story, attempts: story.attempts.with(-1, attempt) });
}
