import type { RunState, StoryState } from '../core/state.ts';
import type { PartView } from './run-view.ts';

/** The sub-stories of a story, in their order. */
export function partViews({ plan }: Pick<RunState, 'plan'>, { split, attempts }: StoryState): readonly PartView[] {
  const maxTries = plan.caps.maxAttempts;
  return (split?.parts ?? []).map(({ id, title }, at) => {
    const tries = attempts.filter(({ part }) => part === id).length;
    const isDone = at + 1 < (split?.starts.length ?? 0) || attempts.some(({ part, passed }) => passed && part === id);
    return { id, title, status: isDone ? 'passed' : tries > 0 ? 'tried' : 'open', tries, maxTries };
  });
}
