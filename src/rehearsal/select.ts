import type { Score, Step } from './schema.ts';
import type { Answer } from './schema-review.ts';

/** What the score holds for one attempt of one story. */
export type Selection =
  | { readonly type: 'steps'; readonly steps: readonly Step[]; readonly repeated: boolean }
  | { readonly type: 'nothing' }
  | { readonly type: 'missing-story'; readonly known: readonly string[] };

/** Finds the steps of an attempt (counted from 1): the story's own part, else that of `*`; beyond the list the last one repeats unless `then: nothing`. */
export function selectAttempt(score: Score, wanted: { readonly story: string; readonly attempt: number }): Selection {
  const part = partOf(score.stories, wanted.story);
  if (part === undefined) return { type: 'missing-story', known: Object.keys(score.stories) };
  const own = part.attempts[wanted.attempt - 1];
  if (own !== undefined) return { type: 'steps', steps: own.steps, repeated: false };
  if (part.then === 'nothing') return { type: 'nothing' };
  return { type: 'steps', steps: part.attempts.at(-1)?.steps ?? [], repeated: true };
}

/** One call of one reviewer; attempt and call count from 1. */
export interface ReviewCall {
  readonly story: string;
  readonly gate: 'spec' | 'quality';
  readonly attempt: number;
  readonly call: number;
}

/** Finds the answer to a call: the story's own part, else that of `*`, else pass; beyond a list its last entry repeats. */
export function selectAnswer(score: Score, wanted: ReviewCall): Answer {
  const attempts = partOf(score.reviews, wanted.story)?.[wanted.gate] ?? [];
  const calls = attempts[wanted.attempt - 1] ?? attempts.at(-1) ?? [];
  return calls[wanted.call - 1] ?? calls.at(-1) ?? 'pass';
}

/** Finds the words of a planner or a classifier: the story's own part, else that of `*`, else none; beyond the list the last ones repeat. */
export function selectAdvice(
  score: Score,
  wanted: { readonly story: string; readonly role: 'plan' | 'classify'; readonly call: number },
): string | undefined {
  const calls = partOf(score.advice, wanted.story)?.[wanted.role] ?? [];
  return calls[wanted.call - 1] ?? calls.at(-1);
}

/** Never a member that every object has. */
function partOf<Part>(parts: Readonly<Record<string, Part>>, story: string): Part | undefined {
  return Object.hasOwn(parts, story) ? parts[story] : Object.hasOwn(parts, '*') ? parts['*'] : undefined;
}
