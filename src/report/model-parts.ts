import type { RunState, StoryState } from '../core/state.ts';

/** A sub-story under its story (02-loop §3.3). */
export interface PartView {
  readonly id: string;
  readonly title: string;
  /** `passed`: its gates let the next one begin; the last one passes with its story alone. */
  readonly status: 'passed' | 'tried' | 'open';
  readonly tries: number;
  /** Each sub-story has the attempts of a story. */
  readonly maxTries: number;
}

/** The sub-stories of a story, in their order. */
export function partViews({ plan }: Pick<RunState, 'plan'>, { split, attempts }: StoryState): readonly PartView[] {
  const maxTries = plan.caps.maxAttempts;
  return (split?.parts ?? []).map(({ id, title }, at) => {
    const tries = attempts.filter(({ part }) => part === id).length;
    const isDone = at + 1 < (split?.starts.length ?? 0) || attempts.some(({ part, passed }) => passed && part === id);
    return { id, title, status: isDone ? 'passed' : tries > 0 ? 'tried' : 'open', tries, maxTries };
  });
}
