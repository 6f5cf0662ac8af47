import { blocksOf, harmless, type Judged, merged, place } from './review.ts';
import type { ReviewAnswer } from './review-answer-types.ts';

/**
 * Judges the answers of the final review: each reviewer has one voice, and the change is blocked when more than half of them name
 * something that must not be merged; what fewer name is a warning (02-loop §1 `final_review`).
 */
export function judgeWhole(answers: readonly ReviewAnswer[]): Judged {
  const review = merged('quality', answers);
  const blocking = answers.filter((answer) => blocksOf(answer).length > 0);
  const [worst] = blocking.flatMap(blocksOf);
  if (worst === undefined) return harmless(review);
  const voices = `${blocking.length} of ${answers.length} reviewers of the whole change`;
  const what = `${place(worst)}${worst.text}`;
  return blocking.length * 2 > answers.length
    ? { type: 'fail', reason: `${voices} found what must not be merged: ${what}`, review }
    : { type: 'warn', reason: `${voices} found what must not be merged, which is no majority: ${what}`, review };
}
