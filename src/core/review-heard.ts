import type { UnusableAnswer } from './agent-facts.ts';
import type { Reviewed } from './event.ts';
import { blocks } from './gates.ts';
import type { ReviewAnswer } from './review-answer-types.ts';

/** Calls in a row without a usable answer before a gate counts as unavailable. */
export const MOST_MISSES = 3;

/** What a call of a reviewer came to: an answer, or why there is none. */
export type Heard =
  | { readonly ok: true; readonly answer: ReviewAnswer }
  | { readonly ok: false; readonly unusable: UnusableAnswer };

/** Reads the end of a reviewer's process and its answer. */
export function heard({ reading, result }: Pick<Reviewed, 'reading' | 'result'>): Heard {
  const gate = result.gate === 'spec' ? 'spec' : 'quality';
  if (blocks(result)) {
    return {
      ok: false,
      unusable: { gate, problem: result.reason, said: result.excerpt.lines.slice(-MOST_LINES).join('\n') },
    };
  }
  return reading.ok ? reading : { ok: false, unusable: { gate, problem: reading.problem, said: reading.said ?? '' } };
}

/** Last lines of a failed process that are kept. */
const MOST_LINES = 5;

/** The last answer that could not be used, for the reviewer who is asked in its place; undefined where there is none. */
export function lastUnusable(misses: number, unusable: readonly UnusableAnswer[] = []): UnusableAnswer | undefined {
  return misses > 0 ? unusable.at(-1) : undefined;
}
