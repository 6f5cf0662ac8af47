import { areReadable, crossMistake, type Merged } from './merge.ts';
import type { Mistake } from './raw.ts';

/** A final review that nobody could make would end every run short of `ready`. */
export function checkReview(merged: Merged): readonly Mistake[] {
  if (!areReadable(merged, ['final_review', 'review_agent'])) return [];
  const { final_review: reviewers, review_agent: who } = merged.values;
  return reviewers > 0 && who === 'none' ? [crossMistake(merged, 'final_review', nobody)] : [];
}

const nobody =
  'stands beside review_agent: none, so nobody could review. Name a reviewer in review_agent, or write final_review: 0.';
