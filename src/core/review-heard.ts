import type { Reviewed } from './event.ts';
import { blocks, type Excerpt, noExcerpt } from './gates.ts';
import type { ReviewAnswer } from './review-answer-types.ts';

/** A call and its one retry (02-loop §1). */
const CALLS_PER_RUN = 2;

/**
 * Calls in a row without a usable answer before the gate counts as unavailable: it is run on the candidate, and anew at most twice
 * (02-loop §1).
 */
export const MOST_MISSES = 3 * CALLS_PER_RUN;

/** What a call of a reviewer came to: an answer, or why there is none, what it said last and how many calls that counts for. */
export type Heard =
  | { readonly ok: true; readonly answer: ReviewAnswer }
  | { readonly ok: false; readonly problem: string; readonly excerpt: Excerpt; readonly weight: number };

/** A reviewer that hangs would hang again at once, a service that stays busy was asked often: each costs its gate a whole run. */
export function heard({ reading, result }: Pick<Reviewed, 'reading' | 'result'>): Heard {
  if (!blocks(result)) return reading.ok ? reading : { ...reading, excerpt: noExcerpt, weight: 1 };
  const isWholeRun = result.verdict === 'timeout' || result.condition !== undefined;
  const { reason, excerpt } = result;
  return { ok: false, problem: reason, excerpt, weight: isWholeRun ? CALLS_PER_RUN : 1 };
}
