import type { Score, Step } from './schema.ts';

/** What the score holds for one attempt of one story. */
export type Selection =
  | { readonly type: 'steps'; readonly steps: readonly Step[]; readonly repeated: boolean }
  | { readonly type: 'nothing' }
  | { readonly type: 'missing-story'; readonly known: readonly string[] };

/** Finds the steps of an attempt (counted from 1): the story's own part, else that of `*`; beyond the list the last one repeats unless `then: nothing`. */
export function selectAttempt(score: Score, wanted: { readonly story: string; readonly attempt: number }): Selection {
  const part = partOf(score, wanted.story) ?? partOf(score, '*');
  if (part === undefined) return { type: 'missing-story', known: Object.keys(score.stories) };
  const own = part.attempts[wanted.attempt - 1];
  if (own !== undefined) return { type: 'steps', steps: own.steps, repeated: false };
  if (part.then === 'nothing') return { type: 'nothing' };
  return { type: 'steps', steps: part.attempts.at(-1)?.steps ?? [], repeated: true };
}

function partOf(score: Score, story: string): Score['stories'][string] | undefined {
  return Object.hasOwn(score.stories, story) ? score.stories[story] : undefined;
}
