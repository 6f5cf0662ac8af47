import type { StoryView } from './run-view.ts';

/** What reviewers said of a story's last attempt, as far as words need it. */
export type Reviewed = Pick<StoryView, 'spec' | 'quality' | 'reviews' | 'question'>;

/** `3/3 met`, `failed: c2 unmet; 1 extra`, `a human decides`, `unavailable`, `not reviewed`: a cell, not yet sanitised. */
export function specWords(story: Reviewed): string {
  const review = story.reviews.find(({ gate }) => gate === 'spec');
  if (story.spec === 'fail')
    return story.question === undefined ? `failed: ${review?.reason ?? ''}` : 'a human decides';
  if (story.spec !== 'pass' || review === undefined) return words[story.spec] ?? story.spec;
  const met = review.criteria.filter(({ verdict }) => verdict === 'met').length;
  return `${met}/${review.criteria.length} met${review.votes > 1 ? `, ${review.votes} votes` : ''}`;
}

/** `passed`, `2 warnings`, `blocked`, `a human decides`, `unavailable`, `not reviewed`: a cell, not yet sanitised. */
export function qualityWords(story: Reviewed): string {
  const review = story.reviews.find(({ gate }) => gate === 'quality');
  if (story.quality === 'fail') return story.question === undefined ? 'blocked' : 'a human decides';
  if (story.quality === 'warn' && review !== undefined) return warningCount(review.warnings);
  return words[story.quality] ?? story.quality;
}

/** `1 warning`, `2 warnings`. */
export function warningCount(count: number): string {
  return `${count} ${count === 1 ? 'warning' : 'warnings'}`;
}

const words: Readonly<Record<string, string>> = { pass: 'passed', warn: 'passed', error: 'unavailable' };
